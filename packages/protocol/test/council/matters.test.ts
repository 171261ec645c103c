import { describe, expect, test } from 'vitest';
import { matterKinds, type Vote } from '../../src/parts/matter.ts';
import {
  type AbsenceCase,
  absenceActs,
  possibleFrom,
  refuseAbsence,
} from '../../src/table/council/absence.ts';
import { Attendance, presenceTerms } from '../../src/table/council/attendance.ts';
import { Matters, matterTerms, needs, type OpenMatter, outcomeOf } from '../../src/table/council/matters.ts';
import { seatStates } from '../../src/table/eyes.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe('who is there', () => {
  test('somebody who touches nothing is idle, who closes the last window is away, and the time is that of the last sight', () => {
    const attendance = new Attendance(0);
    expect(attendance.of('anna', 0).state).toBe('here');
    expect(attendance.of('anna', presenceTerms.gone)).toEqual({ state: 'away', since: 0 });
    attendance.came('anna', 10 * SECOND);
    attendance.came('anna', 11 * SECOND);
    attendance.parted('anna', 12 * SECOND);
    expect(attendance.of('anna', 20 * SECOND).state).toBe('here');
    expect(attendance.of('anna', 11 * SECOND + presenceTerms.idle)).toEqual({
      state: 'idle',
      since: 11 * SECOND,
    });
    attendance.acted('anna', 5 * MINUTE);
    expect(attendance.of('anna', 5 * MINUTE).state).toBe('here');
    attendance.parted('anna', 5 * MINUTE);
    // A page that is loaded again is back before anybody is told.
    expect(attendance.of('anna', 5 * MINUTE + presenceTerms.gone - 1).state).toBe('here');
    expect(attendance.of('anna', 6 * MINUTE)).toEqual({ state: 'away', since: 5 * MINUTE });
  });

  test('it is known when somebody will be idle or away', () => {
    const attendance = new Attendance(0);
    attendance.came('anna', 0);
    expect(attendance.next(['anna'], 0)).toBe(presenceTerms.idle);
    attendance.parted('anna', SECOND);
    expect(attendance.next(['anna'], SECOND)).toBe(presenceTerms.gone);
    expect(attendance.next([], 0)).toBeUndefined();
    for (let now = 0; now < 3 * MINUTE; now += 777) {
      const wait = attendance.next(['anna'], now);
      if (wait === undefined) continue;
      // Nothing changes before then.
      expect(attendance.of('anna', now + wait - 1).state).toBe(attendance.of('anna', now).state);
    }
  });
});

describe('absence', () => {
  const at = (about: Partial<AbsenceCase>): AbsenceCase => ({
    state: 'held',
    asked: true,
    own: false,
    attending: { state: 'away', since: 0 },
    ...about,
  });

  test('counts only while others wait, never for whoever is here, and never for one’s own seat', () => {
    for (const act of absenceActs)
      for (const state of seatStates)
        for (const asked of [true, false])
          for (const attending of ['here', 'idle', 'away'] as const)
            for (const own of [true, false]) {
              const about = at({ state, asked, own, attending: { state: attending, since: 0 } });
              const isPossible = refuseAbsence(act, about, 60 * MINUTE) === undefined;
              const expected =
                !own &&
                {
                  nudge: state === 'held' && asked && attending !== 'here',
                  deputy: asked && ((state === 'held' && attending !== 'here') || state === 'vacated'),
                  substitute: state === 'minded' && attending === 'away',
                }[act];
              expect(isPossible, JSON.stringify([act, about])).toBe(expected);
            }
  });

  test('takes two minutes away or ten idle for a deputy, ten away with a deputy for a substitute', () => {
    expect(possibleFrom('deputy', at({}))).toBe(2 * MINUTE);
    expect(possibleFrom('deputy', at({ attending: { state: 'idle', since: 0 } }))).toBe(10 * MINUTE);
    expect(possibleFrom('substitute', at({ state: 'minded' }))).toBe(10 * MINUTE);
    expect(refuseAbsence('deputy', at({}), 2 * MINUTE - 1)).toBe('refusal.not-absent-yet');
  });
});

