import { isSlow } from '@runehold/protocol/parts/clock-terms';
import type { Told } from '@runehold/protocol/parts/record';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { playSound } from '../../sound/play.ts';
import { turnDrawer } from '../log/drawer-store.ts';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import { AbsenceCard } from './absence-card.tsx';
import { absentToShow, caseOf } from './absent.ts';
import { ClockStrip } from './clock-strip.tsx';
import styles from './company.module.css';
import { SlowClocks } from './slow-clocks.tsx';
import { usePings } from './use-pings.ts';
import { VoteCard } from './vote-card.tsx';

/** Somebody waits for the one who looks, and has called: it is heard and read until it is put away or the move is made. */
const NudgeStrip = ({ session }: { session: TableSession }): ReactNode => {
  const { speaker, ask } = useTable();
  const nudge = session.store(state => state.nudge);
  const close = (): void => session.store.setState({ nudge: undefined });
  useEffect(() => {
    if (nudge !== undefined) void playSound('turn');
  }, [nudge]);
  if (nudge === undefined || ask === undefined) return undefined;
  return (
    <div className={styles.strip} role="alert" data-nudged>
      <p>{speaker.say('company.nudged', { name: nudge.by })}</p>
      <Button look="brass" onClick={close}>
        {speaker.say('company.nudged.close')}
      </Button>
    </div>
  );
};

/** How it came that a bot minds a seat. */
const howMinded = (
  records: readonly Told[],
  seat: number,
): 'company.minded' | 'company.minded.voted' | 'company.minded.expired' => {
  const last = records.findLast(record => record.kind === 'handed-over' && record.seat === seat);
  const cause = last?.kind === 'handed-over' ? last.cause : undefined;
  if (cause === 'expired') return 'company.minded.expired';
  return cause === 'vote' ? 'company.minded.voted' : 'company.minded';
};

/** A bot plays for the one who looks: how it came to that, what happened meanwhile, and the way back. */
const MindedStrip = ({ session }: { session: TableSession }): ReactNode => {
  const { speaker, people, records } = useTable();
  const minded = people.players.find(({ deputy, mayTakeBack }) => deputy && mayTakeBack);
  if (minded === undefined) return undefined;
  const { seat } = minded;
  return (
    <div className={styles.strip} role="status" data-minded-seat={seat}>
      <p>{speaker.say(howMinded(records, seat))}</p>
      <Button look="paper" onClick={() => turnDrawer('log')}>
        {speaker.say('company.happened')}
      </Button>
      <Button look="brass" onClick={() => void session.sit(seat)}>
        {speaker.say('company.back')}
      </Button>
    </div>
  );
};

/** What the people at a table of the server have to do with each other besides the game. It stands above the bar. */
export const Company = ({ session }: { session: TableSession }): ReactNode => {
  const { people, view } = useTable();
  usePings(session);
  const [folded, setFolded] = useState<readonly string[]>([]);
  const absent = absentToShow(people.players, folded);
  return view.over || people.play === 'called-off' ? undefined : (
    <>
      <div className={styles.company}>
        <NudgeStrip session={session} />
        <MindedStrip session={session} />
        {people.matter ? <VoteCard session={session} matter={people.matter} /> : undefined}
        {absent === undefined || people.matter !== undefined ? undefined : (
          <AbsenceCard
            session={session}
            player={absent}
            fold={() => setFolded(before => [...before, caseOf(absent)])}
          />
        )}
      </div>
      {isSlow(people.pace) ? <SlowClocks session={session} /> : undefined}
      {people.pace === undefined || isSlow(people.pace) ? undefined : <ClockStrip session={session} />}
    </>
  );
};
