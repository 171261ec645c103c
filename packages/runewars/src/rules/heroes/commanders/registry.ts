import type { CommanderCard, CommanderEffect } from '../../../content/types-heroes.ts';
import { type CardText, colon, joined, stop } from '../../../text/clause.ts';
import { timingsText } from '../../../text/clause-groups.ts';
import { type EffectsOf, family } from '../../../text/family.ts';
import { paysForDamage, takesDamage } from '../../battle/command/damage.ts';
import { retreatsStanding } from '../../battle/command/rearguard.ts';
import { sabotages } from '../../battle/command/sabotage.ts';
import { seesHandAndBars } from '../../battle/command/spy.ts';
import { standsInBattle } from '../../battle/command/stand.ts';
import { addsStrength } from '../../battle/command/strength.ts';
import { returnsDestroyed } from '../../battle/command/surgeon.ts';
import { redrawsFate } from '../../battle/command/tactician.ts';
import { drawsMoreInAttack } from '../../battle/command/vanguard.ts';
import { commandWords } from '../../battle/command/words.ts';
import { onOccasion } from '../../cards/by-card.ts';
import type { CommandsKind } from './card.ts';
import { commanderWords } from './words.ts';

/** Every effect, in an order that only grows at its end. */
const kinds = {
  sabotage: sabotages,
  'see-hand-and-bar': seesHandAndBars,
  'take-damage': takesDamage,
  'stand-in-battle': standsInBattle,
  'redraw-fate': redrawsFate,
  'draw-more-in-attack': drawsMoreInAttack,
  'add-strength': addsStrength,
  'damage-for-damage': paysForDamage,
  'return-destroyed': returnsDestroyed,
  'retreat-standing': retreatsStanding,
} as const;

export type CommanderEffects = EffectsOf<typeof kinds>;

/** What Commander cards do in the battles of who has them. */
export const commands = family<CommanderEffect, CommandsKind<CommanderEffect>>(
  'commander',
  kinds,
  commanderWords,
  commandWords,
);

/** What Commander cards do that are used at a moment like Tactics cards. */
export const usedCommands = onOccasion(
  commands,
  ({ used }) => used,
  ({ commanderCards }) => commanderCards.map(({ effects: [first] }) => first),
);

/** When a Commander card works, and how. */
export const commanderCardText = ({ timing, effects }: CommanderCard): CardText => [
  ...timingsText([timing]),
  colon,
  ...joined(
    effects.map(effect => commands.textOf(effect)),
    'then',
  ),
  stop,
];
