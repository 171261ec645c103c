import type { AskView, OptionView } from '@runehold/kernel/view/describe';
import '../bar/words.ts';

/** The two options of `yes`, as the kernel numbers them. */
const yesAndNo: readonly OptionView[] = [
  { code: 1, name: 'yes', label: { key: 'label.yes', args: {} }, limit: 1 },
  { code: 0, name: 'no', label: { key: 'label.no', args: {} }, limit: 1 },
];

/** As many numbers as can be put side by side to be touched. */
const FEW_NUMBERS = 12;

/** The numbers of an ask for one, where there are few enough to be touched: each is an option. */
const numbersOf = ({ min, max }: AskView): readonly OptionView[] =>
  max - min >= FEW_NUMBERS
    ? []
    : Array.from({ length: max - min + 1 }, (_, i) => ({
        code: min + i,
        name: `${min + i}`,
        label: { key: 'bar.amount', args: { n: min + i } },
        limit: 1,
      }));

/** Everything of an ask that can be touched, whatever its form. */
export const optionsOf = (ask: AskView): readonly OptionView[] =>
  ask.kind === 'yes' ? yesAndNo : ask.kind === 'number' ? numbersOf(ask) : ask.options;
