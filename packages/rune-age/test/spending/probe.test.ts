import { it } from 'vitest';
import { table, onlyCities, readyStrongholds, cityTo } from '../kit.ts';
import { owns } from './owns.ts';
it('probe', () => {
  const s = table().given(t => { onlyCities(t, ['city.forge']); owns(t, 0, { hand: ['gold.1','gold.2','daqan.footman','daqan.siege_machine', 'neutral.forced_march'], deck: ['gold.1'], discard: ['gold.3'] }); readyStrongholds(t,0,1); cityTo(t,0,'city.riverwatch');owns(t,1,{hand:['latari.storm_sorceress']}) });
  console.log(s.offered());
  s.answer('gold'); console.log(s.offered(), JSON.stringify(s.ask()));
  s.answer('pay:gold.2'); console.log(s.offered(), s.told());
  s.answer('buy:daqan.footman'); s.answer('done'); console.log(s.told(), s.happened);
  s.answer('influence'); console.log(s.offered());
  s.answer('exhaust:city:city.riverwatch'); console.log(s.offered()); s.answer('acquire:gold.2');
  console.log(s.asked, s.offered(), s.ask().name);
  s.answer('done');
  s.answer('attack:home:seat-1'); console.log(s.offered()); s.answer('daqan.siege_machine'); console.log(s.asked, s.offered());s.answer('pass');console.log(s.asked, s.offered());s.answer('pass'); console.log(s.offered(), s.ask().name);
});
