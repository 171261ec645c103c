export const battleEvents = {} as const;

export const battleReasons = {} as const;

/** Prompts, labels and breadcrumbs. */
export const battleSpecs = {} as const;
