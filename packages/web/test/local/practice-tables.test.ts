import type { Told } from '@runehold/protocol/parts/record';
import { type Followed, follow, followFrom } from '@runehold/protocol/wire/follow';
import type { FromHost, StateMessage } from '@runehold/protocol/wire/from-host';
import { Editions } from '@runehold/shelf/editions';
import { shelf } from '@runehold/shelf/shelf';
import { expect, test } from 'vitest';
import { CallRefused } from '../../src/house/call-refused.ts';
import { PracticeTables } from '../../src/local/practice-tables.ts';
import { ME } from '../../src/local/summary.ts';

const tables = (): PracticeTables => new PracticeTables(new Editions(shelf, () => undefined), () => 'Ada');

/** Somebody at the table of a lesson, with what they are told. */
class Learner {
  readonly guest = ME;
  readonly name = 'Ada';
  readonly heard: FromHost[] = [];

  send(message: FromHost): void {
    this.heard.push(message);
  }

  get state(): StateMessage {
    const found = this.heard.find(message => message.type === 'state');
    if (found?.type !== 'state') throw new Error('nothing was shown');
    return found;
  }

  get records(): readonly Told[] {
    let followed: Followed | undefined;
    return this.heard.flatMap(message => {
      if (message.type === 'state') followed = followFrom(message);
      else if (message.type === 'update') followed = followed && follow(followed, message);
      else return [];
      return followed?.records ?? [];
    });
  }
}

const lesson = 'rune-age.first-turn';

test('the table of a lesson is set as it is arranged, and the learner is asked', async () => {
  const practice = tables();
  const { table, isAnew } = await practice.open({ lesson, scene: 0, answers: [] });
  const learner = new Learner();
  await practice.find(table)?.join(learner);
  expect(isAnew).toBe(false);
  expect(learner.state.view.asks[0]?.prompt.key).toBe('prompt.action');
  expect(learner.state.people.players.map(({ mine }) => mine)).toEqual([true, false]);
  expect(learner.state.chance.keys).toEqual([{ from: 0, commitment: '' }]);
});

test('it is played on to where it was left, and goes back from there', async () => {
  const practice = tables();
  const { table } = await practice.open({ lesson, scene: 0, answers: [['gold'], ['pay:gold.1']] });
  const learner = new Learner();
  const live = practice.find(table);
  await live?.join(learner);
  expect(learner.records.filter(({ kind }) => kind === 'answered')).toHaveLength(2);
  expect(learner.state.view.asks[0]?.prompt.key).toBe('prompt.spend-gold');
  await practice.rewind(table, 0);
  expect(learner.records.filter(({ kind }) => kind === 'undone')).toHaveLength(2);
  expect(await live?.read(({ match }) => match.view(0).asks[0]?.prompt.key)).toBe('prompt.action');
  await expect(practice.rewind(table, 5)).rejects.toThrow(CallRefused);
});

test('where what was kept does not fit any more, it begins anew', async () => {
  const practice = tables();
  const { table, isAnew } = await practice.open({ lesson, scene: 0, answers: [['gold'], ['steal']] });
  expect(isAnew).toBe(true);
  expect(await practice.find(table)?.read(({ match }) => match.entries.length)).toBe(0);
});

test('what is no lesson has no table, and tables nobody looks at are cleared away', async () => {
  const practice = tables();
  await expect(practice.open({ lesson: 'no.such', scene: 0, answers: [] })).rejects.toThrow(CallRefused);
  await expect(practice.open({ lesson, scene: 9, answers: [] })).rejects.toThrow(CallRefused);
  const first = await practice.open({ lesson, scene: 0, answers: [] });
  const second = await practice.open({ lesson, scene: 0, answers: [] });
  expect(practice.find(first.table)).toBeUndefined();
  expect(practice.find(second.table)).toBeDefined();
  await expect(practice.rewind(first.table, 0)).rejects.toThrow(CallRefused);
});
