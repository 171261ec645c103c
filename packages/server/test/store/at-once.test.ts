import { expect, onTestFinished, test } from 'vitest';
import { SqlStore } from '../../src/store/sql-store.ts';
import { databases } from './databases.ts';

const MOST = 3;

/** How many of twenty that are asked for at once are granted. */
const granted = async (ask: (n: number) => Promise<unknown>): Promise<number> => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n)));
  return answers.filter(answer => answer !== false && answer !== undefined).length;
};

test.each(databases)(
  'on %s nobody gets more of anything by asking for all of it at once',
  async (_name, make) => {
    const store = new SqlStore(await (await make()).open(), () => 1000);
    onTestFinished(() => store.close());
    const { locks, outside } = store;
    const invited = await granted(n => locks.invite('table', 'anna', { id: `i${n}`, until: 2000 }, MOST));
    const token = {
      person: 'anna',
      owner: 'anna',
      label: '',
      scopes: ['read'],
      madeAt: 1,
      expiresAt: 2000,
    } as const;
    const tokens = await granted(n => outside.addToken({ ...token, hash: `t${n}` }, MOST));
    const fault = { game: 'masquerade', rules: '1', entries: 0, hash: '', words: 'It hangs.' };
    const most = { ofPerson: MOST, ofTable: 30 };
    const problems = await granted(() => store.problem('table', 1, 'anna', fault, most));
    expect({ invited, tokens, problems }).toEqual({ invited: MOST, tokens: MOST, problems: MOST });
  },
);
