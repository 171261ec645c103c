import { targetDomain } from '@runehold/rune-age/domains';
import { attackBonus, hasArmy, standingOf, walls } from '@runehold/rune-age/sight/numbers';
import { cardOf } from '@runehold/rune-age/sight/sight';
import { row } from '../wrap.ts';
import { cardName, eventName, signed } from './names.ts';
import type { Sight } from './sight.ts';

/** The Instant that attacks, where the fight is forced upon a player. */
const attackingInstant = ({ content, t }: Sight): string | undefined => {
  if (targetDomain.partOf(t.target) !== 'enemy') return undefined;
  const { id, type } = content.events[targetDomain.valueOf(t.target)];
  return type === 'instant' ? id : undefined;
};

const title = (sight: Sight): string => {
  const { speaker, names } = sight.scene;
  const name = names[sight.t.fighter[0]];
  const instant = attackingInstant(sight);
  if (instant !== undefined)
    return speaker.say('cli.rune-age.defends', { name, event: eventName(sight, instant) });
  const target = speaker.message(targetDomain.labelOf(sight.t.target), names);
  return speaker.say('cli.rune-age.attacks', { name, target });
};

/** The cards of one side, each with its strength, bonus and wound, and what is added to all of them. */
const armyThings = (sight: Sight, side: number): string[] => {
  const { t, scene } = sight;
  const { speaker } = scene;
  const cards = t.army[side].map((id, slot) => {
    const bonus = t.bonus[side][slot];
    const { strength = 0 } = cardOf(sight, id);
    const worth = [
      `${strength}${bonus === 0 ? '' : signed(bonus)}`,
      ...(t.wounded[side][slot] === 1 ? [speaker.say('cli.rune-age.wounded')] : []),
    ].join(', ');
    return cardName(sight, id, worth);
  });
  const counts = side === 1 || hasArmy(sight);
  const [attack, wall] = [side === 0 && counts ? attackBonus(sight) : 0, side === 1 ? walls(sight) : 0];
  return [
    ...(cards.length === 0 ? [speaker.say('cli.rune-age.no-army')] : cards),
    ...(t.armyBonus[side] === 0 || !counts
      ? []
      : [speaker.say('cli.rune-age.army-bonus', { n: signed(t.armyBonus[side]) })]),
    ...(attack === 0 ? [] : [speaker.say('cli.rune-age.attack-bonus', { n: signed(attack) })]),
    ...(wall === 0 ? [] : [speaker.say('cli.rune-age.walls', { n: signed(wall) })]),
    ...(t.fighter[1] >= 0 && t.passed[side] === 1 ? [speaker.say('cli.rune-age.passed')] : []),
  ];
};

/** What is still needed. A battle is won with as much as the target has, a siege with more. */
const verdict = (sight: Sight): string => {
  const { speaker, names } = sight.scene;
  const [attacker, defender] = sight.t.fighter;
  const { attack, defense } = standingOf(sight);
  const over = attack - defense;
  if (attackingInstant(sight) !== undefined && over < 0)
    return speaker.say('cli.rune-age.would-damage', { name: names[attacker], n: -over });
  if (targetDomain.partOf(sight.t.target) === 'home' && over > 0)
    return speaker.say('cli.rune-age.would-damage', { name: names[defender], n: over });
  const missing = defender < 0 ? -over : 1 - over;
  return missing > 0
    ? speaker.say('cli.rune-age.missing', { name: names[attacker], n: missing })
    : speaker.say('cli.rune-age.enough', { name: names[attacker] });
};

export const isCombat = ({ t }: Sight): boolean => t.target >= 0 && t.fighter[0] >= 0;

/** The combat that is being fought. */
export const combatLines = (sight: Sight): string[] => {
  const { t, scene } = sight;
  const { speaker, names, colors } = scene;
  if (!isCombat(sight)) return [];
  const { attack, defense } = standingOf(sight);
  const [attacker, defender] = t.fighter;
  const foe = defender < 0 ? speaker.message(targetDomain.labelOf(t.target), names) : names[defender];
  const indent = Math.max(names[attacker].length, foe.length) + 4;
  const side = (name: string, n: number, things: readonly string[]): string[] =>
    row(`  ${name}`, [speaker.say('cli.rune-age.total', { n }), ...things], indent);
  return [
    '',
    colors.bold(colors.red(title(sight))),
    ...side(names[attacker], attack, armyThings(sight, 0)),
    ...side(foe, defense, defender < 0 ? [] : armyThings(sight, 1)),
    `  ${colors.bold(verdict(sight))}`,
  ];
};
