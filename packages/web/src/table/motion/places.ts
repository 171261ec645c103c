import type { Address } from '../art/targets.ts';

/** Where things lie on the screen. */
export type Places = ReadonlyMap<Address, DOMRect>;

/** Where everything that has an address lies on the screen now; of two with the same address the first counts. */
export const placesNow = (): Places => {
  const places = new Map<Address, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-at], [data-zone]')) {
    const address = element.dataset['at'] ?? element.dataset['zone'];
    if (address === undefined || places.has(address)) continue;
    const place = element.getBoundingClientRect();
    if (place.width > 0) places.set(address, place);
  }
  return places;
};

/** The first of some places that is on the screen. */
export const firstOf = (places: Places, addresses: readonly Address[]): DOMRect | undefined => {
  for (const address of addresses) {
    const place = places.get(address);
    if (place !== undefined) return place;
  }
  return undefined;
};
