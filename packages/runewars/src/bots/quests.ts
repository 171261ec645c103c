import { PASS } from '@runehold/kernel/ask/offer';
import type { Asked } from '@runehold/kernel/view/asked';
import { areaIds, attributeIds, questPool } from '../pools.ts';
import { areasHere, stepsBetween } from '../rules/view/areas.ts';
import {
  affordsStrike,
  attributeIn,
  type DuelOdds,
  foughtTimes,
  healthLeftOf,
  heroCanFly,
  heroPlace,
  isCommander,
  isQuestArea,
  questOddsBy,
  questsOf,
  testedIn,
  wayOdds,
  weaponOffered,
} from '../rules/view/heroes.ts';
import { type Look, told } from '../rules/view/look.ts';
import { optionName, optionNamed } from '../rules/view/options.ts';
import { best, type Judge, most, one, type Proposal } from './answer.ts';
import { because } from './words.ts';

/** A quest that a hero could go for, where it is attempted, how far that is and how likely it succeeds. */
type Errand = { readonly quest: number; readonly area: number; readonly steps: number; readonly win: number };

const SAMPLES = 24;
const UNREACHABLE = 200;

/** How many actions a way of so many steps takes. */
const actionsFor = (steps: number): number => Math.ceil(steps / 2);

/** Where a quest is attempted with the fewest actions. */
const nearestFor = (look: Look, hero: number, quest: number): Omit<Errand, 'win'> | undefined => {
  const [from, flies] = [heroPlace(look, hero), heroCanFly(look, hero)];
  let found: Omit<Errand, 'win'> | undefined;
  for (const area of areasHere(look)) {
    if (!isQuestArea(look, quest, area)) continue;
    const steps = stepsBetween(look, from, area, flies);
    if (steps > UNREACHABLE) continue;
    if (found === undefined || actionsFor(steps) < actionsFor(found.steps)) found = { quest, area, steps };
  }
  return found;
};

/** The errand that promises most for the way, if there is any; a commander goes on none. */
const errandOf = (look: Look, hero: number, duels: DuelOdds): Errand | undefined => {
  let found: Errand | undefined;
  let worth = 0;
  if (isCommander(look, hero)) return undefined;
  for (const quest of questsOf(look)) {
    const near = nearestFor(look, hero, quest);
    // No odds are asked for where even a sure success would promise less.
    if (near === undefined || 1 / (1 + actionsFor(near.steps)) <= worth) continue;
    const { win } = questOddsBy(look, hero, quest, duels);
    const promise = win / (1 + actionsFor(near.steps));
    if (promise > worth) {
      worth = promise;
      found = { ...near, win };
    }
  }
  return found;
};

const REACH = 2;
/** Below this a hero trains before he tries. */
const FAIR = 0.55;

/** Heal when nearly beaten, go when the quest is near or likely, train while neither. */
const acts =
  (duels: DuelOdds): Judge =>
  (look, ask) => {
    const hero = told(ask, 'hero');
    const [move, heal, train, end] = ['move', 'heal', 'train', 'end'].map(name => optionNamed(ask, name));
    if (heal !== undefined && healthLeftOf(look, hero) <= 1) return one(heal, because('bot.heal'));
    const errand = errandOf(look, hero, duels);
    const ready = errand !== undefined && (errand.win >= FAIR || train === undefined);
    if (move !== undefined && errand && (ready || errand.steps > REACH))
      return one(move, because('bot.to-quest', { quest: errand.quest }));
    if (train !== undefined) return one(train, because('bot.train'));
    if (heal !== undefined && look.t.heroDamage.get(hero) > 0) return one(heal, because('bot.heal'));
    return one(end ?? ask.offer.codes[0], because('bot.rest'));
  };

/** Everybody acts who can. */
export const nextHero: Judge = (_look, { offer }) =>
  one(
    most(offer, () => 1),
    because('bot.best-for-us'),
  );

const areaOfStep = (ask: Asked, code: number): number => {
  const name = optionName(ask, code);
  return name.startsWith('to:') ? areaIds.indexOf(name.slice(3)) : -1;
};

/** Step by step to the quest, and no step further. */
const steps =
  (duels: DuelOdds): Judge =>
  (look, ask) => {
    const hero = told(ask, 'hero');
    const errand = errandOf(look, hero, duels);
    const stop = optionNamed(ask, 'stop') ?? ask.offer.codes[0];
    if (errand === undefined || errand.steps === 0) return one(stop, because('bot.rest'));
    const code = most(ask.offer, option => {
      const area = areaOfStep(ask, option);
      return area < 0 ? 0 : errand.steps - stepsBetween(look, area, errand.area, heroCanFly(look, hero));
    });
    return areaOfStep(ask, code) < 0
      ? one(stop, because('bot.rest'))
      : one(code, because('bot.to-quest', { quest: errand.quest }));
  };

const percent = (chance: number): number => Math.round(100 * chance);

/** Where the move has ended: the likeliest quest; duels are left alone. */
const deed =
  (duels: DuelOdds): Judge =>
  (look, ask): Proposal => {
    const hero = told(ask, 'hero');
    let found: { readonly code: number; readonly quest: number; readonly win: number } | undefined;
    for (let i = 0; i < ask.offer.length; i++) {
      const name = optionName(ask, ask.offer.codes[i]);
      if (!name.startsWith('quest:')) continue;
      const quest = questPool.cards.indexOf(name.slice('quest:'.length));
      const { win } = questOddsBy(look, hero, quest, duels);
      if (!found || win > found.win) found = { code: ask.offer.codes[i], quest, win };
    }
    if (found)
      return one(found.code, because('bot.quest', { quest: found.quest, chance: percent(found.win) }));
    return one(optionNamed(ask, 'nothing') ?? ask.offer.codes[0], because('bot.rest'));
  };

