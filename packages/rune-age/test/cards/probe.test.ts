import { expect, it } from 'vitest';
import { table, handOf, onlyCities, cityTo } from '../kit.ts';
it('probe', () => {
  const s = table({ races: ['daqan', 'uthuk'] }).given(t => { handOf(t, 0, ['daqan.bowman','gold.1','daqan.footman', 'gold.3']); handOf(t,1,['uthuk.berserker','uthuk.warlock']); onlyCities(t, ['city.forge']); cityTo(t,1,'city.tamalir'); });
  console.log(s.offered());
  s.answer('gold'); console.log(s.offered(), s.ask().denied.map(d=>d.option.name+d.reason.key));
  s.answer('pay:gold.1').answer('buy:daqan.footman').answer('done');
  s.answer('attack:home:seat-1');
  console.log(s.told(), s.offered());
  s.answer('daqan.bowman'); console.log(s.told(0), s.offered(), s.asked);
  s.answer('uthuk.warlock'); console.log(s.told(0), s.ask(), s.asked);
  s.answer('yes'); console.log(s.told(0), s.offered(), s.asked);
});
