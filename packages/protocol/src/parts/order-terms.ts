/** So many answers may be left one after another, and so many orders may stand at a seat. Apart from the schemas, so that a page need not load them. */
export const orderTerms = { links: 6, orders: 12 } as const;
