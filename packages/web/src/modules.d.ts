/** A drawing of game-icons.net by its name (build/game-icons.ts). */
declare module 'icon:*' {
  export const path: string;
}

/** The rules ledger of a game (build/rules-ledger.ts). */
declare module 'ledger:*' {
  export const statements: readonly import('./library/statement.ts').Statement[];
}
