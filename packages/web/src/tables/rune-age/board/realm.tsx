import { cityInfluence } from '@runehold/rune-age/sight/numbers';
import {
  cardNumber,
  citiesAt,
  eventNumber,
  ownSeat,
  raceOf,
  runeNumber,
} from '@runehold/rune-age/sight/sight';
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
  const damage = { n: sight.t.damage[seat], of: sight.content.homeRealm.damage };
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

/** Something that is turned when it is used. */
const Turned = ({
  isTurned,
  gave,
  children,
}: {
  isTurned: boolean;
  gave: string;
  children: ReactNode;
}): ReactNode =>
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
  const power = t.power[seat];
  const strongholds = [
    ...Array.from({ length: t.readyStrongholds[seat] }, (_, i) => ({ key: `ready-${i}`, isReady: true })),
    ...Array.from({ length: t.exhaustedStrongholds[seat] }, (_, i) => ({
      key: `spent-${i}`,
      isReady: false,
    })),
  ];
  return (
    <Zone title={speaker.say('ra.in-realm')} className={styles.holdings}>
      {citiesAt(sight, 2 + seat).map(([city, i]) => {
        const isTurned = t.cityExhausted[i] > 0;
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
      {t.rewards[seat].map(id => {
        const isTurned = t.eventExhausted[eventNumber(sight, id)] === 1;
        return (
          <Turned key={id} isTurned={isTurned} gave={speaker.say('ra.spent')}>
            <CardThing
              at={at.event(eventNumber(sight, id))}
              face={rewardFace(drawing, id)}
              size="small"
              turned={isTurned}
              state={isTurned ? exhausted : undefined}
            />
          </Turned>
        );
      })}
      {power === null || power === undefined ? undefined : (
        <CardThing
          at={at.rune(runeNumber(sight, power))}
          face={runeFace(drawing, power)}
          size="small"
          state={t.runeExhausted[runeNumber(sight, power)] === 1 ? exhausted : undefined}
        />
      )}
    </Zone>
  );
};

/** What the own gold buys, cheapest first. */
const Barracks = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { t, content } = sight;
  const seat = ownSeat(sight);
  const race = raceOf(sight, seat);
  const units = content.cards.filter(card => card.race === race && Object.hasOwn(t.pile, card.id));
  return (
    <Zone title={speaker.say('ra.barracks')} className={styles.barracks}>
      {t.barracksStrongholds[seat] > 0 ? (
        <CardThing
          at={at.barracksStronghold}
          face={strongholdFace(drawing, race)}
          size="small"
          count={t.barracksStrongholds[seat]}
        />
      ) : undefined}
      {t.monument[seat] > 0 ? (
        <CardThing at={at.monument} face={monumentFace(drawing, race)} size="small" />
      ) : undefined}
      {units.map(({ id }) => (
        <CardThing
          key={id}
          at={at.pile(cardNumber(sight, id))}
          face={cardFace(drawing, id)}
          size="small"
          count={t.pile[id]}
        />
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
