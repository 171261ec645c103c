import { type PackReading, readPack as read } from '@runehold/kernel/content/overlay';
import { universe } from '../boxes/universe.ts';
import type { Universe } from './box.ts';
import type { Name } from './name.ts';
import { parts, sections } from './parts.ts';
import { contentProblems } from './validate.ts';

/** Reads a content pack: an owner's corrections to the shipped cards. (decision 58) */
export const readPack = (text: string, base: Universe = universe): PackReading<Universe> =>
  read<Universe>(text, {
    game: 'rune-age',
    parts: parts(base),
    assemble: changed => assembled(base, changed),
    problems: contentProblems,
  });

/** The content with its changed parts in place, which have the shape of those they replace. */
function assembled(base: Universe, changed: ReadonlyMap<string, unknown>): Universe {
  const part = <T>(name: string, value: T): T => (changed.has(name) ? (changed.get(name) as T) : value);
  const byId = <T extends { readonly id: string; readonly name: Name }>(things: readonly T[]) =>
    things.map(thing => ({ ...part(thing.id, thing), name: thing.name }));
  return {
    ...base,
    cards: byId(base.cards),
    cities: byId(base.cities),
    events: byId(base.events),
    runes: byId(base.runes),
    ...Object.fromEntries(sections.map(name => [name, part<unknown>(name, base[name])])),
    setup: base.setup.map((row, index) => part(`setup.${index + 1}`, row)),
    neutrals: Object.fromEntries(
      Object.entries(base.neutrals).map(([scenario, names]) => [
        scenario,
        part(`neutrals.${scenario}`, names),
      ]),
    ) as Universe['neutrals'],
  };
}
