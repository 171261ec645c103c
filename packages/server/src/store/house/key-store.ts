/** A key of the house, by its number among those of its name. */
export type HouseKey = { readonly n: number; readonly value: string; readonly madeAt: number };

/** What is told of a key without telling the key. */
export type KeyStanding = {
  readonly name: string;
  readonly n: number;
  readonly madeAt: number;
  readonly retiredAt?: number;
};

/** Where the keys of the house are kept. */
export type KeyStore = {
  good(name: string, make: () => string): Promise<readonly HouseKey[]>;
  rotate(name: string, make: () => string): Promise<number>;
  retire(name: string, n: number): Promise<boolean>;
  all(): Promise<readonly KeyStanding[]>;
};
