import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, tools } from '../lib/tree.mjs';
import { runNode } from './tree.ts';

type Cruise = {
  readonly summary: {
    readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[];
  };
};

describe('the boundary check', () => {
  it('reports every planted violation and nothing else', () => {
    const planted = join(root, 'scripts/test-fixtures/boundaries');
    const config = join(root, '.dependency-cruiser.mjs');
    const { stdout } = runNode(
      planted,
      tools.depcruise,
      '--config',
      config,
      '--output-type',
      'json',
      'packages',
    );
    const cruise: Cruise = JSON.parse(stdout);
    const found = new Set(cruise.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`));
    expect(found).toEqual(
      new Set([
        'kernel-imports-only: packages/kernel/src/downward.ts',
        'kernel-imports-only: packages/kernel/src/downward-type.ts',
        'kernel-imports-only: packages/kernel/src/downward-by-name.ts',
        'not-to-unresolvable: packages/kernel/src/downward-by-name.ts',
        'no-circular: packages/kernel/src/chicken.ts',
        'kernel-folders-one-way: packages/kernel/src/hen',
        'kernel-folders-one-way: packages/kernel/src/nest',
        'rune-age-imports-only: packages/rune-age/src/other-game.ts',
        'bots-see-views-only: packages/masquerade/src/bots/peeking.ts',
        'shows-ask-views-only: packages/cli/src/peeking.ts',
        'game-tests-use-no-other-game: packages/rune-age/test/other-game.ts',
      ]),
    );
  });
});
