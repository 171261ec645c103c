import type { OutputOf } from '@runehold/protocol/hall/calls';
import { hostSays } from '@runehold/protocol/say';
import type { AccountCalls } from '../platform/calls.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Store } from '../store/store.ts';
import type { Accounts } from './accounts.ts';
import type { Devices } from './devices.ts';
import type { Farewell } from './farewell.ts';
import type { Caller } from './guests.ts';
import type { MyData } from './my-data.ts';
import { tokenHash } from './tokens.ts';
import type { Visit } from './visit.ts';

export type AccountCallParts = {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly devices: Devices;
  readonly myData: MyData;
  readonly farewell: Farewell;
};

/** How the calls are carried out that are about who somebody is. */
export const accountCalls = ({
  store,
  accounts,
  devices,
  myData,
  farewell,
}: AccountCallParts): AccountCalls => {
  const { passkeys } = accounts;

  const standing = async (caller: Caller, visit: Visit): Promise<OutputOf<'account'>> => {
    const ways = await store.accounts.credentials(caller.id);
    return {
      name: caller.name,
      claimed: caller.account === true,
      passkeys: ways
        .filter(({ kind }) => kind === 'passkey')
        .map(({ id, madeAt, usedAt }) => ({
          id,
          since: madeAt,
          ...(usedAt !== undefined && { used: usedAt }),
        })),
      password: ways.some(({ kind }) => kind === 'password'),
      codes: ways.filter(({ kind }) => kind === 'code').length,
      renew: (await store.accounts.via(tokenHash(caller.token))) === 'code',
      ...((await store.accounts.standing(caller.id))?.keepsOrder && { keepsOrder: true as const }),
      takes: { passkeys: passkeys.areTaken(visit), passwords: visit.isPrivate },
    };
  };

  return {
    account: (caller, _, visit) => standing(caller, visit),
    'passkey-options': async (caller, { for: purpose, name }, visit) => {
      if (purpose === 'sign-in') return { options: { ...(await passkeys.toUse(caller.token, visit)) } };
      if (purpose === 'claim' && caller.account) throw new Refusal(hostSays('refusal.has-account'));
      if (purpose === 'add' && !caller.account) throw new Refusal(hostSays('refusal.no-account'));
      const known = (await store.accounts.credentials(caller.id)).filter(({ kind }) => kind === 'passkey');
      const called = name ?? caller.name;
      return { options: { ...(await passkeys.toMake(caller.token, purpose, called, known, visit)) } };
    },
    claim: (caller, { name, ...given }, visit) => accounts.claim(caller, name, given, visit),
    'sign-in': (caller, given, visit) => accounts.signIn(caller, given, visit),
    recover: async (_, { name }) => {
      await accounts.recover(name);
      return {};
    },
    prove: async (caller, given, visit) => {
      await accounts.prove(caller, given, visit);
      return {};
    },
    'add-credential': async (caller, given, visit) => {
      await accounts.addCredential(caller, given, visit);
      return standing(caller, visit);
    },
    'remove-passkey': async (caller, { id }, visit) => {
      await accounts.removePasskey(caller, id);
      return standing(caller, visit);
    },
    'new-codes': async caller => ({ codes: await accounts.newCodes(caller) }),
    'offer-device': async caller => {
      // Another device is in for good. Guests have nothing to show: theirs is whoever sits at their browser.
      if (caller.account) await accounts.needProof(caller);
      return devices.offer(caller);
    },
    'offered-device': (caller, { code }) => devices.offered(caller, code),
    'admit-device': async (caller, { code, number }) => {
      await devices.admit(caller, code, number);
      return {};
    },
    'take-device': async (caller, { code }, visit) => {
      const { person, name, number, isIn } = await devices.take(caller, code, visit.label);
      if (isIn) await accounts.become(caller, person, 'device', visit);
      return { state: isIn ? 'in' : 'asked', name, number };
    },
    'my-data': caller => myData.of(caller),
    'forget-me': async (caller, { name }, visit) => {
      await farewell.forget(caller, name);
      visit.drop();
      return {};
    },
  };
};
