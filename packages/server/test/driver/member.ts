import { Authenticator } from './authenticator.ts';
import { Person } from './person.ts';

/** A password that nobody else has. */
export const PASSWORD = 'nine lanterns on the quay';

/** This machine by its name: passkeys are not made for numbers. */
export const named = (address: string): string => address.replace('127.0.0.1', 'localhost');

/** Somebody with an account and a password. */
export const joined = async (
  address: string,
  name: string,
  from?: string,
): Promise<{ readonly person: Person; readonly codes: readonly string[] }> => {
  const person = await Person.arrive(named(address), undefined, from);
  const { codes } = await person.call('claim', { name, password: PASSWORD });
  return { person, codes };
};

/** Somebody with an account and a passkey. */
export const keyed = async (
  address: string,
  name: string,
  counter = 1,
): Promise<{ readonly person: Person; readonly device: Authenticator }> => {
  const person = await Person.arrive(named(address));
  const device = new Authenticator(named(address));
  device.counter = counter;
  const { options } = await person.call('passkey-options', { for: 'claim', name });
  await person.call('claim', { name, passkey: device.make(options) });
  return { person, device };
};

/** Comes in by a passkey. */
export const signInWith = async (person: Person, device: Authenticator): Promise<string> => {
  const { options } = await person.call('passkey-options', { for: 'sign-in' });
  return (await person.call('sign-in', { passkey: device.sign(options) })).name;
};
