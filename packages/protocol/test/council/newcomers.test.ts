import { describe, expect, test } from 'vitest';
import { unnamed } from '../../src/table/selves.ts';
import { Guest } from '../fixtures/table.ts';
import { ask, company, companyAt, peopleTo, playerAt } from './company.ts';

const MINUTE = 60_000;

const sit = { type: 'sit', seat: 2 } as const;

/** Three have sat down, the third has left for good, and Vera has come to play on. */
const left = async (set: Parameters<typeof companyAt>[0] = {}) => {
  const at = await companyAt(set, 'Anna', 'Bela', 'Carla');
  const [anna, bela, carla] = at.people;
  await ask(at.table, carla, { type: 'leave', seat: 2 });
  const vera = new Guest('Vera');
  await at.table.join(vera);
  const vote = (who: Guest, how: 'yes' | 'no') =>
    ask(at.table, who, { type: 'vote', matter: peopleTo(who).matter?.id ?? -1, vote: how });
  return { ...at, anna, bela, carla, vera, vote };
};

describe('somebody new asks to play on for whoever left', () => {
  test('and does when more than half of those who play agree; from then on it is their seat', async () => {
    const { table, sheet, anna, bela, carla, vera, vote } = await left();
    expect(playerAt(vera, 2)).toMatchObject({ byVote: true, may: ['sit'] });
    expect(playerAt(carla, 2).byVote).toBeUndefined();
    const before = sheet.log.length;
    expect(await ask(table, vera, sit)).toBeUndefined();
    expect(sheet.log.slice(before)).toEqual([
      expect.objectContaining({ kind: 'matter', id: before, what: 'admit', seat: 2, newcomer: 'Vera' }),
    ]);
    expect(vera.last('state').view.viewer).toBe('spectator');
    expect(peopleTo(vera).matter).toMatchObject({ own: true, mayVote: false, of: 2, yes: [], no: [] });
    expect(peopleTo(anna).matter).toMatchObject({ newcomer: 'Vera', seat: 2, mayVote: true });
    expect(peopleTo(anna).matter?.own).toBeUndefined();
    expect(JSON.stringify(anna.heard)).not.toContain(vera.guest);
    expect(await vote(carla, 'no')).toBe('refusal.only-players');
    expect(await vote(vera, 'yes')).toBe('refusal.only-players');
    expect(await vote(anna, 'yes')).toBeUndefined();
    expect(playerAt(anna, 2).holder.kind).toBe('open');
    // It stands in the log: a restart asks nobody anew.
    expect((await sheet.load()).matters.open).toMatchObject({
      newcomer: { name: 'Vera' },
      votes: [{ by: 0 }],
    });
    expect(await vote(bela, 'yes')).toBeUndefined();
    expect(sheet.log.at(-1)).toMatchObject({ kind: 'handed-over', seat: 2, guest: vera.guest, cause: 'sat' });
    expect(vera.last('state').view.viewer).toBe(2);
    expect(playerAt(vera, 2)).toMatchObject({ mine: true, marks: ['substitute'] });
    expect(carla.last('state').view.viewer).toBe('spectator');
    expect(await ask(table, carla, sit)).toBe('refusal.seat-taken');
  });

  test('and does not when they disagree; whoever was refused does not ask again at once, and others may', async () => {
    const { table, anna, bela, vera, vote, pass } = await left();
    await ask(table, vera, sit);
    expect(await ask(table, new Guest('Nobody'), sit)).toBeUndefined();
    const zoe = new Guest('Zoe');
    await table.join(zoe);
    expect(await ask(table, zoe, sit)).toBe('refusal.matter-open');
    await vote(anna, 'no');
    expect(peopleTo(vera).matter).toBeUndefined();
    expect(playerAt(vera, 2).holder.kind).toBe('open');
    expect(await ask(table, vera, sit)).toBe('refusal.voted-down');
    expect(await ask(table, zoe, sit)).toBeUndefined();
    await vote(bela, 'no');
    await pass(4 * MINUTE);
    for (const each of [anna, bela, vera]) await ask(table, each, { type: 'ping' });
    expect(await ask(table, vera, sit)).toBeUndefined();
    // Silence is an abstention: of those who vote most want it.
    await vote(anna, 'yes');
    await pass(3 * MINUTE);
    expect(playerAt(vera, 2).mine).toBe(true);
  });

  test.each([
    ['the owner comes back', 'carla'],
    ['whoever asked goes', 'vera'],
    ['a bot is to play on', 'bot'],
  ] as const)('and it is settled by itself when %s', async (_, what) => {
    const { table, sheet, anna, bela, carla, vera, vote, pass } = await left();
    await ask(table, vera, sit);
    if (what === 'carla') expect(await ask(table, carla, sit)).toBeUndefined();
    if (what === 'vera') await table.part(vera);
    if (what === 'bot') {
      await vote(anna, 'no');
      await ask(table, anna, { type: 'propose', what: 'deputy', seat: 2 });
      await vote(bela, 'yes');
      expect(playerAt(anna, 2).deputy).toBe(true);
      expect(await ask(table, vera, sit)).toBe('refusal.seat-kept');
      return;
    }
    await pass(10_000);
    expect(sheet.log.filter(({ kind }) => kind === 'matter').at(-1)).toMatchObject({ outcome: 'moot' });
    expect(peopleTo(anna).matter).toBeUndefined();
  });

  test('nobody is asked where everybody was invited, nor where only bots play', async () => {
    const invited = await left({ invited: true });
    expect(playerAt(invited.vera, 2).byVote).toBeUndefined();
    expect(await ask(invited.table, invited.vera, sit)).toBeUndefined();
    expect(playerAt(invited.vera, 2).mine).toBe(true);
    const { table, people } = await company('Anna', 'Bela');
    for (const [seat, each] of people.entries()) await ask(table, each, { type: 'leave', seat });
    const vera = new Guest('Vera');
    await table.join(vera);
    expect(await ask(table, vera, { type: 'sit', seat: 0 })).toBeUndefined();
    expect(playerAt(vera, 0).mine).toBe(true);
  });

  test('and has their name taken off the log when they are forgotten', async () => {
    const { table, sheet, vera } = await left();
    await ask(table, vera, sit);
    const record = sheet.log[sheet.log.length - 1];
    expect(unnamed(record, new Set(['guest-Anna']))).toBeUndefined();
    expect(JSON.stringify(unnamed(record, new Set([vera.guest])))).not.toContain('"Vera"');
  });
});
