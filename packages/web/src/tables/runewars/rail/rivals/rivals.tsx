import { commanderCardIds, orderIds, seasonIds } from '@runehold/runewars/pools';
import { commandersIn, commandOf } from '@runehold/runewars/rules/view/heroes';
import { seatsIn } from '@runehold/runewars/rules/view/look';
import { activeOrderOf, isChoosing, isResolving, playOrder } from '@runehold/runewars/rules/view/orders';
import { victoryOf } from '@runehold/runewars/rules/view/realm';
import { runesKnown } from '@runehold/runewars/rules/view/runes';
import type { ReactNode } from 'react';
import { Crest } from '../../../../kit/crest.tsx';
import { Icon } from '../../../../kit/icon.tsx';
import { Thing } from '../../../../table/board/thing.tsx';
import { PresenceMark } from '../../../../table/company/presence-mark.tsx';
import { useTable } from '../../../../table/session/table-context.ts';
import { botLine } from '../../../../text/level-name.ts';
import { begun } from '../../../../text/speaker.ts';
import { at } from '../../addresses.ts';
import { peopleName } from '../../area/about-area.ts';
import { MarkLook, MarkTip } from '../../closer-look.tsx';
import { factionAt, ownSeat } from '../../sight.ts';
import type { MarkKind } from '../../tip-rules.ts';
import { type Drawing, useDrawing } from '../../use-drawing.ts';
import { OrderNumbers } from '../order-numbers.tsx';
import { markedCounts, publicLines } from './known-of.ts';
import { PlayOrder } from './play-order.tsx';
import styles from './rivals.module.css';

type CountProps = {
  readonly drawing: Drawing;
  readonly mark: MarkKind;
  readonly label: string;
  readonly children: ReactNode;
};

/** A number of a rival's, with what it means. The crest beside it says all of them to the keyboard. */
const Count = ({ drawing, mark, label, children }: CountProps): ReactNode => (
  <MarkTip drawing={drawing} mark={mark} title={label} className={styles.count} isStop={false}>
    {children}
  </MarkTip>
);

/** Dragon runes that lie open, and what lies facedown, whoever knows it. */
const Runes = ({ drawing, seat }: { drawing: Drawing; seat: number }): ReactNode => {
  const { up, down } = runesKnown(drawing.sight, seat);
  return (
    <Count drawing={drawing} mark="rune-down" label={drawing.speaker.say('rw.runes.public', { up, down })}>
      <span className={styles.runes}>
        <i data-look="up" />
        {up}
        <i data-look="down" />
        {down}
      </span>
    </Count>
  );
};

/** How a seat stands with its Order: chosen or not yet, being resolved, done, or of the season before. */
const orderState = ({ sight, speaker }: Drawing, seat: number): string | undefined => {
  const order = activeOrderOf(sight, seat);
  const name = order === undefined ? undefined : speaker.noun('order', orderIds[order]);
  if (isChoosing(sight)) {
    const waited = sight.view.waiting.find(waiting => waiting.seat === seat);
    if (waited === undefined) return undefined;
    return waited.answered ? speaker.say('rw.chosen.sealed') : speaker.say('rw.chosen.not-yet');
  }
  if (name === undefined) return undefined;
  return isResolving(sight) ? name : speaker.say('rw.order.last', { name });
};

/** Orders in play, and how the seat stands with its Order. */
const Played = ({ drawing, seat }: { drawing: Drawing; seat: number }): ReactNode => (
  <p className={styles.orders}>
    <OrderNumbers drawing={drawing} seat={seat} />
    <em>{orderState(drawing, seat)}</em>
  </p>
);

const Rival = ({ seat }: { seat: number }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { t } = sight;
  const faction = factionAt(sight, seat);
  const counts = markedCounts(drawing, seat);
  const people = peopleName(drawing, seat);
  const holder = useTable().people.players[seat]?.holder;
  const lines = [
    ...(holder?.kind === 'bot' ? [botLine(speaker, holder.level)] : []),
    ...publicLines(drawing, seat),
  ];
  const claimed = victoryOf(sight, seat);
  const leaders = commandersIn(sight, seat).map(hero => commandOf(sight, hero));
  const notes = [
    t.alive.get(seat) === 0 && t.year > 0 ? speaker.say('table.eliminated') : undefined,
    claimed < 0
      ? undefined
      : speaker.say('rw.victory.short', { season: speaker.noun('season', seasonIds[claimed]) }),
  ].filter(note => note !== undefined);
  return (
    <li className={`${styles.rival} ${faction}`} data-turn={t.current === seat + 1}>
      <Thing
        at={at.seat(seat)}
        label={[people, speaker.seat(seat), ...lines].join(', ')}
        className={styles.who}
        look={<MarkLook drawing={drawing} mark="rival" title={people} notes={lines.map(begun)} />}
      >
        <Crest faction={faction} />
      </Thing>
      <div className={styles.line}>
        <b className={styles.people}>{people}</b>
        <Played drawing={drawing} seat={seat} />
      </div>
      <div className={styles.line}>
        <small className={styles.notes}>
          {[speaker.seat(seat), ...notes].join(' · ')}
          <PresenceMark seat={seat} />
          {leaders.map(card => (
            <span key={card} className={styles.leader}>
              {speaker.noun('commanderCard', commanderCardIds[card])}
            </span>
          ))}
          {t.firstSeat === seat ? (
            <Count drawing={drawing} mark="first-player" label={speaker.say('table.first')}>
              <span className={styles.first}>1</span>
            </Count>
          ) : undefined}
        </small>
        <p className={styles.counts}>
          {counts.map(({ mark, path, n, label }) => (
            <Count key={mark} drawing={drawing} mark={mark} label={label}>
              <Icon path={path} className={styles.icon} />
              {n}
            </Count>
          ))}
          <Runes drawing={drawing} seat={seat} />
        </p>
      </div>
    </li>
  );
};

/** The other seats at a glance: what is public, and nothing else. */
export const Rivals = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const own = ownSeat(sight);
  const clockwise = seatsIn(sight).map((_, n) => (own + n) % sight.view.seats);
  const inOrder = isResolving(sight) ? playOrder(sight) : [];
  const others = [...inOrder, ...clockwise.filter(seat => !inOrder.includes(seat))];
  return (
    <section className={styles.rivals} aria-label={speaker.say('table.rivals')}>
      <header className={styles.head}>
        <h2>{speaker.say('table.rivals')}</h2>
        <PlayOrder />
      </header>
      <ul>
        {others
          .filter(seat => seat !== own)
          .map(seat => (
            <Rival key={seat} seat={seat} />
          ))}
      </ul>
    </section>
  );
};
