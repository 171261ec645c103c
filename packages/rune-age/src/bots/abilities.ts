import { PASS } from '@runehold/kernel/ask/offer';
import type { Asked } from '@runehold/kernel/view/asked';
import { abilityDomain, fighterDomain, seatDomain } from '../domains.ts';
import { fightersOn, frayOf } from '../rules/view/battle.ts';
import { cardIn, type Look, scenarioIn } from '../rules/view/look.ts';
import { least, most, one, type Proposal } from './answer.ts';
import { isDecisive, missingIn } from './fight.ts';
import { punch } from './mind.ts';
import { planOf } from './plan.ts';
import { likelyDefense } from './prize.ts';
import { worthOf } from './shop.ts';
import { because } from './text.ts';
import { traitsOf } from './traits.ts';

const yes = (): Proposal => one(1, because('bot.ability-helps'));
const no = (): Proposal => one(0, because('bot.ability-not-worth'));

/** The worst card in hand by what keeping it is worth. */
const worstKept = (look: Look): number => {
  const { keep } = planOf(look);
  const hand = look.t.hand.at(look.me);
  let worst = Number.POSITIVE_INFINITY;
  for (let card = 0; card < hand.types; card++) if (hand.count(card) > 0) worst = Math.min(worst, keep(card));
  return worst;
};

/** Whether to use the ability of a card that was just played. */
export const useWhenPlayed = (look: Look, { prompt }: Asked): Proposal => {
  const { t } = look;
  const traits = traitsOf(t.content);
  const { ability } = cardIn(look, prompt.args['card'] ?? 0);
  const fray = frayOf(look);
  const decisive = isDecisive(look, fray);
  const short = missingIn(fray) > 0;
  const own = fightersOn(look, fray.side);
  const theirs = fray.isBattle ? [] : fightersOn(look, 1 - fray.side);
  const prey = Math.max(0, ...theirs.map(({ card, destroyable }) => (destroyable ? punch(traits[card]) : 0)));
  const kills = traits[prompt.args['card'] ?? 0].kills;
  switch (ability?.price?.kind) {
    case undefined:
      return yes();
    case 'influence':
      return kills ? (prey >= 1.5 ? yes() : no()) : short ? yes() : no();
    case 'discard-card':
      return prey > worstKept(look) ? yes() : no();
    case 'destroy-card':
      // Only worth it where the other side loses as much.
      return !fray.isBattle && worstKept(look) < 0.4 ? yes() : no();
    case 'wound-friendly': {
      const cheap = own.some(({ card, woundable }) => woundable && traits[card].rage > 0);
      const soft = Math.min(
        9,
        ...own.flatMap(({ card, woundable }) => (woundable ? [punch(traits[card])] : [])),
      );
      if (kills && prey > soft) return yes();
      return (short && cheap) || decisive ? yes() : no();
    }
  }
};

/** The Resolution step: what is free first, what costs only as far as it is needed and can help. */
export const resolutionStep = (look: Look, { offer }: Asked): Proposal => {
  const enemy = abilityDomain.code('enemy');
  if (offer.has(enemy)) return one(enemy, because('bot.best-for-us'));
  const fray = frayOf(look);
  const traits = traitsOf(look.t.content);
  const missing = missingIn(fray);
  if (missing <= 0) return one(PASS, because('bot.strong-enough'));
  const price = (code: number): number => {
    if (code === PASS) return 50;
    if (abilityDomain.partOf(code) === 'rune') return 3;
    const trait = traits[abilityDomain.valueOf(code)];
    if (trait.lord > 0) return 2;
    if (trait.machine > 0) return worstKept(look) < 1.5 || isDecisive(look, fray) || missing <= 2 ? 4 : 60;
    return 1;
  };
  const code = most(offer, option => -price(option));
  return one(code, because(code === PASS ? 'bot.ability-not-worth' : 'bot.ability-helps'));
};

/** Whom to wound for a lord's strength: ragers as needed, others only where all depends on it. */
export const woundForStrength = (look: Look, { offer }: Asked): Proposal => {
  const traits = traitsOf(look.t.content);
  const fray = frayOf(look);
  const decisive = isDecisive(look, fray);
  let missing = missingIn(fray) === 1 && decisive ? 99 : missingIn(fray);
  const all = least(offer, offer.max, code => punch(traits[fighterDomain.valueOf(code)]));
  const ranked = all.sort(
    (a, b) =>
      traits[fighterDomain.valueOf(b)].rage - traits[fighterDomain.valueOf(a)].rage ||
      punch(traits[fighterDomain.valueOf(a)]) - punch(traits[fighterDomain.valueOf(b)]),
  );
  const chosen: number[] = [];
  for (const code of ranked) {
    const { rage } = traits[fighterDomain.valueOf(code)];
    if (missing <= 0 || (rage === 0 && !decisive)) break;
    chosen.push(code);
    missing -= 1 + rage;
  }
  return { reply: chosen.sort((a, b) => a - b), reason: because('bot.ability-helps') };
};

/** After the combat everything offered is a gift. */
export const endOfCombat = (_look: Look, { offer }: Asked): Proposal =>
  one(
    most(offer, code => (code === PASS ? 0 : 1)),
    because('bot.ability-helps'),
  );

/** A card to have: the one the deck gains most by. */
export const takeBest = (look: Look, { offer }: Asked): Proposal => {
  const plan = planOf(look);
  return one(
    most(offer, card => worthOf(look, plan, card)),
    because('bot.best-for-us'),
  );
};

/** Whom to harm: the most dangerous; among partners, who can best bear it. */
export const choosePlayer = (look: Look, { offer }: Asked): Proposal => {
  const { t } = look;
  const danger = (seat: number): number => likelyDefense(look, seat) - 0.2 * t.damage.get(seat);
  const partners = scenarioIn(look) === 'cataclysm';
  return one(
    most(offer, seat => (seat < seatDomain.size && partners ? -danger(seat) : danger(seat))),
    because('bot.best-for-us'),
  );
};
