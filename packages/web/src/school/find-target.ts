import { type Address, amountAt } from '../table/art/targets.ts';
import type { WantedTouch } from './wanted-touch.ts';

/** What is presented over the table for a while: a moment, a battle as it is told, what something has come to. */
export const PRESENTED = '[data-moment], [data-told], section[data-outcome]';

type Found = HTMLElement | SVGElement;

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 0 &&
    height > 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    getComputedStyle(element).getPropertyValue('--covered').trim() !== '1'
  );
};

const shown = (selector: string): Found | undefined =>
  [...document.querySelectorAll<Found>(selector)].find(isShown);

const ofOption = (name: string): string => `[data-option="${CSS.escape(name)}"]`;

/** The thing with an address, or the place of that name. */
export const elementAt = (address: Address): Found | undefined =>
  shown(`[data-at="${CSS.escape(address)}"], [data-zone="${CSS.escape(address)}"]`);

/** What stands for an option on the screen: the thing, its chip, or what it is folded behind. */
const optionElement = (name: string, address: Address | undefined): Found | undefined =>
  shown(`main ${ofOption(name)}`) ??
  (address === undefined ? undefined : elementAt(address)) ??
  shown(ofOption(name)) ??
  shown('[data-ask] [data-quiet][aria-expanded="false"]') ??
  shown('[data-ask] [data-list][aria-expanded="false"]');

/** The element that is to be touched. */
export const targetElement = (wanted: WantedTouch, address: Address | undefined): Found | undefined => {
  switch (wanted.kind) {
    case 'option':
      return optionElement(wanted.name, address);
    case 'confirm':
      return shown('[data-ask] [data-confirm]');
    case 'place':
      return [...document.querySelectorAll<HTMLElement>('[data-ask] select')].at(wanted.item);
    default:
      return (
        elementAt(amountAt(wanted.amount)) ??
        shown(`[data-ask] ${ofOption(String(wanted.amount))}`) ??
        shown(`[data-ask] [data-step="${wanted.kind}"]`)
      );
  }
};
