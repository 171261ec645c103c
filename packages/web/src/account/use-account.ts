import type { Message } from '@runehold/kernel/text/message';
import type { OutputOf } from '@runehold/protocol/hall/calls';
import { useCallback, useEffect, useState } from 'react';
import { reasonOf } from '../app/notices.ts';
import { forgetIntroductions } from '../house/introduce.ts';
import { theServer } from '../remote/house.ts';
import { setSettings } from '../settings/settings.ts';

export type Account = OutputOf<'account'>;

/** From now on this browser is somebody: the name that it offers at tables is theirs. */
export const beCalled = (name: string): void => {
  forgetIntroductions();
  setSettings({ name });
};

/** How one is known to the server, asked anew when that has changed; undefined until it is told. */
export const useAccount = (): readonly [account: Account | undefined, refresh: () => Promise<void>] => {
  const [account, setAccount] = useState<Account>();
  const refresh = useCallback(
    () => theServer.call('account', {}).then(setAccount, () => setAccount(undefined)),
    [],
  );
  useEffect(() => void refresh(), [refresh]);
  return [account, refresh];
};

/** Does one thing at a time, and keeps why it was refused beside where it was asked for. */
export const useDoing = (): {
  readonly busy: boolean;
  readonly refused: Message | undefined;
  run(act: () => Promise<unknown>): void;
} => {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Message>();
  const run = (act: () => Promise<unknown>): void => {
    setBusy(true);
    setRefused(undefined);
    void act()
      .catch((error: unknown) => setRefused(reasonOf(error)))
      .finally(() => setBusy(false));
  };
  return { busy, refused, run };
};
