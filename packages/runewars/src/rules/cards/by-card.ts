import type { PreparedContent } from '../../content/numbers.ts';
import type { Table } from '../../layout.ts';
import { perContent } from '../table/per-content.ts';

type Datum = { readonly kind: string };

/** What a registry knows of the kinds of effects of its cards, in an order that only grows at its end. */
type Registry<D extends Datum, Kind> = {
  rowOf<Rule>(pick: (kind: Kind) => Rule | undefined): {
    readonly rules: readonly Rule[];
    placeOf(datum: D): number;
  };
};

/**
 * What the cards of a registry do on one occasion, such as when they are bought or used in a turn: the effects in a row,
 * for each card where its own stands, and its rule, with what it demands. A card without an effect then has none.
 */
export const onOccasion = <D extends Datum, Kind, Rule extends { readonly effect: unknown }>(
  registry: Registry<D, Kind>,
  pick: (kind: Kind) => Rule | undefined,
  effectsOf: (content: PreparedContent) => readonly (D | undefined)[],
) => {
  const { rules, placeOf } = registry.rowOf(pick);
  const places = perContent(content =>
    effectsOf(content).map(effect => (effect === undefined ? -1 : placeOf(effect))),
  );
  return {
    rules,
    effects: rules.map(({ effect }) => effect) as readonly Rule['effect'][],
    placeOf: (t: Table, card: number): number => places(t)[card],
    ruleOf: (t: Table, card: number): Rule | undefined => rules[places(t)[card]],
  };
};
