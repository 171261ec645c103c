import type { SeenEvent } from '@runehold/kernel/event/event';
import { seenCards } from '@runehold/kernel/layout/seen';
import { isCombat } from '@runehold/rune-age/rules/view/numbers';
import { raceOf, type Sight, seatsFrom, sightOf } from '@runehold/rune-age/rules/view/sight';
import { Card } from '../../../kit/card.tsx';
import { Crest } from '../../../kit/crest.tsx';
import type { Moment, MomentEffect, MomentsOf } from '../../../table/art/moment.ts';
import type { Speaker } from '../../../text/speaker.ts';
import { at, zone } from '../addresses.ts';
import { type Drawing, eventFace } from '../cards/faces.ts';
import { targetOf } from '../combat/target.ts';
import { type Happening, type Harm, happeningsIn } from './happenings.ts';

/** What moments are told from: how the table is, and how it was. */
type Telltale = Drawing & { readonly before: Sight };
type Told = Omit<Moment, 'key'>;

const sentence = (speaker: Speaker, { key, args }: SeenEvent): string =>
  speaker.message({ key: `event.${key}`, args });

/** What a Home Realm has suffered: the sum, and how far it is from falling. */
const harmEffect = ({ seat, from, to, saved }: Harm, { sight, speaker }: Telltale): MomentEffect => {
  const of = sight.content.homeRealm.damage;
  const sum = { from, n: to - from + saved, saved, to: Math.min(of, to), of };
  return {
    seat,
    what: speaker.say(saved > 0 ? 'ra.moment.shielded' : 'ra.moment.harm', sum),
    note: to >= of ? speaker.say('ra.verdict.falls') : speaker.say('ra.moment.left', { n: of - to }),
    mood: 'loss',
  };
};

const gains = /^(?:took|kept|claimed|defeated|got|gained|repelled)/;

/** What came of it for somebody, in the words of the log. */
const resultEffect = (event: SeenEvent, { speaker }: Telltale): MomentEffect[] =>
  event.args['who'] === undefined
    ? []
    : [
        {
          seat: event.args['who'],
          what: sentence(speaker, event),
          ...(gains.test(event.key) && { mood: 'gain' as const }),
        },
      ];

/** Everybody's share, in the order of play. */
const effectsOf = ({ harms, results }: Happening, telltale: Telltale): readonly MomentEffect[] => {
  const effects = [
    ...harms.map(harm => harmEffect(harm, telltale)),
    ...results.flatMap(event => resultEffect(event, telltale)),
  ];
  return seatsFrom(telltale.sight, telltale.sight.t.firstSeat).flatMap(seat =>
    effects.filter(effect => effect.seat === seat),
  );
};

/** The Event that is being carried out, where it was turned over earlier. */
const eventOf = ({ event }: Happening, { before }: Telltale): number | undefined =>
  event.key === 'event-drawn' ? event.args['event'] : seenCards(before.t.instant, before.me).at(-1);

const eventMoment = (happening: Happening, telltale: Telltale): Told | undefined => {
  const { sight, speaker } = telltale;
  const card = eventOf(happening, telltale);
  if (card === undefined) return undefined;
  const face = eventFace(telltale, card);
  const isEnemy = sight.content.events[card].type === 'enemy';
  return {
    kind: 'event',
    kicker: `${face.kind} · ${speaker.say('ra.moment.left-in-deck', { n: sight.t.eventDeck.total })}`,
    title: face.name,
    about: face.words,
    picture: <Card face={face} size="read" />,
    isCard: true,
    concernsAll: happening.harms.length > 0,
    effects: effectsOf(happening, telltale),
    ...(isEnemy && { follows: speaker.say('ra.moment.enemy-stays') }),
    places: [at.event(card), zone.events],
  };
};

const enemiesMoment = (happening: Happening, telltale: Telltale): Told => ({
  kind: 'enemies',
  kicker: telltale.speaker.say('ra.moment.phase'),
  title: telltale.speaker.say('ra.moment.enemies'),
  concernsAll: true,
  effects: effectsOf(happening, telltale),
  places: [zone.events],
});

/** How a combat ended and why: a battle is won with as much, a siege with more. */
const combatMoment = (happening: Happening, telltale: Telltale): Told | undefined => {
  const { before, speaker } = telltale;
  const { who = 0, strength: n = 0, against: of = 0 } = happening.event.args;
  if (happening.event.key !== 'compared' || !isCombat(before)) return undefined;
  const isSiege = before.t.fighter.get(1) >= 0;
  const { face, at: place } = targetOf({ sight: before, speaker });
  const isWon = isSiege ? n > of : n >= of;
  const why = isSiege
    ? n === of
      ? 'ra.moment.tie'
      : isWon
        ? 'ra.moment.siege-won'
        : 'ra.moment.siege-lost'
    : isWon
      ? 'ra.moment.battle-won'
      : 'ra.moment.battle-lost';
  return {
    kind: 'combat',
    kicker: speaker.say(isSiege ? 'ra.combat.siege' : 'ra.combat.battle', { target: face.name }),
    title: isWon
      ? speaker.say('ra.moment.wins', { who })
      : speaker.say('ra.moment.holds', { name: face.name }),
    about: speaker.say(why, { who, n, of, by: Math.abs(of - n) }),
    picture: <Card face={face} size="read" />,
    isCard: true,
    effects: effectsOf(happening, telltale),
    places: [place],
  };
};

/** Something that befell one seat. */
const seatMoment = ({ kind, event }: Happening, { sight, speaker }: Telltale): Told => {
  const { who = 0 } = event.args;
  return {
    kind,
    title: speaker.noun('race', raceOf(sight, who)),
    about: sentence(speaker, event),
    picture: <Crest faction={raceOf(sight, who)} />,
    effects: [],
    places: [at.home(who), zone.realm(who)],
  };
};

const tellers: Readonly<
  Record<Happening['kind'], (happening: Happening, telltale: Telltale) => Told | undefined>
> = {
  event: eventMoment,
  enemies: enemiesMoment,
  combat: combatMoment,
  eliminated: seatMoment,
  traitor: seatMoment,
};

/** What everybody at a table of Rune Age looks up for, with what it did to whom and why. */
export const momentsOf: MomentsOf = (news, { view, pack, speaker }, then) => {
  const before = sightOf(then, pack);
  const telltale: Telltale = { sight: sightOf(view, pack), speaker, before };
  return happeningsIn(news, before).flatMap(happening => {
    const told = tellers[happening.kind](happening, telltale);
    return told === undefined ? [] : [{ key: happening.key, ...told }];
  });
};
