import type { Part } from '@runehold/kernel/content/overlay';
import type { Shape } from '@runehold/kernel/content/shape';
import { isObject, shapeProblems } from '@runehold/kernel/content/shape';
import type { GamePack } from '@runehold/kernel/pack/pack';
import { createContext, useContext } from 'react';
import type { Speaker } from '../../text/speaker.ts';
import type { Path } from './changes.ts';
import { fieldName } from './field-names.ts';
import type { PlacedFault } from './pack-file.ts';
import { nameOf } from './shipped.ts';

/** What every field of a form must know: whose it is, how sure it is, and what is wrong. */
export type Editing = {
  readonly pack: GamePack;
  readonly part: Part;
  readonly faults: readonly PlacedFault[];
};

export const EditingContext = createContext<Editing | undefined>(undefined);

export const useEditing = (): Editing => {
  const editing = useContext(EditingContext);
  if (editing === undefined) throw new Error('nothing is being edited here');
  return editing;
};

/** Provenance words, and what is one's own. */
const sureness = ['found', 'recalled', 'inferred', 'designed'] as const;
export type Sureness = (typeof sureness)[number];

/** How sure the datum at a place of a part is: what is said of the innermost field that anything is said of. */
export const surenessAt = ({ sources }: Part, [, ...inside]: Path): Sureness | undefined => {
  const said = inside.map(step => sources?.[step]).findLast(word => sureness.some(one => one === word));
  return said as Sureness | undefined;
};

/** A value in a few words. */
export const valueText = (value: unknown, pack: GamePack, speaker: Speaker): string => {
  if (value === undefined || value === null) return speaker.say('packs.none');
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (Array.isArray(value))
    return value.length === 0
      ? speaker.say('packs.none')
      : value.map(one => valueText(one, pack, speaker)).join(', ');
  if (!isObject(value)) return nameOf(String(value), pack, speaker);
  return Object.entries(value)
    .map(([name, one]) => `${fieldName(name, speaker.language)} ${valueText(one, pack, speaker)}`)
    .join(', ');
};

/** Of several shapes the one that a value has, or could have. */
export const shapeFor = (shape: Shape, value: unknown): Shape => {
  if (shape.is !== 'any') return shape;
  const fitting = shape.of.find(one => shapeProblems(value, one, ['']).length === 0);
  const typed = shape.of.find(one =>
    shapeProblems(value, one, ['']).every(({ key }) => key !== 'content.wrong-type'),
  );
  return shapeFor(fitting ?? typed ?? shape.of[0], value);
};
