import type { People } from '@runehold/protocol/parts/people';
import type { WireView } from '@runehold/protocol/parts/view';

/** The seats of those who share this screen. */
const seatsAtThisScreen = (people: People): readonly number[] =>
  people.players.filter(({ mine }) => mine).map(({ seat }) => seat);

/**
 * Who must be handed the screen before anything is shown: somebody here who is asked, while whoever looks is not.
 * Where one person plays alone here, nobody.
 */
export const nextAtThisScreen = (view: WireView, people: People): number | undefined => {
  const here = seatsAtThisScreen(people);
  if (here.length < 2 || view.over) return undefined;
  const asked = view.waiting.filter(({ answered }) => !answered).map(({ seat }) => seat);
  if (typeof view.viewer === 'number' && asked.includes(view.viewer)) return undefined;
  return asked.find(seat => here.includes(seat));
};
