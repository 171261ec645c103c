import type { Statement } from './statement.ts';

/** The games of the library. */
export const ledgerIds = ['rune-age', 'runewars'] as const;
type GameId = (typeof ledgerIds)[number];

/** The ledgers of each game. */
const sources: Readonly<Record<GameId, readonly (() => Promise<{ statements: readonly Statement[] }>)[]>> = {
  'rune-age': [() => import('ledger:rune-age')],
  runewars: [
    () => import('ledger:runewars-a'),
    () => import('ledger:runewars-b'),
    () => import('ledger:banners-of-war'),
  ],
};

const loaded = new Map<string, Promise<readonly Statement[]>>();

/** All statements of a game. They are fetched once. */
export const ledgerOf = (game: string): Promise<readonly Statement[]> => {
  const load = async (): Promise<readonly Statement[]> =>
    (await Promise.all((sources[game as GameId] ?? []).map(source => source()))).flatMap(
      ({ statements }) => statements,
    );
  const ledger = loaded.get(game) ?? load();
  loaded.set(game, ledger);
  return ledger;
};
