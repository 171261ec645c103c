import type { Evidence, ProofPart, Slice } from '@runehold/testkit/proof';
import { faults } from './faults.ts';
import { noticedWith } from './plant.ts';

/** Whether the lessons are quiet while the rules are as they are, and notice each fault. */
const prove = async ({ from, count }: Slice): Promise<Evidence> => {
  const problems: string[] = [];
  const quiet = await noticedWith();
  if (quiet.length > 0) problems.push(`without a fault: ${quiet.join('; ')}`);
  let claims = 0;
  const some = faults.slice(from, from + count);
  for (const fault of some) {
    const noticed = await noticedWith(fault);
    if (noticed.length === 0) problems.push(`not noticed: ${fault.what} (${fault.against})`);
    // A claim is told with what it says, a lesson that goes otherwise by its name.
    else if (noticed.every(alarm => alarm.includes(': '))) claims++;
  }
  return { done: some.length, problems, counted: { 'noticed by a claim alone': claims } };
};

export const part: ProofPart = {
  name: 'lessons-notice',
  what: 'each fault that is planted in a rule of which a lesson speaks is noticed by the lessons alone (decision 112)',
  unit: 'faults',
  count: faults.length,
  slice: 12,
  of: ['school'],
  prove,
};