describe('a vote', () => {
  const matter = (what: OpenMatter['what'], votes: readonly Vote[], at = 0): OpenMatter => ({
    id: 1,
    what,
    seat: undefined,
    at,
    votes: votes.map((vote, by) => ({ guest: `p${by}`, by, vote })),
  });
  const electors = ['p0', 'p1', 'p2'];

  test.each([
    ['deputy', ['yes'], undefined],
    ['deputy', ['yes', 'yes'], 'carried'],
    ['deputy', ['yes', 'no'], undefined],
    ['deputy', ['yes', 'no', 'no'], 'rejected'],
    ['pause', ['yes', 'no', 'yes'], 'carried'],
    ['end', ['yes', 'yes'], undefined],
    ['end', ['yes', 'yes', 'yes'], 'carried'],
    ['end', ['yes', 'no'], 'rejected'],
    ['substitute', ['yes', 'yes'], undefined],
    ['substitute', ['yes', 'yes', 'yes'], 'carried'],
    ['resume', ['yes'], 'carried'],
    ['extend', ['yes'], undefined],
    ['extend', ['yes', 'yes'], 'carried'],
    ['admit', ['no', 'yes'], undefined],
    ['admit', ['yes', 'yes'], 'carried'],
    ['admit', ['no', 'no'], 'rejected'],
  ] as const)('%s: %j of three', (what, votes, outcome) => {
    expect(outcomeOf(matter(what, votes), electors, 0)).toBe(outcome);
  });

  test('silence is an abstention after three minutes; it is no consent to what all must want', () => {
    const late = matterTerms.voting;
    expect(outcomeOf(matter('deputy', ['yes']), electors, late - 1)).toBeUndefined();
    expect(outcomeOf(matter('deputy', ['yes']), electors, late)).toBe('carried');
    expect(outcomeOf(matter('deputy', ['yes', 'no']), electors, late)).toBe('rejected');
    expect(outcomeOf(matter('end', ['yes', 'yes']), electors, late)).toBe('rejected');
  });

  test('where those who decide are all away for a moment nothing is decided before it is late', () => {
    expect(outcomeOf(matter('admit', []), [], matterTerms.voting - 1)).toBeUndefined();
    expect(outcomeOf(matter('admit', []), [], matterTerms.voting)).toBe('rejected');
  });

  test('whoever is alone decides alone, and whoever has voted counts after they have gone', () => {
    for (const what of matterKinds) expect(outcomeOf(matter(what, ['yes']), ['p0'], 0)).toBe('carried');
    expect(outcomeOf(matter('deputy', ['yes', 'no']), ['p0'], 0)).toBe('rejected');
  });

  test('more voices in favour never turn it against, whatever it needs', () => {
    const votes: readonly Vote[] = ['yes', 'no'];
    const all = votes.flatMap(a => votes.flatMap(b => votes.map(c => [a, b, c] as const)));
    const rank = { rejected: 0, carried: 1 } as const;
    for (const what of matterKinds)
      for (const cast of all)
        for (const [n, vote] of cast.entries()) {
          if (vote === 'yes') continue;
          const better = cast.map((each, m) => (m === n ? 'yes' : each));
          const [before, after] = [cast, better].map(each => outcomeOf(matter(what, each), electors, 0));
          expect(rank[after ?? 'rejected'], `${what} ${cast}`).toBeGreaterThanOrEqual(
            rank[before ?? 'rejected'],
          );
        }
    expect(Object.keys(needs)).toEqual([...matterKinds]);
  });

  test('what was voted down rests; a pause is resumed by one and not proposed again at once', () => {
    const matters = new Matters();
    const [pause, resume] = (['pause', 'resume'] as const).map(what => ({ what, seat: undefined }));
    const head = { kind: 'matter', id: 1, what: 'pause', at: 0 } as const;
    matters.note({ ...head, by: 0, guest: 'p0', vote: 'yes' });
    expect(matters.open?.votes).toHaveLength(1);
    matters.note({ ...head, outcome: 'carried' });
    expect([matters.open, matters.play]).toEqual([undefined, 'paused']);
    matters.note({ kind: 'matter', id: 3, what: 'resume', at: 5, by: 0, guest: 'p0', vote: 'yes' });
    matters.note({ kind: 'matter', id: 3, what: 'resume', at: 5, outcome: 'carried' });
    expect(matters.play).toBe('on');
    expect(matters.isResting(pause, 10)).toBe(true);
    expect(matters.isResting(pause, matterTerms.again)).toBe(false);
    expect(matters.isResting(resume, 10)).toBe(false);
    matters.note({ kind: 'matter', id: 5, what: 'end', at: 9, by: 0, guest: 'p0', vote: 'yes' });
    matters.note({ kind: 'matter', id: 5, what: 'end', at: 9, outcome: 'carried' });
    expect(matters.play).toBe('called-off');
  });
});
