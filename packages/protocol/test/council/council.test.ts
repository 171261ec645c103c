import { describe, expect, test } from 'vitest';
import { HostedGame } from '../../src/table/hosted-game.ts';
import { LiveTable } from '../../src/table/live-table.ts';
import { engine, secretOfTest } from '../fixtures/parlour.ts';
import { bids, Guest, newSecret, quiet, Sheet } from '../fixtures/table.ts';
import { ask, company, peopleTo, playerAt, type Unsent } from './company.ts';

const MINUTE = 60_000;

const answerOf = (guest: Guest, seq: number): Unsent => {
  const [asked] = guest.last('state').view.asks;
  return {
    type: 'answer',
    ask: asked.id,
    seq,
    reply: asked.kind === 'number' ? [1] : [asked.options[0].code],
  };
};

describe('somebody leaves', () => {
  test('the others are told, call them, and let a bot mind the seat; the owner comes back to it', async () => {
    const { table, sheet, people, pass } = await company('Anna', 'Bela');
    const [anna, bela] = people;
    expect(playerAt(anna, 1)).toMatchObject({ presence: { state: 'here' }, may: [] });
    await table.part(bela);
    await pass(10_000);
    expect(playerAt(anna, 1)).toMatchObject({ present: false, presence: { state: 'away' }, may: ['nudge'] });
    expect(await ask(table, anna, { type: 'propose', what: 'deputy', seat: 1 })).toBe(
      'refusal.not-absent-yet',
    );
    expect(await ask(table, anna, { type: 'nudge', seat: 1 })).toBeUndefined();
    expect(await ask(table, anna, { type: 'nudge', seat: 1 })).toBe('refusal.nudged');
    await pass(2 * MINUTE);
    expect(playerAt(anna, 1).may).toEqual(['nudge', 'deputy']);
    const before = sheet.log.length;
    expect(await ask(table, anna, { type: 'propose', what: 'deputy', seat: 1 })).toBeUndefined();
    await quiet(table);
    expect(sheet.log.slice(before, before + 3)).toMatchObject([
      { kind: 'matter', id: before, what: 'deputy', seat: 1, by: 0, vote: 'yes' },
      { kind: 'matter', id: before, outcome: 'carried' },
      { kind: 'handed-over', seat: 1, holder: { kind: 'bot', level: 'plain' }, cause: 'vote', deputy: true },
    ]);
    expect(playerAt(anna, 1)).toMatchObject({ deputy: true, owner: 'Bela', presence: { state: 'away' } });
    // Of the votes everybody is told the seats, and nobody the persons behind them or the time.
    expect(JSON.stringify(anna.records.flat().filter(({ kind }) => kind === 'matter'))).not.toMatch(
      /guest|"at"/,
    );
    const back = new Guest('Bela');
    await table.join(back);
    expect(back.last('nudged').by).toBe('Anna');
    expect(await ask(table, back, { type: 'sit', seat: 1 })).toBeUndefined();
    expect(sheet.log.at(-1)).toMatchObject({ kind: 'handed-over', seat: 1, cause: 'returned' });
    expect(playerAt(anna, 1)).toMatchObject({ deputy: false, presence: { state: 'here' }, may: [] });
    // What was written down means the same when it is read again.
    const loaded = await sheet.load();
    expect(loaded.matters.open).toBeUndefined();
    expect(loaded.holdOf(1)).toEqual(await table.read(game => game.holdOf(1)));
  });

  test('more than half of those who are there decide; whoever comes back ends the vote', async () => {
    const { table, sheet, people, pass } = await company('Anna', 'Bela', 'Carla', 'Dora');
    const [anna, bela, carla, dora] = people;
    await table.part(dora);
    await pass(3 * MINUTE);
    // They only look on by now; somebody who touches something is here.
    for (const guest of [anna, bela, carla]) await ask(table, guest, { type: 'ping' });
    expect(await ask(table, anna, { type: 'propose', what: 'deputy', seat: 3 })).toBeUndefined();
    const id = sheet.log.length - 1;
    expect(peopleTo(bela).matter).toMatchObject({
      id,
      what: 'deputy',
      seat: 3,
      yes: [0],
      no: [],
      of: 3,
      mayVote: true,
    });
    expect(peopleTo(anna).matter?.mayVote).toBe(false);
    expect(await ask(table, anna, { type: 'vote', matter: id, vote: 'yes' })).toBe('refusal.voted');
    expect(await ask(table, bela, { type: 'propose', what: 'pause' })).toBe('refusal.matter-open');
    const back = new Guest('Dora');
    await table.join(back);
    expect(sheet.log.at(-1)).toMatchObject({ kind: 'matter', id, outcome: 'moot' });
    expect(await ask(table, bela, { type: 'vote', matter: id, vote: 'yes' })).toBe('refusal.no-matter');
    await table.part(back);
    await pass(3 * MINUTE);
    expect(await ask(table, anna, { type: 'propose', what: 'deputy', seat: 3 })).toBeUndefined();
    const again = sheet.log.length - 1;
    expect(await ask(table, bela, { type: 'vote', matter: again, vote: 'yes' })).toBeUndefined();
    await quiet(table);
    expect(
      sheet.log.find(record => record.kind === 'matter' && record.id === again && record.outcome),
    ).toMatchObject({
      outcome: 'carried',
    });
  });

  test('silence is an abstention, also when nobody touches anything', async () => {
    const { table, sheet, people, pass } = await company('Anna', 'Bela', 'Carla', 'Dora');
    const [anna, , , dora] = people;
    await table.part(dora);
    await pass(3 * MINUTE);
    await ask(table, anna, { type: 'propose', what: 'deputy', seat: 3 });
    await pass(3 * MINUTE);
    expect(
      sheet.log.some(
        ({ kind, ...rest }) => kind === 'matter' && 'outcome' in rest && rest.outcome === 'carried',
      ),
    ).toBe(true);
  });

  test('whoever leaves for good leaves a seat that the others may have a bot play, and come back to', async () => {
    const { table, people } = await company('Anna', 'Bela');
    const [anna, bela] = people;
    await ask(table, bela, { type: 'leave', seat: 1 });
    expect(playerAt(anna, 1).may).toContain('deputy');
    expect(await ask(table, anna, { type: 'propose', what: 'deputy', seat: 1 })).toBeUndefined();
    expect(await ask(table, bela, { type: 'sit', seat: 1 })).toBeUndefined();
  });

  test('after ten minutes with a deputy all others may give the seat away; somebody else sits down there', async () => {
    const { table, sheet, people, pass } = await company('Anna', 'Bela');
    const [anna, bela] = people;
    await table.part(bela);
    await pass(2 * MINUTE);
    await ask(table, anna, { type: 'propose', what: 'deputy', seat: 1 });
    expect(await ask(table, anna, { type: 'propose', what: 'substitute', seat: 1 })).toBe(
      'refusal.not-absent-yet',
    );
    await pass(8 * MINUTE);
    const vera = new Guest('Vera');
    await table.join(vera);
    expect(await ask(table, vera, { type: 'sit', seat: 1 })).toBe('refusal.seat-kept');
    expect(await ask(table, anna, { type: 'propose', what: 'substitute', seat: 1 })).toBeUndefined();
    expect(sheet.log.at(-1)).toMatchObject({
      kind: 'handed-over',
      seat: 1,
      holder: { kind: 'open' },
      cause: 'vote',
    });
    expect(await ask(table, vera, { type: 'sit', seat: 1 })).toBeUndefined();
    const { matter } = peopleTo(anna);
    expect(await ask(table, anna, { type: 'vote', matter: matter?.id ?? 0, vote: 'yes' })).toBeUndefined();
    // The former owner watches now.
    const back = new Guest('Bela');
    await table.join(back);
    expect(back.last('state').view.viewer).toBe('spectator');
    expect(await ask(table, back, { type: 'sit', seat: 1 })).toBe('refusal.seat-taken');
  });
});

