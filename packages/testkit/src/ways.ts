/** How a test plays: plainly, taking every answer back and giving it again, or saving and loading at every ask. */
export type Way = 'plain' | 'undo' | 'save';

export const ways: readonly Way[] = ['plain', 'undo', 'save'];

let current: Way = 'plain';

/** The way tests play now. */
export const currentWay = (): Way => current;

/** Runs something with all tables playing in one way. */
export const inWay = <R>(way: Way, run: () => R): R => {
  const before = current;
  current = way;
  try {
    return run();
  } finally {
    current = before;
  }
};

type Suite = {
  readonly describe: (name: string, body: () => void) => unknown;
  readonly it: (name: string, body: () => void) => unknown;
};

/**
 * The one switch: a suite written once runs plain, undo-and-again and save-and-load.
 * `story` stands for `it`; tests are synchronous, since nothing in the rules ever waits.
 */
export const everyWay = (
  { describe, it }: Suite,
  title: string,
  body: (story: (name: string, test: () => void) => void) => void,
): void => {
  for (const way of ways) {
    describe(`${title} (${way})`, () => {
      body((name, test) => it(name, () => inWay(way, test)));
    });
  }
};
