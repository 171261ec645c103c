import { expect, it } from 'vitest';
import { fighterDomain, troopDomain } from '../../src/domains.ts';
import { game } from '../../src/game.ts';

it('asks for units in a battle or in an area say on which side or where they stand', () => {
  const asks = game.ops.flatMap(({ ask, owner }) => {
    const from = ask !== undefined && 'from' in ask.spec ? ask.spec.from : undefined;
    return from === fighterDomain || from === troopDomain
      ? [{ name: `${owner.name}.${ask?.name}`, says: ask?.spec.about !== undefined }]
      : [];
  });
  expect(asks.length).toBeGreaterThan(10);
  expect(asks.filter(({ says }) => !says)).toEqual([]);
});
