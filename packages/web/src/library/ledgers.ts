import type { Language } from '@runehold/kernel/text/catalogue';
import { bound } from '@runehold/kernel/text/pl/bind';
import type { Statement } from './statement.ts';

/** The games of the library. */
export const ledgerIds = ['rune-age', 'runewars'] as const;
type GameId = (typeof ledgerIds)[number];

type Ledger = () => Promise<{ statements: readonly Statement[] }>;

/** The ledgers of each game in each language. */
const sources: Readonly<Record<GameId, Readonly<Record<Language, readonly Ledger[]>>>> = {
  'rune-age': {
    en: [() => import('ledger:rune-age')],
    pl: [() => import('ledger:pl/rune-age')],
  },
  runewars: {
    en: [
      () => import('ledger:runewars-a'),
      () => import('ledger:runewars-b'),
      () => import('ledger:banners-of-war'),
    ],
    pl: [
      () => import('ledger:pl/runewars-a'),
      () => import('ledger:pl/runewars-b'),
      () => import('ledger:pl/banners-of-war'),
    ],
  },
};

const typeset = (statement: Statement): Statement =>
  statement.language === 'pl'
    ? {
        ...statement,
        topic: bound(statement.topic),
        text: bound(statement.text),
        source: bound(statement.source),
      }
    : statement;

const loaded = new Map<string, Promise<readonly Statement[]>>();

/** All statements of a game in a language. They are fetched once, and only in the language that is read. */
export const ledgerOf = (game: string, language: Language): Promise<readonly Statement[]> => {
  const load = async (): Promise<readonly Statement[]> => {
    const parts = sources[game as GameId]?.[language] ?? [];
    return (await Promise.all(parts.map(part => part()))).flatMap(({ statements }) =>
      statements.map(typeset),
    );
  };
  const key = `${language}/${game}`;
  const ledger = loaded.get(key) ?? load();
  loaded.set(key, ledger);
  return ledger;
};
