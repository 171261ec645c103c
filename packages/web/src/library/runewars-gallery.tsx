import type { GamePack } from '@runehold/kernel/pack';
import type { PreparedContent } from '@runehold/runewars/content/numbers';
import { runewarsPack } from '@runehold/runewars/pack';
import type { ReactNode } from 'react';
import type { Sight } from '../tables/runewars/sight.ts';
import { rulesText, type TextKind } from '../tables/runewars/texts.ts';
import { SpeakerContext, useTableSpeaker } from '../text/use-speaker.ts';
import styles from './library.module.css';

const pack: GamePack = runewarsPack;
const content = pack.game.content as PreparedContent;

/** A table on which nothing has happened, of the Revised Edition: every text is as printed. */
const bare = { content, t: { edition: 0 } } as unknown as Sight;

/** The kinds of cards and components, each with the numbers of its things. */
const groups: readonly (readonly [kind: TextKind, things: number])[] = [
  ['order', content.orders.length],
  ['seasonCard', content.seasonCards.length],
  ['tactics', content.tacticsCards.length],
  ['quest', content.questCards.length],
  ['reward', content.rewardCards.length],
  ['objective', content.objectiveCards.length],
  ['hero', content.heroes.length],
  ['unit', content.units.length],
  ['title', content.titles.length],
  ['development', content.developments.length],
  ['city', content.cities.length],
  ['exploration', content.token.length],
];

/** Every card and component of Runewars with its rules text. */
export const RunewarsGallery = (): ReactNode => {
  const speaker = useTableSpeaker(pack, []);
  const drawing = { sight: bare, speaker };
  return (
    <SpeakerContext value={speaker}>
      <h1>{speaker.say('library.components.title')}</h1>
      {groups.map(([kind, things]) => (
        <section key={kind} className={styles.group} aria-label={speaker.say(`library.of.${kind}`)}>
          <h2>{speaker.say(`library.of.${kind}`)}</h2>
          <ul className={styles.readings}>
            {Array.from({ length: things }, (_, it) => (
              <li key={pack.ids[kind][it]}>
                <h3>{speaker.noun(kind, pack.ids[kind][it])}</h3>
                <p>{rulesText(drawing, kind, it)}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </SpeakerContext>
  );
};
