import type { CallName } from '@runehold/protocol/hall/calls';

/** The calls that are about notices. */
export type NoticeCallName = Extract<
  CallName,
  'notices' | 'set-notices' | 'set-mail' | 'add-push' | 'drop-push' | 'set-webhook' | 'test-notice'
>;
