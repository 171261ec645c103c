import { CallRefused } from '../house/call-refused.ts';
import { theServer } from '../remote/house.ts';

/** Whoever closes the browser's own sheet, or has no key, has done nothing wrong. */
const stopped = (): never => {
  throw new CallRefused({ key: 'account.passkey.stopped', args: {} });
};

type Options = { readonly optionsJSON: never };

/** Has the browser make a key, for an account to be or one that is. */
export const makePasskey = async (purpose: 'claim' | 'add', name?: string) => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options } = await theServer.call('passkey-options', {
    for: purpose,
    ...(name !== undefined && { name }),
  });
  const made = await startRegistration({ optionsJSON: options } as unknown as Options).catch(stopped);
  return { ...made, response: { ...made.response } };
};

/** Has the browser sign with a key that it has for this house. */
export const signWithPasskey = async () => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await theServer.call('passkey-options', { for: 'sign-in' });
  const signed = await startAuthentication({ optionsJSON: options } as unknown as Options).catch(stopped);
  return { ...signed, response: { ...signed.response } };
};
