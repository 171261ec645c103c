import type { Message } from '@runehold/kernel/text/message';

/** A call of the hall that was not carried out, and why. */
export class CallRefused extends Error {
  readonly reason: Message;

  constructor(reason: Message) {
    super(reason.key);
    this.reason = reason;
  }
}
