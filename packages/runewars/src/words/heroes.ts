export const heroesEvents = {} as const;

export const heroesReasons = {} as const;

/** Prompts, labels and breadcrumbs. */
export const heroesSpecs = {} as const;
