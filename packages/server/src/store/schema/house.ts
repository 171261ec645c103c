/** Secrets of the house, such as what newcomers are marked with, numbered. A retired one is empty. */
type HouseKeyRow = {
  readonly name: string;
  readonly n: number;
  readonly value: string;
  readonly made_at: number;
  readonly retired_at: number | null;
};

/** When something was last tried to be written down. */
type PulseRow = { readonly name: string; readonly at: number };

/** Something that whoever runs the house wants done by it while it serves, and what came of it. */
type ErrandRow = {
  readonly id: string;
  readonly body: string;
  readonly made_at: number;
  readonly result: string | null;
  /** The run of the node that has taken it up. */
  readonly node: string | null;
};

/** The house itself: its keys, and what it is to do. */
export type HouseSchema = {
  readonly house_keys: HouseKeyRow;
  readonly pulse: PulseRow;
  readonly errands: ErrandRow;
};
