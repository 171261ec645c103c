import { PASS } from '@runehold/kernel/ask/offer';
import type { Asked } from '@runehold/kernel/view/asked';
import { areaDomain, marcherType, troopDomain } from '../domains.ts';
import { areaIds, DRAGON, resourceIds, unitIds } from '../pools.ts';
import { groundOf, hasToken, isKeptWithoutUnits, isKnownFalse, runeChance } from '../rules/view/areas.ts';
import { heroesOf } from '../rules/view/heroes.ts';
import { developmentCardWorth, developmentWorth, titleWorth } from '../rules/view/judgements.ts';
import { type Look, told } from '../rules/view/look.ts';
import { optionName, optionNamed } from '../rules/view/options.ts';
import { dialOf, nextOnDial, roomThroughWinter } from '../rules/view/realm.ts';
import { figuresLeft, lastingWorth, unitWorth } from '../rules/view/units.ts';
import { arranged, best, type Judge, most, one } from './answer.ts';
import { recruitsWorth } from './orders.ts';
import { weights } from './weights.ts';
import { because } from './words.ts';
import { areaWorth, nearness, safety } from './worth.ts';

/** The dial with the best recruits, and never none while there are some. */
export const recruitFrom: Judge = (look, { offer }) =>
  one(
    most(offer, resource => 0.1 + recruitsWorth(look, resource)),
    because('bot.recruit'),
  );

/** What every further unit of a type is worth less: who has several kinds is ready for several enemies. */
const SAMENESS = 0.2;

/** Of a unit and what stands for it the stronger one, unless there are many of it already. */
export const chooseRecruits: Judge = (look, { offer }) => {
  const taken: number[] = [];
  const worth = (type: number): number => {
    const more = taken.filter(one => one === type).length;
    const left = figuresLeft(look, type) - more;
    const inPlay = look.t.content.unit[type].figures - left;
    return left > 0 ? unitWorth(look, type) + lastingWorth(look, type) - SAMENESS * inPlay : -100;
  };
  for (let n = 0; n < offer.max; n++) taken.push(most(offer, worth));
  return { reply: taken.sort((a, b) => a - b), reason: because('bot.mixed-army') };
};

const areaNamed = (ask: Asked, code: number): number => {
  const name = optionName(ask, code);
  return areaIds.indexOf(name.slice(name.indexOf(':') + 1));
};

/** How good it is to have soldiers in an area: near the goals, and room for them under the food dial. */
const postWorth = (look: Look, area: number): number => 5 * nearness(look, area) + 0.1 * safety(look, area);

/** Recruits go to the stronghold that is nearest to what is to be taken. */
export const placeRecruits: Judge = (look, ask) => ({
  reply: arranged(ask.offer, (_type, place, before) => {
    const area = areaNamed(ask, place);
    if (area < 0) return -10;
    return postWorth(look, area) - (roomThroughWinter(look, area) > before ? 0 : 2);
  }),
  reason: because('bot.recruit'),
});

/** What the next space of a dial gives. */
const gainWorth = { unit: 1, tactics: weights.tactics, influence: weights.influence, nothing: 0.1 } as const;

const raiseWorth = (look: Look, resource: number): number =>
  gainWorth[nextOnDial(look, resource)] + (resource === 0 && dialOf(look, 0) < 4 ? 0.4 : 0);

export const raiseDials: Judge = (look, { offer }) => ({
  reply: best(offer, resource => raiseWorth(look, resource)),
  reason: because('bot.harvest'),
});

export const raiseDial: Judge = (look, { offer }) =>
  one(
    most(offer, resource => raiseWorth(look, resource)),
    because('bot.harvest'),
  );

/** None if the loss may be ignored, else the dial that is missed least, food being what armies live on. */
export const lowerDial: Judge = (look, { offer }) =>
  one(
    offer.has(PASS) ? PASS : most(offer, resource => dialOf(look, resource) - (resource === 0 ? 3 : 0)),
    because('bot.lose-least'),
  );

/** Every city helps. */
export const callCity: Judge = (_look, { offer }) =>
  one(
    most(offer, () => 1),
    because('bot.best-for-us'),
  );

