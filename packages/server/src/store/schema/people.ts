type PersonRow = {
  readonly id: string;
  readonly name: string;
  readonly made_at: number;
  /** A signed cookie of an earlier version is still good for this person. */
  readonly signed: number;
  /** What is left of an account's name, which no other account may have; null for guests. */
  readonly skeleton: string | null;
  /** When they last fetched what is kept about them. */
  readonly exported_at: number | null;
  /** They had themselves forgotten, and their name still stands at some of their tables. */
  readonly leaving: number;
  /** `moderator` or `operator`; null for everybody else. */
  readonly role: string | null;
};

/** A browser that is known as somebody's. Whoever reads this table can be nobody: it holds hashes. */
type SessionRow = {
  readonly hash: string;
  readonly person: string;
  readonly made_at: number;
  readonly seen_at: number;
  /** Which browser on which system, as far as it said. */
  readonly label: string | null;
  /** How somebody came in; null for a guest who was simply there. */
  readonly via: string | null;
  /** When they last showed a passkey or password with it. */
  readonly proved_at: number | null;
  /** From where it was last used: a mark of the address, which cannot be read back. */
  readonly place: string | null;
};

/** A way into an account. The id of a recovery code is its hash. */
type CredentialRow = {
  readonly id: string;
  readonly person: string;
  readonly kind: string;
  readonly secret: string;
  readonly counter: number;
  readonly data: string;
  readonly made_at: number;
  readonly used_at: number | null;
};

/** Something that one session was asked, for one purpose, and may answer once. */
type ChallengeRow = {
  readonly id: string;
  readonly session: string;
  readonly purpose: string;
  readonly value: string;
  readonly expires_at: number;
};

/** A guest who turned out to be somebody else. */
type AliasRow = { readonly guest: string; readonly person: string; readonly at: number };

/** What a program shows, by its hash: whose it is, on whose behalf it acts, and what it may do. */
type ApiTokenRow = {
  readonly hash: string;
  readonly person: string;
  readonly owner: string;
  readonly label: string;
  readonly scopes: string;
  readonly made_at: number;
  readonly expires_at: number;
  readonly used_at: number | null;
};

/** Somebody who is a bot, for good, and the person whose it is. */
type BotRow = { readonly person: string; readonly owner: string; readonly made_at: number };

/** People, by what they come in, and programs of theirs. */
export type PeopleSchema = {
  readonly people: PersonRow;
  readonly sessions: SessionRow;
  readonly credentials: CredentialRow;
  readonly challenges: ChallengeRow;
  readonly aliases: AliasRow;
  readonly api_tokens: ApiTokenRow;
  readonly bots: BotRow;
};
