import { describe, expect, it } from 'vitest';
import { universe } from '../../../src/boxes/universe.ts';
import { orderText } from '../../../src/rules/orders/registry.ts';
import { titleText } from '../../../src/rules/table/title-effects.ts';
import { both, part } from '../../text/card-kit.ts';

describe('what the cards say', () => {
  it('Garrison', () => {
    expect(both(orderText(part(universe.orders, 'order-garrison'), 'revised'))).toEqual([
      'Order 0. Until the season ends, you have 2 more strength in every battle in which you are the defender. Supremacy Bonus: recruit 2 triangle units of your own faction, in any mix, at your strongholds.',
      'Rozkaz 0. Do końca pory roku otrzymujesz +2 do siły w każdej bitwie, w której jesteś obrońcą. Starszeństwo: zwerbuj w swoich twierdzach 2 jednostki trójkątne swojej frakcji w dowolnym składzie.',
    ]);
  });

  it('Guildmaster of Merchants', () => {
    expect(both(titleText(part(universe.titles, 'title-guildmaster-merchants')))).toEqual([
      'Each time you have resolved Harvest, raise 1 dial of your choice by 2. You may ignore any loss of resources from the primary ability of a Season card, dial by dial.',
      'Za każdym razem po rozegraniu Zbiorów podnosisz 1 wybrany licznik o 2. Możesz zignorować każdą stratę surowców z efektu podstawowego karty pory roku, osobno dla każdego licznika.',
    ]);
  });
});
