import type { Message } from '../text/message.ts';

/**
 * What declining is called. Each ask that may be declined says which: passing hands on one's turn to play, skipping
 * leaves out what need not be done, stopping ends what could go on. Where declining does something, it is called what it
 * does, in the words of the game.
 */
export const passing = (): Message => ({ key: 'label.pass', args: {} });
export const skipping = (): Message => ({ key: 'label.skip', args: {} });
export const stopping = (): Message => ({ key: 'label.done', args: {} });

/** Whether a label says only that nothing is done. */
export const saysNothing = (label: unknown): boolean =>
  label === passing || label === skipping || label === stopping;
