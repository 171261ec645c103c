import type { Scope } from '@runehold/protocol/api/scopes';
import type { Guest } from '../people-store.ts';

/** What is kept of a token: whoever reads it cannot show the token. */
export type KeptToken = {
  readonly hash: string;
  /** Whom it acts for: its owner, or a bot of theirs. */
  readonly person: string;
  readonly owner: string;
  readonly label: string;
  readonly scopes: readonly Scope[];
  readonly madeAt: number;
  readonly expiresAt: number;
  readonly usedAt?: number;
};

/** Whom a token acts for. */
export type TokenPerson = {
  readonly person: Guest;
  readonly isBot: boolean;
  /** Whose program it is; of a bot, whoever answers for it. */
  readonly owner: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: number;
  readonly usedAt: number | undefined;
};

export type KeptBot = Guest & { readonly madeAt: number };

/** Where it is kept which programs act for whom. */
export type OutsideStore = {
  byToken(hash: string): Promise<TokenPerson | undefined>;
  /** False where its owner has as many that are good as they may. */
  addToken(token: KeptToken, most: number): Promise<boolean>;
  /** Notes that a token was shown. */
  use(hash: string): Promise<void>;
  /** The tokens of a person and of their bots, the latest first; those that have ended are forgotten on the way. */
  tokens(owner: string): Promise<readonly KeptToken[]>;
  revoke(hash: string): Promise<void>;
  /** The hashes of all tokens by which programs act for somebody, or for bots of theirs. */
  hashesOf(person: string): Promise<readonly string[]>;
  /** Makes a bot of a name that nobody with an account has; false where somebody has. */
  addBot(bot: Guest, skeleton: string, owner: string, most: number): Promise<'added' | 'taken' | 'too-many'>;
  bots(owner: string): Promise<readonly KeptBot[]>;
  /** The bot whose name has a skeleton. */
  botNamed(skeleton: string): Promise<Guest | undefined>;
};
