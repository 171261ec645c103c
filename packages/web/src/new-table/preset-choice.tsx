import { shelf } from '@runehold/shelf/shelf';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { linkTo } from '../app/route.ts';
import { Vista } from '../kit/vista.tsx';
import { useSpeaker } from '../text/use-speaker.ts';
import { isAsPreset, withPreset } from './draft-table.ts';
import cards from './new-table.module.css';
import type { DraftProps } from './new-table.tsx';
import styles from './preset-choice.module.css';
import { SectionTitle } from './section-title.tsx';
import { setUpOf } from './set-ups.ts';

/** The games that have presets, one touch apart. */
const Games = ({ game }: { game: string }): ReactNode => {
  const speaker = useSpeaker();
  return (
    <nav className={styles.games} aria-label={speaker.say('new.preset.game')}>
      {shelf.games
        .filter(({ id }) => setUpOf(id).presets !== undefined)
        .map(({ id }) => (
          <a key={id} href={linkTo('new', id)} aria-current={id === game ? 'page' : undefined}>
            {speaker.word(`new.preset.${id}`)}
          </a>
        ))}
    </nav>
  );
};

/** What kind of game it is to be: one choice sets everything, and what is changed after it is said. */
export const PresetChoice = ({ draft, setDraft, entry, takes }: DraftProps): ReactNode => {
  const speaker = useSpeaker();
  const [begun, setBegun] = useState<string>();
  const { presets, minutes, seatOption } = setUpOf(entry.id);
  if (presets === undefined) return undefined;
  const own = new Set([0, 1, 2, 3].map(seat => seatOption?.(seat)));
  const chosen = presets.find(preset => isAsPreset(draft, preset, takes, name => own.has(name)));
  const nameOf = (id: string): string => speaker.word(`new.preset.${entry.id}.${id}`);
  const note =
    chosen === undefined && begun !== undefined
      ? speaker.say('new.preset.changed', { name: nameOf(begun) })
      : speaker.say('new.preset.note');
  return (
    <section>
      <div className={cards.head}>
        <SectionTitle note={note}>{speaker.say('new.preset')}</SectionTitle>
        <Games game={entry.id} />
      </div>
      <div className={styles.presets}>
        {presets.map(preset => (
          <button
            key={preset.id}
            type="button"
            className={cards.theme}
            aria-pressed={preset === chosen}
            data-preset={preset.id}
            onClick={() => {
              setBegun(preset.id);
              setDraft(withPreset(draft, preset, takes));
            }}
          >
            <span className={`${cards.picture} ${styles.view}`}>
              <Vista {...preset.picture} seed={`preset-${preset.id}`} broad />
            </span>
            <b>{nameOf(preset.id)}</b>
            <span className={cards.about}>{speaker.word(`new.preset.${entry.id}.${preset.id}.about`)}</span>
            <span className={styles.chips}>
              <span>{speaker.say('new.preset.players', { n: preset.seats })}</span>
              <span>
                {speaker.say('new.minutes', {
                  from: minutes[0] * preset.seats,
                  to: minutes[1] * preset.seats,
                })}
              </span>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
};
