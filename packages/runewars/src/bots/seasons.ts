import { PASS } from '@runehold/kernel/ask/offer';
import { seatDomain } from '../domains.ts';
import { holderOf, isCity, runeChance, runesOf, yieldIn } from '../rules/view/areas.ts';
import { heroesOf } from '../rules/view/heroes.ts';
import { bidFor, isUseful } from '../rules/view/judgements.ts';
import { type Look, told } from '../rules/view/look.ts';
import { optionNamed } from '../rules/view/options.ts';
import { controlledBy, runesOfHeld } from '../rules/view/realm.ts';
import { forcesOf } from '../rules/view/units.ts';
import { best, type Judge, most, one } from './answer.ts';
import { because } from './words.ts';
import { areaWorth, safety } from './worth.ts';

/** A bid as high as the matter is worth. */
export const bid: Judge = (look, ask) => {
  const [share, limit] = bidFor(look, told(ask, 'card'));
  const influence = Math.min(ask.offer.max, limit, Math.ceil(share * ask.offer.max));
  return influence > 0
    ? one(influence, because('bot.pay', { influence }))
    : one(0, because('bot.save-influence'));
};

/** How far a seat has come, as everybody can see. */
const prominence = (look: Look, seat: number): number =>
  3 * runesOf(look, seat) + 0.3 * controlledBy(look, seat) + 0.2 * forcesOf(look, seat);

/** What hurts goes to the strongest rival. */
export const hurtLeader: Judge = (look, { offer }) =>
  one(
    most(offer, seat => (seat === look.me ? -1 : 1 + prominence(look, seat))),
    because('bot.hurt-leader'),
  );

/** Who wins a tie of bids, or loses it: oneself, then the weakest. */
export const settleTie: Judge = (look, { offer, prompt }) => {
  const loses = prompt.key === 'prompt.bid-loser';
  const worth = (seat: number): number =>
    seat === look.me ? (loses ? -100 : 100) : (loses ? 1 : -1) * prominence(look, seat);
  return one(
    most(offer, seat => 1000 + worth(seat)),
    because('bot.best-for-us'),
  );
};

/** A share for somebody else goes to the weakest. */
export const helpWeakest: Judge = (look, { offer }) =>
  one(
    most(offer, seat => 1000 - prominence(look, seat % seatDomain.size)),
    because('bot.best-for-us'),
  );

/** Influence while it is short, else a card. */
export const fallChoice: Judge = (look, ask) => {
  const poor = look.t.influence.get(look.me) < 4 || look.t.year >= 6;
  const code = optionNamed(ask, poor ? 'influence' : 'tactics') ?? ask.offer.codes[0];
  return one(code, because('bot.best-for-us'));
};

/** The city of the strongest rival, never an own one if it can be helped. */
export const doomCity: Judge = (look, { offer }) =>
  one(
    most(offer, area => {
      const owner = holderOf(look, area);
      if (!isCity(look, area)) return 0;
      return owner === look.me ? 1 : 10 + (owner < 0 ? 0 : prominence(look, owner));
    }),
    because('bot.hurt-leader'),
  );

/** Land that has least to lose: what it gives is given only once more. */
export const burnPoorest: Judge = (look, { offer }) =>
  one(
    most(offer, area => 20 - yieldIn(look, area) - (isCity(look, area) ? 10 : 0)),
    because('bot.lose-least'),
  );

/** Land of the strongest rival that gives him most; nobody's land is let be, and one's own. */
export const blightRival: Judge = (look, { offer }) => {
  const area = most(offer, at => {
    const owner = holderOf(look, at);
    if (owner < 0 || owner === look.me) return -1;
    return yieldIn(look, at) + (isCity(look, at) ? 2 : 0) + 0.1 * prominence(look, owner);
  });
  return one(area, because(area === PASS ? 'bot.nothing-left' : 'bot.hurt-leader'));
};

/** The land of the strongest rival, a city before all, and one's own last. */
export const spoilLand: Judge = (look, { offer }) =>
  one(
    most(offer, area => {
      const owner = holderOf(look, area);
      if (owner === look.me) return 1;
      return 10 + (isCity(look, area) ? 2 : 0) + (owner < 0 ? 0 : prominence(look, owner));
    }),
    because('bot.hurt-leader'),
  );

/** The most of what is free. */
export const mostOffered: Judge = (_look, { offer }) => one(offer.max, because('bot.best-for-us'));

export const sayYes: Judge = () => one(1, because('bot.best-for-us'));
export const sayNo: Judge = () => one(0, because('bot.save-influence'));

/** Cards that are given up: what the bot plays least. */
export const discardTactics: Judge = (look, { offer }) => ({
  reply: best(offer, card => -1 - (isUseful(look, card) ? 1 : 0)),
  reason: because('bot.lose-least'),
});

/** Quests far away go first. */
export const discardQuests: Judge = (look, { offer }) => ({
  reply: best(offer, quest => -1 - (look.t.content.questCards[quest].place.kind === 'area' ? 1 : 0)),
  reason: because('bot.lose-least'),
});

/** Heroes are worth what keeps them, if it is there. */
export const payForHero: Judge = (look, ask) =>
  look.t.influence.get(look.me) >= told(ask, 'influence') + 1 && heroesOf(look, look.me).length <= 2
    ? one(1, because('bot.best-for-us'))
    : one(0, because('bot.save-influence'));

/** A rune leaves the home realm: the false one first. */
export const fleeFrom: Judge = (look, { offer }) =>
  one(
    most(offer, area => 10 - 5 * runeChance(look, area)),
    because('bot.safe-rune'),
  );

/** And goes where the seat rules. */
export const fleeTo: Judge = (look, { offer }) =>
  one(
    most(offer, area => 50 + (holderOf(look, area) === look.me ? 20 : 0) + safety(look, area)),
    because('bot.safe-rune'),
  );

/** Rewards that are exchanged are never dragon runes if it can be helped. */
export const exchangeRewards: Judge = (look, { offer }) => ({
  reply: best(offer, code => -1 - 5 * runesOfHeld(look, code)),
  reason: because('bot.objective'),
});

/** Neutral units that are sent somewhere leave what the seat wants. */
export const moveBeastsFrom: Judge = (look, { offer }) => {
  const area = most(offer, from => areaWorth(look, from) - 6);
  return one(area, because(area === PASS ? 'bot.nothing-left' : 'bot.best-for-us'));
};

export const moveBeastsTo: Judge = (look, { offer }) =>
  one(
    most(offer, area => 50 - areaWorth(look, area)),
    because('bot.best-for-us'),
  );
