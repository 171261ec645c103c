import { seenCards } from '@runehold/kernel/layout/seen';
import { targetDomain } from '@runehold/rune-age/domains';
import { isInstantFight } from '@runehold/rune-age/rules/view/battle';
import { addedTo, isCombat, outlookOf, standingOf } from '@runehold/rune-age/rules/view/numbers';
import { cardOf } from '@runehold/rune-age/rules/view/sight';
import { type Part, row, said } from '../wrap.ts';
import { cardName, eventName, signed } from './names.ts';
import type { Sight } from './sight.ts';

const title = (sight: Sight): string => {
  const { scene } = sight;
  const { speaker } = scene;
  const { target: code, fighter } = sight.t;
  const who = fighter.get(0);
  if (isInstantFight(sight, code))
    return speaker.say(
      'cli.rune-age.defends',
      { who, event: eventName(sight, targetDomain.valueOf(code)) },
      scene,
    );
  const target = speaker.message(targetDomain.labelOf(code), scene);
  return speaker.say('cli.rune-age.attacks', { who, target }, scene);
};

/** The cards of one side, each with its strength, bonus and wound, and what is added to all of them. */
const armyThings = (sight: Sight, side: number): Part[] => {
  const { t, me, scene } = sight;
  const { speaker } = scene;
  const cards = seenCards(t.army.at(side), me).map((card, slot) => {
    const bonus = t.bonus.get(side, slot);
    const { strength = 0 } = cardOf(sight, card);
    const worth = [
      `${strength}${bonus === 0 ? '' : signed(bonus)}`,
      t.wounded.get(side, slot) === 1 && speaker.say('cli.rune-age.wounded'),
    ];
    return cardName(sight, card, said(worth).join(', '));
  });
  const { army, attack, walls } = addedTo(sight, side);
  return [
    ...(cards.length === 0 ? [speaker.say('cli.rune-age.no-army')] : cards),
    army !== 0 && speaker.say('cli.rune-age.army-bonus', { n: signed(army) }),
    attack !== 0 && speaker.say('cli.rune-age.attack-bonus', { n: signed(attack) }),
    walls !== 0 && speaker.say('cli.rune-age.walls', { n: signed(walls) }),
    t.fighter.get(1) >= 0 && t.passed.get(side) === 1 && speaker.say('cli.rune-age.passed'),
  ];
};

/** What is still needed. */
const verdict = (sight: Sight): string => {
  const { scene } = sight;
  const { speaker } = scene;
  const outlook = outlookOf(sight);
  const who = outlook.seat;
  switch (outlook.kind) {
    case 'damage':
      return speaker.say('cli.rune-age.would-damage', { who, n: outlook.n }, scene);
    case 'missing':
      return speaker.say('cli.rune-age.missing', { who, n: outlook.n }, scene);
    case 'enough':
      return speaker.say('cli.rune-age.enough', { who }, scene);
  }
};

/** The combat that is being fought. */
export const combatLines = (sight: Sight): string[] => {
  const { t, scene } = sight;
  const { speaker, names, colors } = scene;
  if (!isCombat(sight)) return [];
  const { attack, defense } = standingOf(sight);
  const [attacker, defender] = t.fighter.toArray();
  const foe = defender < 0 ? speaker.message(targetDomain.labelOf(t.target), scene) : names[defender];
  const indent = Math.max(names[attacker].length, foe.length) + 4;
  const side = (name: string, n: number, things: readonly Part[]): string[] =>
    row(`  ${name}`, [speaker.say('cli.rune-age.note.strength', { n }), ...things], indent);
  return [
    '',
    colors.bold(colors.red(title(sight))),
    ...side(names[attacker], attack, armyThings(sight, 0)),
    ...side(foe, defense, defender < 0 ? [] : armyThings(sight, 1)),
    `  ${colors.bold(verdict(sight))}`,
  ];
};
