import { seenCards } from '@runehold/kernel/layout/seen';
import { NONE } from '@runehold/kernel/layout/zones';
import { eventPool, runePool } from '@runehold/rune-age/pools';
import { citiesAt, raceOf, seatsFrom, turnOf } from '@runehold/rune-age/rules/view/sight';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Crest } from '../../../kit/crest.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { Medallion } from '../../../kit/medallion.tsx';
import { Thing } from '../../../table/board/thing.tsx';
import { PresenceMark } from '../../../table/company/presence-mark.tsx';
import { useTable } from '../../../table/session/table-context.ts';
import { botLine } from '../../../text/level-name.ts';
import { at, zone } from '../addresses.ts';
import { cardFace } from '../cards/faces.ts';
import { PileDialog } from '../cards/pile-dialog.tsx';
import { useDrawing } from '../cards/use-drawing.ts';
import { damageOf } from '../goal/damage.ts';
import { DamageTrack } from '../goal/damage-track.tsx';
import styles from './rivals.module.css';

/** Hand, deck and discard pile of a rival, by number; the discard pile lies open. */
const Counts = ({ seat }: { seat: number }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { t } = sight;
  const [open, setOpen] = useState(false);
  const [hand, deck] = [t.hand.at(seat).total, t.deck.at(seat).total + t.deckTop.at(seat).total];
  const discard = seenCards(t.discard.at(seat), sight.me);
  const name = `${speaker.seat(seat)}: ${speaker.say('ra.discard')}`;
  return (
    <p className={styles.counts}>
      <span data-zone={zone.hand(seat)}>
        <Icon path={icon('card-pickup')} />
        <span aria-hidden="true">{hand}</span>
        <span className="sr">{speaker.say('ra.count.hand', { n: hand })}</span>
      </span>
      <span data-zone={zone.deck(seat)}>
        <Icon path={icon('card-draw')} />
        <span aria-hidden="true">{deck}</span>
        <span className="sr">{speaker.say('ra.count.deck', { n: deck })}</span>
      </span>
      <button
        type="button"
        data-zone={zone.discard(seat)}
        aria-label={speaker.say('ra.count.discard', { n: discard.length })}
        onClick={() => setOpen(true)}
      >
        <Icon path={icon('card-discard')} />
        {discard.length}
      </button>
      <PileDialog
        title={name}
        open={open}
        onClose={() => setOpen(false)}
        parts={[[name, discard.toReversed().map(card => cardFace(drawing, card))]]}
      />
    </p>
  );
};

const Possessions = ({ seat }: { seat: number }): ReactNode => {
  const { sight, speaker } = useDrawing();
  const { t } = sight;
  const strongholds = t.readyStrongholds.get(seat) + t.exhaustedStrongholds.get(seat);
  const power = t.power.at(seat);
  const rewards = seenCards(t.rewards.at(seat), sight.me).map(event =>
    speaker.noun('event', eventPool.cards[event]),
  );
  return (
    <p className={styles.possessions} data-zone={zone.realm(seat)}>
      {citiesAt(sight, 2 + seat).map(([{ id }]) => (
        <span key={id}>
          <Icon path={icon('castle')} />
          {speaker.noun('city', id)}
        </span>
      ))}
      {strongholds > 0 ? (
        <span>
          <Icon path={icon('stone-tower')} />
          <span className="sr">{speaker.say('ra.count.strongholds', { n: strongholds })}</span>
          <span aria-hidden="true">{strongholds}</span>
        </span>
      ) : undefined}
      {rewards.length === 0 ? undefined : (
        <span title={rewards.join(', ')}>
          <Icon path={icon('laurels')} />
          <span className="sr">{rewards.join(', ')}</span>
          <span aria-hidden="true">{rewards.length}</span>
        </span>
      )}
      {power === NONE ? undefined : (
        <span title={speaker.noun('rune', runePool.cards[power])}>
          <Icon path={icon('rune-stone')} />
          <span className="sr">{speaker.noun('rune', runePool.cards[power])}</span>
        </span>
      )}
    </p>
  );
};

const Rival = ({ seat }: { seat: number }): ReactNode => {
  const { sight, speaker } = useDrawing();
  const { people } = useTable();
  const { t, view } = sight;
  const race = raceOf(sight, seat);
  const damage = damageOf(sight, seat);
  const holder = people.players[seat]?.holder;
  const asked = view.waiting.some(waiting => waiting.seat === seat && !waiting.answered);
  const label = [speaker.seat(seat), speaker.noun('race', race), speaker.say('ra.damage', damage)].join(', ');
  return (
    <li className={`${styles.rival} ${race}`} data-asked={asked || turnOf(sight) === seat}>
      <Thing at={at.home(seat)} label={label} className={styles.crest}>
        <Crest faction={race} />
      </Thing>
      <div className={styles.name}>
        <h3>
          <span className={styles.full}>{speaker.noun('race', race)}</span>
          <span className={styles.brief}>{speaker.say('ra.side', { who: seat })}</span>
          {t.firstSeat === seat ? (
            <span className={styles.first} title={speaker.say('table.first')}>
              {speaker.say('ra.first')}
            </span>
          ) : undefined}
        </h3>
        <p>
          {speaker.seat(seat)}
          {holder?.kind === 'bot' ? (
            <span className={styles.level}>{` · ${botLine(speaker, holder.level)}`}</span>
          ) : undefined}
          <PresenceMark seat={seat} />
          {t.traitor === seat ? ` · ${speaker.say('ra.traitor')}` : undefined}
          {t.alive.get(seat) === 0 ? ` · ${speaker.say('table.eliminated')}` : undefined}
        </p>
      </div>
      <Medallion shape="damage" value={damage.n} />
      <div className={styles.segments}>
        <DamageTrack damage={damage.n} of={damage.of} />
      </div>
      <div className={styles.owns}>
        <Possessions seat={seat} />
        <Counts seat={seat} />
      </div>
    </li>
  );
};

/** The other players, at a glance: all that is public, and nothing else. */
export const Rivals = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const { viewer } = sight.view;
  // In the order in which they play after the one who looks.
  const others = seatsFrom(sight, typeof viewer === 'number' ? viewer : sight.t.firstSeat).filter(
    seat => seat !== viewer,
  );
  return (
    <section className={styles.rivals} aria-label={speaker.say('table.rivals')} data-rivals>
      <h2>{speaker.say('table.rivals')}</h2>
      <ol>
        {others.map(seat => (
          <Rival key={seat} seat={seat} />
        ))}
      </ol>
    </section>
  );
};
