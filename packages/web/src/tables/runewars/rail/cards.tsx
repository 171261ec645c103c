import { seenIn } from '@runehold/kernel/layout/zone-json';
import { objectiveIds, questPool, rewardPool, tacticsPool } from '@runehold/runewars/layout';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon.tsx';
import type { Address } from '../../../table/targets.ts';
import { Thing } from '../../../table/thing.tsx';
import { at } from '../addresses.ts';
import { icons } from '../icons.ts';
import { heroesOf, rewardsUnder } from '../numbers.ts';
import { Parchment } from '../parchment.tsx';
import { seenAt } from '../sight.ts';
import { rulesText, type TextKind } from '../texts.ts';
import { type Drawing, useDrawing } from '../use-drawing.ts';
import styles from './cards.module.css';

type Held = {
  readonly address: Address;
  readonly kind: 'tactics' | 'quest' | 'reward' | 'objective';
  readonly number: number;
  readonly name: string;
  readonly note: string;
  readonly count: number;
  /** Not to be used in this season. */
  readonly isFresh?: boolean;
};

const tacticsOf = ({ sight, speaker }: Drawing, seat: number): Held[] =>
  [
    [sight.t.tactics[seat], speaker.say('rw.tactics'), false] as const,
    [sight.t.freshTactics[seat], speaker.say('rw.tactics.fresh'), true] as const,
  ].flatMap(([zone, note, isFresh]) =>
    seenIn(zone).map(([id, count]): Held => {
      const number = tacticsPool.cards.indexOf(id);
      return {
        address: at.tactics(number),
        kind: 'tactics',
        number,
        name: speaker.noun('tactics', id),
        note,
        count,
        isFresh,
      };
    }),
  );

const questsOf = ({ sight, speaker }: Drawing, seat: number): Held[] =>
  [sight.t.questHand[seat], sight.t.questShown[seat]].flatMap(zone =>
    seenIn(zone).map(([id, count]): Held => {
      const number = questPool.cards.indexOf(id);
      const { place } = sight.content.questCards[number];
      const note =
        place.kind === 'area' ? speaker.say('rw.quest.at', { area: place.area }) : speaker.say('rw.quests');
      return {
        address: at.quest(number),
        kind: 'quest',
        number,
        name: speaker.noun('quest', id),
        note,
        count,
      };
    }),
  );

const rewardsOf = ({ sight, speaker }: Drawing, seat: number): Held[] =>
  heroesOf(sight, seat).flatMap(hero =>
    rewardsUnder(sight, hero).flatMap((place): Held[] => {
      const id = seenAt(sight.t.reward[place]);
      if (id === undefined) return [];
      const number = rewardPool.cards.indexOf(id);
      const note = speaker.noun('hero', sight.content.heroes[hero].id);
      return [
        {
          address: at.reward(number),
          kind: 'reward',
          number,
          name: speaker.noun('reward', id),
          note,
          count: 1,
        },
      ];
    }),
  );

const objectivesOf = ({ sight, speaker }: Drawing, seat: number): Held[] =>
  [sight.t.goodObjective[seat], sight.t.evilObjective[seat]].flatMap(zone =>
    seenIn(zone).map(
      ([id, count]): Held => ({
        address: at.objective,
        kind: 'objective',
        number: objectiveIds.indexOf(id),
        name: speaker.noun('objective', id),
        note: speaker.say('rw.objective'),
        count,
      }),
    ),
  );

const MiniCard = ({ held }: { held: Held }): ReactNode => {
  const drawing = useDrawing();
  const { kind, number, name, note, count, isFresh = false } = held;
  const text = rulesText(drawing, kind satisfies TextKind, number);
  return (
    <Thing
      at={held.address}
      label={[name, note, text].join(', ')}
      className={styles.thing}
      look={<Parchment title={name} text={`${note}. ${text}`} />}
    >
      <span className={`${styles.card} ${styles[kind]}`} data-fresh={isFresh} aria-hidden="true">
        <Icon path={icons[kind]} className={styles.icon} />
        <b>{name}</b>
        {count > 1 ? <i>{count}</i> : undefined}
      </span>
    </Thing>
  );
};

/** The cards a seat holds, as far as the viewer sees them. */
export const Cards = ({ seat }: { seat: number }): ReactNode => {
  const drawing = useDrawing();
  const held = [tacticsOf, questsOf, rewardsOf, objectivesOf].flatMap(of => of(drawing, seat));
  return (
    <section className={styles.cards} aria-label={drawing.speaker.say('rw.cards')}>
      {held.map((card, i) => (
        <MiniCard key={`${card.address}/${card.note}/${held.indexOf(card, i)}`} held={card} />
      ))}
    </section>
  );
};
