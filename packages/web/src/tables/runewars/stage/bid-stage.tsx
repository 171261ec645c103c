import { seatsIn } from '@runehold/runewars/rules/view/look';
import type { ReactNode } from 'react';
import { Crest } from '../../../kit/crest.tsx';
import { Thing } from '../../../table/board/thing.tsx';
import { useTable } from '../../../table/session/table-context.ts';
import { at } from '../addresses.ts';
import { peopleName } from '../area/about-area.ts';
import { factionAt } from '../sight.ts';
import { useDrawing } from '../use-drawing.ts';
import styles from './bid-stage.module.css';
import { Coins } from './parts/coins.tsx';
import { localsOf } from './parts/running.ts';
import { StageCard } from './parts/stage-card.tsx';
import { StageFrame } from './parts/stage-frame.tsx';

type BidderProps = {
  readonly seat: number;
  /** What the seat has bid, once the bids are open. */
  readonly bid: number | undefined;
  readonly isTied: boolean;
};

/** One who bids: what he has, and his bid, sealed until all are in. (RW-BID-03, RW-BID-04) */
const Bidder = ({ seat, bid, isTied }: BidderProps): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const isIn = !sight.view.waiting.some(waiting => waiting.seat === seat && !waiting.answered);
  const name = `${peopleName(drawing, seat)}, ${speaker.seat(seat)}`;
  const has = speaker.say('rw.bid.has', { n: sight.t.influence.get(seat) });
  const says =
    bid !== undefined
      ? speaker.say('rw.bid.bids', { n: bid })
      : isIn
        ? speaker.say('rw.bid.sealed')
        : speaker.say('rw.bid.thinks');
  const tie = isTied ? speaker.say('rw.bid.tied') : undefined;
  return (
    <Thing
      at={at.seat(seat)}
      label={[name, has, says, tie].filter(part => part !== undefined).join(', ')}
      className={styles.bidder}
    >
      <span className={styles.row} data-state={bid !== undefined ? 'open' : isIn ? 'sealed' : 'counting'}>
        <Crest faction={factionAt(sight, seat)} />
        <span>
          <b>{speaker.who(seat)}</b>
          <small>{has}</small>
        </span>
        <i>{[bid ?? (isIn ? '✦' : '…'), tie].filter(part => part !== undefined).join(' ')}</i>
        <small>{says}</small>
      </span>
    </Thing>
  );
};

/** An influence bid: what everybody has, sealed bids, and all of them open at once. (RW-BID-01 to 07) */
export const BidStage = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const { ask } = useTable();
  const locals = localsOf(sight.view, 'influence-bid');
  if (locals === undefined) return undefined;
  const tied = Number(locals['tied']);
  const bids = locals['bids'] as readonly number[];
  return (
    <StageFrame kind="bid" title={speaker.say('rw.bid.stage')}>
      <div className={styles.bid}>
        <StageCard kind="seasonCard" card={Number(locals['card'])} />
        <div className={styles.bidders}>
          {seatsIn(sight)
            .filter(seat => sight.t.alive.get(seat) === 1)
            .map(seat => (
              <Bidder
                key={seat}
                seat={seat}
                bid={tied > 0 ? bids[seat] : undefined}
                isTied={((tied >> seat) & 1) === 1}
              />
            ))}
        </div>
      </div>
      {ask?.prompt.key === 'prompt.bid' ? <Coins ask={ask} /> : undefined}
    </StageFrame>
  );
};
