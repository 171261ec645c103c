import { type Part, readPack } from '@runehold/kernel/content/overlay';
import type { ContentProblem, Place } from '@runehold/kernel/content/problem';
import type { ContentReading } from '@runehold/kernel/pack/pack';
import { universe } from './boxes/universe.ts';
import type { Universe } from './content/box.ts';
import { assembled, parts } from './content/parts.ts';
import type { Fault } from './content/problems.ts';
import { roomFaults } from './content/room.ts';
import { contentProblems } from './content/validate.ts';
import { game, withContent } from './game.ts';

const shipped = universe.boxes.map(({ counts }) => counts);
const own = parts(universe);
const names = own.map(({ name }) => name).toSorted((a, b) => b.length - a.length);

/** A path of the validators as a place in a pack: the part that it names, then what lies inside. */
const placeOf = (path: string): Place => {
  const name = names.find(one => path === one || path.startsWith(`${one}.`)) ?? path;
  const inside = path.slice(name.length + 1).split('.');
  return [name, ...inside.filter(Boolean).map(step => (/^\d+$/.test(step) ? Number(step) : step))];
};

const problemOf = ({ path, key, detail, others = [] }: Fault): ContentProblem => ({
  path,
  key,
  detail,
  places: [placeOf(path), ...others.map(placeOf)],
});

/** What an owner may overrule is how many of which a box promises; not what holds of every box, nor more than there is room for. */
const problems = (content: Universe): ContentProblem[] =>
  [...contentProblems(content), ...roomFaults(content, shipped)].map(problemOf);

/** Runewars with the numbers of a content pack, or what is wrong with the pack. */
export const readContent = (text: string): ContentReading => {
  const reading = readPack(text, {
    game: game.id,
    parts: own,
    assemble: changed => assembled(universe, changed),
    problems,
  });
  if (!reading.ok) return reading;
  const { name, content } = reading;
  return { ok: true, game: { ...withContent(content), corrections: { name, text } } };
};

/** What a pack can name, as it is shipped. */
export const shippedParts = (): readonly Part[] => own;
