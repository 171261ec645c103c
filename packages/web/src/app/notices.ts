import type { Message } from '@runehold/kernel/text/message';
import { create } from 'zustand';
import { CallRefused } from '../house/call-refused.ts';

/** What the page has to tell that belongs to no place on it: the newest, until somebody puts it away. */
export const useNotice = create<{ readonly notice: Message | undefined }>()(() => ({ notice: undefined }));

export const notify = (notice: Message): void => useNotice.setState({ notice });

export const putAwayNotice = (): void => useNotice.setState({ notice: undefined });

/** Why something failed, as far as it can be told. What nobody foresaw is a fault of ours. */
export const reasonOf = (error: unknown): Message =>
  error instanceof CallRefused ? error.reason : { key: 'app.fault', args: {} };

/** Does something that may be refused, and tells why if it is. */
export const attempt = async (act: () => Promise<unknown>): Promise<void> => {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof CallRefused)) console.error(error);
    notify(reasonOf(error));
  }
};

/** A refusal that nobody waited for is told all the same, and is no error of the page. */
export const tellUnheardRefusals = (): void =>
  addEventListener('unhandledrejection', event => {
    if (!(event.reason instanceof CallRefused)) return;
    event.preventDefault();
    notify(event.reason.reason);
  });
