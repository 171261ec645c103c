import type { Catalogue } from './catalogue.ts';
import { grammar } from './catalogue.ts';
import type { MessageArgs, MessageSpecs } from './message.ts';
import { kindOf } from './message.ts';
import { personProblems } from './person.ts';
import type { Piece } from './template.ts';
import { parseTemplate, visitPieces } from './template.ts';

const argsUsed = (pieces: readonly Piece[]): Set<string> => {
  const used = new Set<string>();
  visitPieces(pieces, piece => {
    if ('arg' in piece) used.add(piece.arg);
    if (piece.piece === 'count' && !piece.noun.includes('.')) used.add(piece.noun);
  });
  return used;
};

const read = (source: string): readonly Piece[] | string => {
  try {
    return parseTemplate(source);
  } catch (error) {
    return (error as Error).message;
  }
};

/** What is wrong with one template of a language. */
const templateProblems = (
  catalogue: Catalogue,
  key: string,
  pieces: readonly Piece[],
  args: MessageArgs,
): string[] => {
  const problems: string[] = [];
  const where = `${catalogue.language}/${key}`;
  for (const arg of argsUsed(pieces)) {
    if (!Object.hasOwn(args, arg)) problems.push(`${where}: {${arg}} is not an argument`);
  }
  const { plurals, forms, counted, you } = grammar[catalogue.language];
  const isUncounted = (form: string): boolean => forms.includes(form) && counted[form] === undefined;
  const isSeat = (arg: string): boolean => kindOf(args[arg] ?? 'number') === 'seat';
  const formsOf = (arg: string): readonly string[] => (isSeat(arg) ? Object.keys(you) : forms);
  problems.push(...personProblems(catalogue.language, pieces, isSeat).map(problem => `${where}: ${problem}`));
  visitPieces(pieces, piece => {
    if (piece.piece === 'plural') {
      for (const category of plurals) {
        if (!piece.cases[category])
          problems.push(`${where}: the plural of {${piece.arg}} has no "${category}"`);
      }
    }
    if ('form' in piece && piece.form !== undefined && !formsOf(piece.arg).includes(piece.form))
      problems.push(`${where}: {${piece.arg}:${piece.form}} is not a form of this language`);
    if (piece.piece === 'count' && piece.form !== undefined && isUncounted(piece.form))
      problems.push(`${where}: nothing is counted as {${piece.arg}:${piece.form}}`);
    if (piece.piece === 'count' && piece.noun.includes('.')) {
      const [table, id] = piece.noun.split('.');
      if (!catalogue.nouns[table]?.[id]) problems.push(`${where}: there is no noun ${piece.noun}`);
    }
  });
  return problems;
};

const nounProblems = (catalogue: Catalogue, ids: Readonly<Record<string, readonly string[]>>): string[] => {
  const problems: string[] = [];
  for (const [table, wanted] of Object.entries(ids)) {
    for (const id of wanted) {
      if (!catalogue.nouns[table]?.[id]) problems.push(`${catalogue.language}: no noun for ${table}.${id}`);
    }
  }
  for (const [table, nouns] of Object.entries(catalogue.nouns)) {
    for (const [id, { forms }] of Object.entries(nouns)) {
      for (const form of grammar[catalogue.language].forms) {
        if (!forms[form]) problems.push(`${catalogue.language}: ${table}.${id} has no form "${form}"`);
      }
    }
  }
  return problems;
};

/**
 * Checks the words of a package: every key in every language, the same arguments in all, every plural category, both
 * persons of every seat, every noun with every form. Returns what is wrong, in words.
 */
export const checkCatalogues = (
  specs: MessageSpecs,
  catalogues: readonly Catalogue[],
  ids: Readonly<Record<string, readonly string[]>> = {},
): string[] => {
  const problems: string[] = [];
  const used = new Map<string, string>();
  for (const catalogue of catalogues) {
    const { language, messages } = catalogue;
    for (const key of Object.keys(messages)) {
      if (!Object.hasOwn(specs, key)) problems.push(`${language}/${key}: nobody says this`);
    }
    for (const [key, args] of Object.entries(specs)) {
      const source = messages[key];
      if (source === undefined) {
        problems.push(`${language}/${key}: there are no words`);
        continue;
      }
      const pieces = read(source);
      if (typeof pieces === 'string') {
        problems.push(`${language}/${key}: ${pieces}`);
        continue;
      }
      problems.push(...templateProblems(catalogue, key, pieces, args));
      const argList = [...argsUsed(pieces)].sort().join(', ');
      const before = used.get(key);
      if (before !== undefined && before !== argList)
        problems.push(`${key}: ${language} uses {${argList}}, another language {${before}}`);
      used.set(key, argList);
    }
    problems.push(...nounProblems(catalogue, ids));
  }
  return problems;
};
