import type { Json } from '@runehold/kernel/view/codec';
import type { WireViewer } from '../parts/message.ts';
import type { Followed } from '../wire/follow.ts';
import type { Shown, UpdateMessage } from '../wire/from-host.ts';
import { diff } from '../wire/patch.ts';

const plain = (shown: Shown): Json => shown as unknown as Json;

/** What each pair of eyes at a table was shown last, so that only what changed is sent. */
export class Views {
  readonly #last = new Map<WireViewer, Followed>();

  /** All that is seen from there, as everybody who looks from there has it. */
  whole(viewer: WireViewer, look: () => Shown): Followed {
    const last = this.#last.get(viewer) ?? { shown: look(), changes: 0 };
    this.#last.set(viewer, last);
    return last;
  }

  /** How what those eyes were shown became what they see now. */
  change(viewer: WireViewer, now: Shown): Pick<UpdateMessage, 'after' | 'patches'> {
    const { shown, changes } = this.whole(viewer, () => now);
    this.#last.set(viewer, { shown: now, changes: changes + 1 });
    return { after: changes, patches: [diff(plain(shown), plain(now)) as Json] };
  }

  /** Forgets the eyes through which nobody looks. */
  keep(watched: ReadonlySet<WireViewer>): void {
    for (const viewer of this.#last.keys()) if (!watched.has(viewer)) this.#last.delete(viewer);
  }
}
