import type { KeyStanding } from '@runehold/server/store/house/key-store';
import { HouseKeys } from '@runehold/server/store/house/keys';
import type { Command, Context } from '../../frame/command.ts';
import { wrongUsage } from '../../frame/failure.ts';
import type { Given } from '../../frame/given.ts';
import { databaseArg, databaseFor, reading, withDatabase } from '../keeping/keeping.ts';
import { haveDone, instant, oneOf, tellDone } from './house.ts';

const whats = ['list', 'rotate', 'retire'] as const;

/** Which keys there are; never what they are. */
const list = async (given: Given, context: Context): Promise<void> => {
  const { io, speaker } = context;
  const all = await withDatabase(() =>
    reading(databaseFor(given, context), db => new HouseKeys(db, () => Date.now()).all()),
  );
  const signs = (key: KeyStanding): boolean => !all.some(({ name, n }) => name === key.name && n > key.n);
  for (const key of all) {
    const { name, n, madeAt, retiredAt } = key;
    const state = retiredAt !== undefined ? 'retired' : signs(key) ? 'signs' : 'good';
    const since = instant(retiredAt ?? madeAt);
    io.out(
      given.flag('json')
        ? `${JSON.stringify({ ...key, state })}\n`
        : `${speaker.say(`cli.operate.key.${state}`, { name, n, since })}\n`,
    );
  }
};

/** `runehold keys`: what the house signs with. */
export const keysCommand: Command = {
  args: {
    what: { type: 'positional', about: 'cli.arg.keys-what' },
    name: { type: 'positional', about: 'cli.arg.keys-name' },
    n: { type: 'positional', about: 'cli.arg.keys-n' },
    database: databaseArg,
  },
  run: async (given, context) => {
    const what = oneOf(whats, given.text('what') ?? 'list', 'WHAT');
    if (what === 'list') {
      await list(given, context);
      return 0;
    }
    const key = given.needed('name');
    if (what === 'rotate') {
      const { n = 0 } = await haveDone({ do: what, key }, given, context);
      const { io, speaker } = context;
      if (given.flag('json')) io.out(`${JSON.stringify({ ok: true, name: key, n })}\n`);
      else io.out(`${speaker.say('cli.operate.key.rotated', { name: key, n })}\n`);
      return 0;
    }
    const n = given.needed('n');
    if (!/^\d{1,9}$/.test(n)) throw wrongUsage('cli.error.not-a-number', { name: 'N', value: n });
    await haveDone({ do: what, key, n: Number(n) }, given, context);
    tellDone(given, context);
    return 0;
  },
};
