import { events } from '../../../../words.ts';
import { hasFighter } from '../../../battle/fighters.ts';
import { contestedArea } from '../../../battle/sides.ts';
import { withdraw } from '../../../battle/withdraw.ts';
import { routedIn } from '../../../map/units.ts';
import { procedure } from '../../../rules.ts';
import { laid, type Tactics } from '../effect.ts';
import { forSide } from './side.ts';

/** Tactical Retreat: the battle is called off, and the defender's units leave as they are. (RW-BATTLE-29) */
const callOff = procedure('tactics-tactical-retreat', laid, steps =>
  steps
    .do((t, f) => {
      t.calledOff = 1;
      t.emit(events['battle-called-off'], f.seat, contestedArea(t));
    })
    .call(() => withdraw),
);

/** The defender leaves before the battle, which nobody wins. */
export const callsOffBattle: Tactics<'call-off-battle'> = {
  clause: [
    'the battle is called off and nobody wins it; all your units there withdraw, without being routed, to an adjacent friendly area, or to an empty one if there is none; the attacker keeps the area: a stronghold there is removed, and the attacker may build one',
    'bitwa zostaje odwołana i nikt w niej nie zwycięża; wszystkie twoje tamtejsze jednostki wycofują się, bez rozbicia, na sąsiedni przyjazny obszar, a jeśli takiego nie ma, na pusty; obszar przypada atakującemu: tamtejsza twierdza przepada, a atakujący może zbudować własną',
  ],
  inBattle: forSide(callOff, (t, side) => hasFighter(t, side) || routedIn(t, contestedArea(t)) > 0),
  bot: { worthInBattle: ({ own, foes }) => (foes > own + 2 ? 2 : -1) },
};
