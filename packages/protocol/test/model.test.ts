import { expect, test } from 'vitest';
import { runTrust } from './model/run-trust.ts';

/** What must have happened for the run to mean anything. */
const hoped = [
  ...['sit: yes', 'sit: refusal.second-hand', 'sit: refusal.seat-kept', 'sit: refusal.open-book'],
  ...['leave: yes', 'leave: refusal.person-seat', 'let-bot-play: refusal.person-seat', 'back'],
  ...['look: yes', 'look: refusal.not-your-seat', 'come: refusal.not-your-seat'],
  ...['take-home: yes', 'take-home: refusal.file-secret', 'file: yes', 'import: yes', 're-keyed'],
  ...['set: refusal.second-hand', 'answer: yes', 'answer: refusal.not-your-seat', 'undo: yes'],
];

test('two thousand evenings: nobody sees two hands, no owner is locked out, no open book is shut', async () => {
  const { acts } = await runTrust(1, 2000);
  for (const act of hoped) expect(acts.get(act) ?? 0, act).toBeGreaterThan(20);
}, 600_000);
