export const ordersEvents = {} as const;

export const ordersReasons = {} as const;

/** Prompts, labels and breadcrumbs. */
export const ordersSpecs = {} as const;
