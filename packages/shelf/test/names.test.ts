import { describe, expect, it, vi } from 'vitest';
import { shelf } from '../src/shelf.ts';

// All games are loaded here, which takes its time on a small machine.
vi.setConfig({ testTimeout: 120_000 });

/** The names that more than one thing bears. */
const shared = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, i) => names.indexOf(name) !== i)),
];

/** Answers are recorded by name, so that a game outlives the numbers: a name must mean one thing. */
describe.each(shelf.games.map(game => [game.id, game] as const))('the names of %s', (_id, shelved) => {
  it('tell every option of an ask from every other, and from passing', async () => {
    const { game } = await shelved.pack();
    const domains = new Set(
      game.ops.flatMap(({ ask }) => {
        if (ask === undefined || ask.spec.kind === 'number' || ask.spec.kind === 'yes') return [];
        return ask.spec.kind === 'arrange' ? [ask.spec.from, ask.spec.items] : [ask.spec.from];
      }),
    );
    expect(domains.size).toBeGreaterThan(0);
    for (const domain of domains) {
      const names = Array.from({ length: domain.size }, (_, code) => domain.nameOf(code));
      expect(shared([...names, 'pass']), domain.name).toEqual([]);
    }
  });

  it('tell every ask from every other of another kind', async () => {
    const { game } = await shelved.pack();
    const kinds = new Map<string, string>();
    for (const { owner, ask } of game.ops) {
      if (ask === undefined) continue;
      const name = `${owner.name}.${ask.name}`;
      const { kind: form } = ask.spec;
      const from = form === 'number' || form === 'yes' ? '' : ask.spec.from.name;
      const kind = `${form} ${from}`;
      expect(kinds.get(name) ?? kind, name).toBe(kind);
      kinds.set(name, kind);
    }
    expect(kinds.size).toBeGreaterThan(0);
  });
});
