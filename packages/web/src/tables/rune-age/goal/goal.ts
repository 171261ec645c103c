import type { Told } from '@runehold/protocol/parts/record';
import { goldOwned } from '@runehold/rune-age/rules/view/numbers';
import { raceOf, type Sight, seatsIn, sightOf } from '@runehold/rune-age/rules/view/sight';
import type { Goal } from '../../../table/art/art.ts';
import type { Scene } from '../../../table/art/scene.ts';
import { damageOf } from './damage.ts';
import { bestArmy, type Progress, progressOf } from './progress.ts';

/** What brings a seat nearer to victory in a scenario: its best army, what its Home Realm still bears, its gold. */
const standOf = (sight: Sight, records: readonly Told[], what: Progress['what'], seat: number): number => {
  switch (what) {
    case 'resurgence':
      return bestArmy(records, seat);
    case 'monument':
      return goldOwned(sight, seat);
    case 'runewars':
    case 'cataclysm': {
      const { n, of } = damageOf(sight, seat);
      return of - n;
    }
  }
};

/** What wins in few words, and how much of it is needed. */
const winsWith = (
  { speaker }: Scene,
  sight: Sight,
  { what, now, of }: Progress,
): { readonly wins: string; readonly need: number } => {
  switch (what) {
    case 'resurgence':
      return { wins: speaker.say('ra.line.resurgence', { n: of }), need: of };
    case 'monument':
      return { wins: speaker.say('ra.line.monument', { n: of }), need: of };
    case 'runewars':
      return { wins: speaker.say('ra.line.runewars'), need: sight.content.homeRealm.damage };
    case 'cataclysm':
      return {
        wins: speaker.say('ra.line.cataclysm', { n: of - now }),
        need: sight.content.homeRealm.damage,
      };
  }
};

/**
 * What wins a scenario, how far the viewer has come, and who of the others has come furthest; where all win or lose
 * together, who is in most danger.
 */
export const goalOf = (scene: Scene & { readonly records: readonly Told[] }): Goal => {
  const { view, pack, speaker, records } = scene;
  const sight = sightOf(view, pack);
  const progress = progressOf(sight, records);
  const { what } = progress;
  const { wins, need } = winsWith(scene, sight, progress);
  const isTogether = what === 'cataclysm';
  const stands = seatsIn(sight)
    .filter(seat => sight.t.alive.get(seat) === 1)
    .map(seat => ({ seat, stand: standOf(sight, records, what, seat) }))
    .sort((a, b) => (isTogether ? a.stand - b.stand : b.stand - a.stand));
  const own = stands.find(({ seat }) => seat === view.viewer);
  const other = stands.find(({ seat }) => seat !== view.viewer);
  return {
    wins,
    ...(own !== undefined && { own: String(own.stand), short: `${own.stand} / ${need}` }),
    // Where nobody else has come anywhere, nobody leads.
    ...(other !== undefined &&
      (isTogether || other.stand > 0) && {
        leader: {
          name: speaker.noun('race', raceOf(sight, other.seat)),
          faction: raceOf(sight, other.seat),
          stand: String(other.stand),
          ...(isTogether && { as: speaker.say('ra.line.weakest') }),
        },
      }),
  };
};
