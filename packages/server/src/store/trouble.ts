/** What can be wrong with a database as a whole. */
export type TroubleKind =
  | 'in-use'
  | 'missing'
  | 'unreadable'
  | 'damaged'
  | 'full'
  | 'read-only'
  | 'newer'
  | 'older'
  | 'exists'
  | 'away'
  | 'denied'
  | 'by-server'
  | 'other';

/** What is told to whoever runs the house: what is wrong, and what helps. */
const sentences: Readonly<Record<TroubleKind, (file: string, detail: string) => string>> = {
  'in-use': file =>
    `${file} is in use by another Runehold server. One file is served by one server: stop the other one, or set RUNEHOLD_DATABASE to another file.`,
  missing: file => `${file} is not there.`,
  unreadable: (file, detail) =>
    `${file} cannot be opened (${detail}). See that its folder is there, and that both are readable and writable for whom the server runs as.`,
  damaged: (file, detail) =>
    `${file} is damaged or is no database of ours (${detail}). Put it aside and bring back a backup: runehold restore BACKUP.`,
  full: file => `${file} cannot grow: the disk is full. Make room; nothing that was acknowledged is lost.`,
  'read-only': file =>
    `${file} cannot be written to. See that the file and its folder are writable for whom the server runs as, and that the disk is not read-only.`,
  newer: file =>
    `${file} was written by a later version of Runehold. Use that version, or a backup made before.`,
  older: file =>
    `${file} was written by an earlier version of Runehold and is brought up to date when the server starts with it.`,
  exists: file => `${file} is there already and is not overwritten.`,
  away: (file, detail) =>
    `${file} does not answer (${detail}). See that the database server runs and is reached from here.`,
  denied: (file, detail) =>
    `${file} lets nobody in as it is asked to (${detail}). See that name, password and database in RUNEHOLD_DATABASE are right, and that there is room for one more connection.`,
  'by-server': file =>
    `${file} is copied and restored with the tools of PostgreSQL; docs/operating.md says how.`,
  other: (file, detail) => `${file} cannot be used: ${detail}.`,
};

/** Something is wrong with the database as a whole: the message is a sentence with the remedy, and needs no stack. */
export class StoreTrouble extends Error {
  readonly kind: TroubleKind;
  readonly file: string;
  readonly detail: string;

  constructor(kind: TroubleKind, file: string, cause?: unknown) {
    const detail = detailOf(cause);
    super(sentences[kind](file, detail), { cause });
    this.name = 'StoreTrouble';
    this.kind = kind;
    this.file = file;
    this.detail = detail;
  }
}

const detailOf = (cause: unknown): string => {
  if (cause === undefined) return '';
  const { sqliteErrorString, message } = cause as { sqliteErrorString?: string; message?: string };
  return sqliteErrorString ?? message ?? String(cause);
};

/** SQLite's result codes, without what their extended forms add. */
const kinds: Readonly<Record<number, TroubleKind>> = {
  5: 'in-use',
  8: 'read-only',
  11: 'damaged',
  13: 'full',
  14: 'unreadable',
  26: 'damaged',
};

/** What a PostgreSQL server says, by the beginnings of its codes. */
const serverKinds: Readonly<Record<string, TroubleKind>> = {
  '08': 'away',
  '57P': 'away',
  '28': 'denied',
  '3D': 'denied',
  '53300': 'denied',
  '42501': 'denied',
  '53100': 'full',
  '25006': 'read-only',
  '42P01': 'damaged',
};

const serverKindOf = (code: string): TroubleKind | undefined => {
  if (!/^[0-9A-Z]{5}$/.test(code)) return undefined;
  return serverKinds[code] ?? serverKinds[code.slice(0, 3)] ?? serverKinds[code.slice(0, 2)];
};

/** What the system says where the database is not asked yet. */
const systemKinds: Readonly<Record<string, TroubleKind>> = {
  EACCES: 'unreadable',
  EPERM: 'unreadable',
  ENOENT: 'unreadable',
  ENOTDIR: 'unreadable',
  EISDIR: 'unreadable',
  EEXIST: 'unreadable',
  EROFS: 'read-only',
  ENOSPC: 'full',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ETIMEDOUT: 'away',
};

/** What the client says of a server that was there, or ought to be, where it gives no code. */
const isSilence = (message: string): boolean =>
  /timeout exceeded|Connection terminated|Query read timeout|Client has encountered/.test(message);

const kindOf = (error: unknown): TroubleKind => {
  const { sqliteCode, code, message } = error as {
    readonly sqliteCode?: number;
    readonly code?: string;
    readonly message?: string;
  };
  // A database that is none of ours lacks what every one of ours has.
  if (message?.includes('no such table') === true) return 'damaged';
  if (sqliteCode !== undefined) return kinds[sqliteCode & 0xff] ?? 'other';
  // The migrator's word for a form that it does not know.
  if (message?.startsWith('corrupted migrations') === true) return 'newer';
  if (message !== undefined && isSilence(message)) return 'away';
  return serverKindOf(code ?? '') ?? systemKinds[code ?? ''] ?? 'other';
};

/** What went wrong with a file, as a sentence. */
export const troubleWith = (file: string, error: unknown): StoreTrouble =>
  error instanceof StoreTrouble ? error : new StoreTrouble(kindOf(error), file, error);
