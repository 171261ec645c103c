export const moveEvents = {} as const;

export const moveReasons = {} as const;

/** Prompts, labels and breadcrumbs. */
export const moveSpecs = {} as const;
