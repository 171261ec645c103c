import type { AskView } from '@runehold/kernel/view/describe';
import { heroOfMarcher, isMarcherHero, marcherArea, marcherType } from '@runehold/runewars/domains';
import { useMemo } from 'react';
import type { Draft } from '../../../table/session/draft.ts';
import { linesOf } from '../../../table/session/records.ts';
import { useTable } from '../../../table/session/table-context.ts';
import { useInDraft } from '../../../table/session/use-draft.ts';
import { aboutOf } from '../addresses.ts';
import type { Piece } from '../pieces/piece.ts';
import type { Sight } from '../sight.ts';
import { borderTo, marchingPlates, type Plate, platesOf, unitsPiece } from './plates.ts';

/** So many of one kind that go from one place to another. */
const counted = <K>(all: readonly K[], keyOf: (one: K) => string): (readonly [K, number])[] => {
  const counts = new Map<string, [K, number]>();
  for (const one of all) {
    const known = counts.get(keyOf(one));
    if (known === undefined) counts.set(keyOf(one), [one, 1]);
    else known[1]++;
  }
  return [...counts.values()];
};

const isMarch = ({ options }: AskView): boolean =>
  options.some(({ label }) => label.key.startsWith('marcher.'));

const isPlacing = ({ options }: AskView): boolean => options.some(({ label }) => label.key.endsWith('.area'));

/** Whether an ask sends figures somewhere. */
const sends = (ask: AskView): boolean => isMarch(ask) || (ask.kind === 'arrange' && isPlacing(ask));

/** Figures that are chosen to march: they are seen at the border that they would cross. */
const chosenMarch = (sight: Sight, ask: AskView, draft: Draft): readonly Plate[] => {
  const { area: to } = aboutOf(ask);
  if (to === undefined || !isMarch(ask)) return [];
  const codes = draft.filter(code => code !== undefined);
  const units = codes.filter(code => !isMarcherHero(code));
  const plates = platesOf(
    sight,
    to,
    counted(units, String).map(([code, amount]) => ({
      from: marcherArea(code),
      unit: marcherType(code),
      amount,
      who: ask.seat,
    })),
    true,
  );
  const heroes = codes.filter(isMarcherHero).map(heroOfMarcher);
  return heroes.reduce<readonly Plate[]>((all, hero) => {
    const border = borderTo(sight, to, sight.t.heroArea.get(hero) - 1);
    if (border === undefined) return all;
    const piece: Piece = { kind: 'hero', key: `plate/hero/${hero}`, hero };
    const before = all.find(({ area }) => area === border.area);
    const plate = { ...border, to, units: [...(before?.units ?? []), piece], isGhost: true };
    return [...all.filter(each => each !== before), plate];
  }, plates);
};

/** Units and runes that are being put into areas: they are seen there before they come. */
const chosenPlaces = (sight: Sight, ask: AskView, draft: Draft): readonly Plate[] => {
  if (ask.kind !== 'arrange' || !isPlacing(ask)) return [];
  const placed = ask.items.flatMap(({ label }, n) => {
    const option = ask.options.find(({ code }) => code === draft[n]);
    const area = option?.label.args['it'];
    return area === undefined ? [] : [{ area, key: label.key, it: label.args['it'] }];
  });
  const areas = [...new Set(placed.map(({ area }) => area))];
  return areas.map(area => ({
    area,
    to: area,
    edge: 3,
    isGhost: true,
    units: counted(
      placed.filter(one => one.area === area),
      ({ key, it }) => `${key}/${it}`,
    ).flatMap(([{ key, it }, count]): Piece[] => {
      if (key === 'label.unit') return [unitsPiece(sight, ask.seat, it, count)];
      if (key !== 'label.rune') return [];
      return [{ kind: 'rune', key: `plate/rune/${it}`, look: it === 0 ? 'dragon' : 'false', isUp: true }];
    }),
  }));
};

/** Everybody who stands at a border: on the march until that is settled, and as ghosts while it is chosen who comes. */
export const usePlates = (sight: Sight): readonly Plate[] => {
  const { ask, records } = useTable();
  // Only where figures are sent somewhere does a choice change anything here: else the map is left as it is.
  const written = useInDraft(draft => (ask !== undefined && sends(ask) ? JSON.stringify(draft) : ''));
  const marching = useMemo(() => marchingPlates(sight, linesOf(records.slice(-60))), [sight, records]);
  const chosen = useMemo(() => {
    if (ask === undefined || written === '') return [];
    const draft: Draft = (JSON.parse(written) as (number | null)[]).map(code => code ?? undefined);
    return [...chosenMarch(sight, ask, draft), ...chosenPlaces(sight, ask, draft)];
  }, [sight, ask, written]);
  return useMemo(() => [...chosen.filter(({ units }) => units.length > 0), ...marching], [chosen, marching]);
};
