import type { Guest } from '../people-store.ts';

/** By what somebody signs in. */
export type CredentialKind = 'passkey' | 'password' | 'code';

/** A way into an account. Nothing in it opens the door by itself: it is a public key, or a hash. */
export type Credential = {
  readonly id: string;
  readonly kind: CredentialKind;
  readonly secret: string;
  readonly counter: number;
  readonly data: string;
};

export type KeptCredential = Credential & {
  readonly person: string;
  readonly madeAt: number;
  readonly usedAt?: number;
};

/** How a session came to be: by an account that was made, one of its credentials, or another device. */
export type Via = 'claim' | CredentialKind | 'device';

/** A session that takes the place of others: theirs are gone when it is there. */
export type NewSession = {
  readonly hash: string;
  readonly label: string;
  readonly via: Via;
  /** The session that asked, which never stays, and whether all others of the person go with it. */
  readonly instead: string;
  readonly endsOthers: boolean;
};

/** Something that one session is asked, for one purpose, and may answer once. */
export type Challenge = {
  readonly session: string;
  readonly purpose: string;
  readonly value: string;
  readonly expiresAt: number;
};

export type AccountStanding = Guest & {
  readonly isClaimed: boolean;
  readonly exportedAt: number | undefined;
  /** They keep order here. */
  readonly keepsOrder: boolean;
};

/** The sessions that a change has ended, by their hashes. */
export type Ended = { readonly ended: readonly string[] };

/** Where accounts are kept. */
export type AccountStore = {
  /** The account whose name has a skeleton. */
  bySkeleton(skeleton: string): Promise<Guest | undefined>;
  standing(person: string): Promise<AccountStanding | undefined>;
  /** Makes an account of a guest, under a name that is free; or says what stands in the way. */
  claim(
    person: Guest,
    skeleton: string,
    credentials: readonly Credential[],
    session: NewSession,
  ): Promise<Ended | 'name-taken' | 'claimed'>;
  /** Gives an account another name, if it is free. */
  rename(person: Guest, skeleton: string): Promise<boolean>;
  credentials(person: string): Promise<readonly KeptCredential[]>;
  credential(id: string): Promise<KeptCredential | undefined>;
  /** Adds credentials, in place of all of one kind if that is said. False where one is there already. */
  put(person: string, credentials: readonly Credential[], inPlaceOf?: CredentialKind): Promise<boolean>;
  remove(person: string, id: string): Promise<boolean>;
  /** Uses a recovery code up. Of however many at once, one. */
  useUp(person: string, id: string): Promise<boolean>;
  /** Notes that a passkey was used; false where another use of it has left its counter elsewhere meanwhile. */
  count(id: string, from: number, to: number): Promise<boolean>;
  /** Opens a session of a person in place of the one that asked. */
  signIn(person: string, session: NewSession): Promise<Ended>;
  /** How the person of a session came in. */
  via(hash: string): Promise<Via | undefined>;
  settle(hash: string, via: Via): Promise<void>;
  /** Notes that whoever has a session has just shown that it is them; and when they last did. */
  prove(hash: string): Promise<void>;
  provedAt(hash: string): Promise<number | undefined>;
  /** Asks a session something, in place of what it was asked before for the same purpose. */
  ask(challenge: Challenge): Promise<void>;
  /** What a session was asked for a purpose, once. */
  asked(session: string, purpose: string): Promise<string | undefined>;
  /** Whether something happens for the first time; remembered for a while. */
  once(mark: string, until: number): Promise<boolean>;
  /** The same without using it up; and changing it, if it still is as it was. */
  look(session: string, purpose: string): Promise<string | undefined>;
  change(session: string, purpose: string, from: string, to: string): Promise<boolean>;
  /** Notes that somebody fetches what is kept about them, unless they did so since. Says when they did, if so. */
  exported(person: string, since: number): Promise<number | undefined>;
};

/** What somebody said, as it is kept. */
export type SaidLine = { readonly table: string; readonly text: string; readonly at: number };

/** Where it is kept which guests turned out to be whom, and what becomes of somebody who leaves for good. */
export type SelfStore = {
  /** The tables that somebody has to do with. */
  tables(person: string): Promise<readonly string[]>;
  /** Opens a session of a person for a guest who turned out to be them. Every session of the guest ends. */
  become(guest: string, person: string, session: NewSession): Promise<Ended>;
  /** What somebody said, the oldest first. */
  said(person: string): Promise<readonly SaidLine[]>;
  /** What somebody said is wrong with games, the oldest first. */
  complained(person: string): Promise<readonly SaidLine[]>;
  /** Has somebody be nobody, at once but for their names at tables. */
  forget(person: string): Promise<Ended>;
  /** Those who are gone and whose names may still stand somewhere. */
  leaving(): Promise<readonly string[]>;
  takeNamesOff(table: string, persons: ReadonlySet<string>): Promise<void>;
  /** Their names stand nowhere any more. */
  gone(persons: readonly string[]): Promise<void>;
};
