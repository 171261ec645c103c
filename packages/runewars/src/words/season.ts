export const seasonEvents = {} as const;

export const seasonReasons = {} as const;

/** Prompts, labels and breadcrumbs. */
export const seasonSpecs = {} as const;
