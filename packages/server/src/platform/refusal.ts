import type { Message } from '@runehold/kernel/text/message';

/** Thrown where a call cannot be carried out; it reaches the caller as its reason. */
export class Refusal extends Error {
  readonly reason: Message;
  readonly status: number;

  constructor(reason: Message, status = 409) {
    super(reason.key);
    this.name = 'Refusal';
    this.reason = reason;
    this.status = status;
  }
}
