/** SVG has no element for a group of buttons. */
export const asGroup = { role: 'group' } as const;

/** Drawn for the eye only: the area says the same in words. */
export const silent = { 'aria-hidden': true } as const;
