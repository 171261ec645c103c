import { openIn } from '@runehold/runewars/rules/view/look';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Crest } from '../../../kit/crest.tsx';
import { useDeciding, useTable } from '../../../table/session/table-context.ts';
import { at } from '../addresses.ts';
import { Glyphs } from '../land/glyphs.tsx';
import { useDrawing } from '../use-drawing.ts';
import styles from './choose-faction.module.css';
import { seatPlaying } from './choosing.ts';
import { Sheet } from './sheet.tsx';

/** The first choice of a game: every faction on a sheet; where there is no room for all, one with a strip of crests. */
export const ChooseFaction = (): ReactNode => {
  const drawing = useDrawing();
  const { view, ask, targets } = useTable();
  const { setDraft } = useDeciding();
  const { sight, speaker } = drawing;
  const factions = openIn(sight, 'factions');
  const free = factions.find(faction => seatPlaying(sight, faction) === undefined);
  const [looked, setLooked] = useState<number>();
  const shown = looked ?? free ?? 0;
  /** Whoever has turned to a sheet that is free has chosen it, as long as they turn to no other. */
  const turnTo = (faction: number): void => {
    setLooked(faction);
    const options = targets.get(at.faction(faction))?.options ?? [];
    if (ask !== undefined) setDraft(() => options.map(({ code }) => code));
  };
  const choosing = view.waiting.filter(({ answered }) => !answered).map(({ seat }) => speaker.seat(seat));
  return (
    <main className={styles.choose} data-choosing>
      <Glyphs />
      <header>
        <h2>{speaker.say(ask === undefined ? 'rw.choose' : 'rw.choose.title')}</h2>
        <p>
          {ask === undefined
            ? speaker.say('rw.choose.others', { names: choosing.join(', ') })
            : speaker.say('rw.choose.about')}
        </p>
      </header>
      <nav className={styles.strip} aria-label={speaker.say('rw.choose')}>
        {factions.map(faction => {
          const { id } = sight.content.factions[faction];
          return (
            <button
              key={id}
              type="button"
              aria-pressed={faction === shown}
              aria-label={speaker.noun('faction', id)}
              onClick={() => turnTo(faction)}
            >
              <Crest faction={id} />
            </button>
          );
        })}
      </nav>
      <div className={styles.sheets}>
        {factions.map(faction => (
          <div key={faction} className={styles.place} data-shown={faction === shown}>
            <Sheet drawing={drawing} faction={faction} />
          </div>
        ))}
      </div>
    </main>
  );
};
