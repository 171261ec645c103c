import { refusalReasons } from '../match/refusal.ts';
import type { MessageArgs } from './message.ts';

const plain: MessageArgs = {};

/** What the kernel itself has to say: the words every game shares. */
export const kernelSpecs = {
  'label.pass': plain,
  'label.skip': plain,
  'label.done': plain,
  'label.only-choice': plain,
  'label.number': { n: 'number' },
  'label.yes': plain,
  'label.no': plain,
  'file.not-json': plain,
  'file.not-a-game': plain,
  'file.other-format': plain,
  'file.other-game': plain,
  'file.broken': plain,
  'file.no-secret': plain,
  'file.other-rules': plain,
  'file.other-content': plain,
  ...(Object.fromEntries(refusalReasons.map(reason => [`refusal.${reason}`, plain])) as Record<
    `refusal.${(typeof refusalReasons)[number]}`,
    MessageArgs
  >),
  'refusal.seats': { min: 'number', max: 'number' },
  'refusal.unknown-option': plain,
  'refusal.option-value': plain,
} as const;
