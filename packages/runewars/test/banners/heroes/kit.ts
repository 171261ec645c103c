/** The heroes of the expansion by name. */
export const TRENLOE = 'HE-13';
export const CARAS = 'HE-14';
export const LANA = 'HE-15';
export const KER = 'HE-16';
export const MAELIS = 'HE-17';
export const STEELHORNS = 'HE-18';
export const TORVIC = 'HE-19';
export const ORGUL = 'HE-20';

/** A table with the expansion on it. */
export const expanded = { options: { expansion: 'banners-of-war' } } as const;
