export const setupEvents = {} as const;

export const setupReasons = {} as const;

/** Prompts, labels and breadcrumbs. */
export const setupSpecs = {} as const;
