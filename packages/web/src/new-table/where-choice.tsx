import { limits } from '@runehold/protocol/limits';
import { type ReactNode, useId } from 'react';
import { setSettings, useSettings } from '../settings/settings.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { AdmissionChoice } from './admission-choice.tsx';
import { hasOpenSeat, mayGather } from './draft-table.ts';
import styles from './new-table.module.css';
import type { DraftProps } from './new-table.tsx';
import { PaceChoice } from './pace-choice.tsx';
import { SectionTitle } from './section-title.tsx';
import '../room/words.ts';
import '../programs/words.ts';

/** Who keeps the table: this browser, or the server others can reach. */
export const WhereChoice = ({
  draft,
  setDraft,
  reachable,
  offered,
}: DraftProps & { reachable: boolean; offered: string }): ReactNode => {
  const speaker = useSpeaker();
  const name = useSettings(settings => settings.name);
  const needsServer = hasOpenSeat(draft);
  const welcome = useId();
  return (
    <section>
      <SectionTitle>{speaker.say('new.where')}</SectionTitle>
      <div className={styles.places}>
        {(['here', 'server'] as const).map(house => (
          <button
            key={house}
            type="button"
            className={styles.place}
            aria-pressed={draft.house === house}
            disabled={house === 'server' ? !reachable : needsServer}
            onClick={() => setDraft({ ...draft, house })}
          >
            <b>{speaker.say(`new.where.${house}`)}</b>
            <span>
              {house === 'server' && !reachable
                ? speaker.say('new.where.server.absent')
                : speaker.say(`new.where.${house}.about`)}
            </span>
          </button>
        ))}
      </div>
      {draft.house === 'server' ? (
        <>
          <label className={styles.called}>
            <span>{speaker.say('join.name')}</span>
            <input
              className={styles.field}
              value={name}
              maxLength={limits.name}
              placeholder={offered}
              autoComplete="nickname"
              onChange={event => setSettings({ name: event.currentTarget.value })}
            />
          </label>
          <AdmissionChoice draft={draft} setDraft={setDraft} />
          {mayGather(draft) ? <PaceChoice draft={draft} setDraft={setDraft} /> : undefined}
          {mayGather(draft) ? (
            <label className={styles.listed}>
              <input
                type="checkbox"
                checked={draft.gather || draft.pace !== 'none'}
                disabled={draft.pace !== 'none'}
                onChange={event => setDraft({ ...draft, gather: event.currentTarget.checked })}
              />
              {speaker.say('new.gather')}
            </label>
          ) : undefined}
          {needsServer ? (
            <>
              <label className={styles.listed}>
                <input
                  type="checkbox"
                  checked={draft.outsideBots}
                  aria-describedby={welcome}
                  onChange={event => setDraft({ ...draft, outsideBots: event.currentTarget.checked })}
                />
                {speaker.say('programs.welcome')}
              </label>
              <p id={welcome}>{speaker.say('programs.welcome.about')}</p>
            </>
          ) : undefined}
        </>
      ) : undefined}
    </section>
  );
};
