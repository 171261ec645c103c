import { openIn } from '@runehold/runewars/rules/view/look';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Crest } from '../../../kit/crest.tsx';
import { useTable } from '../../../table/session/table-context.ts';
import { Glyphs } from '../land/glyphs.tsx';
import { useDrawing } from '../use-drawing.ts';
import styles from './choose-faction.module.css';
import { seatPlaying } from './choosing.ts';
import { Sheet } from './sheet.tsx';

/** The first choice of a game: every faction on a sheet; where there is no room for all, one with a strip of crests. */
export const ChooseFaction = (): ReactNode => {
  const drawing = useDrawing();
  const { view, ask } = useTable();
  const { sight, speaker } = drawing;
  const factions = openIn(sight, 'factions');
  const free = factions.find(faction => seatPlaying(sight, faction) === undefined);
  const [looked, setLooked] = useState<number>();
  const shown = looked ?? free ?? 0;
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
              onClick={() => setLooked(faction)}
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
