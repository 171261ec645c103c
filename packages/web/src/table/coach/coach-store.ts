import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type Book, emptyBook, switchCoach } from './book.ts';

/** What the coach remembers in this browser. Nothing of it is sent anywhere. */
export const useBook = create<Book>()(persist(() => emptyBook, { name: 'runehold.coach' }));

/** Writes into the book. */
export const writeBook = (change: (book: Book) => Book): void => {
  const before = useBook.getState();
  const after = change(before);
  if (after !== before) useBook.setState(after, true);
};

/** Calls the coach to a table, or sends it away, whatever is set: what a guided game or a lesson does. */
export const callCoach = (table: string, isOn: boolean): void =>
  writeBook(book => switchCoach(book, table, isOn));

/** The decision about which something stands in the slot, so that nothing else does. */
export const useSpeaking = create<{ readonly ask: string | undefined }>()(() => ({ ask: undefined }));
