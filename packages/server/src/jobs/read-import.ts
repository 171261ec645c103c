import { formProblem, type GameFile, parseFile } from '@runehold/kernel/match/file';
import type { InputOf } from '@runehold/protocol/hall/calls';
import { calls } from '@runehold/protocol/hall/calls';
import { readJson, usualBounds } from '../door/json.ts';
import { type PackedFile, packFile } from './packed-file.ts';

/** A game has many numbers; how many, its bytes say. */
const bounds = { ...usualBounds, values: Number.POSITIVE_INFINITY };

/** A call that brings a game file, as it is carried out. */
export type ImportCall = Omit<InputOf<'import-file'>, 'file'> & { readonly file: PackedFile };

/** Reads a call that brings a game file, or says why not. What is long is read in a worker thread. */
export const readImport = (text: string): ImportCall | { readonly problem: string } => {
  const malformed = { problem: 'refusal.malformed' };
  const raw = readJson(text, bounds);
  const { file: given } = (raw ?? {}) as { readonly file?: unknown };
  const file = parseFile(JSON.stringify(given ?? {}));
  if (!('format' in file)) return { problem: String(file['key']) };
  // The schema would tell everything that is wrong with a long list; one thing is enough.
  if (formProblem(file) !== undefined) return { problem: 'file.broken' };
  const read = calls['import-file'].input.safeParse(raw).data;
  return read ? { ...read, file: packFile(file as unknown as GameFile) } : malformed;
};
