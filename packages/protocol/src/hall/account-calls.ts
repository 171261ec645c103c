import { z } from 'zod';
import { limits } from '../limits.ts';
import { name } from '../parts/people.ts';
import type { Call } from './call.ts';
import { accountRoutes } from './routes.ts';

/** What an authenticator has signed, as the browser gives it. Whether it is one, only its signature can tell. */
const signed = z.looseObject({
  id: z.string().max(1400),
  response: z.looseObject({}),
});

const password = z.string().max(limits.accountPassword);
const code = z.string().max(64);
const codes = z.array(z.string()).readonly();

/** How somebody stands who asks. */
const account = z.object({
  name,
  /** The way in stays open without this browser. */
  claimed: z.boolean(),
  /** Milliseconds since 1970. */
  passkeys: z.array(z.object({ id: z.string(), since: z.int(), used: z.int().exactOptional() })).readonly(),
  password: z.boolean(),
  /** Recovery codes that are left. */
  codes: z.int(),
  /** They came in by a recovery code and need another way in. */
  renew: z.boolean(),
  /** They are one of those who keep order here. */
  keepsOrder: z.literal(true).exactOptional(),
  /** What this house takes from this browser. */
  takes: z.object({ passkeys: z.boolean(), passwords: z.boolean() }),
});

/** What people can ask about who they are. */
export const accountCalls = {
  account: {
    ...accountRoutes.account,
    about: 'How I am known here, and by what I can sign in.',
    input: z.object({}),
    output: account,
  },
  'passkey-options': {
    ...accountRoutes['passkey-options'],
    about: 'What a browser is to have an authenticator sign: good once, for five minutes, for this session.',
    input: z.object({ for: z.enum(['claim', 'add', 'sign-in']), name: z.string().max(200).exactOptional() }),
    output: z.object({ options: z.looseObject({}) }),
  },
  claim: {
    ...accountRoutes.claim,
    about:
      'Makes an account of me, with a passkey or a password: id, seats and games stay. Recovery codes are told once.',
    input: z.object({
      name: z.string().max(200),
      passkey: signed.exactOptional(),
      password: password.exactOptional(),
    }),
    output: z.object({ name, codes }),
  },
  'sign-in': {
    ...accountRoutes['sign-in'],
    about:
      'Signs in to an account by a passkey, or by its name with a password or a recovery code. A guest becomes part of the account.',
    input: z.object({
      name: z.string().max(200).exactOptional(),
      passkey: signed.exactOptional(),
      password: password.exactOptional(),
      code: code.exactOptional(),
      /** What stood in the link of a letter. */
      letter: z.string().max(200).exactOptional(),
    }),
    output: z.object({ name, renew: z.boolean() }),
  },
  recover: {
    ...accountRoutes.recover,
    about:
      'Has a link sent to the address that belongs to an account, if it has one: good once, for half an hour. Whether it has, nobody is told.',
    input: z.object({ name: z.string().max(200) }),
    output: z.object({}),
  },
  prove: {
    ...accountRoutes.prove,
    about:
      'Shows once more that it is me, by passkey or password: some things need that within a quarter of an hour.',
    input: z.object({ passkey: signed.exactOptional(), password: password.exactOptional() }),
    output: z.object({}),
  },
  'add-credential': {
    ...accountRoutes['add-credential'],
    about: 'Adds a passkey, or sets the password; where there is one, the present one is asked for.',
    input: z.object({
      passkey: signed.exactOptional(),
      password: password.exactOptional(),
      current: password.exactOptional(),
    }),
    output: account,
  },
  'remove-passkey': {
    ...accountRoutes['remove-passkey'],
    about: 'Takes a passkey off the account; the last way in stays.',
    input: z.object({ id: z.string().max(1400) }),
    output: account,
  },
  'new-codes': {
    ...accountRoutes['new-codes'],
    about: 'Ten new recovery codes, told once, in place of all earlier ones.',
    input: z.object({}),
    output: z.object({ codes }),
  },
  'offer-device': {
    ...accountRoutes['offer-device'],
    about: 'A code with which one other device may become mine, within two minutes.',
    input: z.object({}),
    output: z.object({ code, seconds: z.int() }),
  },
  'offered-device': {
    ...accountRoutes['offered-device'],
    about: 'Who has come with the code that I offered, and the number that they see.',
    input: z.object({ code }),
    output: z.object({
      state: z.enum(['open', 'asked', 'gone']),
      number: z.string().exactOptional(),
      label: z.string().exactOptional(),
    }),
  },
  'admit-device': {
    ...accountRoutes['admit-device'],
    about: 'Lets the device in that shows this number.',
    input: z.object({ code, number: z.string().max(8) }),
    output: z.object({}),
  },
  'take-device': {
    ...accountRoutes['take-device'],
    about: 'Comes with a code that another device offers; asked again until that one has said yes.',
    input: z.object({ code }),
    output: z.object({ state: z.enum(['asked', 'in']), name, number: z.string() }),
  },
  'my-data': {
    ...accountRoutes['my-data'],
    about: 'Everything that is kept about me, as lines of JSON; once a day.',
    input: z.object({}),
    output: z.object({ file: z.string(), body: z.string() }),
  },
  'forget-me': {
    ...accountRoutes['forget-me'],
    about:
      'Deletes who I am: ways in, sessions and what I said are gone at once, my name becomes nobody’s; games stay.',
    input: z.object({ name: z.string().max(200) }),
    output: z.object({}),
  },
} as const satisfies Readonly<Record<keyof typeof accountRoutes, Call>>;
