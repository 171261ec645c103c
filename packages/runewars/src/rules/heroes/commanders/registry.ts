import type { CommanderCard, CommanderEffect } from '../../../content/types-heroes.ts';
import { type CardText, colon, joined, stop } from '../../../text/clause.ts';
import { timingsText } from '../../../text/clause-groups.ts';
import { type EffectsOf, family } from '../../../text/family.ts';
import type { CommandsKind } from './card.ts';
import { commanderWords } from './words.ts';

/** Every effect, in an order that only grows at its end. */
const kinds = {} as const;

export type CommanderEffects = EffectsOf<typeof kinds>;

/** What Commander cards do in the battles of who has them. */
export const commands = family<CommanderEffect, CommandsKind<CommanderEffect>>(
  'commander',
  kinds,
  commanderWords,
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
