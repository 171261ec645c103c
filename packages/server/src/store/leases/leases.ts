/** Who writes: a node of the house, in one of its runs. */
export type Holder = { readonly node: string; readonly run: string };

/** A table that is lent to this node: what it has lent it as, and where its log ends. */
export type Lease = { readonly table: string; readonly epoch: number; readonly seq: number };

/** A node as the others see it. */
export type NodeState = {
  /** Where other nodes reach it. */
  readonly url?: string;
  readonly version: string;
  /** It takes no more tables. */
  readonly isDraining: boolean;
};

/** A node and until when what is lent to it is its own, in house time. */
export type KnownNode = Holder & NodeState & { readonly until: number };

/** To whom a table is lent; without a holder to nobody. */
export type Standing = Lease & { readonly holder?: Holder; readonly url?: string; readonly until?: number };

/** The number of the loan under which a table is written down for the first time. */
export const FIRST_LOAN = 1;

/** What came of asking for a table: it is ours, or somebody else has it who is alive. */
export type Taken = { readonly lease: Lease } | { readonly elsewhere: Standing };

/**
 * Who may write to which table. A table is lent to a node, in one of its runs, and every loan has a number of its own
 * (`epoch`): whatever is written under it is refused once it is not the last. A loan lasts as long as its node is
 * renewed, so that a node renews one row, however many tables it has. There is no clock in here: `now` and `until` are
 * house time, and the caller's.
 */
export type Leases = {
  /** Who this is. */
  readonly me: Holder;
  /** Begins a run: whatever an earlier run of this node had may be taken at once. */
  join(state: NodeState, until: number): Promise<void>;
  /** Goes on being there until a time. False where another run has begun, or the node is known no more: stop acting. */
  renewNode(state: NodeState, until: number): Promise<boolean>;
  /** Gives everything back and is known no more. */
  leave(): Promise<void>;
  /** The nodes that are there. */
  nodes(now: number): Promise<readonly KnownNode[]>;
  /**
   * Takes a table that nobody has, whose node is gone, or that is ours: under a new number, so that whoever had it here
   * has it no more. Undefined where there is no such table.
   */
  takeTable(table: string, now: number): Promise<Taken | undefined>;
  /** Gives a table back, unless it was lent anew since. */
  releaseTable(lease: Pick<Lease, 'table' | 'epoch'>): Promise<void>;
  /** Whether a table is still ours under a number. */
  isOurs(lease: Pick<Lease, 'table' | 'epoch'>): Promise<boolean>;
  /** To whom a table is lent, if there is such a table. */
  standing(table: string): Promise<Standing | undefined>;
  /** Tables whose node is gone. */
  expired(now: number, most: number): Promise<readonly string[]>;
};
