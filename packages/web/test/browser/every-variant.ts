/** The expansion with every variant. Road to Victory is for the edition in which enough runes win at once. */
export const everyVariant = {
  edition: 'original',
  exploration: 'yes',
  expansion: 'banners-of-war',
  freeCities: 'yes',
  roadToVictory: 'yes',
  developmentCards: 'yes',
  commanders: 'yes',
} as const;
