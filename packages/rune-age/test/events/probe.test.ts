import { play } from '@runehold/testkit/play';
import { test } from 'vitest';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
test('probe', () => {
  const p = play<Table>(game, { seats: 2, options: { scenario: 'resurgence', race1: 'daqan', race2: 'latari', firstPlayer: 'seat1', leaving:'yes' } });
  console.log(p.offered(), p.ask());
  console.log(JSON.stringify(p.view(0)));
  p.answer('end');
  console.log(p.told(), p.told(0));
  p.answer('end');
  console.log(p.told(), p.history(1).length);
});
