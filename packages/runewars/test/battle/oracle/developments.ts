import { alone, fortifications } from './aid.ts';
import { typeOf } from './development-figures.ts';
import { changes, choices } from './development-icons.ts';
import { type Moment, uses } from './development-uses.ts';
import type { Ability, Aid, Field } from './field.ts';

/*
 * Development cards that a side has bought, as far as they matter from the first round on. Those that are used as a battle
 * begins are left out: it has begun when battles are dealt.
 */

/** The cards of each faction, by its number. */
const decks: readonly (readonly string[])[] = [
  ['bodkin-points', 'shield-wall', 'ironbound-towers', 'keeper-of-the-sigil'],
  ['parting-volley', 'blades-of-summersong', 'greater-word-of-vaal', 'prowl', 'heartwood'],
  [
    'death-frenzy',
    'ravenous-hunger',
    'inferno-rite',
    'aura-of-dread',
    'martyrs-of-the-covenant',
    'bottomless-gluttony',
  ],
  ['restless-legion', 'gravebarbed-arrows', 'mass-grave', 'lords-of-bilehall', 'toxic-breath'],
];

export const cardsOf = (faction: number): string[] => (decks[faction] ?? []).map(name => `devcard-${name}`);

const SIEGE_TOWER = typeOf('unit-siege-tower');
const GUARDIAN = typeOf('unit-forest-guardian');

/** A side uses cards of a moment one after the other, and tokens with them, as long as it likes. */
const useCards = (
  field: Field,
  side: number,
  moment: Moment,
  cards: readonly string[],
  tokens: readonly string[] = [],
): void => {
  const used = new Set<string>();
  const left = [...tokens];
  for (;;) {
    const usable = cards.filter(
      card => uses[card]?.moment === moment && !used.has(card) && uses[card].may(field, side),
    );
    if (usable.length === 0) break;
    const beside = left.slice(0, 1).filter(token => fortifications[token].may(field));
    const name = field.world.use(side, [
      ...usable.map(card => `card:${card}`),
      ...beside.map(token => `development:${token}`),
    ]);
    if (name === undefined) return;
    const [kind, what] = name.split(':');
    if (kind === 'development') fortifications[left.splice(0, 1)[0]].use(field, side);
    else uses[what].use(field, side);
    used.add(what);
  }
  for (const token of left) alone(fortifications[token]).atTally?.(field, side);
};

/** What the icon of a type stands for: what a card has made of it, or what the controller chooses. */
const abilityBy = (card: string, field: Field, side: number, type: number): Ability | undefined => {
  const change = changes[card];
  if (change !== undefined) return typeOf(change.unit) === type ? change.ability : undefined;
  const choice = choices[card];
  if (choice === undefined || typeOf(choice.unit) !== type || !choice.may(field, side)) return undefined;
  return !choice.mayPrinted(field, side) || field.world.yes(side) ? choice.ability : undefined;
};

/** All cards that a side has bought; a defender uses its tokens with them. */
export const developmentCards = (cards: readonly string[], tokens: readonly string[]): Aid => ({
  ability: (field, side, type) => {
    for (const card of cards) {
      const ability = abilityBy(card, field, side, type);
      if (ability !== undefined) return ability;
    }
    return undefined;
  },
  health: type => (type === SIEGE_TOWER && cards.includes('devcard-ironbound-towers') ? 1 : 0),
  atRoundsEnd: (field, side) => useCards(field, side, 'end', cards),
  atTally: (field, side) => {
    if (side === 1) useCards(field, side, 'tally', cards, tokens);
  },
  atVictory: (field, side) => useCards(field, side, 'victory', cards),
  strength: ({ armies }, side) => {
    if (side === 0 || !cards.includes('devcard-heartwood')) return 0;
    return Math.min(2, armies[side].filter(({ type }) => type === GUARDIAN).length);
  },
});
