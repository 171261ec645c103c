import type { Sending } from '../../store/notices/notice-store.ts';
import type { Letter } from '../letter.ts';

/** What came of sending something: it was taken; nobody is there any more; it did not work, and may another time. */
export type Delivery = 'taken' | 'gone' | 'later';

/** One way to reach people. The same sending may come twice: its id lets the other end fold the two into one. */
export type Channel = {
  send(sending: Pick<Sending, 'id' | 'person' | 'kind'>, letter: Letter): Promise<Delivery>;
  close?(): void;
};
