import type { CallName } from '@runehold/protocol/hall/calls';
import type { Profile } from '@runehold/protocol/hall/sums';
import { hostSays } from '@runehold/protocol/say';
import type { Calls } from '../platform/calls.ts';
import type { Gate } from '../platform/gate.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Guest } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';
import type { Profiles } from './profiles.ts';

/** The calls that are about people and what their games come to. */
export type PeopleCall = Extract<
  CallName,
  'person' | 'person-at' | 'block' | 'person-games' | 'board' | 'more-board' | 'game-sums'
>;

export type PeopleCallParts = {
  readonly profiles: Profiles;
  readonly store: Pick<Store, 'people' | 'summary' | 'chat'>;
  readonly gate: Pick<Gate, 'refuse'>;
};

const nobody = (): Refusal => new Refusal(hostSays('refusal.no-person'), 404);

/** How calls about people are carried out. Of others one is told of games that everybody may see, of oneself of all. */
export const peopleCalls = ({ profiles, store, gate }: PeopleCallParts): Pick<Calls, PeopleCall> => {
  const personOf = async (whose: string, asker: Guest): Promise<string> => {
    if (whose === 'me') return asker.id;
    const person = await profiles.personOf(whose);
    if (person === undefined) throw nobody();
    return person;
  };

  /** Whose seat it is at a table that somebody may come to. */
  const ownerOf = async (table: string, seat: string, asker: Guest): Promise<string> => {
    const refused = await gate.refuse(table, asker.id);
    if (refused) throw new Refusal(refused, 403);
    const found = await store.summary(table);
    if (!found) throw new Refusal(hostSays('refusal.no-table'), 404);
    const owner = found.summary.owned.find(each => each.seat === Number(seat));
    if (!owner) throw nobody();
    return owner.guest;
  };

  const profileOf = async (id: string, asker: Guest): Promise<Profile> => {
    const me = id === asker.id;
    // Whoever has done nothing yet is known by their cookie alone.
    const person = (await store.people.person(id)) ?? (me ? asker : undefined);
    if (!person) throw nobody();
    const page = await profiles.pageOf(id);
    return {
      ...(page !== undefined && { page }),
      name: person.name,
      me,
      ...((await store.chat.hasBlocked(asker.id, id)) && { blocked: true }),
      ratings: await profiles.ratings(id),
      sums: await profiles.sums(id),
      last: await profiles.games(id, me),
    };
  };

  return {
    person: async (asker, { person }) => profileOf(await personOf(person, asker), asker),
    'person-at': async (asker, { table, seat }) => profileOf(await ownerOf(table, seat, asker), asker),
    block: async (asker, { table, seat, on }) => {
      const other = await ownerOf(table, seat, asker);
      if (other === asker.id) throw nobody();
      await store.chat.block(asker.id, other, on);
      return { blocked: on };
    },
    'person-games': async (asker, { person, after }) => {
      const id = await personOf(person, asker);
      return profiles.games(id, id === asker.id, after);
    },
    board: (asker, { game, seats }) => profiles.board(game, Number(seats), asker.id),
    'more-board': (asker, { game, seats, after }) => profiles.board(game, Number(seats), asker.id, after),
    'game-sums': (_, { game }) => profiles.gameSums(game),
  };
};
