import type { Message } from '@runehold/kernel/text/message';
import { icons, seasonIcons } from './icons.ts';

const done = icon('check-mark');
const pass = icon('hourglass');

/** What stands before the words of an option that no thing on the table stands for. */
const chipIcons: Readonly<Record<string, string>> = {
  'label.done': done,
  'label.skip': pass,
  'label.pass': pass,
  'label.yes': done,
  'label.no': icon('cancel'),
  'recruit.none': pass,
  'turn.bonus': icons.capital,
  'turn.end': done,
  'turn.captain': icons.battle,
  'turn.trade': icon('trade'),
  'turn.victory': icon('laurel-crown'),
  'heroAction.move': icon('hiking'),
  'heroAction.heal': icon('health-normal'),
  'heroAction.train': icon('weight-lifting-up'),
  'heroAction.trade': icon('trade'),
  'heroAction.end': done,
  'heroStep.stop': done,
  'heroStep.trade': icon('trade'),
  'heroDeed.nothing': pass,
  'heroDeed.trade': icon('trade'),
  'duelIcon.nothing': pass,
  'fall.influence': icons.influence,
  'fall.tactics': icons.tactics,
  'fortify.build': icon('defensive-wall'),
  'fortify.repair': icon('stone-wall'),
  'fortify.runes': icons.rune,
  'approach.battle': icon('crossed-swords'),
  'approach.diplomacy': icon('shaking-hands'),
  'setback.battle': icon('crossed-swords'),
  'setback.retreat': icon('return-arrow'),
  'market.sell': icon('swap-bag'),
  'market.buy': icon('shop'),
  'hiring.hero': icons.hero,
  'hiring.commander': icons.commander,
  'benefit.units': icons.units,
  'benefit.tactics': icons.tactics,
  'benefit.influence': icons.influence,
  'benefit.quests': icons.quest,
  'label.attribute': icon('weight-lifting-up'),
  'label.development': icons.developmentCard,
  'questWay.test': icons.quest,
};

/** The icon of an option on its chip. */
export const iconOf = ({ key, args }: Message): string | undefined => {
  if (key === 'label.season') return seasonIcons[args['it']];
  return Object.hasOwn(chipIcons, key) ? chipIcons[key] : undefined;
};
