/** Somebody, and what to call them. */
export type Guest = { readonly id: string; readonly name: string };

/** A session of a person: a browser that is known. What the browser shows is not kept, only its hash. */
export type KeptSession = {
  readonly hash: string;
  readonly madeAt: number;
  readonly seenAt: number;
  readonly label?: string;
};

/** Whom a session belongs to, and what is known of it. */
export type SessionPerson = {
  readonly person: Guest;
  /** They have an account. */
  readonly isClaimed: boolean;
  readonly seenAt: number;
  readonly label: string | undefined;
};

/** Where people and their sessions are kept. */
export type PeopleStore = {
  person(id: string): Promise<Guest | undefined>;
  /** The person of a session, and when it was last seen. */
  bySession(hash: string): Promise<SessionPerson | undefined>;
  /** Writes down a session, and its person where that is a new one. One that is there already stays as it is. */
  bear(person: Guest, hash: string): Promise<void>;
  rename(person: Guest): Promise<void>;
  /** Notes that a session was seen. */
  see(hash: string): Promise<void>;
  /** Notes which browser a session is. */
  label(hash: string, label: string): Promise<void>;
  sessions(person: string): Promise<readonly KeptSession[]>;
  end(hashes: readonly string[]): Promise<void>;
  /** The name behind a signed cookie of an earlier version, unless its person had it forgotten. */
  signed(id: string): Promise<Guest | undefined>;
  forgetSigned(id: string): Promise<void>;
};
