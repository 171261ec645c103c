import type { Seat } from '@runehold/kernel/layout/seats';
import { type Nature, usualNature } from '@runehold/kernel/pack/foresight';
import type { TableCore } from '@runehold/kernel/table/table';
import type { Asked } from '@runehold/kernel/view/asked';
import { lookAt } from '../../rules/view/look.ts';
import type { Proposal } from '../answer.ts';
import { guide as greedy } from '../greedy.ts';
import { foresight } from './foresight.ts';
import { answerTo } from './judges.ts';
import { tastesOf } from './mind.ts';
import { natures } from './natures.ts';

const propose = (
  view: { readonly table: TableCore; readonly seat: Seat },
  ask: Asked,
  nature: Nature = usualNature,
): readonly Proposal[] => [answerTo({ ...lookAt(view), tastes: tastesOf(nature) }, ask)];

/** Runewars by plan, with what those need who look ahead, and the judgement of simpler players. */
export const guide = { ...greedy, propose, natures, foresight, simpler: greedy };
