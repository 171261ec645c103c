import { limits } from '@runehold/protocol/limits';
import { expect, test } from 'vitest';
import { HandClock } from '../driver/hand-clock.ts';
import { joined, PASSWORD } from '../driver/member.ts';
import { Person } from '../driver/person.ts';
import { noLimits, serve } from '../driver/server.ts';

/** How many of so many that are asked for at once are done, and why the others are not. */
const rush = async (
  times: number,
  ask: (n: number) => Promise<unknown>,
): Promise<{ readonly done: number; readonly why: readonly string[] }> => {
  const why = new Set<string>();
  let done = 0;
  await Promise.all(
    Array.from({ length: times }, (_, n) =>
      ask(n).then(
        () => done++,
        (error: Error) => why.add(error.message),
      ),
    ),
  );
  return { done, why: [...why] };
};

test('who asks for everything at once gets no more than who asks for one after the other', async () => {
  const { address } = await serve({ limits: { ...noLimits, tokens: 6, bots: 3 } });
  const { person } = await joined(address, 'Annabella');
  expect(await rush(20, () => person.call('make-token', { label: '', scopes: ['read'], days: 1 }))).toEqual({
    done: 6,
    why: ['refusal.too-many-tokens'],
  });
  expect((await person.call('tokens', {})).tokens).toHaveLength(6);
  expect(await rush(12, n => person.call('make-bot', { name: `Automaton ${n}` }))).toEqual({
    done: 3,
    why: ['refusal.too-many-bots'],
  });
  expect((await person.call('tokens', {})).bots).toHaveLength(3);
  // A name that was not given is nobody's: none of those that were refused stands in the way.
  const { bots } = await person.call('tokens', {});
  const free = Array.from({ length: 12 }, (_, n) => `Automaton ${n}`).find(
    name => !bots.some(bot => bot.name === name),
  );
  await person.call('rename', { name: free ?? '' });
  const { table } = await person.call('set-table', {
    game: 'masquerade',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    listed: false,
    private: true,
    pace: 'none',
  });
  expect(await rush(45, () => person.call('invite', { table }))).toEqual({
    done: limits.invitations,
    why: ['refusal.too-many-invitations'],
  });
  expect((await person.call('invitations', { table })).invitations).toHaveLength(limits.invitations);
});

test('one table is complained about so often and no oftener, by one person and by all who look on', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address, 'Anna');
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  const complain = (person: Person) =>
    rush(limits.problemsOfPerson + 3, () =>
      person.call('report-problem', { table, viewer: 'spectator', words: 'The map is upside down.' }),
    );
  let all = 0;
  for (let n = 0; all < limits.problemsOfTable; n++) {
    const { done } = await complain(await Person.arrive(address, `Guest ${n}`));
    expect(done).toBe(limits.problemsOfPerson);
    all += done;
  }
  expect(all).toBe(limits.problemsOfTable);
  expect(await complain(await Person.arrive(address, 'Late'))).toMatchObject({ done: 0 });
  // However many complain who only look on, whoever plays there is heard.
  expect(await complain(anna)).toEqual({ done: limits.problemsOfPerson, why: ['refusal.problems-enough'] });
  // Of another table there is more to say.
  const other = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await anna.call('report-problem', { table: other, viewer: 0, words: 'So is this one.' });
});

test('another device is offered by whoever has shown lately who they are; a guest has nothing to show', async () => {
  const clock = new HandClock();
  const { address } = await serve({ now: clock.now, after: clock.after });
  const { person } = await joined(address, 'Annabella');
  await person.call('offer-device', {});
  await clock.pass(16 * 60_000);
  await expect(person.call('offer-device', {})).rejects.toThrow('refusal.prove');
  await person.call('prove', { password: PASSWORD });
  await person.call('offer-device', {});
  const guest = await Person.arrive(address, 'Bela');
  await guest.call('offer-device', {});
});
