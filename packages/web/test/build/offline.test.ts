import { expect, test } from 'vitest';
import { offline } from '../../build/offline.ts';

test('the page is kept whole from the first visit on, without the rules of earlier versions', () => {
  const written: { source: string }[] = [];
  const { generateBundle } = offline() as unknown as {
    generateBundle(this: { emitFile(file: { source: string }): void }, options: object, bundle: object): void;
  };
  const bundle = { 'index.html': {}, 'assets/index-a.js': {}, 'assets/runewars@1-b.mjs': {} };
  generateBundle.call({ emitFile: file => written.push(file) }, {}, bundle);
  expect(written[0].source).toContain(
    '["./","manifest.webmanifest","manifest.pl.webmanifest","icon.svg","icon-your-move.svg","assets/index-a.js"]',
  );
  expect(written[0].source).not.toContain('runewars@1');
});
