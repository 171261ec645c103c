export const cardsEvents = {} as const;

export const cardsReasons = {} as const;

/** Prompts, labels and breadcrumbs. */
export const cardsSpecs = {} as const;
