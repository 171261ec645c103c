import type { Seat } from '@runehold/kernel/layout/seats';
import type { TableCore } from '@runehold/kernel/table/table';
import type { Asked } from '@runehold/kernel/view/asked';
import type { Table } from '../layout.ts';
import { answers } from '../rules/view/judgements.ts';
import { lookAt } from '../rules/view/look.ts';
import type { Manner } from '../rules/view/manner.ts';
import { absentAnswer } from '../rules/view/options.ts';
import type { Judge, Proposal } from './answer.ts';
import * as battle from './battle.ts';
import * as commanders from './commanders.ts';
import * as march from './march.ts';
import { chooseOrder } from './orders.ts';
import * as quests from './quests.ts';
import * as realm from './realm.ts';
import * as seasons from './seasons.ts';
import * as setup from './setup.ts';
import { chooseAct } from './turn.ts';
import { standingOf } from './value.ts';
import { because } from './words.ts';

/** As an absent player would: the first of equals, nothing that is not asked for. */
const plain: Judge = look => ({
  reply: absentAnswer(look),
  reason: because('bot.best-for-us'),
});

/** The ways of answering that cards name. */
const manners: Readonly<Record<Manner, Judge>> = {
  plain,
  barTactics: battle.barTactics,
  bestTroop: realm.bestTroop,
  bestAttribute: quests.bestAttribute,
  bestDuelCard: quests.bestDuelCard,
  bestUnit: realm.bestUnit,
  bestUnits: realm.bestUnits,
  burnPoorest: seasons.burnPoorest,
  byPolicy: battle.byPolicy,
  decline: quests.decline,
  discardTactics: seasons.discardTactics,
  blightRival: seasons.blightRival,
  doomCity: seasons.doomCity,
  routAnywhere: realm.routAnywhere,
  fleeFrom: seasons.fleeFrom,
  fleeTo: seasons.fleeTo,
  fortifyMost: realm.strongholdSite,
  giveUpHero: quests.giveUpHero,
  helpTest: quests.helpTest,
  helpWeakest: seasons.helpWeakest,
  hurtLeader: seasons.hurtLeader,
  keepHero: quests.keepHero,
  keepLand: realm.keepLand,
  lookAtMost: realm.lookAtMost,
  loseTroops: realm.loseTroops,
  lowerDial: realm.lowerDial,
  nameCommander: commanders.nameCommander,
  mostOffered: seasons.mostOffered,
  moveBeastsFrom: seasons.moveBeastsFrom,
  moveBeastsTo: seasons.moveBeastsTo,
  ownArea: realm.ownArea,
  payForHero: seasons.payForHero,
  playAny: battle.playAny,
  raiseDial: realm.raiseDial,
  restoreByPolicy: battle.restoreByPolicy,
  routUnit: realm.routUnit,
  routUnits: realm.routUnits,
  sayNo: seasons.sayNo,
  sayYes: seasons.sayYes,
  spoilLand: seasons.spoilLand,
  standAll: battle.standAll,
  strikeByPolicy: battle.strikeByPolicy,
  strongholdToLeave: realm.strongholdToLeave,
  trainOne: quests.trainOne,
  unknownArea: realm.unknownArea,
  wantedArea: realm.wantedArea,
  wieldWeapon: quests.wieldWeapon,
};

