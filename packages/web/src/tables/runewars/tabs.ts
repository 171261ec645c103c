import { type Address, thingAt } from '../../table/art/targets.ts';
import type { PageKey } from '../../text/page-words.ts';

/** The parts of the table where there is no room for all of them. */
export const tabs = ['map', 'realm', 'cards', 'rivals', 'log'] as const;
export type Tab = (typeof tabs)[number];

/** Those that fold to a strip beside the map on a tablet. */
export const foldingTabs = ['realm', 'cards', 'rivals', 'log'] as const satisfies readonly Tab[];

export const tabWords = {
  map: 'rw.map',
  realm: 'rw.realm',
  cards: 'rw.cards',
  rivals: 'table.rivals',
  log: 'table.log',
} as const satisfies Readonly<Record<Tab, PageKey>>;

const places: Readonly<Record<string, Tab>> = {
  area: 'map',
  units: 'map',
  hero: 'map',
  fighter: 'map',
  rank: 'map',
  duelist: 'map',
  'quest-unit': 'map',
  fate: 'map',
  tile: 'map',
  spot: 'map',
  'marker-spot': 'map',
  marker: 'map',
  laid: 'map',
  command: 'map',
  recruit: 'map',
  'development-card': 'map',
  dial: 'realm',
  tactics: 'cards',
  quest: 'cards',
  reward: 'cards',
  objective: 'cards',
  seat: 'rivals',
};

/** Where the thing with an address lies on a narrow screen; titles and Orders are in sight on all of them. */
export const tabOf = (address: Address): Tab | undefined => places[thingAt(address)[0]];
