import { secret, shown } from '@runehold/kernel/event/event';
import { seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Resource } from '../../../content/types.ts';
import type { Attribute, QuestPlace, QuestResult } from '../../../content/types-quests.ts';
import { attributeIds, resourceIds } from '../../../pools.ts';
import { type EffectsOf, family } from '../../../text/family.ts';
import { speech } from '../../../text/speech.ts';
import { discardQuest, gainQuests, gainTactics } from '../../cards/draw.ts';
import { objectiveOf } from '../../cards/objectives.ts';
import { placeLostCity } from '../../map/cities.ts';
import { procedure } from '../../rules.ts';
import { gainInfluence, loseInfluence, turnDial } from '../../table/resources.ts';
import { trainHero } from '../attribute.ts';
import { damageHero } from '../damage.ts';
import { routHero } from '../hero.ts';
import { loseReward } from '../lose-reward.ts';
import { trainOnce } from '../train.ts';
import { atOnce, clause, type Result, type ResultKind, resultOf } from './clause.ts';
import { lookAtRune, payForReward, placeUnit, revealRune, standUnitsInArea } from './clauses-choice.ts';
import { discardForReward, lookAtRunes, moveHero } from './clauses-hero.ts';
import { clearsArea, desolatesArea, freezesAnyArea, freezesArea } from './clauses-land.ts';
import { completeQuest } from './complete.ts';

const damage: Result<'damage', { amount: number }> = {
  clause: [
    'the hero takes {amount, count, thing.damage}',
    'bohater otrzymuje {amount, count, thing.damage:acc}',
  ],
  rule: procedure('quest-damage', clause, steps =>
    steps.call(() => damageHero, { hero: 'hero', amount: (t, f) => resultOf(t, f, 'damage').amount }),
  ),
};

const rout: Result<'rout'> = {
  clause: ['the hero is routed', 'bohater zostaje rozbity'],
  rule: atOnce('rout', (t, f) => routHero(t, f.hero)),
};

/** Completes the quest. (RW-QUEST-33) */
const reward: Result<'reward'> = {
  clause: ['receive a Reward', 'otrzymujesz nagrodę'],
  rule: procedure('quest-reward', clause, steps =>
    steps.call(() => completeQuest, { seat: 'seat', hero: 'hero', quest: 'quest' }),
  ),
  completes: true,
};

const gainsInfluence: Result<'gain-influence', { amount: number }> = {
  clause: ['gain {amount, count, thing.influence}', 'otrzymujesz {amount, count, thing.influence:acc}'],
  rule: atOnce('gain-influence', (t, f, { amount }) => gainInfluence(t, f.seat, amount)),
};

const losesInfluence: Result<'lose-influence', { amount: number }> = {
  clause: ['lose {amount, count, thing.influence}', 'tracisz {amount, count, thing.influence:acc}'],
  rule: atOnce('lose-influence', (t, f, { amount }) => loseInfluence(t, f.seat, amount)),
};

const drawsTactics: Result<'draw-tactics', { amount: number }> = {
  clause: ['draw {amount, count, thing.tactics-card}', 'dobierz {amount, count, thing.tactics-card:acc}'],
  rule: procedure('quest-tactics', clause, steps =>
    steps.call(() => gainTactics, { seat: 'seat', amount: (t, f) => resultOf(t, f, 'draw-tactics').amount }),
  ),
};

const drawsQuest: Result<'draw-quest', { amount: number }> = {
  clause: ['draw {amount, count, thing.quest-card}', 'dobierz {amount, count, thing.quest-card:acc}'],
  rule: procedure('quest-quests', clause, steps =>
    steps.call(() => gainQuests, { seat: 'seat', amount: (t, f) => resultOf(t, f, 'draw-quest').amount }),
  ),
};

const raisesDial: Result<'raise-dial', { resource: Resource; amount: number }> = {
  clause: ['raise your {resource} dial by {amount}', 'podnieś swój licznik {resource:gen} o {amount}'],
  rule: atOnce('raise-dial', (t, f, { resource, amount }) =>
    turnDial(t, f.seat, resourceIds.indexOf(resource), amount),
  ),
};

const { words, clause: part } = speech({
  'clause.result.train-any': [
    'raise one attribute of the hero by {amount}',
    'podnieś jedną cechę bohatera o {amount}',
  ],
});

const train: Result<'train', { attribute: Attribute | 'any'; amount: number }> = {
  clause: ['raise the hero’s {attribute} by {amount}', 'podnieś {attribute:acc} bohatera o {amount}'],
  instead: result => (result.attribute === 'any' ? [part('clause.result.train-any', result)] : undefined),
  words,
  /** One attribute, the card's or the player's choice, by what the card says. (RW-QUEST-25) */
  rule: procedure('quest-train', clause, steps =>
    steps.when(
      (t, f) => resultOf(t, f, 'train').attribute === 'any',
      any => any.call(() => trainOnce, { hero: 'hero', amount: (t, f) => resultOf(t, f, 'train').amount }),
      named =>
        named.do((t, f) => {
          const { attribute, amount } = resultOf(t, f, 'train');
          if (attribute !== 'any') trainHero(t, f.hero, attributeIds.indexOf(attribute), amount);
        }),
    ),
  ),
};

/** This card. */
const discardsQuest: Result<'discard-quest'> = {
  clause: ['discard this quest', 'odrzuć tę misję'],
  rule: atOnce('discard-quest', (t, f) => discardQuest(t, f.seat, f.quest)),
};

