import type { Story } from '../parts/story.ts';

/** A Fate card of a battle: which one as far as it is known, and what has become of it. */
export type DrawnCard = {
  readonly fate: number | undefined;
  readonly state: 'drawn' | 'revealed' | 'dropped';
};

/** The Fate cards that a type of units has drawn. Every type draws once in a battle. (RW-ROUND-28) */
export type Draw = { readonly side: number; readonly unit: number; readonly cards: readonly DrawnCard[] };

/** Turns over the first card that this can be: one that was seen, else one that was not. */
const turnOver = (cards: DrawnCard[], card: DrawnCard): void => {
  const open = cards.map(({ fate, state }) => (state === 'drawn' ? (fate ?? -1) : undefined));
  const slot = open.includes(card.fate) ? open.indexOf(card.fate) : open.indexOf(-1);
  if (slot < 0) cards.push(card);
  else cards[slot] = card;
};

/** Every draw of a battle in its order, with cards that were shown in the place of those that were hidden. */
export const drawsIn = (story: Story): readonly Draw[] => {
  const draws: { side: number; unit: number; cards: DrawnCard[] }[] = [];
  for (const { key, args } of story) {
    const { side, unit, fate } = args;
    if (key === 'fate-drawn') {
      const known = draws.find(draw => draw.side === side && draw.unit === unit);
      const card = { fate, state: 'drawn' } as const;
      if (known === undefined) draws.push({ side, unit, cards: [card] });
      else known.cards.push(card);
    } else if (key === 'fate-revealed' || key === 'fate-dropped') {
      const cards = draws.findLast(draw => draw.side === side)?.cards;
      if (cards) turnOver(cards, { fate, state: key === 'fate-revealed' ? 'revealed' : 'dropped' });
    }
  }
  return draws;
};

/** Units of one type that a side has lost. */
export type Fallen = { readonly side: number; readonly unit: number; readonly amount: number };

export const fallenIn = (story: Story): readonly Fallen[] => {
  const fallen = new Map<string, Fallen>();
  for (const { key, args } of story) {
    if (key !== 'fighters-destroyed') continue;
    const { side, unit, amount } = args;
    const before = fallen.get(`${side}/${unit}`)?.amount ?? 0;
    fallen.set(`${side}/${unit}`, { side, unit, amount: before + amount });
  }
  return [...fallen.values()];
};

/** What is worth a line beside the rows. */
const notable = new Set([
  'special-used',
  'fighter-damaged',
  'fighter-healed',
  'fighters-destroyed',
  'fighters-routed',
  'fighters-stood',
  'health-raised',
  'strength-added',
  'routs-cancelled',
  'units-retreated',
]);

/** What happened in a round of combat; 0 is before the first. */
export const deedsIn = (story: Story, round: number): Story => {
  let now = 0;
  return story.filter(({ key, args }) => {
    if (key === 'combat-round') now = args['round'];
    return now === round && notable.has(key);
  });
};

/** The Tactics cards that were played for this battle. */
export const playedIn = (story: Story): readonly { readonly seat: number; readonly card: number }[] =>
  story.flatMap(({ key, args }) =>
    key === 'tactics-played' ? [{ seat: args['who'], card: args['card'] }] : [],
  );
