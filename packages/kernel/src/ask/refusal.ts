/** Why an answer was not taken. A refused answer changes nothing. */
export type RefusalReason =
  | 'unknown-ask'
  | 'wrong-seat'
  | 'stale'
  | 'not-offered'
  | 'too-few'
  | 'too-many'
  | 'wrong-shape'
  | 'game-over'
  | 'frozen'
  | 'nothing-to-undo'
  | 'barrier';

/** Words for every refusal, under `refusal.<reason>` in the kernel's own texts. */
export const refusalReasons: readonly RefusalReason[] = [
  'unknown-ask',
  'wrong-seat',
  'stale',
  'not-offered',
  'too-few',
  'too-many',
  'wrong-shape',
  'game-over',
  'frozen',
  'nothing-to-undo',
  'barrier',
];
