import type { Asked } from '@runehold/kernel/ask/asked';
import { PASS } from '@runehold/kernel/ask/offer';
import type { Content } from '../content/types.ts';
import { levyDomain, raidDomain } from '../layout.ts';
import { cityIncome, type Look, priceInInfluence, scenarioIn } from '../rules/view/look.ts';
import { least, most, one, type Proposal } from './answer.ts';
import { planOf } from './plan.ts';
import { damageCost, likelyDefense } from './prize.ts';
import { because } from './text.ts';
import { punch, traitsOf } from './traits.ts';

const amountIn = ({ prompt }: Asked): number => prompt.args['amount'] ?? 0;

const rewardWorth = (content: Content, event: number): number => {
  const { reward } = content.events[event];
  switch (reward?.kind) {
    case 'gold':
    case 'influence':
      return 12 * reward.amount;
    case 'strength-against-objective':
      return 15;
    default:
      return 8;
  }
};

/** A Reward, or damage. */
export const rewardOrDamage = (look: Look, ask: Asked): Proposal => {
  const amount = amountIn(ask);
  const cost = damageCost(look, amount);
  const code = most(ask.offer, event => (event === PASS ? -cost : -rewardWorth(look.t.content, event)));
  return code === PASS
    ? one(PASS, because('bot.bear-damage', { amount }))
    : one(code, because('bot.avoid-damage', { amount }));
};

/** A unit from hand, or damage. */
export const unitOrDamage = (look: Look, ask: Asked): Proposal => {
  const amount = amountIn(ask);
  const cost = damageCost(look, amount);
  const traits = traitsOf(look.t.content);
  const code = most(ask.offer, card => (card === PASS ? -cost : -(punch(traits[card]) ** 2)));
  return code === PASS
    ? one(PASS, because('bot.bear-damage', { amount }))
    : one(code, because('bot.avoid-damage', { amount }));
};

/** Influence, or damage: what is ready now would only have kept cards. */
export const influenceOrDamage = (_look: Look, ask: Asked): Proposal =>
  one(1, because('bot.avoid-damage', { amount: amountIn(ask) }));

/** Gold and units of a total value, or damage: the smallest cards that will do, since new ones are drawn at once. */
export const discardValue = (look: Look, ask: Asked): Proposal => {
  const left = amountIn(ask);
  const traits = traitsOf(look.t.content);
  const { keep, hoarding } = planOf(look);
  const value = (card: number): number => traits[card].gold + traits[card].strength;
  const code = most(ask.offer, card => {
    if (card === PASS) return -100;
    const waste = Math.max(0, value(card) - left);
    return -(hoarding ? keep(card) : 0.3 * keep(card)) + Math.min(value(card), left) - waste;
  });
  if (code === PASS) return one(PASS, because('bot.bear-damage', { amount: left }));
  return one(code, because('bot.avoid-damage', { amount: left }));
};

/** Gold is gone for what it would cost to acquire again, the cities for what they give in a turn. */
export const levy = (look: Look, { offer }: Asked): Proposal => {
  const code = most(offer, option => {
    switch (levyDomain.partOf(option)) {
      case 'destroy':
        return -priceInInfluence(look, levyDomain.valueOf(option));
      case 'exhaust':
        return -cityIncome(look);
      case 'nothing':
        return 0;
    }
  });
  return one(code, because('bot.best-for-us'));
};

/** Units from hand rather than a city; else the smallest city. */
export const unitsOrCity = (look: Look, { offer }: Asked): Proposal => {
  const { cities } = look.t.content;
  const code = most(offer, option =>
    raidDomain.partOf(option) === 'discard' ? 1 : -cities[raidDomain.valueOf(option)].influence,
  );
  return one(code, because('bot.best-for-us'));
};

/** Which units go: the weakest first. */
export const giveUpUnit = (look: Look, { offer }: Asked): Proposal => {
  const traits = traitsOf(look.t.content);
  const weakness = (card: number): number => (card === PASS ? -9 : -punch(traits[card]));
  return one(most(offer, weakness), because('bot.discard-least'));
};

/** An Instant attacks one of us: whoever can best meet it and bear the rest. */
export const whomToAttack = (look: Look, { offer }: Asked): Proposal => {
  const { t } = look;
  const room = (seat: number): number =>
    t.content.homeRealm.damage - t.damage.get(seat) + 0.8 * likelyDefense(look, seat);
  return one(most(offer, room), because('bot.help-all'));
};

/** A city of ours burns: the least. */
export const whichCityBurns = (look: Look, { offer }: Asked): Proposal => {
  const { cities } = look.t.content;
  return one(
    most(offer, city => -cities[city].influence - 0.01 * city),
    because('bot.help-all'),
  );
};

/** The gift goes to who needs it most. */
export const giveReward = (look: Look, { offer }: Asked): Proposal =>
  one(
    most(offer, seat => look.t.damage.get(seat)),
    because('bot.help-all'),
  );

/** Gold that leaves the game: the least, since we want the rest ourselves. */
export const removeGold = (look: Look, { offer }: Asked): Proposal => {
  const traits = traitsOf(look.t.content);
  return { reply: least(offer, 1, card => traits[card].gold), reason: because('bot.best-for-us') };
};

/** A shield is used where it saves most: at once among partners, else for oneself. */
export const raiseShield = (look: Look, ask: Asked): Proposal => {
  const amount = amountIn(ask);
  const victim = ask.prompt.args['victim'] ?? look.me;
  const ours = victim === look.me || scenarioIn(look) === 'cataclysm';
  return ours && (amount >= 2 || look.t.damage.get(victim) >= 12)
    ? one(1, because('bot.avoid-damage', { amount }))
    : one(0, because('bot.save-cards'));
};

/** A bot never turns on its partners. */
export const stayTrue = (): Proposal => one(0, because('bot.help-all'));
export const neverStop = (): Proposal => one(0, because('bot.best-for-us'));
export const takeGift = (): Proposal => one(1, because('bot.best-for-us'));

/** The rune that helps most: wealth and command every turn, might in every fight. */
const runeRank = ['gold', 'influence', 'strength', 'draw-discard', 'destroy-weak'];
export const keepPower = (look: Look, { offer }: Asked): Proposal =>
  one(
    most(offer, rune => -runeRank.indexOf(look.t.content.runes[rune].power.kind)),
    because('bot.best-for-us'),
  );
