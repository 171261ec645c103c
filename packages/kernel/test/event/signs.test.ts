import { expect, test } from 'vitest';
import { defineEvents } from '../../src/event/event.ts';
import { checkSigns } from '../../src/event/signs.ts';

const events = defineEvents({
  passed: { who: 'seat' },
  struck: { who: 'seat', at: 'seat', amount: 'number' },
});

test('signs are of events that there are, and an alarm names a seat', () => {
  checkSigns({}, events);
  checkSigns({ passes: ['passed'], alarms: { struck: 'at' }, chapter: 'struck' }, events);
  expect(() => checkSigns({ passes: ['slept'] }, events)).toThrow('slept');
  expect(() => checkSigns({ chapter: 'dawned' }, events)).toThrow('dawned');
  expect(() => checkSigns({ alarms: { struck: 'amount' } }, events)).toThrow('amount');
});
