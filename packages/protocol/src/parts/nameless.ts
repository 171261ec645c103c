/**
 * What a person is recorded as who gave no name. Whoever reads it finds a word for them in their own language. It stands
 * apart from the schemas of people, which the page has no use for.
 */
export const NAMELESS = 'player';

/** What a person is recorded as who had themselves forgotten; read as a word of the reader's language, too. */
export const FORGOTTEN = 'Someone';