describe('somebody sits and does nothing', () => {
  test('is called in their window, and minded after ten minutes', async () => {
    const { table, people, pass } = await company('Anna', 'Bela');
    const [anna, bela] = people;
    await pass(3 * MINUTE);
    await ask(table, anna, { type: 'ping' });
    expect(playerAt(anna, 1)).toMatchObject({ presence: { state: 'idle' }, may: ['nudge'] });
    await ask(table, anna, { type: 'nudge', seat: 1 });
    expect(bela.last('nudged').by).toBe('Anna');
    await ask(table, bela, { type: 'ping' });
    expect(playerAt(anna, 1)).toMatchObject({ presence: { state: 'here' }, may: [] });
    await pass(12 * MINUTE);
    expect(await ask(table, anna, { type: 'propose', what: 'deputy', seat: 1 })).toBeUndefined();
    expect(playerAt(anna, 1).deputy).toBe(true);
  });

  test('has no vote about themself, and ends the vote by being there', async () => {
    const { table, sheet, people, pass } = await company('Anna', 'Bela', 'Carla');
    const [anna, bela, carla] = people;
    await pass(12 * MINUTE);
    for (const guest of [anna, carla]) await ask(table, guest, { type: 'ping' });
    expect(await ask(table, anna, { type: 'propose', what: 'deputy', seat: 1 })).toBeUndefined();
    const id = sheet.log.length - 1;
    expect(peopleTo(bela).matter?.mayVote).toBe(false);
    expect(await ask(table, bela, { type: 'vote', matter: id, vote: 'no' })).toBe('refusal.no-vote');
    expect(sheet.log.at(-1)).toMatchObject({ kind: 'matter', id, outcome: 'moot' });
  });

  test('who has answered, or is not asked, is neither called nor minded', async () => {
    const { table, people, pass } = await company('Anna', 'Bela');
    const [anna, bela] = people;
    await ask(table, bela, answerOf(bela, bela.last('state').seq));
    await table.part(bela);
    await pass(30 * MINUTE);
    expect(playerAt(anna, 1)).toMatchObject({ presence: { state: 'away' }, may: [] });
    expect(await ask(table, anna, { type: 'nudge', seat: 1 })).toBe('refusal.not-absent');
    expect(await ask(table, anna, { type: 'propose', what: 'deputy', seat: 1 })).toBe('refusal.not-absent');
  });
});

