/** A drawing of game-icons.net by its name, which the build puts in its place (build/game-icons.ts). */
declare const icon: (name: string) => string;

/** The rules ledger of a game (build/rules-ledger.ts). */
declare module 'ledger:*' {
  export const statements: readonly import('./library/statement.ts').Statement[];
}
