import type { AskView } from '@runehold/kernel/view/describe';

const isSingle = <T>(list: readonly T[]): boolean => list.length === 1;

/**
 * The answer to an ask that leaves no choice, or undefined where there is one. The kernel asks such things only where
 * leaving them out would tell what a seat holds (decision 9).
 */
export const onlyReply = ({
  kind,
  min,
  max,
  options,
  items,
  fits,
}: AskView): readonly number[] | undefined => {
  switch (kind) {
    case 'one':
      return isSingle(options) ? [options[0].code] : undefined;
    case 'yes':
      return undefined;
    case 'number':
      return min === max ? [min] : undefined;
    case 'some': {
      if (max === 0) return [];
      if (min === max && isSingle(options)) return Array<number>(min).fill(options[0].code);
      const all = options.flatMap(({ code, limit }) => Array<number>(limit).fill(code));
      return all.length === min ? all.toSorted((a, b) => a - b) : undefined;
    }
    case 'arrange': {
      const places = items.map((_, item) => fits?.[item] ?? options.map(({ code }) => code));
      return places.every(isSingle) ? places.map(([place]) => place) : undefined;
    }
  }
};
