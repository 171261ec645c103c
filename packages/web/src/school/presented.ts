/** What is presented over the table for a while: a moment, a battle as it is told, what something has come to. */
export const PRESENTED = '[data-moment], [data-told], section[data-outcome]';