/** Units, unless quests or influence are short. */
export const cityBenefit: Judge = (look, ask) => {
  const city = look.t.content.cities[told(ask, 'city')];
  const influence = look.t.influence.get(look.me);
  const idle = heroesOf(look, look.me).length > 0 && look.t.questHand.at(look.me).total === 0;
  const worth: Readonly<Record<string, number>> = {
    units: 1.3 * city.units,
    tactics: weights.tactics * city.tactics,
    influence: (influence < 3 ? 0.9 : weights.influence) * city.influence,
    quests: (idle ? 1.2 : 0.3) * city.quests,
  };
  return one(
    most(ask.offer, code => 1 + (worth[optionName(ask, code)] ?? 0)),
    because('bot.best-for-us'),
  );
};

/** The best units that are to be had. */
export const bestUnits: Judge = (look, { offer }) => ({
  reply: best(offer, type => unitWorth(look, type)),
  reason: because('bot.recruit'),
});

/** The enemy's best unit, rather one that stands. */
export const bestTroop: Judge = (look, { offer }) =>
  one(
    most(
      offer,
      troop =>
        unitWorth(look, troopDomain.valueOf(troop)) + (troopDomain.partOf(troop) === 'standing' ? 0.5 : 0),
    ),
    because('bot.strike'),
  );

export const bestUnit: Judge = (look, { offer }) =>
  one(
    most(offer, type => unitWorth(look, type)),
    because('bot.recruit'),
  );

/** Units that go, the least worthy first. */
export const loseTroops: Judge = (look, { offer }) => ({
  reply: best(offer, troop => -unitWorth(look, troopDomain.valueOf(troop))),
  reason: because('bot.lose-least'),
});

export const routUnit: Judge = (look, { offer }) =>
  one(
    most(offer, type => -unitWorth(look, type)),
    because('bot.lose-least'),
  );

export const routUnits: Judge = (look, { offer }) => ({
  reply: best(offer, type => -unitWorth(look, type)),
  reason: because('bot.lose-least'),
});

/** The same wherever they are. */
export const routAnywhere: Judge = (look, { offer }) => ({
  reply: best(offer, troop => -unitWorth(look, marcherType(troop))),
  reason: because('bot.lose-least'),
});

/** Build and repair while it can be paid, the strongest walls first; runes lie well where they are. */
export const fortifyStep: Judge = (_look, ask) => {
  const code = optionNamed(ask, 'capital') ?? optionNamed(ask, 'build') ?? optionNamed(ask, 'repair');
  return code === undefined ? one(PASS, because('bot.nothing-left')) : one(code, because('bot.build'));
};

/** A stronghold keeps an area without soldiers: where a rune lies, or near the front. */
export const strongholdSite: Judge = (look, { offer }) =>
  one(
    most(
      offer,
      area =>
        10 +
        (isKeptWithoutUnits(look, area) ? 0 : 1) +
        2 * runeChance(look, area) +
        0.3 * areaWorth(look, area) +
        2 * nearness(look, area),
    ),
    because('bot.build'),
  );

/** The stronghold farthest from everything worth having is given up. */
export const strongholdToLeave: Judge = (look, { offer }) =>
  one(
    most(offer, area => 20 - areaWorth(look, area) - nearness(look, area)),
    because('bot.lose-least'),
  );

/** Peasants stay in what would be lost without them, the most worthy first. */
export const keepLand: Judge = (look, { offer }) => {
  const reply = best(offer, area => (isKeptWithoutUnits(look, area) ? 0 : areaWorth(look, area)));
  return { reply, reason: because(reply.length > 0 ? 'bot.keep-land' : 'bot.nothing-lost') };
};

export const useDevelopment: Judge = (_look, { offer }) =>
  one(
    most(offer, () => 1),
    because('bot.bonus'),
  );

/** What the dials lose by a card. */
const STEPS_OF_DIALS = 1;

