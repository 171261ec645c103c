import { keepsCommitment } from '@runehold/kernel/chance/secret';
import { verifyFile } from '@runehold/kernel/match/file';
import { game as masquerade } from '@runehold/masquerade/game';
import { game as runeAge } from '@runehold/rune-age/game';
import { expect, test } from 'vitest';
import { Person } from './driver/person.ts';
import { playOn } from './driver/play.ts';
import { serve } from './driver/server.ts';

test('two people and a bot play a whole game over the wire', async () => {
  const { address, complaints } = await serve();
  const anna = await Person.arrive(address, 'Anna');
  const bela = await Person.arrive(address, 'Béla');
  const table = await anna.setTable('masquerade', [
    { kind: 'me' },
    { kind: 'open' },
    { kind: 'bot', level: 'random' },
  ]);
  const first = await anna.come(table);
  const second = await bela.come(table);
  expect(second.view?.viewer).toBe('spectator');
  expect((await second.request({ type: 'sit', seat: 1 })).type).toBe('done');
  await second.until(() => second.view?.viewer === 1);

  const outcomes = await Promise.all([playOn(first, { seed: 1 }), playOn(second, { seed: 2 })]);
  expect(outcomes.flat().filter(({ type }) => type !== 'done')).toEqual([]);
  await Promise.all([first.until(() => first.over), second.until(() => second.over)]);

  // Both saw the same game to its end, and what they put together from updates is what a newcomer is shown.
  expect(first.view?.places).toEqual(second.view?.places);
  const latecomer = await anna.come(table);
  expect(first.view).toEqual(latecomer.view);
  expect(first.records.map(({ seq }) => seq)).toEqual([...first.records.keys()]);

  // The secret that was committed to at the start is told at the end, and explains every card.
  const [promised, told] = [first.state?.chance.keys[0], first.latest?.chance.keys[0]];
  expect(promised?.secret).toBeUndefined();
  expect(keepsCommitment(told?.secret ?? '', promised?.commitment ?? '')).toBe(true);
  const file = await bela.call('export-file', { table });
  expect(verifyFile(masquerade, JSON.stringify(file)).ok).toBe(true);
  expect(file.handovers.map(({ seat, holder }) => `${seat} ${holder}`)).toEqual([
    '0 Anna',
    '2 bot:Cezar',
    '1 Béla',
  ]);
  expect(complaints).toEqual([]);
});

test('a whole Rune Age against bots that know it', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address);
  const table = await anna.setTable('rune-age', [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }], {
    scenario: 'runewars',
  });
  const seat = await anna.come(table);
  // Somebody who answers at random does not end a game soon; the bots do.
  await playOn(seat, { answers: 30 });
  await seat.request({ type: 'let-bot-play', seat: 0, level: 'greedy' });
  await seat.until(() => seat.over);
  const file = await anna.call('export-file', { table });
  expect(verifyFile(runeAge, JSON.stringify(file)).ok).toBe(true);
});
