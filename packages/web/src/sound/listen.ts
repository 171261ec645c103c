import type { Sound, SoundTable } from './sound.ts';

/** What goes along with something that moves, and is silent where nothing is seen to move. */
const small: readonly Sound[] = ['card', 'dice', 'march'];

/** The weightier first: of several sounds at once these two are heard. */
const weight: readonly Sound[] = ['victory', 'season', 'clash', 'march', 'dice', 'card'];
const AT_ONCE = 2;

/** How long the same sound, or any small one, is not heard again, in milliseconds. */
const breath = { small: 600, other: 1500 } as const;

export type Circumstances = {
  /** Whether what happens is seen to move. */
  readonly moves: boolean;
  /** Whether somebody looks at the page: away from it only the end of the game is told. */
  readonly hidden: boolean;
};

/** What is to be heard of things that happened together, in their order. */
export const soundsOf = (
  keys: readonly string[],
  table: SoundTable,
  { moves, hidden }: Circumstances,
): readonly Sound[] => {
  const told = new Set(keys.flatMap(key => (Object.hasOwn(table, key) ? [table[key] as Sound] : [])));
  const heard = [...told].filter(sound => {
    if (hidden) return sound === 'victory';
    return moves || !small.includes(sound);
  });
  const kept = new Set([...heard].sort((a, b) => weight.indexOf(a) - weight.indexOf(b)).slice(0, AT_ONCE));
  return heard.filter(sound => kept.has(sound));
};

/** Lets a sound through unless it was heard a moment ago. */
export const breather = (): ((sound: Sound, now: number) => boolean) => {
  const heard = new Map<string, number>();
  return (sound, now) => {
    const isSmall = small.includes(sound);
    const name = isSmall ? 'small' : sound;
    const last = heard.get(name);
    if (last !== undefined && now - last < breath[isSmall ? 'small' : 'other']) return false;
    heard.set(name, now);
    return true;
  };
};

/** How long one must have waited to be called, in milliseconds: who answers question after question needs no bell. */
const WAITED = 2500;

/** Whether somebody who is asked now is to be called: they waited, or do not look. */
export const isCalled = (waited: number, hidden: boolean): boolean => hidden || waited >= WAITED;
