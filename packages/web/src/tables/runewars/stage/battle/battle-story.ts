import type { Story } from '../parts/story.ts';

/** A card of a draw: which one as far as it is known, and what has become of it. */
export type DrawnCard = {
  readonly state: 'drawn' | 'revealed' | 'dropped';
} & (
  | { readonly fate: number | undefined; readonly tactics?: never }
  /** A Tactics card in the place of a Fate card. (BW-TFATE-05) */
  | { readonly tactics: number | undefined; readonly fate?: never }
);

/** The cards that a type of units has drawn or that were laid for it. Every type draws once in a battle. (RW-ROUND-28) */
export type Draw = { readonly side: number; readonly unit: number; readonly cards: readonly DrawnCard[] };

type Drawing = { readonly side: number; readonly unit: number; readonly cards: DrawnCard[] };

export const isLaid = (card: DrawnCard): card is Exclude<DrawnCard, { readonly tactics?: never }> =>
  'tactics' in card;

const knownAs = (card: DrawnCard): number => (isLaid(card) ? card.tactics : card.fate) ?? -1;

/** Turns over the first card that this can be: one that was seen, else one that was not. */
const turnOver = (cards: DrawnCard[], card: DrawnCard): void => {
  const open = cards.map(each =>
    each.state === 'drawn' && isLaid(each) === isLaid(card) ? knownAs(each) : undefined,
  );
  const slot = open.includes(knownAs(card)) ? open.indexOf(knownAs(card)) : open.indexOf(-1);
  if (slot < 0) cards.push(card);
  else cards[slot] = card;
};

const drawFor = (draws: Drawing[], side: number, unit: number): Drawing => {
  const known = draws.find(draw => draw.side === side && draw.unit === unit);
  if (known !== undefined) return known;
  const draw: Drawing = { side, unit, cards: [] };
  draws.push(draw);
  return draw;
};

const turns: Readonly<Record<string, DrawnCard['state']>> = {
  'fate-revealed': 'revealed',
  'fate-dropped': 'dropped',
  'fate-turned': 'revealed',
  'fate-laid-dropped': 'dropped',
};

/** Every draw of a battle in its order, with cards that were shown in the place of those that were hidden. */
export const drawsIn = (story: Story, seats: readonly number[] = []): readonly Draw[] => {
  const draws: Drawing[] = [];
  for (const { key, args } of story) {
    const { side = seats.indexOf(args['who']), unit, fate, card: tactics } = args;
    const last = draws.findLast(draw => draw.side === side)?.cards;
    if (key === 'fate-type-chosen') drawFor(draws, side, unit);
    else if (key === 'fate-drawn') drawFor(draws, side, unit).cards.push({ fate, state: 'drawn' });
    else if (key === 'fate-laid') last?.push({ tactics, state: 'drawn' });
    else if (Object.hasOwn(turns, key) && last !== undefined)
      turnOver(last, { ...('fate' in args ? { fate } : { tactics }), state: turns[key] });
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
