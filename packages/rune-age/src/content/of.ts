import type { DeckCard, EventCard, Race, Scenario } from './types.ts';

/** The units of a race, which are alike in that. */
export const unitsOf = (race: Race, units: readonly Omit<DeckCard, 'kind' | 'race'>[]): readonly DeckCard[] =>
  units.map(unit => ({ ...unit, kind: 'unit', race }));

/** The Events of a scenario. */
export const eventsOf = (
  scenario: Scenario,
  events: readonly Omit<EventCard, 'scenario'>[],
): readonly EventCard[] => events.map(event => ({ ...event, scenario }));
