import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { chronicleFile } from './alarms.ts';
import { chronicleOf } from './chronicle.ts';
import { claims, isTrue } from './claims/claims.ts';
import { allLessons } from './lessons-of.ts';

const all = await allLessons();

// Where a rule was changed on purpose, read what changed in the chronicles, then the sentences of those steps, and keep
// them with `npx vitest run packages/school/test/chronicles.test.ts -u`.
describe.each(all)('%s', (id, lesson, pack) => {
  it('goes as it always went: what is offered, what is told, what lies on the table', async () => {
    const chronicle = `${chronicleOf(lesson, pack).join('\n')}\n`;
    await expect(chronicle).toMatchFileSnapshot(fileURLToPath(chronicleFile(id)));
  });

  const own = claims.filter(claim => claim.lesson === id);
  it.each(own.map(claim => [claim.says, claim] as const))('says truly: %s', (_says, claim) => {
    expect(isTrue(claim, lesson, pack)).toBe(true);
  });
});

it('is a lesson of which each claim speaks', () => {
  const ids = new Set(all.map(([id]) => id));
  for (const { lesson } of claims) expect(ids).toContain(lesson);
});
