/** What can be wrong with rules themselves. */
export type FaultKind = 'step-budget' | 'dead-end' | 'stack-full' | 'no-end' | 'broken-rule';

/** A broken rule. It stops the one game it happened in; the host keeps a report that can be replayed. */
export class GameFault extends Error {
  readonly kind: FaultKind;
  /** Where: procedure and step. */
  readonly where: string;

  constructor(kind: FaultKind, where: string, detail: string, cause?: unknown) {
    super(`${kind} in ${where}: ${detail}`, { cause });
    this.name = 'GameFault';
    this.kind = kind;
    this.where = where;
  }
}