describe('the whole table', () => {
  test('rests when most want it, and goes on when one does', async () => {
    const { table, sheet, people } = await company('Anna', 'Bela');
    const [anna, bela] = people;
    expect(peopleTo(anna).may).toEqual(['pause', 'end']);
    expect(await ask(table, anna, { type: 'propose', what: 'pause' })).toBeUndefined();
    const id = sheet.log.length - 1;
    expect(await ask(table, bela, { type: 'vote', matter: id, vote: 'yes' })).toBeUndefined();
    expect(peopleTo(anna)).toMatchObject({ play: 'paused', may: ['resume', 'end'] });
    expect(await ask(table, anna, answerOf(anna, anna.last('state').seq))).toBe('refusal.paused');
    const { matters } = await sheet.load();
    expect(matters.play).toBe('paused');
    expect(await ask(table, bela, { type: 'propose', what: 'resume' })).toBeUndefined();
    expect(await ask(table, anna, answerOf(anna, anna.last('state').seq))).toBeUndefined();
  });

  test('ends without a result when all want it, and stays ended', async () => {
    const { table, sheet, people, pass } = await company('Anna', 'Bela', 'Carla');
    const [anna, bela, carla] = people;
    await table.part(carla);
    await pass(MINUTE);
    expect(await ask(table, anna, { type: 'propose', what: 'end' })).toBeUndefined();
    const id = sheet.log.length - 1;
    expect(await ask(table, bela, { type: 'vote', matter: id, vote: 'yes' })).toBeUndefined();
    // Carla has only just gone: it is her game, too.
    expect(peopleTo(anna)).toMatchObject({ play: 'on', matter: { of: 3 } });
    const back = new Guest('Carla');
    await table.join(back);
    expect(await ask(table, back, { type: 'vote', matter: id, vote: 'yes' })).toBeUndefined();
    expect(peopleTo(anna).play).toBe('called-off');
    for (const unsent of [
      answerOf(anna, anna.last('state').seq),
      { type: 'propose', what: 'resume' },
      { type: 'leave', seat: 0 },
      { type: 'nudge', seat: 1 },
    ] as const)
      expect(await ask(table, anna, unsent), unsent.type).toBe('refusal.game-over');
    expect((await sheet.load()).isOver).toBe(true);
  });

  test('whoever only watches is neither asked nor heard', async () => {
    const { table, sheet, people, pass } = await company('Anna', 'Bela');
    await table.part(people[1]);
    await pass(5 * MINUTE);
    const vera = new Guest('Vera');
    await table.join(vera);
    const before = sheet.log.length;
    expect(await ask(table, vera, { type: 'nudge', seat: 1 })).toBe('refusal.only-players');
    for (const what of ['deputy', 'substitute', 'pause', 'resume', 'end'] as const)
      expect(await ask(table, vera, { type: 'propose', what, seat: 1 })).toBe('refusal.only-players');
    expect(await ask(table, vera, { type: 'vote', matter: 0, vote: 'yes' })).toBe('refusal.only-players');
    expect(peopleTo(vera)).toMatchObject({ may: [], players: [{ may: [] }, { may: [] }] });
    expect(sheet.log).toHaveLength(before);
  });

  test('a seat that is not there, or that the matter has none of, is refused', async () => {
    const { table, people } = await company('Anna', 'Bela');
    const [anna] = people;
    expect(await ask(table, anna, { type: 'propose', what: 'deputy' })).toBe('refusal.no-seat');
    expect(await ask(table, anna, { type: 'propose', what: 'deputy', seat: 3 })).toBe('refusal.no-seat');
    expect(await ask(table, anna, { type: 'propose', what: 'pause', seat: 1 })).toBe('refusal.no-seat');
    expect(await ask(table, anna, { type: 'nudge', seat: 3 })).toBe('refusal.no-seat');
    expect(await ask(table, anna, { type: 'propose', what: 'resume' })).toBe('refusal.not-paused');
    expect(await ask(table, anna, { type: 'propose', what: 'deputy', seat: 0 })).toBe('refusal.not-absent');
  });

  test('a host without a clock knows nobody to be away and has nothing voted on', async () => {
    const hosted = HostedGame.open(engine, { seats: 2, options: {}, secret: secretOfTest });
    const sheet = new Sheet(hosted);
    const parts = { id: 'table-one', game: hosted, host: 'guest-Anna', chat: [], keeper: sheet, newSecret };
    const table = new LiveTable({ ...parts, thinker: { levels: ['plain'], think: bids(1) } });
    const anna = new Guest('Anna');
    await table.join(anna);
    await ask(table, anna, { type: 'sit', seat: 0 });
    expect(peopleTo(anna)).toMatchObject({ play: 'on', may: [] });
    expect(playerAt(anna, 0).presence).toBeUndefined();
    expect(await ask(table, anna, { type: 'propose', what: 'pause' })).toBe('refusal.no-council');
  });
});
