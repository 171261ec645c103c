import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Capsule } from '@runehold/shelf/capsule';
import { expect, onTestFinished, test } from 'vitest';
import { buildCapsule } from '../lib/capsule.mjs';
import { root } from '../lib/tree.mjs';

test.each(['masquerade', 'rune-age', 'runewars'])(
  'a capsule of %s is one file that needs no other, is the same each time, and is never replaced',
  async game => {
    const entry = join(root, 'packages/shelf/src/capsules', `${game}.ts`);
    const folder = mkdtempSync(join(tmpdir(), 'runehold-capsules-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { name, file } = await buildCapsule(entry, folder);
    expect(await buildCapsule(entry, folder)).toMatchObject({ name, file });
    expect(readdirSync(folder)).toEqual([`${name}.mjs`]);
    expect(readFileSync(file, 'utf8')).not.toMatch(/\bimport\b\s*[{"'(*]/);

    const { capsule } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { capsule: Capsule };
    const play = capsule.engine.open({ seats: 2, options: {}, secret: '7'.repeat(64) });
    const { seat } = play.view('spectator').waiting[0];
    const sight = { seat, state: capsule.engine.sight(play, seat), seed: 1 };
    expect(play.answer(seat, play.askIdOf(seat), capsule.minds.decide(sight, 'random'))).toBeUndefined();
    const content = JSON.stringify({ format: 'runehold-content', game, name: 'Our box', changes: {} });
    expect((await capsule.corrected?.(content))?.ok).toBe(game === 'masquerade' ? undefined : true);

    writeFileSync(file, 'export const capsule = {};');
    await expect(buildCapsule(entry, folder)).rejects.toThrow('raise the version of the rules');
    expect(readFileSync(file, 'utf8')).toBe('export const capsule = {};');
  },
);
