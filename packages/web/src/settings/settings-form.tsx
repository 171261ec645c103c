import { limits } from '@runehold/protocol/limits';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { playSound } from '../sound/play.ts';
import { forgetLessons } from '../table/bar/lessons.ts';
import type { PageKey } from '../text/page-words.ts';
import type { Speaker } from '../text/speaker.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { setSettings, useSettings } from './settings.ts';
import styles from './settings-form.module.css';
import './words.ts';
import '../sound/words.ts';

type ChoiceProps<V extends string> = {
  readonly legend: string;
  readonly values: readonly (readonly [value: V, label: string])[];
  readonly chosen: V;
  choose(value: V): void;
};

/** One of a few, all in sight. */
const Choice = <V extends string>({ legend, values, chosen, choose }: ChoiceProps<V>): ReactNode => {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {values.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => choose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
};

type PlainKey = Extract<PageKey, `settings.${string}` | `sound.${string}`>;

const labelled = <V extends string>(
  speaker: Speaker,
  values: readonly V[],
  keyOf: (value: V) => PlainKey,
): (readonly [V, string])[] => values.map(value => [value, speaker.say(keyOf(value))] as const);

/** Everything that can be set, each at once in force. */
export const SettingsForm = ({ withName = false }: { withName?: boolean }): ReactNode => {
  const speaker = useSpeaker();
  const settings = useSettings();
  return (
    <form className={styles.form} onSubmit={event => event.preventDefault()}>
      {withName ? (
        <label className={styles.name}>
          <span>{speaker.say('settings.name')}</span>
          <input
            value={settings.name}
            maxLength={limits.name}
            placeholder={speaker.say('settings.name.usual')}
            onChange={event => setSettings({ name: event.currentTarget.value })}
          />
        </label>
      ) : undefined}
      <Choice
        legend={speaker.say('settings.light')}
        values={labelled(speaker, ['system', 'dark', 'light'] as const, theme => `settings.theme.${theme}`)}
        chosen={settings.theme}
        choose={theme => setSettings({ theme })}
      />
      <Choice
        legend={speaker.say('settings.motion')}
        values={labelled(speaker, ['system', 'less', 'full'] as const, motion => `settings.motion.${motion}`)}
        chosen={settings.motion}
        choose={motion => setSettings({ motion })}
      />
      <Choice
        legend={speaker.say('sound.volume')}
        values={labelled(
          speaker,
          ['off', 'quiet', 'medium', 'loud'] as const,
          volume => `sound.volume.${volume}`,
        )}
        chosen={settings.volume}
        choose={volume => {
          setSettings({ volume });
          void playSound('turn');
        }}
      />
      <Choice
        legend={speaker.say('settings.pace')}
        values={labelled(
          speaker,
          ['skip', 'quick', 'calm', 'slow'] as const,
          pace => `settings.pace.${pace}`,
        )}
        chosen={settings.pace}
        choose={pace => setSettings({ pace })}
      />
      <Choice
        legend={speaker.say('settings.click')}
        values={labelled(speaker, ['one', 'confirm'] as const, click => `settings.click.${click}`)}
        chosen={settings.oneClick ? 'one' : 'confirm'}
        choose={click => setSettings({ oneClick: click === 'one' })}
      />
      <Choice
        legend={speaker.say('settings.fast')}
        values={labelled(speaker, ['alone', 'no', 'yes'] as const, fast => `settings.fast.${fast}`)}
        chosen={settings.fast === 'alone' ? 'alone' : settings.fast ? 'yes' : 'no'}
        choose={fast => setSettings({ fast: fast === 'alone' ? fast : fast === 'yes' })}
      />
      <Choice
        legend={speaker.say('settings.lessons')}
        values={labelled(speaker, ['on', 'off'] as const, lessons => `settings.lessons.${lessons}`)}
        chosen={settings.lessons ? 'on' : 'off'}
        choose={lessons => {
          if (lessons === 'on') forgetLessons();
          setSettings({ lessons: lessons === 'on' });
        }}
      />
      <Choice
        legend={speaker.say('settings.coaching')}
        values={labelled(
          speaker,
          ['first', 'always', 'never'] as const,
          coaching => `settings.coaching.${coaching}`,
        )}
        chosen={settings.coaching}
        choose={coaching => setSettings({ coaching })}
      />
      <Choice
        legend={speaker.say('settings.hints')}
        values={labelled(speaker, ['on', 'off'] as const, hints => `settings.hints.${hints}`)}
        chosen={settings.hints ? 'on' : 'off'}
        choose={hints => setSettings({ hints: hints === 'on' })}
      />
    </form>
  );
};
