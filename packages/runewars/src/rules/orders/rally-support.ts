import { only, union } from '@runehold/kernel/ask/domain';
import { PASS } from '@runehold/kernel/ask/offer';
import { stopping } from '@runehold/kernel/ask/passing';
import { no, type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import { count, type LocalList, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { City } from '../../content/types-map.ts';
import { areaDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { cityPool } from '../../pools.ts';
import { type CardText, colon, onlyIf, stop } from '../../text/clause.ts';
import { speech } from '../../text/speech.ts';
import { events, reasons, say } from '../../words.ts';
import { gainQuests, gainTactics, mayDrawQuests, mayDrawTactics } from '../cards/draw.ts';
import { type AreaTest, countWith } from '../map/areas.ts';
import { isBlighted, isDesolated } from '../map/blight.ts';
import { ownsCity } from '../map/cities.ts';
import { offerAreasWith } from '../map/offer-areas.ts';
import { procedure } from '../rules.ts';
import { gainInfluence } from '../table/resources.ts';
import { columnsOfClass, countSupply, musterNeutrals } from './muster-neutrals.ts';
import type { Primary } from './order.ts';
import { costText } from './strongholds.ts';

const benefitDomain = union('benefit', { units: only, tactics: only, influence: only, quests: only });

const cityAt = (t: Table, area: number): City => t.content.cities[t.city.at(area)];

const ownsWorkingCity: AreaTest = (t, area, seat) => ownsCity(t, area, seat) && !isBlighted(t, area);

const mayCall = (t: Table, area: number, seat: Seat, used: LocalList): Verdict => {
  if (!ownsCity(t, area, seat)) return no(reasons['no-city-of-yours']);
  // The city stays; what it gives is covered. (BW-DESO-06, BW-DESO-14, BW-CRYO-09)
  if (isBlighted(t, area)) return no(isDesolated(t, area) ? reasons.desolated : reasons.frozen);
  return used.has(area) ? no(reasons['city-spent']) : YES;
};

/** What is used up is not offered: a city is not spent for nothing. (RW-O6-04) */
const gives = (t: Table, seat: Seat, { unitClass }: City, benefit: number): Verdict => {
  switch (benefitDomain.partOf(benefit)) {
    case 'units':
      return yesIf(countSupply(t, seat, columnsOfClass(t, unitClass)) > 0, reasons['no-neutral-left']);
    case 'tactics':
      return mayDrawTactics(t);
    case 'quests':
      return mayDrawQuests(t);
    default:
      return YES;
  }
};

/** One of the four benefits of a city, which stays where it is. (RW-O6-01 to 07, RW-O6-09) */
const useCity = procedure('use-city', { seat: count, area: count, benefit: count }, steps =>
  steps
    .do((t, f) => t.emit(events['city-called'], f.seat, t.city.at(f.area), f.area))
    .ask('benefit', {
      kind: 'one',
      seat: 'seat',
      from: benefitDomain,
      where: (t, f, benefit) => gives(t, f.seat, cityAt(t, f.area), benefit),
      prompt: (t, f) => say('prompt.city-benefit', { city: t.city.at(f.area) }),
      rule: 'RW-O6-01',
    })
    .choose('benefit', benefitDomain, {
      units: chosen =>
        chosen.call(() => musterNeutrals, {
          seat: 'seat',
          area: 'area',
          amount: (t, f) => cityAt(t, f.area).units,
          columns: (t, f) => columnsOfClass(t, cityAt(t, f.area).unitClass),
        }),
      tactics: chosen =>
        chosen.call(() => gainTactics, { seat: 'seat', amount: (t, f) => cityAt(t, f.area).tactics }),
      influence: chosen => chosen.do((t, f) => gainInfluence(t, f.seat, cityAt(t, f.area).influence)),
      quests: chosen =>
        chosen.call(() => gainQuests, { seat: 'seat', amount: (t, f) => cityAt(t, f.area).quests }),
    }),
);

/** Rally Support: each controlled city once, in an order that the player chooses. (RW-O6-01, RW-O6-08) */
export const callsCities: Primary<'city-benefits'> = {
  clause: ['take 1 benefit from each city you control', 'z każdego miasta pod swoją kontrolą weź 1 korzyść'],
  rule: procedure('rally-support', { seat: count, area: count, used: listOf(cityPool.cards.length) }, steps =>
    steps.repeatUntil({ area: PASS }, calling =>
      calling
        .ask('area', {
          kind: 'one',
          seat: 'seat',
          from: areaDomain,
          options: (t, f, offer) =>
            offerAreasWith(t, offer, t.city, area => mayCall(t, area, f.seat, f.used)),
          optional: true,
          pass: stopping,
          prompt: () => say('prompt.city'),
          rule: 'RW-O6-01',
        })
        .unless({ area: PASS }, used =>
          used.do((_t, f) => f.used.push(f.area)).call(() => useCity, { seat: 'seat', area: 'area' }),
        ),
    ),
  ),
  bot: { worth: ({ look: { t, me } }) => 2 * countWith(t, t.city, ownsWorkingCity, me) },
};

const { words, clause } = speech({
  'clause.city': [
    { units: 'number', tactics: 'number', influence: 'number', quests: 'number', unitClass: 'classes' },
    'take {tactics, count, thing.tactics-card}, {influence, count, thing.influence}, {quests, count, thing.quest-card}, or {units} neutral {units, plural, one {{unitClass} as an ally} other {{unitClass:other} as allies}}',
    'weź {tactics, count, thing.tactics-card:acc}, {influence, count, thing.influence:acc}, {quests, count, thing.quest-card:acc} albo {units, plural, one {# neutralną {unitClass:acc} jako sprzymierzoną} few {# neutralne {unitClass:few} jako sprzymierzone} many {# neutralnych {unitClass:many} jako sprzymierzone} other {# neutralnej {unitClass:gen} jako sprzymierzoną}}',
  ],
  'clause.city.runes': [
    { runes: 'number' },
    'its area’s controller has {runes, plural, one {# more dragon rune} other {# more dragon runes}}',
    'gracz kontrolujący jego obszar ma o {runes, count, thing.dragon-rune:acc} więcej',
  ],
  'clause.city.adds': ['its area also produces', 'jego obszar produkuje dodatkowo'],
});
export const cityWords = words;

/** What a city gives, one of which its controller takes. */
export const cityText = (city: City): CardText => [
  clause('clause.city', city),
  stop,
  ...onlyIf(city.runes !== undefined, clause('clause.city.runes', city), stop),
  ...(city.lost ? [clause('clause.city.adds'), colon, ...costText(city.lost.adds), stop] : []),
];
