const average = { whole: 'number', tenth: 'number' } as const;

/** What is said about chances that a player asks for. */
export const oddsSpecs = {
  'odds.battle': { area: 'area' },
  'odds.march': { area: 'area', units: 'number' },
  'odds.march-all': { area: 'area' },
  'odds.diplomacy': { area: 'area', influence: 'number' },
  'odds.quest': { hero: 'hero', quest: 'quest' },
  'odds.duel': { hero: 'hero', other: 'hero' },
  'odds.outcome.holds': { who: 'seat', area: 'area' },
  'odds.outcome.neutrals-hold': { area: 'area' },
  'odds.outcome.nobody-holds': { area: 'area' },
  'odds.outcome.ally': {},
  'odds.outcome.leave': {},
  'odds.outcome.refuse': {},
  'odds.outcome.reward': {},
  'odds.outcome.no-reward': {},
  'odds.outcome.falls': { hero: 'hero' },
  'odds.outcome.both-fall': {},
  'odds.outcome.nobody-falls': {},
  'odds.cost.units': { who: 'seat', ...average },
  'odds.cost.neutrals': average,
  'odds.caveat.tactics': {},
  'odds.caveat.decisions': {},
  'odds.caveat.rewards': {},
} as const;
