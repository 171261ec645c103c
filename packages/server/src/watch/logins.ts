import type { AccountCalls } from '../platform/calls.ts';
import type { Watch } from './watch.ts';

type Given = { readonly passkey?: unknown; readonly password?: unknown };

const wayOf = ({ passkey, password }: Given): string => {
  if (passkey !== undefined) return 'passkey';
  return password === undefined ? 'code' : 'password';
};

/** Counts who comes into an account, by which way, and who does not. */
export const countedLogins = (calls: AccountCalls, { metrics }: Watch): AccountCalls => {
  const counted = async <T>(kind: string, act: () => Promise<T>): Promise<T> => {
    try {
      const done = await act();
      metrics.logins.add({ kind, result: 'in' });
      return done;
    } catch (error) {
      metrics.logins.add({ kind, result: 'refused' });
      throw error;
    }
  };
  return {
    ...calls,
    claim: (caller, given, visit) => counted('claim', () => calls.claim(caller, given, visit)),
    'sign-in': (caller, given, visit) => counted(wayOf(given), () => calls['sign-in'](caller, given, visit)),
    'take-device': async (caller, given, visit) => {
      const taken = await calls['take-device'](caller, given, visit);
      if (taken.state === 'in') metrics.logins.add({ kind: 'device', result: 'in' });
      return taken;
    },
  };
};
