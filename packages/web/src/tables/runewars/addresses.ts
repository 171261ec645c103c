import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';
import type { WireView } from '@runehold/protocol/parts/view';
import type { About } from '@runehold/runewars/layout';
import { areasHere } from '@runehold/runewars/rules/view/areas';
import { activeOrderOf } from '@runehold/runewars/rules/view/orders';
import type { Address, AddressOf } from '../../table/art/targets.ts';
import { lookIn } from './sight.ts';

/** The address of each kind of thing on the table. */
export const at = {
  area: (area: number): Address => `area/${area}`,
  units: (area: number, type: number, isRouted: boolean): Address =>
    `units/${area}/${type}/${isRouted ? 'routed' : 'standing'}`,
  hero: (hero: number): Address => `hero/${hero}`,
  /** Units in a battle that are alike: the same neutral type can fight on both sides. */
  fighter: (side: number, type: number, isRouted: boolean, damage: number): Address =>
    `fighter/${side}/${type}/${isRouted ? 'routed' : 'standing'}/${damage}`,
  /** All units of a type on a side of a battle. */
  rank: (side: number, type: number): Address => `rank/${side}/${type}`,
  /** A type of which units may be recruited. */
  recruit: (type: number): Address => `recruit/${type}`,
  duelist: (side: number): Address => `duelist/${side}`,
  questUnit: (unit: number): Address => `quest-unit/${unit}`,
  order: (order: number): Address => `order/${order}`,
  tactics: (card: number): Address => `tactics/${card}`,
  /** A Tactics card that stays in play before a seat. */
  kept: (seat: number): Address => `kept/${seat}`,
  quest: (quest: number): Address => `quest/${quest}`,
  reward: (reward: number): Address => `reward/${reward}`,
  command: (card: number): Address => `command/${card}`,
  developmentCard: (card: number): Address => `development-card/${card}`,
  dial: (resource: number): Address => `dial/${resource}`,
  title: (title: number): Address => `title/${title}`,
  seat: (seat: number): Address => `seat/${seat}`,
  faction: (faction: number): Address => `faction/${faction}`,
  fate: (fate: number): Address => `fate/${fate}`,
  /** A Tactical Fate card in the place of a Fate card. */
  laid: (card: number): Address => `laid/${card}`,
  objective: 'objective',
  tile: (tile: number): Address => `tile/${tile}`,
  spot: (q: number, r: number, turns: number): Address => `spot/${q}/${r}/${turns}`,
  markerSpot: (q: number, r: number, side: number): Address => `marker-spot/${q}/${r}/${side}`,
  marker: (marker: number): Address => `marker/${marker}`,
} as const;

type Args = Readonly<Record<string, number>>;
type Find = (args: Args, ask: AskView, view: WireView) => Address | undefined;

const it =
  (address: (it: number) => Address): Find =>
  args =>
    address(args['it']);

/** What an ask is about besides its options. */
export const aboutOf = (ask: AskView | undefined): About => ask?.about ?? {};

/** Units of the map that are told apart by type and state. */
const troop =
  (isRouted: boolean): Find =>
  (args, ask) => {
    const { area } = aboutOf(ask);
    return area === undefined ? undefined : at.units(area, args['it'], isRouted);
  };

/** Something on the side of a fight that an ask is about. */
const onSide =
  (address: (side: number, args: Args) => Address): Find =>
  (args, ask) => {
    const { side } = aboutOf(ask);
    return side === undefined ? undefined : address(side, args);
  };

const fighter = (isRouted: boolean): Find =>
  onSide((side, args) => at.fighter(side, args['unit'], isRouted, args['damage']));

const cityArea: Find = (args, _ask, view) => {
  const look = lookIn(view);
  const area = areasHere(look).find(each => look.t.city.at(each) === args['it']);
  return area === undefined ? undefined : at.area(area);
};

const activeOrder: Find = (_args, ask, view) => {
  const order = activeOrderOf(lookIn(view), ask.seat);
  return order === undefined ? undefined : at.order(order);
};

const finds: Readonly<Record<string, Find>> = {
  'label.area': it(at.area),
  'recruit.area': it(at.area),
  'runePlace.area': it(at.area),
  'heroStep.to': it(at.area),
  'turn.demolish': it(at.area),
  'proof.token': args => at.area(args['area']),
  'label.city': cityArea,
  'marcher.unit': args => at.units(args['area'], args['unit'], false),
  'marcher.hero': args => at.hero(args['hero']),
  'troop.standing': troop(false),
  'troop.routed': troop(true),
  'fighter.standing': fighter(false),
  'fighter.routed': fighter(true),
  'label.hero': it(at.hero),
  'turn.pickUp': it(at.hero),
  'heroDeed.duel': it(at.hero),
  'label.order': it(at.order),
  'turn.order': activeOrder,
  'label.tactics': it(at.tactics),
  'turn.tactics': it(at.tactics),
  'heroAction.tactics': it(at.tactics),
  'battleCard.battle': it(at.tactics),
  'battleCard.turn': it(at.tactics),
  'label.unit': (args, ask) => {
    const { side } = aboutOf(ask);
    if (side !== undefined) return at.rank(side, args['it']);
    return ask.prompt.key === 'prompt.choose-recruits' ? at.recruit(args['it']) : undefined;
  },
  'label.quest-unit': args => at.questUnit(args['n']),
  // Whoever strikes touches the one he strikes.
  'duelIcon.strike': onSide(at.duelist),
  'label.quest': it(at.quest),
  'heroDeed.quest': it(at.quest),
  'label.reward': it(at.reward),
  'turn.reward': it(at.reward),
  'heroAction.reward': it(at.reward),
  'heroStep.reward': it(at.reward),
  'heroDeed.reward': it(at.reward),
  'duelIcon.reward': it(at.reward),
  'battleCard.reward': it(at.reward),
  'heldReward.it': args => at.reward(args['reward']),
  'proof.reward': args => at.reward(args['reward']),
  'battleCard.command': it(at.command),
  'label.commanderCard': it(at.command),
  'label.developmentCard': it(at.developmentCard),
  'label.resource': it(at.dial),
  'label.title': it(at.title),
  'label.seat': it(at.seat),
  'label.faction': it(at.faction),
  'label.fate': it(at.fate),
  'drawnCard.fate': it(at.fate),
  'drawnCard.tactics': it(at.laid),
  'turn.objective': () => at.objective,
  'turn.exchange': () => at.objective,
  'label.tile': args => at.tile(args['tile']),
  'label.piece-spot': args => at.spot(args['q'], args['r'], args['turns']),
  'label.marker-spot': args => at.markerSpot(args['q'], args['r'], args['side']),
  'label.take-back-marker': args => at.marker(args['marker']),
};

/** Finds the thing on a table of Runewars that an option is about. */
export const addressOf: AddressOf = ({ key, args }: Message, ask, view) =>
  Object.hasOwn(finds, key) ? finds[key](args, ask, view) : undefined;
