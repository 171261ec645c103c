import { seenCards, seenIn } from '@runehold/kernel/layout/seen';
import { NONE } from '@runehold/kernel/layout/zones';
import { cityInfluence } from '@runehold/rune-age/rules/view/numbers';
import { cardOf, citiesAt, ownSeat, raceOf } from '@runehold/rune-age/rules/view/sight';
import type { ReactNode } from 'react';
import type { CardFace } from '../../../kit/card-face.ts';
import { Crest } from '../../../kit/crest.tsx';
import { Medallion } from '../../../kit/medallion.tsx';
import type { Address } from '../../../table/art/targets.ts';
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

type HoldingProps = {
  readonly at: Address;
  readonly face: CardFace;
  readonly isTurned: boolean;
  /** What it gave when it was turned. */
  readonly gave: string;
};

/** Something that is turned when it is used. */
const Holding = ({ at: address, face, isTurned, gave }: HoldingProps): ReactNode => {
  const { speaker } = useDrawing();
  if (!isTurned) return <CardThing at={address} face={face} size="small" />;
  return (
    <div className={styles.turned}>
      <CardThing at={address} face={face} size="small" turned state={speaker.say('ra.exhausted')} />
      <span className={styles.gave}>{gave}</span>
    </div>
  );
};

/** What the own realm holds: cities, strongholds, Rewards, a rune. */
const Holdings = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { t } = sight;
  const seat = ownSeat(sight);
  const power = t.power.at(seat);
  const [ready, spent] = [t.readyStrongholds.get(seat), t.exhaustedStrongholds.get(seat)];
  const stronghold = { ...strongholdFace(drawing, raceOf(sight, seat)), costs: [] };
  const gave = (n: number): string => speaker.say('ra.gave', { n });
  return (
    <Zone title={speaker.say('ra.in-realm')} className={styles.holdings}>
      {citiesAt(sight, 2 + seat).map(([city, i]) => (
        <Holding
          key={city.id}
          at={at.city(i)}
          face={cityFace(drawing, city, i)}
          isTurned={t.cityExhausted.get(i) > 0}
          gave={gave(cityInfluence(sight, i))}
        />
      ))}
      {Array.from({ length: ready + spent }, (_, i) => `stronghold/${i}`).map((key, i) => (
        <Holding
          key={key}
          at={i < ready ? at.stronghold : key}
          face={stronghold}
          isTurned={i >= ready}
          gave={gave(sight.content.stronghold.influence)}
        />
      ))}
      {seenCards(t.rewards.at(seat), sight.me).map(event => (
        <Holding
          key={event}
          at={at.event(event)}
          face={rewardFace(drawing, event)}
          isTurned={t.eventExhausted.get(event) === 1}
          gave={speaker.say('ra.spent')}
        />
      ))}
      {power === NONE ? undefined : (
        <CardThing
          at={at.rune(power)}
          face={runeFace(drawing, power)}
          size="small"
          state={t.runeExhausted.get(power) === 1 ? speaker.say('ra.exhausted') : undefined}
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
