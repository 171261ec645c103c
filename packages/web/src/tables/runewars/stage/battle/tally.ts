import type { PreparedContent } from '@runehold/runewars/content/numbers';
import type { Defence, strengthNow } from '@runehold/runewars/rules/view/fighters';
import type { Story } from '../parts/story.ts';

/** What the strength of a side is made of. */
export type Strength = ReturnType<typeof strengthNow>;

export const totalOf = ({ units, stronghold, weakened, added }: Strength): number =>
  units + stronghold - weakened + added;

/** How a side stood when strength was tallied, or undefined if it came to no tally. */
export const strengthTallied = (story: Story, side: number): Strength | undefined => {
  const counted = story.findLast(({ key, args }) => key === 'strength-counted' && args['side'] === side);
  return counted && (counted.args as Strength & Readonly<Record<string, number>>);
};

/** One line of a tally. A development has the number of its kind. */
export type TallyItem =
  | {
      readonly kind: 'units' | 'stronghold' | 'conquer' | 'sappers' | 'garrison' | 'ground' | 'cards';
      readonly n: number;
    }
  | { readonly kind: 'development'; readonly n: number; readonly development: number };

const NOTHING: Defence = { garrison: 0, ground: 0 };

const sum = (story: Story, key: string, arg: string): number =>
  story.reduce((total, event) => (event.key === key ? total + event.args[arg] : total), 0);

/** The developments that have added strength in this battle. (RW-DEV-07) */
const developmentsIn = (story: Story, { developments }: Pick<PreparedContent, 'developments'>): TallyItem[] =>
  story.flatMap(({ key, args }): TallyItem[] => {
    const effect = key === 'fortification-used' ? developments[args['development']].effect : undefined;
    return effect?.kind === 'add-strength'
      ? [{ kind: 'development', n: effect.strength, development: args['development'] }]
      : [];
  });

/** A side's strength line by line; its units always have one, even when they count nothing. */
export const itemsOf = (
  strength: Strength,
  side: number,
  story: Story,
  content: Pick<PreparedContent, 'developments'>,
  { garrison, ground }: Defence = NOTHING,
): readonly TallyItem[] => {
  const { units, stronghold, weakened, added } = strength;
  const sapped = Math.min(weakened, sum(story, 'stronghold-weakened', 'amount'));
  const developments = side === 1 ? developmentsIn(story, content) : [];
  const given = side === 1 ? garrison + ground : 0;
  const built = developments.reduce((total, { n }) => total + n, 0);
  const lines: readonly TallyItem[] = [
    { kind: 'stronghold', n: stronghold },
    { kind: 'conquer', n: sapped - weakened },
    { kind: 'sappers', n: -sapped },
    ...developments,
    ...(side === 1
      ? ([
          { kind: 'garrison', n: garrison },
          { kind: 'ground', n: ground },
        ] as const)
      : []),
    { kind: 'cards', n: added - built - given },
  ];
  return [{ kind: 'units', n: units }, ...lines.filter(({ n }) => n !== 0)];
};
