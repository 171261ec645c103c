import { NONE } from '@runehold/kernel/layout/zones';
import type { QuestUnit, QuestUnitEffect } from '../../../content/types-quests.ts';
import type { Table } from '../../../layout.ts';
import { unitIds } from '../../../pools.ts';
import { type CardText, clause, colon, stop } from '../../../text/clause.ts';
import { type Effect, type EffectsOf, family, type Spoken } from '../../../text/family.ts';
import { events } from '../../../words.ts';
import { drawFate, fateFor } from '../../cards/fate.ts';
import { typeOf } from '../../map/columns.ts';
import { unitAt } from '../../map/units.ts';
import { ATTACKER, deal, isUnitDown, questColumn } from './sides.ts';

/** Everything about what the special icon of a neutral unit does to the hero who duels it. (RW-DUEL-39) */
type Icon<Kind extends string, Parts = unknown> = IconKind<Effect<Kind, Parts>>;
type IconKind<E extends { readonly kind: string }> = Spoken<E> & {
  strike(t: Table, unit: number, effect: E): void;
};

const icon = <K extends string, P = unknown>(it: Icon<K, P>): Icon<K, P> => it;

const kinds = {
  nothing: icon<'nothing'>({
    clause: ['nothing happens', 'nic się nie dzieje'],
    strike: () => {},
  }),
  damage: icon<'damage', { damage: number }>({
    clause: [
      'the hero takes {damage, count, thing.damage}',
      'bohater otrzymuje {damage, count, thing.damage:acc}',
    ],
    strike: (t, _unit, { damage }) => deal(t, ATTACKER, damage, true, false),
  }),
  /** Damage, then further Fate cards, so often in a duel. */
  'damage-and-draw-fate': icon<'damage-and-draw-fate', { damage: number; cards: number; perDuel: number }>({
    clause: [
      'the hero takes {damage, count, thing.damage}, and the unit draws {cards, plural, one {# more Fate card} other {# more Fate cards}} ({perDuel, plural, one {once} other {up to # times}} per duel)',
      'bohater otrzymuje {damage, count, thing.damage:acc}, a dla jednostki dobiera się dodatkowo {cards, count, thing.fate-card:acc} ({perDuel, plural, one {raz} few {najwyżej # razy} many {najwyżej # razy} other {najwyżej # raza}} w pojedynku)',
    ],
    strike: (t, unit, { damage, cards, perDuel }) => {
      deal(t, ATTACKER, damage, true, false);
      drawAgain(t, unit, cards, perDuel);
    },
  }),
  /** For the rest of the duel. */
  'set-health': icon<'set-health', { health: number }>({
    clause: [
      'the unit has {health} health for the rest of the duel',
      'jednostka ma Wytrzymałość {health} do końca pojedynku',
    ],
    strike: (t, unit, { health }) => {
      t.questTough.set(unit, health);
      t.emit(events['quest-unit-hardened'], unit, health);
    },
  }),
  /** As much as it carried when the round began. */
  'damage-as-carried': icon<'damage-as-carried'>({
    clause: [
      'the hero takes as much damage as the unit had when the round began',
      'bohater otrzymuje tyle obrażeń, ile jednostka miała na początku rundy',
    ],
    strike: (t, unit) => deal(t, ATTACKER, t.questHurt.get(unit), true, false),
  }),
} as const;

export type QuestUnitEffects = EffectsOf<typeof kinds>;

export const questIcons = family<QuestUnitEffect, IconKind<QuestUnitEffect>>('quest-unit', kinds);

/** What the special icon of a neutral unit does in the duel of a quest. */
export const questUnitText = ({ special }: QuestUnit): CardText => [
  clause('clause.unit.special'),
  colon,
  ...questIcons.textOf(special),
  stop,
];

/** What a quest unit's special icon does to a hero. (RW-DUEL-38, RW-DUEL-39) */
const questSpecial = (t: Table): QuestUnitEffect => {
  const id = unitIds[typeOf(t, 0, questColumn(t))];
  const found = t.content.questUnits.find(({ unit }) => unit === id);
  if (found === undefined) throw new Error(`${id} is no quest unit`);
  return found.special;
};

/** One card of a quest unit. A unit that draws again resolves the new card at once, so often in a duel. (RW-DUEL-38 to 40) */
const resolveUnitCard = (t: Table, unit: number, card: number): void => {
  const result = fateFor(t, card, unitAt(t, 0, questColumn(t)).unitClass);
  if (result.kind === 'damage') deal(t, ATTACKER, result.amount, false, false);
  if (result.kind === 'rout') t.questGuard.add(unit, result.amount);
  if (result.kind === 'special') resolveUnitSpecial(t, unit);
};

const resolveUnitSpecial = (t: Table, unit: number): void => {
  const special = questSpecial(t);
  questIcons.kindOf(special).strike(t, unit, special);
};

const drawAgain = (t: Table, unit: number, cards: number, perDuel: number): void => {
  if (t.questAgain.get(unit) >= perDuel) return;
  t.questAgain.add(unit, 1);
  const row = t.fateShown.at(1);
  const before = row.total;
  drawFate(t, cards, row);
  for (let slot = before; slot < row.total; slot++) {
    t.emit(events['fate-shown'], row.at(slot));
    resolveUnitCard(t, unit, row.at(slot));
  }
};

/** Each quest unit that is up resolves its card, in the order in which they were drawn. (RW-DUEL-48) */
export const resolveUnits = (t: Table): void => {
  let slot = 0;
  for (let unit = 0; unit < t.questUnits; unit++) {
    if (isUnitDown(t, unit)) continue;
    const card = t.fateShown.at(1).at(slot++);
    if (card !== NONE) resolveUnitCard(t, unit, card);
  }
};