const seen = speech(
  {
    // The Objective stays hidden afterwards, so the whole event is of the moment.
    'event.objective-seen': [
      { who: 'seat', owner: shown('seat'), objective: secret('objective') },
      '{who} {who|look|looks} at {owner:s} Objective: {objective}.',
      '{who|Podglądasz|{who} podgląda} {owner|twoją kartę celu|kartę celu, którą ma {owner}}: {objective}.',
    ],
    'event.objective-seen.hidden': [
      '{who} {who|look|looks} at {owner:s} Objective.',
      '{who|Podglądasz|{who} podgląda} {owner|twoją kartę celu|kartę celu, którą ma {owner}}.',
    ],
  },
  { 'objective-seen': 'RW-INFO-08' },
);

/** Of the player to whom the place belongs. */
const looksAtObjective: Result<'look-at-objective'> = {
  clause: ['look at that player’s Objective', 'podejrzyj cel tego gracza'],
  rule: atOnce('look-at-objective', (t, f) => {
    const objective = objectiveOf(t, f.other);
    if (objective === NONE) return;
    t.notice(seatBit(f.other), seatBit(f.other) | seatBit(f.seat));
    t.emitTo(seatBit(f.seat), seen.events['objective-seen'], f.seat, f.other, objective);
  }),
  words: seen.words,
  places: ['home-realm-of-another'],
};

/** The damage only for want of a Reward. */
const losesRewardOrDamage: Result<'lose-reward-or-damage', { rewards: number; damage: number }> = {
  clause: [
    'discard {rewards} of this hero’s Rewards; if there is none, the hero takes {damage, count, thing.damage}',
    'odrzuć {rewards, count, thing.reward:acc} tego bohatera; jeśli nie ma żadnej, otrzymuje {damage, count, thing.damage:acc}',
  ],
  rule: procedure('quest-lose-reward', clause, steps =>
    steps.call(
      () => loseReward,
      (t, f, callee) => {
        const { rewards, damage } = resultOf(t, f, 'lose-reward-or-damage');
        callee.hero = f.hero;
        callee.rewards = rewards;
        callee.damage = damage;
      },
    ),
  ),
};

/** Of the player's choice, if there is any. */
const losesReward: Result<'lose-reward', { rewards: number }> = {
  clause: [
    'discard {rewards} of this hero’s Rewards, if there are any',
    'odrzuć {rewards, count, thing.reward:acc} tego bohatera, jeśli jakąś ma',
  ],
  rule: procedure('quest-give-up-reward', clause, steps =>
    steps.call(() => loseReward, {
      hero: 'hero',
      rewards: (t, f) => resultOf(t, f, 'lose-reward').rewards,
    }),
  ),
};

/** Onto its tile, if that is in play and the city is not there yet. (BW-CITY12-09) */
const placesLostCity: Result<'place-lost-city'> = {
  clause: ['place the Lost City', 'ułóż Zaginione Miasto'],
  rule: atOnce('place-lost-city', placeLostCity),
};

/** Where "that player" is somebody. */
const withHosts: readonly QuestPlace['kind'][] = ['home-realm-of-another', 'enemy-hero-or-city'];

/** The player to whom the place belongs. */
const otherGainsInfluence: Result<'other-player-gains-influence', { amount: number }> = {
  clause: [
    'that player gains {amount, count, thing.influence}',
    'ten gracz otrzymuje {amount, count, thing.influence:acc}',
  ],
  rule: atOnce('other-player-gains-influence', (t, f, { amount }) => gainInfluence(t, f.other, amount)),
  places: withHosts,
};

/** From the player to whom the place belongs. */
const takesInfluence: Result<'take-influence', { amount: number }> = {
  clause: [
    'take {amount, count, thing.influence} from that player',
    'zabierz temu graczowi {amount, count, thing.influence:acc}',
  ],
  rule: atOnce('take-influence', (t, f, { amount }) => {
    const taken = Math.min(amount, t.influence.get(f.other));
    loseInfluence(t, f.other, taken);
    gainInfluence(t, f.seat, taken);
  }),
  places: withHosts,
};

/** What each kind of clause says and does, in an order that only grows at its end. */
const kinds = {
  damage,
  rout,
  reward,
  'gain-influence': gainsInfluence,
  'lose-influence': losesInfluence,
  'draw-tactics': drawsTactics,
  'draw-quest': drawsQuest,
  'raise-dial': raisesDial,
  train,
  'discard-quest': discardsQuest,
  'look-at-rune': lookAtRune,
  'look-at-objective': looksAtObjective,
  'may-place-unit': placeUnit,
  'may-stand-units-in-one-area': standUnitsInArea,
  'may-pay-influence-for-reward': payForReward,
  'lose-reward-or-damage': losesRewardOrDamage,
  'other-player-gains-influence': otherGainsInfluence,
  'take-influence': takesInfluence,
  'may-reveal-rune': revealRune,
  'place-lost-city': placesLostCity,
  'lose-reward': losesReward,
  'may-discard-tactics-for-reward': discardForReward,
  'may-look-at-runes': lookAtRunes,
  'may-move-hero': moveHero,
  'desolate-area': desolatesArea,
  'freeze-area': freezesArea,
  'freeze-any-area': freezesAnyArea,
  'may-clear-area': clearsArea,
} as const;

export type QuestResults = EffectsOf<typeof kinds>;

export const results = family<QuestResult, ResultKind<QuestResult>>('result', kinds);

/** The rules of all clauses in a row, and where that of a result stands. */
export const { rules: clauses, placeOf: clauseOf } = results.rowOf(({ rule }) => rule);
