/** A word of one letter or a number, before what belongs to it. */
const SMALL = /(?<=^|[\s(„\u00a0])([aiouwz]|[+−]?\d+) (?=[\p{L}\d„(])/giu;
/** A shortened word before its number, as in a page of a rulebook. */
const SHORTENED = /(?<=^|[\s(„\u00a0])(s\.|np\.|nr|pkt) (?=\d)/giu;

/** Polish leaves no word of one letter, and no number, alone at the end of a line. */
export const bound = (said: string): string =>
  said.replaceAll(SMALL, '$1\u00a0').replaceAll(SHORTENED, '$1\u00a0');
