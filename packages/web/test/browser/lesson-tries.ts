import type { Locator, Page } from '@playwright/test';
import { fits } from '@runehold/school/answers';
import type { Lesson, Pattern, Step } from '@runehold/school/lesson';
import { drawn } from './drawn.ts';
import { stepOf } from './lesson-follower.ts';

/** The names of what can be touched now, in the table's order. */
const touchable = (page: Page): Promise<string[]> =>
  page
    .locator('[data-option]:visible')
    .evaluateAll(found => found.map(each => each.getAttribute('data-option') ?? ''));

const isOne = (patterns: readonly Pattern[], name: string): boolean =>
  patterns.some(pattern => fits(pattern, name));

/** Everything that a step lets pass, whichever of its asks is open. */
const allowedBy = ({ expect, fine = [], through = [], given = [] }: Step): readonly Pattern[] => [
  ...expect.flatMap(each =>
    each.kind === 'one-of' ? each.names : each.kind === 'set' ? Object.keys(each.amounts) : ['*'],
  ),
  ...fine.flatMap(({ say }) => say),
  ...(through === 'any' ? ['*'] : through),
  ...given,
];

const optionAt = (page: Page, name: string): Locator =>
  page.locator(`[data-option="${name}"]:visible`).first();

const isChosen = async (page: Page, name: string): Promise<boolean> =>
  (await optionAt(page, name).getAttribute('data-state')) === 'selected';

/**
 * Answers with something, and with nothing that is not among these: what the table proposes besides is left out. Things
 * on a map are pressed with keys, for one may lie over another.
 */
const answer = async (page: Page, name: string, among: readonly Pattern[]): Promise<void> => {
  for (const other of await touchable(page))
    if (other !== name && !isOne(among, other) && (await isChosen(page, other)))
      await optionAt(page, other).press('Enter');
  if (!(await isChosen(page, name))) await optionAt(page, name).press('Enter');
  await drawn(page);
  // Where several are wanted, as many more of the same.
  const confirm = page.locator('[data-ask] [data-confirm]');
  for (let more = 0; more < 3 && (await confirm.isDisabled()); more++) {
    await optionAt(page, name).press('Enter');
    await drawn(page);
  }
  await page.locator('[data-ask] [data-confirm]:enabled').click();
};

/** What came of being stubborn in a lesson, and which of the answers that are held with a reason were tried. */
type Tries = { held: number; fine: number; shown: number; readonly named: Set<string> };

export const noTries = (): Tries => ({ held: 0, fine: 0, shown: 0, named: new Set() });

/** How many harmless answers of a lesson are only shown. */
export const shownIn = ({ scenes }: Lesson): number =>
  scenes.flatMap(({ steps }) => steps.flatMap(({ fine = [] }) => fine.filter(each => each.isShown === true)))
    .length;

/** Takes back what was only shown. */
const takeBack = async (page: Page, tries: Tries): Promise<void> => {
  await page.locator('[data-take-back]').click();
  await page.locator('[data-take-back]').waitFor({ state: 'detached' });
  tries.shown++;
};

/** Leaves an arrangement as it is proposed: there must be a word about it, whatever becomes of it. */
const leaveArranged = async (page: Page, { fine = [] }: Step, tries: Tries): Promise<void> => {
  await page.locator('[data-ask] [data-confirm]:enabled').click();
  const note = page.locator('[data-coach] [data-note]');
  const key = (await note.getAttribute('data-note')) ?? '';
  const number = /\.fine\.(\d+)$/.exec(key)?.[1];
  if (number === undefined) tries.held++;
  else tries.fine++;
  if (number !== undefined && fine[Number(number)]?.isShown === true) await takeBack(page, tries);
};

/** Tries something else than a step lets pass. One touch may go a way that the lesson goes too: then nothing is held. */
const tryHeld = async (page: Page, id: string, name: string, tries: Tries): Promise<boolean> => {
  await answer(page, name, ['*']);
  const note = page.locator('[data-coach] [data-note]');
  await note
    .or(page.locator(`[data-coach]:not([data-step-id="${id}"])`))
    .first()
    .waitFor();
  const isHeld = (await stepOf(page)) === id;
  if (isHeld) tries.held++;
  return isHeld;
};

/** Tries whatever a step holds with a reason of its own, as far as it is offered: that very reason is given. */
const tryNamed = async (page: Page, { id, hold = [] }: Step, tries: Tries): Promise<void> => {
  for (const [number, { say }] of hold.entries()) {
    const name = (await touchable(page)).find(each => isOne(say, each));
    const key = `${id}.hold.${number}`;
    if (name === undefined || tries.named.has(key)) continue;
    tries.named.add(key);
    await answer(page, name, say);
    await page.locator(`[data-coach] [data-note$=".${key}"]`).waitFor();
    tries.held++;
  }
};

/**
 * Tries at the first question of a step what it holds, at each what it holds with a reason of its own, and what it calls
 * harmless: each time there must be a word about it. A harmless answer that is only shown is taken back.
 */
export const beStubborn = async (
  page: Page,
  lesson: Lesson,
  id: string,
  tries: Tries,
  isFirst: boolean,
): Promise<void> => {
  const step = lesson.scenes.flatMap(({ steps }) => steps).find(each => each.id === id);
  if (step === undefined) return;
  if (step.expect[0].kind === 'places') return isFirst ? leaveArranged(page, step, tries) : undefined;
  const names = await touchable(page);
  const held = isFirst ? names.find(name => !isOne(allowedBy(step), name)) : undefined;
  if (held !== undefined && !(await tryHeld(page, id, held, tries))) return;
  await tryNamed(page, step, tries);
  const fine = step.fine?.find(({ say }) => names.some(name => isOne(say, name)));
  const name = fine && names.find(each => isOne(fine.say, each));
  if (fine === undefined || name === undefined) return;
  // What was only chosen is not chosen any more.
  await answer(page, name, fine.say);
  const key = step.fine?.indexOf(fine);
  await page.locator(`[data-coach] [data-note$=".${id}.fine.${key}"]`).waitFor();
  tries.fine++;
  if (fine.isShown === true) await takeBack(page, tries);
};
