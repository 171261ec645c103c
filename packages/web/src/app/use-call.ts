import type { Message } from '@runehold/kernel/text/message';
import type { CallName, InputOf, OutputOf } from '@runehold/protocol/hall/calls';
import { useEffect, useState } from 'react';
import type { House } from '../house/house.ts';
import { reasonOf } from './notices.ts';

/** What a house answers to a call: nothing yet, the answer, or why there is none. */
export type CallState<N extends CallName> =
  | { readonly state: 'asking' }
  | { readonly state: 'answered'; readonly output: OutputOf<N> }
  | { readonly state: 'failed'; readonly reason: Message };

/** Calls a house when the page opens, and again every so many milliseconds if that is wanted. */
export const useCall = <N extends CallName>(
  house: House,
  name: N,
  input: InputOf<N>,
  every?: number,
): CallState<N> => {
  const [asked, setAsked] = useState<CallState<N>>({ state: 'asking' });
  const given = JSON.stringify(input);
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      try {
        const output = await house.call(name, JSON.parse(given) as InputOf<N>);
        if (wanted) setAsked({ state: 'answered', output });
      } catch (error) {
        if (wanted) setAsked({ state: 'failed', reason: reasonOf(error) });
      }
    };
    void ask();
    const timer = every === undefined ? undefined : setInterval(() => void ask(), every);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [house, name, given, every]);
  return asked;
};
