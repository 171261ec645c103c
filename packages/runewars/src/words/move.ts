import { shown } from '@runehold/kernel/event/event';

export const moveEvents = {
  'area-activated': { who: 'seat', area: 'area' },
  'portals-opened': { who: 'seat' },
  'units-marched': { who: 'seat', unit: 'unit', amount: 'number', from: 'area', to: 'area' },
  'hero-marched': { hero: 'hero', from: 'area', to: 'area' },
  'hero-passed': { hero: 'hero', area: 'area' },
  'units-retreated': { unit: 'unit', amount: 'number', from: 'area', to: 'area' },
  'hero-retreated': { hero: 'hero', from: 'area', to: 'area' },
  'hero-stayed': { hero: 'hero', area: 'area' },
  'diplomacy-begun': { who: 'seat', area: 'area', influence: 'number' },
  'destiny-chosen': { who: 'seat', fate: shown('fate') },
  'neutrals-allied': { who: 'seat', area: 'area' },
  'neutrals-driven-off': { who: 'seat', area: 'area' },
  'neutrals-refused': { who: 'seat', area: 'area' },
} as const;

export const moveReasons = {
  activated: { area: 'area' },
  'unit-routed': {},
  'hero-routed': {},
  'out-of-reach': {},
  'moved-already': {},
  'heroes-stay': {},
  'allies-rely': { area: 'area' },
  visited: { area: 'area' },
  'not-friendly-or-empty': { area: 'area' },
  'battle-spent': {},
  'peace-demanded': {},
  'no-influence': {},
  'too-many-to-negotiate': { most: 'number' },
} as const;

const plain = {} as const;

/** Prompts, labels and breadcrumbs. */
export const moveSpecs = {
  'prompt.activate': plain,
  'prompt.strategize': plain,
  'prompt.march-units': { area: 'area' },
  'prompt.march-allies': { area: 'area' },
  'prompt.march-heroes': { area: 'area' },
  'prompt.hero-via': { hero: 'hero' },
  'prompt.portals': { price: 'number' },
  'prompt.approach': { area: 'area' },
  'prompt.setback': { area: 'area' },
  'prompt.diplomacy': { area: 'area' },
  'prompt.destiny': plain,
  'prompt.retreat': { area: 'area' },
  'prompt.retreat-heroes': { area: 'area' },
  'approach.battle': plain,
  'approach.diplomacy': plain,
  'setback.battle': plain,
  'setback.retreat': plain,
  'crumb.strategize': plain,
  'crumb.mobilize': plain,
  'crumb.mobilize-again': plain,
  'crumb.conquer': plain,
  'crumb.march': { target: 'area' },
  'crumb.negotiate': { area: 'area' },
  'crumb.retreat': { origin: 'area' },
} as const;
