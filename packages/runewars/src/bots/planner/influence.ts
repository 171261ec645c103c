import { PASS } from '@runehold/kernel/ask/offer';
import { isForHighest, sureBid } from '../../rules/view/ahead/bids.ts';
import { heroesOf } from '../../rules/view/heroes.ts';
import { bidFor, titleWorth } from '../../rules/view/judgements.ts';
import { told } from '../../rules/view/look.ts';
import { optionNamed } from '../../rules/view/options.ts';
import { objectiveIn, rewardsOf, seasonsLeft } from '../../rules/view/realm.ts';
import { most, one } from '../answer.ts';
import { because } from '../words.ts';
import { type Mind, type Planned, priceOfInfluence } from './mind.ts';

/** Season cards that hand a dragon rune to the highest bidder. */
const runeCards: ReadonlySet<string> = new Set(['receive-runes', 'place-runes', 'receive-runes-others-draw']);

const isForRune = ({ t }: Mind, card: number): boolean =>
  t.content.seasonCards[card]?.bid !== undefined && runeCards.has(t.content.seasonCards[card].effect.kind);

/**
 * A rune is bid for with what surely wins it, and with nothing where somebody can always bid more: what was bid is lost.
 * (RW-BID-13)
 */
export const bid: Planned = (mind, ask) => {
  const card = told(ask, 'card');
  const { max } = ask.offer;
  const pay = (influence: number) =>
    influence > 0 ? one(influence, because('bot.pay', { influence })) : one(0, because('bot.save-influence'));
  if (isForRune(mind, card) && isForHighest(mind, card)) return pay(Math.min(max, sureBid(mind) ?? 0));
  const [share, limit] = bidFor(mind, card);
  const sure = isForHighest(mind, card) ? (sureBid(mind) ?? 0) : max;
  return pay(Math.min(max, limit, sure, Math.ceil(share * max)));
};

/** How many more runes the Captain makes of the Rewards that the heroes have. */
const REWARDS_FOR_RUNE = 3;

/** What a Title is worth to the seat now. */
const worthOfTitle = (mind: Mind, title: number): number => {
  const { t, tastes } = mind;
  const { effects } = t.content.titles[title];
  const isCaptain = effects.some(({ kind }) => kind === 'rewards-for-runes');
  const { others } = rewardsOf(mind);
  const runes = isCaptain && others >= REWARDS_FOR_RUNE ? tastes.rune : 0;
  const wanted = objectiveIn(mind)?.kind === 'titles' ? tastes.rune / 2 : 0;
  const heroes = heroesOf(mind, mind.me).length;
  const years = Math.min(1, seasonsLeft(mind) / 8);
  return runes + wanted + 0.5 * years * titleWorth(mind, title, heroes);
};

/** What taking the best Title comes to, less what it costs; with so much influence more than now. */
export const titlePlan = (mind: Mind, more: number): { readonly title: number; readonly net: number } => {
  const { t, me } = mind;
  let best = { title: PASS, net: 0 };
  for (let title = 0; title < t.titles; title++) {
    const price = 1 + t.titleInfluence.get(title);
    if (t.titleOwner.get(title) === me + 1 || price > t.influence.get(me) + more) continue;
    const net = worthOfTitle(mind, title) - priceOfInfluence(mind) * price;
    if (net > best.net) best = { title, net };
  }
  return best;
};

/** The Captain's Title while there are Rewards to be made into a rune; else influence is kept for the Council. */
export const takeTitle: Planned = (mind, { offer }) => {
  const title = most(
    offer,
    it => worthOfTitle(mind, it) - priceOfInfluence(mind) * (1 + mind.t.titleInfluence.get(it)),
  );
  return title === PASS ? one(PASS, because('bot.save-influence')) : one(title, because('bot.best-for-us'));
};

/** In the fall: influence wins runes in winter. */
export const fallChoice: Planned = (_mind, ask) => {
  const code = optionNamed(ask, 'influence') ?? ask.offer.codes[0];
  return one(code, because('bot.best-for-us'));
};
