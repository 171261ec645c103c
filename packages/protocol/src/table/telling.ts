import type { SeenEvent } from '@runehold/kernel/event/event';
import type { Viewer } from '@runehold/kernel/layout/seats';
import type { GameInPlay } from '@runehold/kernel/match/engine';

/** An event with all its arguments and, where some are secret, who was told them. This is how a log keeps it. */
export type Telling = SeenEvent & {
  readonly secret?: { readonly args: readonly string[]; readonly told: readonly Viewer[] };
};

/** Everything a match has told since an event, for a log that outlives the match's memory. */
export const tellingsOf = (match: GameInPlay, since: number): Telling[] => {
  const viewers: readonly Viewer[] = [...Array(match.seats).keys(), 'spectator'];
  const seenBy = viewers.map(viewer => match.events.seen(viewer, since));
  return match.events.seen('all-seeing', since).map((event, i) => {
    const names = Object.keys(event.args);
    const isTold = (seen: readonly SeenEvent[], name: string) => Object.hasOwn(seen[i].args, name);
    const args = names.filter(name => seenBy.some(seen => !isTold(seen, name)));
    if (args.length === 0) return event;
    const told = viewers.filter((_, v) => args.every(name => isTold(seenBy[v], name)));
    return { ...event, secret: { args, told } };
  });
};

/** An event as one viewer learns it. */
export const tell = ({ secret, ...event }: Telling, viewer: Viewer): SeenEvent => {
  if (secret === undefined || viewer === 'all-seeing' || secret.told.includes(viewer)) return event;
  return {
    ...event,
    args: Object.fromEntries(Object.entries(event.args).filter(([name]) => !secret.args.includes(name))),
  };
};