/** A card that many units have something of, where it is worth more than the steps of the dials. */
export const buyDevelopmentCard: Judge = (look, { offer }) => {
  const chosen = most(offer, card => {
    const type = unitIds.indexOf(look.t.content.developmentCards[card].unit ?? '');
    const inPlay = type < 0 ? 0 : look.t.content.unit[type].figures - figuresLeft(look, type);
    return developmentCardWorth(look, card, inPlay) - STEPS_OF_DIALS;
  });
  return one(chosen, because(chosen === PASS ? 'bot.nothing-left' : 'bot.build'));
};

/** What pays every harvest before what may never be needed. */
export const buildDevelopment: Judge = (look, { offer }) => {
  const wood = dialOf(look, resourceIds.indexOf('wood'));
  return wood < 2
    ? one(PASS, because('bot.nothing-left'))
    : one(
        most(offer, kind => developmentWorth(look, kind)),
        because('bot.build'),
      );
};

/** Influence for heroes, as long as some is left. */
export const hirePrice: Judge = (look, { offer }) => {
  const spent = Math.max(offer.min, Math.min(offer.max, Math.floor(look.t.influence.get(look.me) / 2)));
  return one(spent, because('bot.pay', { influence: spent }));
};

/** A Title while it is cheap; with heroes the Captain's, which makes runes of Rewards. */
export const takeTitle: Judge = (look, { offer }) => {
  const heroes = heroesOf(look, look.me).length;
  const worth = (title: number): number => {
    const price = 1 + look.t.titleInfluence.get(title);
    return 1 + titleWorth(look, title, heroes) - weights.influence * price;
  };
  const title = most(offer, worth);
  return title === PASS ? one(PASS, because('bot.save-influence')) : one(title, because('bot.best-for-us'));
};

/** As little as takes it. */
export const leastSpent: Judge = (_look, { offer }) =>
  one(offer.min, because('bot.pay', { influence: offer.min }));

/** Dragon runes where they are safest, false ones where others may waste their time. */
export const placeRunes: Judge = (look, ask) => ({
  reply: arranged(ask.offer, (rune, place) => {
    const area = areaNamed(ask, place);
    if (area < 0) return -100;
    const own = groundOf(look, area) === 'own';
    if (rune === DRAGON) return own ? 10 + safety(look, area) : -10 - areaWorth(look, area);
    return own ? -safety(look, area) : 1;
  }),
  reason: because('bot.safe-rune'),
});

/** Two tokens, the dragon rune to the safer area. */
export const mixRunes: Judge = (look, { offer }) => ({
  reply: arranged(offer, (rune, area) => (rune === DRAGON ? safety(look, area) : -safety(look, area))),
  reason: because('bot.safe-rune'),
});

/** An area that the seat would like to hold. */
export const wantedArea: Judge = (look, { offer }) =>
  one(
    most(offer, area => 1 + areaWorth(look, area) + nearness(look, area)),
    because('bot.best-for-us'),
  );

/** An own area where something is safe and at hand. */
export const ownArea: Judge = (look, { offer }) =>
  one(
    most(offer, area => 20 + postWorth(look, area)),
    because('bot.best-for-us'),
  );

/** How much there is to learn by a look at an area. */
const unknownWorth = (look: Look, area: number): number => {
  const chance = runeChance(look, area);
  return 1 + (hasToken(look, area) && chance > 0 && chance < 1 ? 2 : 0) + nearness(look, area);
};

/** A token that the seat has not seen yet. */
export const unknownArea: Judge = (look, { offer }) =>
  one(
    most(offer, area => unknownWorth(look, area)),
    because('bot.best-for-us'),
  );

/** The same, as many as may be looked at. */
export const lookAtMost: Judge = (look, { offer }) => ({
  reply: best(offer, area => unknownWorth(look, area)),
  reason: because('bot.best-for-us'),
});

/** Tokens that are shown are false ones if possible. */
export const showLeast: Judge = (look, ask) => ({
  reply: best(ask.offer, code => {
    const area = code < areaDomain.size ? code : -1;
    return area >= 0 && isKnownFalse(look, area) ? -0.1 : -1;
  }),
  reason: because('bot.lose-least'),
});

/** A figure of a type is given up only for nothing better. */
export const giveUpFigure: Judge = (_look, { offer }) =>
  one(offer.has(PASS) ? PASS : offer.codes[0], because('bot.stay'));