/** Of two ways the one that promises more. */
const way =
  (duels: DuelOdds): Judge =>
  (look, ask) => {
    const [hero, quest] = [told(ask, 'hero'), told(ask, 'quest')];
    return one(
      most(ask.offer, it => wayOdds(look, hero, quest, it, duels).win),
      because('bot.best-for-us'),
    );
  };

/** How heroes go about quests, by how they tell the odds of duels. */
export const questing = (duels: DuelOdds) => ({
  acts: acts(duels),
  steps: steps(duels),
  deed: deed(duels),
  way: way(duels),
});

export const usualQuesting = questing(foughtTimes(SAMPLES));

/** What an attribute is worth to the seat's quests, more while it is low. */
const attributeWorth = (look: Look, hero: number, attribute: number): number => {
  const needed = questsOf(look).filter(quest => testedIn(look, quest) === attribute).length;
  return 1 + 2 * needed - 0.2 * attributeIn(look, hero, attribute);
};

/** Training for what the quests in hand test. */
export const trainFor: Judge = (look, ask) => {
  const hero = told(ask, 'hero');
  const reply = best(ask.offer, attribute => attributeWorth(look, hero, attribute));
  return { reply, reason: because('bot.train') };
};

/** The same for a single attribute. */
export const trainOne: Judge = (look, ask) => {
  const hero = told(ask, 'hero');
  return one(
    most(ask.offer, attribute => attributeWorth(look, hero, attribute)),
    because('bot.train'),
  );
};

/** The attribute in which a hero is best. */
export const bestAttribute: Judge = (look, ask) => {
  const hero = told(ask, 'hero');
  return one(
    most(ask.offer, attribute => 1 + attributeIn(look, hero, attribute)),
    because('bot.best-for-us'),
  );
};

/** A card for a test, but another attribute only if the hero is better in it. */
export const helpTest: Judge = (look, ask) => {
  const [hero, tested] = [told(ask, 'hero'), told(ask, 'attribute')];
  const highest = Math.max(...attributeIds.map((_, attribute) => attributeIn(look, hero, attribute)));
  const better = highest - attributeIn(look, hero, tested);
  const isOther = (card: number): boolean =>
    look.t.content.tacticsCards[card].effect.kind === 'test-other-attribute';
  const card = most(ask.offer, it => (isOther(it) ? better : 1));
  return one(card, because(card === PASS ? 'bot.save-card' : 'bot.best-for-us'));
};

const duelWorth = { damage: 2, special: 3, rout: 1, miss: 0 } as const;

/** The Fate card that helps a hero most in a round of a duel: his special ability, then damage. */
export const bestDuelCard: Judge = ({ t }, { offer }) =>
  one(
    most(offer, card => 1 + duelWorth[t.content.fate.cards[card].results[t.content.heroDuel.unitClass].kind]),
    because('bot.best-for-us'),
  );

const destinyWorth = { gold: 3, grey: 2, red: 1 } as const;

/** The better destiny. */
export const bestDestiny: Judge = (look, { offer }) =>
  one(
    most(offer, card => destinyWorth[look.t.content.fate.cards[card].destiny]),
    because('bot.best-destiny'),
  );

/** The hero who can do most. */
const heroWorth = ({ t }: Look, hero: number): number => {
  const { strength, agility, wisdom, health } = t.content.heroes[hero];
  return strength + agility + wisdom + health;
};

export const keepHero: Judge = (look, { offer }) =>
  one(
    most(offer, hero => 1 + heroWorth(look, hero)),
    because('bot.best-for-us'),
  );

/** Who leaves is who can do least. */
export const giveUpHero: Judge = (look, { offer }) =>
  one(
    most(offer, hero => 100 - heroWorth(look, hero)),
    because('bot.lose-least'),
  );

export const decline: Judge = (_look, { offer }) =>
  one(offer.has(PASS) ? PASS : offer.codes[0], because('bot.save-card'));

/** Draws again unless the cards already serve. */
export const drawAgain: Judge = ({ t }) => {
  const shown = t.fateShown.at(0);
  for (let slot = 0; slot < shown.total; slot++) {
    if (t.content.fate.cards[shown.at(slot)].destiny !== 'red') return one(0, because('bot.best-destiny'));
  }
  return one(1, because('bot.best-destiny'));
};

/** A card that would not be chosen makes room for another, unless the best there is lies there. */
export const replaceWorst: Judge = ({ t }, { offer }) => {
  const worth = (card: number): number => destinyWorth[t.content.fate.cards[card].destiny];
  const worst = most(offer, card => 4 - worth(card));
  const top = Math.max(
    ...offer.codes
      .subarray(0, offer.length)
      .filter(card => card !== PASS)
      .map(worth),
  );
  const isSpare = offer.length > 2 || top === destinyWorth.red;
  return one(isSpare && top < destinyWorth.gold ? worst : PASS, because('bot.best-destiny'));
};

/** Strikes first, unless the price is the hero's own life. */
export const strikeAtStart: Judge = (look, ask) =>
  one(affordsStrike(look, told(ask, 'hero')) ? 1 : 0, because('bot.strike'));

/** With a Weapon rather than without. */
export const wieldWeapon: Judge = (_look, ask) =>
  one(weaponOffered(ask) ?? ask.offer.codes[0], because('bot.strike'));
