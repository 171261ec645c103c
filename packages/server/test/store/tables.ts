import { engineOf } from '@runehold/kernel/match/engine';
import { game as masquerade } from '@runehold/masquerade/game';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import { appendOf } from '../../src/host/store-keeper.ts';
import type { Append, TableHead } from '../../src/store/store.ts';

export type Fresh = { readonly game: HostedGame; readonly head: TableHead; readonly append: Append };

/** A table with its first record, ready to be written down. */
export const fresh = (id: string, head: Partial<TableHead> = {}): Fresh => {
  const game = HostedGame.open(engineOf(masquerade), { seats: 2, options: {}, secret: '7'.repeat(64) });
  const whole = {
    ...game.setup,
    id,
    game: 'masquerade',
    rules: '1',
    host: 'anna',
    listed: true,
    setAt: 5,
    ...head,
  };
  return { game, head: whole, append: { ...appendOf(whole, game, 0, false), head: whole } };
};

/** The append of one more record of a table: somebody sits down, or rises. */
export const nextOf = ({ game, head }: Pick<Fresh, 'game' | 'head'>, name?: string): Append => {
  const from = game.log.length;
  if (name === undefined) game.handOver(0, { kind: 'open' });
  else game.handOver(0, { kind: 'person', name }, name.toLowerCase());
  return appendOf(head, game, from, false);
};
