import { describe, expect, it } from 'vitest';
import { universe } from '../../../src/boxes/universe.ts';
import { orderText } from '../../../src/rules/orders/registry.ts';
import { titleText } from '../../../src/rules/table/title-effects.ts';
import { both, part } from '../../text/card-kit.ts';

describe('what the cards say', () => {
  it('Garrison', () => {
    expect(both(orderText(part(universe.orders, 'order-garrison'), 'revised'))).toEqual([
      'Order 0. Until the end of the season you have 2 strength more in every battle in which you are the defender. Supremacy Bonus: recruit at your strongholds, of your own faction and in any mix, 2 units of the class triangle.',
      'Rozkaz 0. Do końca pory roku masz o 2 siły więcej w każdej bitwie, w której jesteś obrońcą. Starszeństwo: zwerbuj w swoich twierdzach, ze swojej frakcji i w dowolnym składzie, 2 jednostki kategorii trójkąt.',
    ]);
  });

  it('Guildmaster of Merchants', () => {
    expect(both(titleText(part(universe.titles, 'title-guildmaster-merchants')))).toEqual([
      'Each time you resolve Harvest, you then raise 1 dial of your choice by 2. You may ignore every loss of resources by the primary ability of a Season card, dial by dial.',
      'Za każdym razem po rozpatrzeniu Zbiorów podnosisz 1 wybrany licznik o 2. Możesz ignorować każdą stratę surowców z podstawowego efektu karty pory roku, osobno dla każdego licznika.',
    ]);
  });
});
