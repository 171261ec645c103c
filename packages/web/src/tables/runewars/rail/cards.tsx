import { seenAt, seenIn } from '@runehold/kernel/layout/seen';
import { NONE } from '@runehold/kernel/layout/zones';
import { areaIds, questPool, rewardPool, tacticsPool } from '@runehold/runewars/pools';
import { tacticsKeptBy } from '@runehold/runewars/rules/view/commanders';
import { heroesOf, questAreas, rewardsUnder } from '@runehold/runewars/rules/view/heroes';
import { objectiveSeen, progressOf } from '@runehold/runewars/rules/view/realm';
import type { TextKind } from '@runehold/runewars/rules/view/texts';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon.tsx';
import type { Address } from '../../../table/art/targets.ts';
import { Thing } from '../../../table/board/thing.tsx';
import { at } from '../addresses.ts';
import { CardLook, markText } from '../closer-look.tsx';
import { icons } from '../icons.ts';
import { rulesText } from '../texts.ts';
import { type Drawing, useDrawing } from '../use-drawing.ts';
import styles from './cards.module.css';

type Progress = ReturnType<typeof progressOf>;

type Held = {
  readonly address: Address;
  readonly kind: 'tactics' | 'quest' | 'reward' | 'objective';
  readonly number: number;
  readonly name: string;
  readonly note: string;
  readonly count: number;
  /** Not to be used in this season. */
  readonly isFresh?: boolean;
  /** What is to be said of it at this table, now. */
  readonly notes?: readonly string[];
  /** The areas it is about. */
  readonly areas?: readonly number[];
  /** How far it has come. */
  readonly progress?: Progress;
};

const tacticsOf = ({ sight, speaker }: Drawing, seat: number): Held[] =>
  [
    [sight.t.tactics.at(seat), speaker.say('rw.card.tactics'), false] as const,
    [sight.t.freshTactics.at(seat), speaker.say('rw.tactics.fresh'), true] as const,
  ].flatMap(([zone, note, isFresh]) =>
    seenIn(zone, sight.me).map(
      ([number, count]): Held => ({
        address: at.tactics(number),
        kind: 'tactics',
        number,
        name: speaker.noun('tactics', tacticsPool.cards[number]),
        note,
        count,
        isFresh,
      }),
    ),
  );

/** The Tactics card that stays in play while a seat has a second commander. (BW-CMD-48) */
const keptBy = ({ sight, speaker }: Drawing, seat: number): Held[] => {
  const number = tacticsKeptBy(sight, seat);
  return number === NONE
    ? []
    : [
        {
          address: at.kept(seat),
          kind: 'tactics',
          number,
          name: speaker.noun('tactics', tacticsPool.cards[number]),
          note: speaker.say('rw.tactics.kept'),
          count: 1,
        },
      ];
};

/** Quests show where they are attempted: pointed at, on the map. (RW-QUEST-26 to 29) */
const questsOf = ({ sight, speaker }: Drawing, seat: number): Held[] =>
  [sight.t.questHand.at(seat), sight.t.questShown.at(seat)].flatMap(zone =>
    seenIn(zone, sight.me).map(([number, count]): Held => {
      const { place } = sight.content.questCards[number];
      const areas = questAreas(sight, seat, number);
      return {
        address: at.quest(number),
        kind: 'quest',
        number,
        name: speaker.noun('quest', questPool.cards[number]),
        note:
          place.kind === 'area' ? speaker.say('rw.quest.at', { area: place.area }) : speaker.say('rw.quests'),
        count,
        areas,
        notes: [
          areas.length === 0
            ? speaker.say('rw.quest.nowhere')
            : speaker.say('rw.quest.areas', { list: areas.map(area => areaIds[area]).join(', ') }),
        ],
      };
    }),
  );

const rewardsOf = ({ sight, speaker }: Drawing, seat: number): Held[] =>
  heroesOf(sight, seat).flatMap(hero =>
    rewardsUnder(sight, hero).flatMap((place): Held[] => {
      const number = seenAt(sight.t.reward, place, sight.me);
      if (number === NONE) return [];
      const note = speaker.noun('hero', sight.content.heroes[hero].id);
      return [
        {
          address: at.reward(number),
          kind: 'reward',
          number,
          name: speaker.noun('reward', rewardPool.cards[number]),
          note,
          count: 1,
        },
      ];
    }),
  );

const objectivesOf = ({ sight, speaker }: Drawing, seat: number): Held[] => {
  const number = objectiveSeen(sight, seat);
  if (number === undefined) return [];
  const { id, condition } = sight.content.objectiveCards[number];
  const progress = progressOf(sight, seat, condition);
  const { have, need, isFulfilled } = progress;
  return [
    {
      address: at.objective,
      kind: 'objective',
      number,
      name: speaker.noun('objective', id),
      note: speaker.say('rw.card.objective'),
      count: 1,
      progress,
      notes: [
        isFulfilled
          ? speaker.say('rw.objective.done')
          : speaker.say('rw.objective.progress', { have: Math.min(have, need), need }),
      ],
    },
  ];
};

const Meter = ({ have, need, isFulfilled }: Progress): ReactNode => (
  <span className={styles.meter} data-done={isFulfilled}>
    {Math.min(have, need)}/{need}
  </span>
);

const MiniCard = ({ held }: { held: Held }): ReactNode => {
  const drawing = useDrawing();
  const { kind, number, name, note, count, isFresh = false, notes = [], areas, progress } = held;
  const text = rulesText(drawing, kind satisfies TextKind, number);
  return (
    <Thing
      at={held.address}
      label={[name, note, text, ...notes].join(', ')}
      className={styles.thing}
      look={
        <CardLook
          drawing={drawing}
          kind={kind}
          it={number}
          notes={[note, ...notes, ...(kind === 'objective' ? [markText(drawing, 'objective')] : [])]}
        />
      }
      {...(areas !== undefined && { lights: areas.map(at.area) })}
    >
      <span className={`${styles.card} ${styles[kind]}`} data-fresh={isFresh} aria-hidden="true">
        <Icon path={icons[kind]} className={styles.icon} />
        <b>{name}</b>
        {count > 1 ? <i>{count}</i> : undefined}
        {progress === undefined ? undefined : <Meter {...progress} />}
      </span>
    </Thing>
  );
};

/** The cards a seat holds, as far as the viewer sees them. */
export const Cards = ({ seat }: { seat: number }): ReactNode => {
  const drawing = useDrawing();
  const held = [tacticsOf, keptBy, questsOf, rewardsOf, objectivesOf].flatMap(of => of(drawing, seat));
  return (
    <section className={styles.cards} aria-label={drawing.speaker.say('rw.cards')}>
      {held.map((card, i) => (
        <MiniCard key={`${card.address}/${card.note}/${held.indexOf(card, i)}`} held={card} />
      ))}
    </section>
  );
};
