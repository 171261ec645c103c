import { titled } from '../../content/names.ts';
import type { SeasonCard } from '../../content/types-cards.ts';

const sources = {
  name: 'designed',
  season: 'designed',
  copies: 'designed',
  tag: 'designed',
  effect: 'designed',
} as const satisfies SeasonCard['sources'];

const plain = { copies: 1, wizardsCouncil: false, loss: false, sources } as const;
const lossy = { ...plain, loss: true } as const;
const council = { ...plain, wizardsCouncil: true, bid: { concerns: 'highest' } } as const;

/** The Season cards of the expansion, season by season. (BW-SETUP-06) */
export const seasonCards: readonly SeasonCard[] = [
  {
    id: 'season-mending-the-land',
    name: titled('Mending the Land', 'Ziemia leczy rany'),
    season: 'spring',
    ...plain,
    effect: { kind: 'clear-land-or-gain-influence', influence: 1 },
  },
  {
    id: 'season-muster-at-the-walls',
    name: titled('Muster at the Walls', 'Zbiórka pod murami'),
    season: 'spring',
    ...plain,
    effect: { kind: 'repair-or-recruit', unitClass: 'triangle', units: 1 },
  },
  {
    id: 'season-spoiled-stores',
    name: titled('Spoiled Stores', 'Zepsute zapasy'),
    season: 'spring',
    ...lossy,
    effect: { kind: 'lower-high-dials', least: 5, by: 1 },
  },
  {
    id: 'season-scouring-drought',
    name: titled('Scouring Drought', 'Niszcząca susza'),
    season: 'summer',
    ...council,
    effect: { kind: 'may-place-land-tokens', freezing: false, areas: 1, tokens: 1, printed: true },
  },
  {
    id: 'season-tournament-of-champions',
    name: titled('Tournament of Champions', 'Turniej mistrzów'),
    season: 'summer',
    ...plain,
    effect: { kind: 'train-or-heal', training: 1 },
  },
  {
    id: 'season-rumors-of-gold',
    name: titled('Rumors of Gold', 'Pogłoski o złocie'),
    season: 'summer',
    ...council,
    effect: { kind: 'draw-quests-and-send-hero', quests: 2, area: '12' },
  },
  {
    id: 'season-market-days',
    name: titled('Market Days', 'Dni targowe'),
    season: 'fall',
    ...plain,
    effect: { kind: 'may-trade-influence', down: 1, influence: 2, price: 2, up: 2 },
  },
  {
    id: 'season-early-frost',
    name: titled('Early Frost', 'Wczesny mróz'),
    season: 'fall',
    ...council,
    effect: { kind: 'may-place-land-tokens', freezing: true, areas: 2, tokens: 1, printed: false },
  },
  {
    id: 'season-levy-of-grain',
    name: titled('Levy of Grain', 'Danina zboża'),
    season: 'fall',
    ...lossy,
    effect: { kind: 'lower-food-or-gain-influence', strongholds: 3, food: 1, influence: 1 },
  },
  {
    id: 'season-howling-blizzard',
    name: titled('Howling Blizzard', 'Wyjąca zamieć'),
    season: 'winter',
    ...plain,
    effect: { kind: 'may-place-land-tokens', freezing: true, areas: 1, tokens: 2, printed: false },
  },
  {
    id: 'season-frozen-supply-lines',
    name: titled('Frozen Supply Lines', 'Zamarznięte szlaki dostaw'),
    season: 'winter',
    ...lossy,
    effect: { kind: 'lose-dial-or-rout', resources: ['wood', 'ore'], by: 1, units: 2 },
  },
  {
    id: 'season-council-at-greyhaven',
    name: titled('Council at Greyhaven', 'Narada w Greyhaven'),
    season: 'winter',
    ...council,
    bid: { concerns: 'highest', others: 'bidders' },
    effect: { kind: 'receive-runes-others-draw', tactics: 1 },
  },
];
