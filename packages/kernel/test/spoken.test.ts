import { no, reasonOf } from '@runehold/kernel/ask/verdict';
import { EventLog, secret } from '@runehold/kernel/event/event';
import { spoken } from '@runehold/kernel/spoken';
import { describe, expect, it } from 'vitest';

const road = spoken({
  'event.walked': [{ who: 'seat', far: 'number' }, '{who} walks {far}.', '{who} idzie {far}.'],
  'reason.too-far': [{ far: 'number' }, '{far} is too far.', '{far} to za daleko.'],
  'prompt.walk': [{ most: 'number' }, 'How far, up to {most}?', 'Jak daleko, do {most}?'],
});
const stable = spoken({
  'event.drew': [
    { who: 'seat', beast: secret('beast') },
    '{who} draws {beast:a}.',
    '{who} dobiera {beast:acc}.',
  ],
  'event.drew.hidden': ['{who} draws a beast.', '{who} dobiera zwierzę.'],
});

describe('what rooms make of their words', () => {
  it('is events that a log tells apart, wherever they were declared', () => {
    const log = new EventLog([stable.events.drew, road.events.walked]);
    log.add(road.events.walked, 0b11, 0, 7, 0, 0, 0, 0);
    log.add(stable.events.drew, 0b01, 0, 2, 0, 0, 0, 0);
    expect(log.seen(1)).toEqual([
      { key: 'walked', args: { who: 0, far: 7 } },
      { key: 'drew', args: { who: 0 } },
    ]);
  });

  it('is reasons, and a voice for the rest', () => {
    expect(reasonOf(no(road.reasons['too-far'], 9))).toEqual({ key: 'reason.too-far', args: { far: 9 } });
    expect(road.say('prompt.walk', { most: 3 })).toEqual({ key: 'prompt.walk', args: { most: 3 } });
  });
});
