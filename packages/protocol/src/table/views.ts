import type { WireView } from '../parts/view.ts';
import type { HostedGame } from './hosted-game.ts';

type Shown = { readonly view: WireView; readonly fields: Readonly<Record<string, string>> };

const shownOf = (view: WireView): Shown => ({
  view,
  fields: Object.fromEntries(
    Object.entries(view.table).map(([name, value]) => [name, JSON.stringify(value)] as const),
  ),
});

/** What each pair of eyes at a table was shown last, so that only what changed is sent. */
export class Views {
  readonly #shown = new Map<WireView['viewer'], Shown>();

  /** The whole view, as everybody who looks from there has it. */
  whole(game: HostedGame, viewer: WireView['viewer']): WireView {
    const known = this.#shown.get(viewer);
    if (known) return known.view;
    const shown = shownOf(game.view(viewer));
    this.#shown.set(viewer, shown);
    return shown.view;
  }

  /** The view less those fields of the table that are as they were shown. */
  change(game: HostedGame, viewer: WireView['viewer']): WireView {
    const before = this.#shown.get(viewer);
    const after = shownOf(game.view(viewer));
    this.#shown.set(viewer, after);
    if (!before) return after.view;
    const changed = Object.entries(after.view.table).filter(
      ([name]) => before.fields[name] !== after.fields[name],
    );
    return { ...after.view, table: Object.fromEntries(changed) };
  }

  /** Forgets the eyes through which nobody looks. */
  keep(watched: ReadonlySet<WireView['viewer']>): void {
    for (const viewer of this.#shown.keys()) if (!watched.has(viewer)) this.#shown.delete(viewer);
  }
}
