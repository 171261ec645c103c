import type { Message } from '@runehold/kernel/text/message';
import type { SeekPlan, SeekState } from '@runehold/protocol/hall/seeking';
import { useCallback, useEffect, useState } from 'react';
import { reasonOf } from '../../app/notices.ts';
import { introduce, introduceMyself } from '../../house/introduce.ts';
import { theServer } from '../../remote/house.ts';

/** How often it is asked how it stands; somebody who looks is there as long as that is asked. */
const EVERY_MS = 4000;

type Seeking = {
  readonly state: SeekState | undefined;
  readonly refusal: Message | undefined;
  /** Begins to look, under the name that is set in this browser, or else under a new one. */
  seek(plan: SeekPlan, name?: string): void;
  stop(): void;
};

/** Looking for a table: how it stands, and how to begin and to end it. Nothing before the server has answered. */
export const useSeeking = (): Seeking => {
  const [state, setState] = useState<SeekState>();
  const [refusal, setRefusal] = useState<Message>();
  const isLooking = state?.seeking !== undefined;
  const take = useCallback((call: Promise<SeekState>, isAsked: boolean): void => {
    call.then(setState, (error: unknown) => {
      if (isAsked) setRefusal(reasonOf(error));
    });
  }, []);
  useEffect(() => {
    take(theServer.call('seeking', {}), false);
    if (!isLooking) return undefined;
    const timer = setInterval(() => take(theServer.call('seeking', {}), false), EVERY_MS);
    return () => clearInterval(timer);
  }, [isLooking, take]);
  const act = (call: Promise<SeekState>): void => {
    setRefusal(undefined);
    take(call, true);
  };
  return {
    state,
    refusal,
    seek: (plan, name) => {
      const named = name === undefined ? introduceMyself(theServer) : introduce(theServer, name);
      act(named.then(() => theServer.call('seek', plan)));
    },
    stop: () => act(theServer.call('stop-seeking', {})),
  };
};
