/** What a finished game is remembered by: how it went, as a line of data. A card counts once for a seat however often. */
import { things } from '@runehold/runewars/bots/chronicle';
import { factionIds } from '@runehold/runewars/pools';
import { dragonRunes } from '@runehold/runewars/rules/runes/count';

/** Kinds as the data of the page has them. */
const kinds = { seasonCard: 'season', developmentCard: 'development', commanderCard: 'commander' };
const kindOf = kind => kinds[kind] ?? kind;

/** What there is of each kind with these options, whether it ever comes up or not: ids and names. */
export const cardsWith = options => things(options).map(thing => ({ ...thing, kind: kindOf(thing.kind) }));

/** By card and by what was done with it: how often, by seat; -1 is nobody's. */
const cardsOf = dealings => {
  const cards = {};
  for (const { kind, id, seat = -1, ...times } of dealings)
    for (const deed of ['had', 'used'])
      if (times[deed] > 0) {
        cards[`${kindOf(kind)} ${id} ${deed}`] ??= {};
        cards[`${kindOf(kind)} ${id} ${deed}`][seat] = times[deed];
      }
  return cards;
};

/** A finished game as a line of data. */
export const told = (t, chronicle, answers) => {
  const seats = Array.from({ length: t.seats }, (_, seat) => seat);
  const { year, end } = chronicle.ending();
  return {
    factions: seats.map(seat => factionIds[t.faction.get(seat) - 1]),
    first: chronicle.first,
    winners: t.over ? seats.filter(seat => t.placeOf(seat) === 1) : [],
    runes: seats.map(seat => dragonRunes(t, seat)),
    influence: seats.map(seat => t.influence.get(seat)),
    year: Number(year),
    season: t.season,
    end,
    eliminated: chronicle.eliminated,
    answers,
    cards: cardsOf(chronicle.dealings()),
  };
};
