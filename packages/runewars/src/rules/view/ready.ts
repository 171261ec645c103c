import type { AskToReady, ReadyOf } from '@runehold/kernel/pack/ready';
import { marcherType, troopDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { strongholdOf } from '../map/areas.ts';
import { unitsIn } from '../map/units.ts';
import { type Look, lookAt } from './look.ts';
import { unitWorth } from './units.ts';

/** Every unit that an ask offers, each as often as there are of it. */
const offered = ({ options }: AskToReady): readonly number[] =>
  options.flatMap(({ code, limit }) => Array<number>(limit).fill(code));

/** All that can come, as many as the area holds with those of one's own there, the best of them first. (RW-MOVE-05, RW-CAP-01) */
const marchers = (look: Look, ask: AskToReady): readonly number[] => {
  const { t, me } = look;
  const area = ask.about?.['area'] ?? 0;
  const own = t.occupant.get(area) === me + 1 ? unitsIn(t, area) : 0;
  const room = t.content.limits.unitsPerArea - own;
  return offered(ask)
    .toSorted((a, b) => unitWorth(look, marcherType(b)) - unitWorth(look, marcherType(a)))
    .slice(0, Math.max(0, Math.min(room, ask.max)));
};

/** Those that are missed least. (RW-CAP-02) */
const losses = (look: Look, ask: AskToReady): readonly number[] =>
  offered(ask)
    .toSorted((a, b) => unitWorth(look, troopDomain.valueOf(a)) - unitWorth(look, troopDomain.valueOf(b)))
    .slice(0, ask.max);

/** All of them in the stronghold: there they hold it, and set out together. (RW-SETUP-14) */
const settlers = ({ t, me }: Look, { options, items }: AskToReady): readonly number[] => {
  const home = options.find(({ code }) => strongholdOf(t, code) === me);
  return home === undefined ? [] : items.map(() => home.code);
};

const made: Readonly<Record<string, (look: Look, ask: AskToReady) => readonly number[]>> = {
  'march.units': marchers,
  'march.allies': marchers,
  'unit-limit.losses': losses,
  'settle-homes.places': settlers,
};

/** What is made ready for a player who places units, sends some or loses some. */
export const readyOf: ReadyOf = (seen, ask, doing) =>
  made[`${doing}.${ask.name}`]?.(lookAt({ table: seen as Table, seat: ask.seat }), ask).toSorted(
    (a, b) => a - b,
  ) ?? [];
