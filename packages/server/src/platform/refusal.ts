import type { SetupRefusal } from '@runehold/kernel/match/table-setup';
import type { ContentFault } from '@runehold/kernel/pack/pack';
import type { Message } from '@runehold/kernel/text/message';

/** Thrown where a call cannot be carried out; it reaches the caller as its reason. */
export class Refusal extends Error {
  readonly reason: Message;
  readonly status: number;
  /** What is wrong with a content pack, where that is the reason. */
  readonly faults: readonly ContentFault[] | undefined;

  constructor(reason: Message, status = 409, faults?: readonly ContentFault[]) {
    super(reason.key);
    this.name = 'Refusal';
    this.reason = reason;
    this.status = status;
    this.faults = faults;
  }
}

/** Why a game does not take a set-up, to be said. */
export const setupMessage = ({ key, args }: SetupRefusal): Message => ({
  key,
  args: Object.fromEntries(
    Object.entries(args).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  ),
});
