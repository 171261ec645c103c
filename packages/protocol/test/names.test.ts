import { expect, test } from 'vitest';
import { skeletonOf } from '../src/parts/skeleton.ts';
import { isNameTaken } from '../src/table/bearers.ts';
import { HostedGame } from '../src/table/hosted-game.ts';
import { engine, secretOfTest } from './fixtures/parlour.ts';

const newGame = (): HostedGame => HostedGame.open(engine, { seats: 2, options: {}, secret: secretOfTest });

test.each([
  ['Anna', 'ANNA'],
  ['Anna', 'Аnnа'],
  ['Anna', 'Ａｎｎａ'],
  ['Anna', 'Ánñà'],
  ['Anna', 'An na.'],
  ['Ivan', 'lvan'],
  ['Bob', 'B0b'],
  ['Michał', 'Michal'],
  ['Bernard', 'Bemard'],
  ['Weiß', 'weiss'],
])('%s is taken for %s', (one, other) => {
  expect(skeletonOf(one)).toBe(skeletonOf(other));
});

test.each([
  ['Anna', 'Hanna'],
  ['Mira', 'Mara'],
  ['Żaneta', 'Aneta'],
  ['李', '王'],
  ['Wanderer 512', 'Wanderer 513'],
])('%s is not taken for %s', (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other));
});

test('nobody bears a name that looks like that of a player, but players bear their own', () => {
  const game = newGame();
  game.handOver(0, { kind: 'person', name: 'Anna' }, 'anna');
  game.handOver(1, { kind: 'bot', name: 'Bruno', level: 'random' });
  expect(isNameTaken(game, 'carla', 'аnnA')).toBe(true);
  expect(isNameTaken(game, 'carla', 'bruno')).toBe(true);
  expect(isNameTaken(game, 'carla', 'Carla')).toBe(false);
  expect(isNameTaken(game, 'anna', 'Anna')).toBe(false);
  expect(isNameTaken(game, 'anna', 'Bruno')).toBe(false);
});

test('a name stays with whoever a bot plays for, and is free when somebody else has the seat', () => {
  const game = newGame();
  game.handOver(0, { kind: 'person', name: 'Anna' }, 'anna');
  game.handOver(0, { kind: 'bot', name: 'Alda', level: 'random' });
  expect(isNameTaken(game, 'carla', 'Anna')).toBe(true);
  game.handOver(0, { kind: 'open' });
  expect(isNameTaken(game, 'carla', 'Anna')).toBe(true);
  game.handOver(0, { kind: 'person', name: 'Dora' }, 'dora');
  expect(isNameTaken(game, 'carla', 'Anna')).toBe(false);
});
