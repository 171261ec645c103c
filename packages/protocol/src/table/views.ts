import type { Json } from '@runehold/kernel/view/codec';
import type { WireViewer } from '../parts/message.ts';
import { beforeNews, type Followed, type News, remembering } from '../wire/follow.ts';
import type { Shown, UpdateMessage } from '../wire/from-host.ts';
import { Memory } from '../wire/memory.ts';
import { diff } from '../wire/patch.ts';

/** So many names are remembered for a pair of eyes. */
const MOST_NAMES = 600;

/** What a pair of eyes was shown last; whoever looks through it has been told the same by other ways. */
type Last = Omit<Followed, 'records'>;

/** What each pair of eyes at a table was shown last, so that only what changed is sent. */
export class Views {
  readonly #last = new Map<WireViewer, Last>();

  /**
   * All that is seen from there, as everybody who looks from there has it. Whoever comes has seen nothing before: from
   * here on nothing is told by what it was called then.
   */
  whole(viewer: WireViewer, look: () => Shown): Last {
    const { shown, changes } = this.#last.get(viewer) ?? { shown: look(), changes: 0 };
    const last = { shown, changes, memory: remembering(new Memory(), shown) };
    this.#last.set(viewer, last);
    return last;
  }

  /** How what those eyes were shown became what they see now, and the records that go with it. */
  change(viewer: WireViewer, news: News): Pick<UpdateMessage, 'after' | 'patches'> {
    const { records, ...now } = news;
    const { shown, changes, memory } = this.#last.get(viewer) ?? this.whole(viewer, () => now);
    const patch = diff(beforeNews(shown), news as unknown as Json, memory);
    const kept = remembering(memory.size > MOST_NAMES ? new Memory() : memory, news);
    this.#last.set(viewer, { shown: now, changes: changes + 1, memory: kept });
    return { after: changes, patches: [patch as Json] };
  }

  /** Forgets the eyes through which nobody looks. */
  keep(watched: ReadonlySet<WireViewer>): void {
    for (const viewer of this.#last.keys()) if (!watched.has(viewer)) this.#last.delete(viewer);
  }
}
