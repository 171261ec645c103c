/** Pictures of several parts, or of none. */
const without = /^(?:tile|home|token|back|border|mark)-/;

/** Pictures of a part by another name: an objective has the same numbers in every scenario of Rune Age. */
const others: Readonly<Record<string, string>> = {
  resurgence: 'objective',
  runewars: 'objective',
  cataclysm: 'objective',
  'victory-card': 'victoryCards',
};

/** The part of a pack that a picture of the library shows, by what the picture is known by. */
export const partOf = (seed: string): string | undefined => {
  if (without.test(seed)) return undefined;
  if (Object.hasOwn(others, seed)) return others[seed];
  const [, kind, rest] = /^(dial|fate)-(.+)$/.exec(seed) ?? [];
  if (kind === 'dial') return `dials.${rest.replaceAll('-', '.')}`;
  return kind === 'fate' ? `fate.${rest}` : seed;
};
