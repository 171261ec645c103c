export const runesEvents = {} as const;

export const runesReasons = {} as const;

/** Prompts, labels and breadcrumbs. */
export const runesSpecs = {} as const;
