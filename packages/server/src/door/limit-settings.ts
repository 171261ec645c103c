import type { DoorLimits } from './limits.ts';
import { usualLimits } from './limits.ts';

/** A limit as a setting: `units.person.burst` is RUNEHOLD_LIMIT_UNITS_PERSON_BURST. */
export type LimitSetting = {
  readonly name: string;
  readonly path: readonly string[];
  readonly usual: number;
  readonly min: number;
};

/** These have been settings for longer, by names of their own. */
const named = new Set(['proxyHops', 'socketsPerAddress']);

/** Nothing but these can be left out altogether. */
const mayBeNone = new Set(['presenceMs', 'windowMs', 'moments']);

const nameOf = (path: readonly string[]): string =>
  `RUNEHOLD_LIMIT_${path.map(part => part.replace(/[A-Z]/g, '_$&').toUpperCase()).join('_')}`;

const settingsIn = (limits: object, above: readonly string[]): LimitSetting[] =>
  Object.entries(limits).flatMap(([part, value]: [string, unknown]) => {
    const path = [...above, part];
    if (typeof value === 'object' && value !== null) return settingsIn(value, path);
    if (typeof value !== 'number' || named.has(part)) return [];
    return [{ name: nameOf(path), path, usual: value, min: mayBeNone.has(part) ? 0 : 1 }];
  });

/** Every limit that can be set. */
export const limitSettings: readonly LimitSetting[] = settingsIn(usualLimits, []);

type Branch = { [part: string]: Branch | number };

/** The usual limits, but for those that are set. */
export const limitsWith = (given: Readonly<Record<string, number>>): DoorLimits => {
  const limits = structuredClone(usualLimits) as unknown as Branch;
  for (const { name, path } of limitSettings) {
    const value = given[name];
    if (value === undefined) continue;
    const branch = path.slice(0, -1).reduce((at, part) => at[part] as Branch, limits);
    branch[path[path.length - 1]] = value;
  }
  return limits as unknown as DoorLimits;
};

/** Limits in force, by the names of their settings. */
export const limitsByName = (limits: DoorLimits): readonly (readonly [name: string, value: number])[] =>
  limitSettings.map(({ name, path }) => [
    name,
    path.reduce<Branch | number>((at, part) => (at as Branch)[part], limits as unknown as Branch) as number,
  ]);
