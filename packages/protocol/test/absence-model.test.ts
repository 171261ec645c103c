import { expect, test } from 'vitest';
import { runAbsence } from './model/run-absence.ts';

/** What must have happened for the run to mean anything. */
const hoped = [
  ...['minded by vote', 'given away', 'carried: deputy', 'carried: substitute', 'carried: pause'],
  ...['carried: resume', 'carried: end', 'nudge: yes', 'restart', 'sit: yes'],
  ...['propose deputy: refusal.not-absent', 'propose deputy: refusal.not-absent-yet', 'vote: refusal.voted'],
  ...['vote: refusal.no-matter', 'propose end: refusal.matter-open'],
  ...['propose pause: refusal.paused', 'answer: refusal.paused', 'played to the end'],
];

test('whoever is there keeps their seat, whoever has gone stops nobody, and every vote is the others’ own', async () => {
  const counts = await runAbsence(1, 200);
  for (const act of hoped) expect(counts.get(act) ?? 0, act).toBeGreaterThan(0);
}, 600_000);
