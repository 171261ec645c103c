import { seenCards, seenIn } from '@runehold/kernel/layout/seen';
import { NONE } from '@runehold/kernel/layout/zones';
import { cityInfluence } from '@runehold/rune-age/rules/view/numbers';
import { cardOf, citiesAt, ownSeat, raceOf } from '@runehold/rune-age/rules/view/sight';
import type { ReactNode } from 'react';
import { Crest } from '../../../kit/crest.tsx';
import { Medallion } from '../../../kit/medallion.tsx';
import { Thing } from '../../../table/board/thing.tsx';
import { at, zone } from '../addresses.ts';
import { CardThing } from '../cards/card-thing.tsx';
import { cardFace, cityFace, monumentFace, rewardFace, runeFace, strongholdFace } from '../cards/faces.ts';
import { useDrawing } from '../cards/use-drawing.ts';
import { DamageRing } from './damage-ring.tsx';
import styles from './realm.module.css';
import { Zone } from './zone.tsx';

/** The own Home Realm, with its damage. */
const Home = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const seat = ownSeat(sight);
  const race = raceOf(sight, seat);
  const damage = { n: sight.t.damage.get(seat), of: sight.content.homeRealm.damage };
  const label = [
    speaker.say('ra.home', { race: speaker.noun('race', race) }),
    speaker.say('ra.damage', damage),
  ];
  return (
    <div className={styles.home}>
      <Thing at={at.home(seat)} label={label.join(', ')} className={styles.seal}>
        <span>
          <DamageRing damage={damage.n} of={damage.of} />
          <Crest faction={race} />
        </span>
      </Thing>
      <h2>{speaker.noun('race', race)}</h2>
      <p>
        <Medallion shape="damage" value={damage.n} /> {speaker.say('ra.damage', damage)}
      </p>
    </div>
  );
};

type TurnedProps = { readonly isTurned: boolean; readonly gave: string; readonly children: ReactNode };

/** Something that is turned when it is used. */
const Turned = ({ isTurned, gave, children }: TurnedProps): ReactNode =>
  isTurned ? (
    <div className={styles.turned}>
      {children}
      <span className={styles.gave}>{gave}</span>
    </div>
  ) : (
    children
  );

/** What the own realm holds: cities, strongholds, Rewards, a rune. */
const Holdings = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { t } = sight;
  const seat = ownSeat(sight);
  const race = raceOf(sight, seat);
  const exhausted = speaker.say('ra.exhausted');
  const power = t.power.at(seat);
  const strongholds = [
    ...Array.from({ length: t.readyStrongholds.get(seat) }, (_, i) => ({ key: `ready-${i}`, isReady: true })),
    ...Array.from({ length: t.exhaustedStrongholds.get(seat) }, (_, i) => ({
      key: `spent-${i}`,
      isReady: false,
    })),
  ];
  return (
    <Zone title={speaker.say('ra.in-realm')} className={styles.holdings}>
      {citiesAt(sight, 2 + seat).map(([city, i]) => {
        const isTurned = t.cityExhausted.get(i) > 0;
        return (
          <Turned
            key={city.id}
            isTurned={isTurned}
            gave={speaker.say('ra.gave', { n: cityInfluence(sight, i) })}
          >
            <CardThing
              at={at.city(i)}
              face={cityFace(drawing, city, i)}
              size="small"
              turned={isTurned}
              state={isTurned ? exhausted : undefined}
            />
          </Turned>
        );
      })}
      {strongholds.map(({ key, isReady }) => (
        <Turned
          key={key}
          isTurned={!isReady}
          gave={speaker.say('ra.gave', { n: sight.content.stronghold.influence })}
        >
          <CardThing
            at={isReady ? at.stronghold : `stronghold/${key}`}
            face={{ ...strongholdFace(drawing, race), costs: [] }}
            size="small"
            turned={!isReady}
            state={isReady ? undefined : exhausted}
          />
        </Turned>
      ))}
      {seenCards(t.rewards.at(seat), sight.me).map(event => {
        const isTurned = t.eventExhausted.get(event) === 1;
        return (
          <Turned key={event} isTurned={isTurned} gave={speaker.say('ra.spent')}>
            <CardThing
              at={at.event(event)}
              face={rewardFace(drawing, event)}
              size="small"
              turned={isTurned}
              state={isTurned ? exhausted : undefined}
            />
          </Turned>
        );
      })}
      {power === NONE ? undefined : (
        <CardThing
          at={at.rune(power)}
          face={runeFace(drawing, power)}
          size="small"
          state={t.runeExhausted.get(power) === 1 ? exhausted : undefined}
        />
      )}
    </Zone>
  );
};

/** What the own gold buys, cheapest first. */
const Barracks = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { t, me } = sight;
  const seat = ownSeat(sight);
  const race = raceOf(sight, seat);
  const units = seenIn(t.pile, me).filter(([card]) => cardOf(sight, card).race === race);
  return (
    <Zone title={speaker.say('ra.barracks')} className={styles.barracks}>
      {t.barracksStrongholds.get(seat) > 0 ? (
        <CardThing
          at={at.barracksStronghold}
          face={strongholdFace(drawing, race)}
          size="small"
          count={t.barracksStrongholds.get(seat)}
        />
      ) : undefined}
      {t.monument.get(seat) > 0 ? (
        <CardThing at={at.monument} face={monumentFace(drawing, race)} size="small" />
      ) : undefined}
      {units.map(([card, count]) => (
        <CardThing key={card} at={at.pile(card)} face={cardFace(drawing, card)} size="small" count={count} />
      ))}
    </Zone>
  );
};

/** The own realm: home, holdings and Barracks. */
export const Realm = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  return (
    <section
      className={`${styles.realm} ${raceOf(sight, ownSeat(sight))}`}
      data-zone={zone.realm(ownSeat(sight))}
      aria-label={speaker.say('ra.realm')}
    >
      <Home />
      <Holdings />
      <Barracks />
    </section>
  );
};
