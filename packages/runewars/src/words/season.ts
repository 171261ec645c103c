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
} as const;
