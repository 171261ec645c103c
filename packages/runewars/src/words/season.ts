export const seasonEvents = {
  'season-card-drawn': { who: 'seat', card: 'seasonCard' },
  'bid-total': { who: 'seat', total: 'number' },
  bid: { who: 'seat', amount: 'number' },
  'bid-won': { who: 'seat' },
  'bid-lost': { who: 'seat' },
  'orders-returned': {},
  'hero-stood': { hero: 'hero' },
  'water-frozen': {},
  'storm-bound': { who: 'seat' },
  'keeps-peace': { who: 'seat' },
  'hero-restored': { hero: 'hero' },
  'tokens-looked-at': { who: 'seat', area: 'area' },
} as const;

export const seasonReasons = {} as const;

/** Prompts, labels and breadcrumbs. */
export const seasonSpecs = {
  'prompt.bid': { card: 'seasonCard' },
  'prompt.bid-winner': {},
  'prompt.bid-loser': {},
  'prompt.fall': {},
  'fall.influence': {},
  'fall.tactics': {},
  'prompt.raise-dial': { card: 'seasonCard' },
  'prompt.lower-dial': { card: 'seasonCard' },
  'prompt.pay-for-hero': { hero: 'hero', influence: 'number' },
  'prompt.train-whom': { card: 'seasonCard' },
  'prompt.doom-city': {},
  'prompt.beasts-from': {},
  'prompt.beasts-to': {},
  'prompt.fever-where': {},
  'prompt.fever-whom': { area: 'area' },
  'prompt.mutiny': { area: 'area' },
  'prompt.look-where': {},
  'prompt.unearth': {},
  'prompt.flee-from': {},
  'prompt.flee-to': {},
  'prompt.exchange-objective': {},
  'prompt.levy': { count: 'number' },
} as const;
