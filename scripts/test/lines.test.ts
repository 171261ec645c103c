import { expect, it } from 'vitest';
import { measure, roomsOf } from '../lines.mjs';
import { makeTree } from './tree.ts';

const rule = `/** What it does, 'quoted'. */
import { procedure } from '../rules.ts';
import {
  say,
} from './words.ts'; // at the end

const words = {
  'prompt.it': [
    'It // is no comment.',
    \`Nor /* is
      this */.\`,
  ],
};
export const it = procedure('it', steps =>
  steps.ask('one', { prompt: () => say('prompt.it') }),
);
`;

it('what is counted is code: no comments and imports, and words only as lines', () => {
  expect(measure([rule])).toEqual({ files: 1, lines: 10, logic: 3, wide: 31, asks: 1 });
});

it('a game is counted room by room, another package as one', () => {
  const tree = makeTree({
    'packages/rune-age/src/rules/turn.ts': rule,
    'packages/rune-age/src/rules/view/look.ts': rule,
    'packages/rune-age/src/rules/words.ts': rule,
    'packages/rune-age/src/boxes/base/box.ts': rule,
    'packages/rune-age/src/game.ts': rule,
    'packages/rune-age/test/game.test.ts': rule,
    'packages/web/src/rules/page.tsx': rule,
    'packages/web/src/page.module.css': 'p {}',
  });
  expect([...roomsOf(tree)].map(([room, sources]) => [room, sources.length])).toEqual([
    ['rune-age content', 1],
    ['rune-age else', 1],
    ['rune-age rules', 1],
    ['rune-age reading', 1],
    ['rune-age words', 1],
    ['web', 1],
  ]);
});
