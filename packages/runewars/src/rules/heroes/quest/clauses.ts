import { seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { QuestResult } from '../../../content/types-quests.ts';
import { attributeIds, resourceIds } from '../../../layout.ts';
import { events } from '../../../words.ts';
import { discardQuest, gainQuests, gainTactics } from '../../cards/draw.ts';
import { objectiveOf } from '../../cards/objectives.ts';
import { procedure } from '../../rules.ts';
import { gainInfluence, loseInfluence, turnDial } from '../../table/resources.ts';
import { trainHero } from '../attribute.ts';
import { damageHero } from '../damage.ts';
import { routHero } from '../hero.ts';
import { loseReward } from '../lose-reward.ts';
import { trainOnce } from '../train.ts';
import { atOnce, type Clause, clause, resultOf } from './clause.ts';
import { lookAtRune, payForReward, placeUnit, revealRune, standUnitsInArea } from './clauses-choice.ts';
import { completeQuest } from './complete.ts';

const hurt = procedure('quest-damage', clause, steps =>
  steps.call(() => damageHero, { hero: 'hero', amount: (t, f) => resultOf(t, f, 'damage').amount }),
);

const completed = procedure('quest-reward', clause, steps =>
  steps.call(() => completeQuest, { seat: 'seat', hero: 'hero', quest: 'quest' }),
);

const drawTactics = procedure('quest-tactics', clause, steps =>
  steps.call(() => gainTactics, { seat: 'seat', amount: (t, f) => resultOf(t, f, 'draw-tactics').amount }),
);

const drawMore = procedure('quest-quests', clause, steps =>
  steps.call(() => gainQuests, { seat: 'seat', amount: (t, f) => resultOf(t, f, 'draw-quest').amount }),
);

/** One attribute, the card's or the player's choice, by what the card says. (RW-QUEST-25) */
const trains = procedure('quest-train', clause, steps =>
  steps.when(
    (t, f) => resultOf(t, f, 'train').attribute === 'any',
    any => any.call(() => trainOnce, { hero: 'hero', amount: (t, f) => resultOf(t, f, 'train').amount }),
    named =>
      named.do((t, f) => {
        const { attribute, amount } = resultOf(t, f, 'train');
        if (attribute !== 'any') trainHero(t, f.hero, attributeIds.indexOf(attribute), amount);
      }),
  ),
);

const robbed = procedure('quest-lose-reward', clause, steps =>
  steps.call(
    () => loseReward,
    (t, f, callee) => {
      const { rewards, damage } = resultOf(t, f, 'lose-reward-or-damage');
      callee.hero = f.hero;
      callee.rewards = rewards;
      callee.damage = damage;
    },
  ),
);

/** What each kind of clause does. */
export const clauses: Readonly<Record<QuestResult['kind'], Clause>> = {
  damage: hurt,
  rout: atOnce('rout', (t, f) => routHero(t, f.hero)),
  reward: completed,
  'gain-influence': atOnce('gain-influence', (t, f, { amount }) => gainInfluence(t, f.seat, amount)),
  'lose-influence': atOnce('lose-influence', (t, f, { amount }) => loseInfluence(t, f.seat, amount)),
  'draw-tactics': drawTactics,
  'draw-quest': drawMore,
  'raise-dial': atOnce('raise-dial', (t, f, { resource, amount }) =>
    turnDial(t, f.seat, resourceIds.indexOf(resource), amount),
  ),
  train: trains,
  'discard-quest': atOnce('discard-quest', (t, f) => discardQuest(t, f.seat, f.quest)),
  'look-at-rune': lookAtRune,
  'look-at-objective': atOnce('look-at-objective', (t, f) => {
    const objective = objectiveOf(t, f.other);
    if (objective === NONE) return;
    t.notice(seatBit(f.other), seatBit(f.other) | seatBit(f.seat));
    t.emitTo(seatBit(f.seat), events['objective-seen'], f.seat, f.other, objective);
  }),
  'may-place-unit': placeUnit,
  'may-stand-units-in-one-area': standUnitsInArea,
  'may-pay-influence-for-reward': payForReward,
  'lose-reward-or-damage': robbed,
  'other-player-gains-influence': atOnce('other-player-gains-influence', (t, f, { amount }) =>
    gainInfluence(t, f.other, amount),
  ),
  'take-influence': atOnce('take-influence', (t, f, { amount }) => {
    const taken = Math.min(amount, t.influence.get(f.other));
    loseInfluence(t, f.other, taken);
    gainInfluence(t, f.seat, taken);
  }),
  'may-reveal-rune': revealRune,
};
