import { seenCards, seenIn } from '@runehold/kernel/layout/seen';
import { NONE } from '@runehold/kernel/layout/zones';
import { cityInfluence } from '@runehold/rune-age/rules/view/numbers';
import { cardOf, citiesAt, ownSeat, raceOf } from '@runehold/rune-age/rules/view/sight';
import type { ReactNode } from 'react';
import type { CardFace } from '../../../kit/card-face.ts';
import { Crest } from '../../../kit/crest.tsx';
import type { Address } from '../../../table/art/targets.ts';
import { Thing } from '../../../table/board/thing.tsx';
import { at, zone } from '../addresses.ts';
import { CardThing } from '../cards/card-thing.tsx';
import {
  cardFace,
  cityFace,
  type Drawing,
  monumentFace,
  rewardFace,
  runeFace,
  strongholdFace,
} from '../cards/faces.ts';
import { useDrawing } from '../cards/use-drawing.ts';
import { damageOf } from '../goal/damage.ts';
import { DamageRing } from './damage-ring.tsx';
import styles from './realm.module.css';
import { Zone } from './zone.tsx';

/** The own Home Realm, with its damage. */
const Home = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const seat = ownSeat(sight);
  const race = raceOf(sight, seat);
  const damage = damageOf(sight, seat);
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
      <p>{speaker.say('ra.damage', damage)}</p>
    </div>
  );
};

type Held = {
  readonly at: Address;
  readonly face: CardFace;
  /** How many lie there alike. */
  readonly count?: number;
  /** What it gave when it was turned. */
  readonly gave?: string;
};

/** Something that is turned when it is used, and takes the room of a card that lies on its side. */
const Holding = ({ at: address, face, count, gave }: Held): ReactNode => {
  const { speaker } = useDrawing();
  if (gave === undefined) return <CardThing at={address} face={face} count={count} />;
  return (
    <div className={styles.turned}>
      <CardThing at={address} face={face} count={count} turned state={speaker.say('ra.exhausted')} />
      <span className={styles.gave}>{gave}</span>
    </div>
  );
};

/** A card on its side is as wide as it was high. */
const TURNED = 88 / 63;

const pile = (count: number): { readonly count?: number } => (count > 1 ? { count } : {});

/** What the own realm holds: cities, strongholds, Rewards, a rune. Strongholds alike lie on one pile. */
const heldBy = (drawing: Drawing, seat: number): readonly Held[] => {
  const { sight, speaker } = drawing;
  const { t } = sight;
  const power = t.power.at(seat);
  const [ready, spent] = [t.readyStrongholds.get(seat), t.exhaustedStrongholds.get(seat)];
  const stronghold = { ...strongholdFace(drawing, raceOf(sight, seat)), costs: [] };
  const gave = (n: number): string => speaker.say('ra.gave', { n });
  const cities = citiesAt(sight, 2 + seat).map(([city, i]) => ({
    at: at.city(i),
    face: { ...cityFace(drawing, city, i), costs: [] },
    ...(t.cityExhausted.get(i) > 0 && { gave: gave(cityInfluence(sight, i)) }),
  }));
  const rewards = seenCards(t.rewards.at(seat), sight.me).map(event => ({
    at: at.event(event),
    face: rewardFace(drawing, event),
    ...(t.eventExhausted.get(event) === 1 && { gave: speaker.say('ra.spent') }),
  }));
  return [
    ...cities,
    ...(ready > 0 ? [{ at: at.stronghold, face: stronghold, ...pile(ready) }] : []),
    ...(spent > 0
      ? [
          {
            at: 'stronghold/spent',
            face: stronghold,
            ...pile(spent),
            gave: gave(spent * sight.content.stronghold.influence),
          },
        ]
      : []),
    ...rewards,
    ...(power === NONE
      ? []
      : [
          {
            at: at.rune(power),
            face: runeFace(drawing, power),
            ...(t.runeExhausted.get(power) === 1 && { gave: speaker.say('ra.spent') }),
          },
        ]),
  ];
};

const Holdings = (): ReactNode => {
  const drawing = useDrawing();
  const held = heldBy(drawing, ownSeat(drawing.sight));
  const wide = held.reduce((sum, { gave }) => sum + (gave === undefined ? 1 : TURNED), 0);
  return (
    <Zone title={drawing.speaker.say('ra.in-realm')} wide={wide} className={styles.holdings}>
      {held.map(each => (
        <Holding key={each.at} {...each} />
      ))}
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
  const others = [t.barracksStrongholds, t.monument].filter(pieces => pieces.get(seat) > 0).length;
  return (
    <Zone
      title={speaker.say('ra.barracks')}
      hint={speaker.say('ra.for-gold')}
      wide={units.length + others}
      keeps
      className={styles.barracks}
    >
      {t.barracksStrongholds.get(seat) > 0 ? (
        <CardThing
          at={at.barracksStronghold}
          face={strongholdFace(drawing, race)}
          count={t.barracksStrongholds.get(seat)}
        />
      ) : undefined}
      {t.monument.get(seat) > 0 ? (
        <CardThing at={at.monument} face={monumentFace(drawing, race)} />
      ) : undefined}
      {units.map(([card, count]) => (
        <CardThing key={card} at={at.pile(card)} face={cardFace(drawing, card)} count={count} />
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
