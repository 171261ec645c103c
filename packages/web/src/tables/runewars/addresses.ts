import type { AskView } from '@runehold/kernel/ask/describe';
import type { Message } from '@runehold/kernel/text/message';
import type { WireView } from '@runehold/protocol/parts/view';
import { cityPool } from '@runehold/runewars/layout';
import type { Address, AddressOf } from '../../table/targets.ts';

/** The address of each kind of thing on the table. */
export const at = {
  area: (area: number): Address => `area/${area}`,
  units: (area: number, type: number, isRouted: boolean): Address =>
    `units/${area}/${type}/${isRouted ? 'routed' : 'standing'}`,
  hero: (hero: number): Address => `hero/${hero}`,
  fighter: (type: number, isRouted: boolean, damage: number): Address =>
    `fighter/${type}/${isRouted ? 'routed' : 'standing'}/${damage}`,
  order: (order: number): Address => `order/${order}`,
  tactics: (card: number): Address => `tactics/${card}`,
  quest: (quest: number): Address => `quest/${quest}`,
  reward: (reward: number): Address => `reward/${reward}`,
  dial: (resource: number): Address => `dial/${resource}`,
  title: (title: number): Address => `title/${title}`,
  seat: (seat: number): Address => `seat/${seat}`,
  fate: (fate: number): Address => `fate/${fate}`,
  objective: 'objective',
} as const;

type Args = Readonly<Record<string, number>>;
type Find = (args: Args, ask: AskView, view: WireView) => Address | undefined;

const it =
  (address: (it: number) => Address): Find =>
  args =>
    address(args['it']);

/** Units of the map that are told apart by type and state: the prompt says where. */
const troop =
  (isRouted: boolean): Find =>
  (args, ask) => {
    const area = ask.prompt.args['area'];
    return area === undefined ? undefined : at.units(area, args['it'], isRouted);
  };

const fighter =
  (isRouted: boolean): Find =>
  args =>
    at.fighter(args['unit'], isRouted, args['damage']);

const cityArea: Find = (args, _ask, view) => {
  const area = (view.table['city'] as readonly unknown[]).indexOf(cityPool.cards[args['it']]);
  return area < 0 ? undefined : at.area(area);
};

const activeOrder: Find = (_args, ask, view) => {
  const active = (view.table['activeOrder'] as readonly number[])[ask.seat];
  return active === 0 ? undefined : at.order(active - 1);
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
  'label.quest': it(at.quest),
  'heroDeed.quest': it(at.quest),
  'label.reward': it(at.reward),
  'turn.reward': it(at.reward),
  'heroAction.reward': it(at.reward),
  'heroStep.reward': it(at.reward),
  'heroDeed.reward': it(at.reward),
  'duelIcon.reward': it(at.reward),
  'heldReward.it': args => at.reward(args['reward']),
  'proof.reward': args => at.reward(args['reward']),
  'label.resource': it(at.dial),
  'label.title': it(at.title),
  'label.seat': it(at.seat),
  'label.fate': it(at.fate),
  'turn.objective': () => at.objective,
  'turn.exchange': () => at.objective,
};

/** Finds the thing on a table of Runewars that an option is about. */
export const addressOf: AddressOf = ({ key, args }: Message, ask, view) =>
  Object.hasOwn(finds, key) ? finds[key](args, ask, view) : undefined;