/** Who decides what, by the name of the ask. */
const judges: Readonly<Record<string, Judge>> = {
  ...Object.fromEntries(Object.entries(answers).map(([ask, manner]) => [ask, manners[manner]])),
  'choose-factions.faction': plain,
  'draft-factions.faction': plain,
  'lay-tile.tile': plain,
  'lay-tile.spot': plain,
  'lay-marker.choice': plain,
  'lay-home.spot': plain,
  'lay-runes.places': plain,
  'lay-home-runes.places': realm.mixRunes,
  'settle-homes.area': setup.firstStronghold,
  'settle-homes.places': setup.firstUnits,
  'place-heroes.area': setup.firstHero,
  'name-first-commander.hero': commanders.nameCommander,

  'choose-orders.chosen': chooseOrder,
  'turn.choice': chooseAct,
  'claim-after-battle.choice': chooseAct,
  'claim-victory.proofs': plain,
  'captain-exchange.rewards': seasons.exchangeRewards,
  'pick-up-rewards.hero': quests.keepHero,
  'strategize.destination': march.strategizeTo,
  'activate.area': march.activateArea,
  'march.units': march.marchUnits,
  'march.allies': march.marchAllies,
  'march.heroes': march.marchHeroes,
  'hero-march.via': realm.unknownArea,
  'negotiate.approach': march.approach,
  'be-refused.approach': march.setback,
  'diplomacy.influence': march.offerInfluence,
  'diplomacy.chosen': quests.bestDestiny,
  'retreat.to': march.retreatTo,
  'retreat-heroes.to': march.retreatTo,
  'withdraw.to': march.retreatTo,
  'recruit-from-dial.resource': realm.recruitFrom,
  'choose-recruits.picks': realm.chooseRecruits,
  'recruit-units.places': realm.placeRecruits,
  'give-up-figure.area': realm.giveUpFigure,
  'give-up-figure.troop': plain,
  'rally-support.area': realm.callCity,
  'use-city.benefit': realm.cityBenefit,
  'muster-neutrals.units': realm.bestUnits,
  'fortify.action': realm.fortifyStep,
  'build-stronghold.left': realm.strongholdToLeave,
  'build-stronghold.site': realm.strongholdSite,
  'repair-stronghold.site': realm.strongholdSite,
  'raise-on-site.given': quests.decline,
  'rebuild-capital.site': realm.strongholdSite,
  'use-developments.area': realm.useDevelopment,
  'choose-development.kind': realm.useDevelopment,
  'buy-development-card.card': realm.buyDevelopmentCard,
  'build-development.kind': realm.buildDevelopment,
  'build-development.givenUp': realm.strongholdToLeave,
  'build-development.site': realm.ownArea,
  'hire-hero.way': commanders.hireWhat,
  'hire-hero.spent': realm.hirePrice,
  'hire-hero.kept': quests.keepHero,
  'draw-commanders.spent': realm.hirePrice,
  'draw-commanders.hero': commanders.whoseCard,
  'draw-commanders.card': commanders.betterCommand,
  'draw-commanders.next': plain,
  'gain-hero.area': realm.ownArea,
  'gain-hero.deserter': quests.giveUpHero,
  'take-title.title': realm.takeTitle,
  'take-title.spent': realm.leastSpent,
  'receive-rune.discarded': plain,
  'receive-rune.places': realm.placeRunes,
  'move-runes.first': realm.ownArea,
  'move-runes.second': realm.ownArea,
  'move-runes.places': realm.mixRunes,
  'reveal-runes.chosen': realm.showLeast,

  'declare-support.unit': battle.byPolicy,
  'battle-window.pick': battle.playInBattle,
  'assign-damage.pick': battle.byPolicy,
  'assign-routs.pick': battle.byPolicy,
  'damage-tough.pick': battle.byPolicy,
  'pick-damaged.pick': battle.strikeByPolicy,
  'pick-weakened.pick': battle.strikeByPolicy,
  'pick-routed.pick': battle.strikeByPolicy,
  'rout-slow.pick': battle.byPolicy,
  'pick-slow.pick': battle.strikeByPolicy,
  'pick-lying.pick': battle.strikeByPolicy,
  'pick-destroyed.pick': battle.strikeByPolicy,
  'give-up.pick': battle.byPolicy,
  'use-fortification.yes': battle.strikeByPolicy,
  'use-fortification.pick': battle.byPolicy,
  'draw-fate.unit': plain,
  'draw-fate.more': battle.strikeByPolicy,
  'draw-fate.dropped': battle.byPolicy,
  'announce-fate.unit': plain,
  'lay-fate.card': battle.layFate,
  'drop-drawn.dropped': battle.byPolicy,
  'raise-on-site.yes': battle.byPolicy,
  'retreat-surplus.picks': battle.byPolicy,
  'unit-limit.losses': battle.byPolicy,

  'choose-commander.hero': commanders.passCommand,
  'choose-commander.fresh': commanders.nameCommander,
  'act-with-heroes.hero': quests.nextHero,
  'hero-action.choice': quests.usualQuesting.acts,
  'hero-action.trained': quests.trainFor,
  'move-action.choice': quests.usualQuesting.steps,
  'hero-deed.choice': quests.usualQuesting.deed,
  'extra-step.area': quests.decline,
  'train-once.attribute': quests.trainOne,
  'test.again': quests.drawAgain,
  'test.replaced': quests.replaceWorst,
  'test.chosen': quests.bestDestiny,
  'attempt.other': seasons.hurtLeader,
  'choose-task.way': quests.usualQuesting.way,
  'complete-quest.friend': quests.keepHero,
  'look-around.area': realm.unknownArea,
  'trade-rewards.area': plain,
  'trade-rewards.heirs': plain,
  'lose-reward.card': plain,
  'loot.heirs': plain,

  'duel-start.strikes': quests.strikeAtStart,
  'duel-replace.yes': quests.drawAgain,
  'duel-aim.unit': plain,

  'influence-bid.bids': seasons.bid,
  'influence-bid.single': seasons.settleTie,
  'raise-dials.dials': realm.raiseDials,
  'keep-dials.kept': battle.standAll,
  'fall.choice': seasons.fallChoice,
  'gain-quests.discards': seasons.discardQuests,
  'gain-tactics.discards': seasons.discardTactics,

  'place-neutrals.first': realm.bestUnit,
};

/** Every ask has a judge; one that is new to the bot is answered as an absent player would. */
export const judgeOf = (ask: string): Judge => (Object.hasOwn(judges, ask) ? judges[ask] : plain);

const propose = (
  view: { readonly table: TableCore; readonly seat: Seat },
  ask: Asked,
): readonly Proposal[] => [judgeOf(ask.name)(lookAt(view), ask)];

/** The names of the asks the bot knows. */
export const judgedAsks: readonly string[] = Object.keys(judges);

const resting: ReadonlySet<string> = new Set(['turn.choice', 'choose-orders.chosen', 'act-with-heroes.hero']);

/** Runewars for the game-blind agents: what to answer, how a table stands, and when an act is over. */
export const guide = {
  propose,
  value: (table: TableCore, seat: Seat): number => standingOf(table as Table, seat),
  settled: (_table: TableCore, _seat: Seat, askName: string): boolean => resting.has(askName),
};
