import { commitmentsOf } from '@runehold/kernel/chance/keys';
import type { Match } from '@runehold/kernel/match/match';
import { viewOf } from '@runehold/kernel/view/view';
import type { HostedGame } from '@runehold/protocol/table/hosted-game';

type Eyes = number | 'spectator';
type Table = Readonly<Record<string, unknown>>;

const textsOf = (table: Table): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, JSON.stringify(value)]));

/**
 * How tables told of changes up to protocol 4: each pair of eyes has its view made from the ground up, and is sent all
 * of it but those fields of the table that are written as they were. Kept to be measured against.
 */
export class ByField {
  readonly #texts = new Map<Eyes, Readonly<Record<string, string>>>();

  update(hosted: HostedGame, viewer: Eyes, from: number): object {
    const { game, table: t } = hosted.match as Match;
    const view = viewOf(game, t, viewer);
    const before = this.#texts.get(viewer) ?? {};
    const after = textsOf(view.table);
    this.#texts.set(viewer, after);
    const changed = Object.entries(view.table).filter(([name]) => before[name] !== after[name]);
    const refused = viewer === 'spectator' ? undefined : hosted.refuseUndo(viewer);
    return {
      type: 'update',
      view: { ...view, table: Object.fromEntries(changed) },
      seq: hosted.seq,
      records: hosted.told(viewer, from),
      ...(refused !== undefined && { refusedUndo: { key: `refusal.${refused}`, args: {} } }),
      frozen: hosted.frozen,
      chance: { keys: hosted.match.over ? hosted.match.keys : commitmentsOf(hosted.match.keys) },
    };
  }
}
