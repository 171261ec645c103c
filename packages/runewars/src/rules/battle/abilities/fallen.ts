import { no, type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { areaDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { reasons as common, events } from '../../../words.ts';
import { controller, homeOwner, isOnBoard } from '../../map/areas.ts';
import { areas } from '../../map/offer-areas.ts';
import { putUnits, supplyOf, unitsIn } from '../../map/units.ts';
import { procedure } from '../../rules.ts';
import { assignDamage, dealTo } from '../assign.ts';
import { addFighters } from '../casualties.ts';
import { fallenOf, noteFallen, roomFor } from '../fallen.ts';
import { hasFighter } from '../fighters.ts';
import { contestedArea, seatOn, typeOn } from '../sides.ts';
import { type Ability, effectOf, foes, type Icon, icon, striking } from './ability.ts';

const { words, say, reasons } = speech({
  'prompt.raise-fallen': ['How many units return to the battle?', 'Ile jednostek wraca do bitwy?'],
  'prompt.fallen-home': [
    'Which area of your home realm do the destroyed units go to?',
    'Na który obszar twojego królestwa trafią zniszczone jednostki?',
  ],
  'prompt.fallen-how-many': [
    { area: 'area' },
    'How many units go to {area}, routed?',
    'Ile rozbitych jednostek trafia na obszar {area}?',
  ],
  'reason.home-crowded': [
    'There is no room for another unit there.',
    'Nie ma tam miejsca na kolejną jednostkę.',
  ],
});

/** How many of the type can come back: destroyed in this battle, and in the supply now. (G9) */
const backFrom = (t: Table, { side, column }: Icon, units: number): number =>
  Math.min(units, fallenOf(t, side, column), supplyOf(t, seatOn(t, side), column));

/** Martyrs of the Covenant: damage for the dead, so much at most. */
export const damageForFallen: Ability<'damage-for-fallen', { damage: number; most: number }> = {
  clause: [
    'deal {damage, count, thing.damage} for each of your units of this type destroyed in this battle, up to {most}',
    'zadaj {damage, count, thing.damage:acc} za każdą swoją jednostkę tego typu zniszczoną w tej bitwie, razem najwyżej {most}',
  ],
  rule: striking('damage-for-fallen', assignDamage, (t, to, struck, { damage, most }, f) =>
    dealTo(t, to, struck, Math.min(most, damage * fallenOf(t, f.side, f.column))),
  ),
  may: (t, icon) => fallenOf(t, icon.side, icon.column) > 0 && hasFighter(t, foes(icon)),
};

const raisable = (t: Table, icon: Icon, units: number): number =>
  Math.max(0, Math.min(backFrom(t, icon, units), roomFor(t, icon.side)));

/** Restless Legion: the dead stand again in the battle. */
export const raiseFallen: Ability<'raise-fallen', { units: number }> = {
  clause: [
    'return up to {units} of your units of this type destroyed in this battle to it, standing',
    'ustaw z powrotem w bitwie, jako stojące, najwyżej {units, plural, one {# swoją zniszczoną w niej jednostkę} few {# swoje zniszczone w niej jednostki} many {# swoich zniszczonych w niej jednostek} other {# swojej zniszczonej w niej jednostki}} tego typu',
  ],
  rule: procedure('raise-fallen', { ...icon, most: count, raised: count }, steps =>
    steps
      .do((t, f) => {
        f.most = raisable(t, f, effectOf(t, f, 'raise-fallen').units);
      })
      .unless({ most: 0 }, rising =>
        rising
          .ask('raised', {
            kind: 'number',
            seat: (t, f) => seatOn(t, f.side),
            min: 0,
            max: (_t, f) => f.most,
            prompt: () => say('prompt.raise-fallen'),
            rule: 'BW-DEVC-12',
          })
          .when(
            (_t, f) => f.raised > 0,
            risen =>
              risen.do((t, f) => {
                addFighters(t, f.side, f.column, f.raised);
                noteFallen(t, f.side, f.column, -f.raised);
                t.emit(events['fighters-joined'], f.side, typeOn(t, f.side, f.column), f.raised);
              }),
          ),
      ),
  ),
  may: (t, icon, { units }) => raisable(t, icon, units) > 0,
  words,
  bot: { answers: { 'raise-fallen.raised': 'mostOffered' } },
};

const roomAt = (t: Table, area: number): number => t.content.limits.unitsPerArea - unitsIn(t, area);

/** Whether units may come to an area: of the player's own realm, under his control, at peace, and not full. */
const mayComeHome = (t: Table, area: number, seat: Seat): Verdict => {
  if (homeOwner(t, area) !== seat) return no(common['not-your-home']);
  if (area === contestedArea(t)) return no(common['fought-over']);
  if (controller(t, area) !== seat) return no(common['area-not-yours']);
  return yesIf(roomAt(t, area) > 0, reasons['home-crowded']);
};

const hasHome = (t: Table, seat: Seat): boolean => {
  for (let area = 0; area < t.areas; area++)
    if (isOnBoard(t, area) && mayComeHome(t, area, seat) === YES) return true;
  return false;
};

/** Bottomless Gluttony: the dead lie in the home realm. */
export const bringFallenHome: Ability<'bring-fallen-home', { units: number }> = {
  clause: [
    'place up to {units} of your units of this type destroyed in this battle, routed, in an area of your home realm that you control and that has room for them',
    'ustaw, jako rozbite, najwyżej {units, plural, one {# swoją zniszczoną w tej bitwie jednostkę} few {# swoje zniszczone w tej bitwie jednostki} many {# swoich zniszczonych w tej bitwie jednostek} other {# swojej zniszczonej w tej bitwie jednostki}} tego typu na jednym kontrolowanym obszarze swojego królestwa, o ile jest tam dla nich miejsce',
  ],
  rule: procedure('bring-fallen-home', { ...icon, area: count, units: count }, steps =>
    steps
      .ask('area', {
        kind: 'one',
        seat: (t, f) => seatOn(t, f.side),
        from: areaDomain,
        options: areas((t, f, area) => mayComeHome(t, area, seatOn(t, f.side))),
        prompt: () => say('prompt.fallen-home'),
        rule: 'BW-DEVC-12',
      })
      .ask('units', {
        kind: 'number',
        seat: (t, f) => seatOn(t, f.side),
        min: 1,
        max: (t, f) => Math.min(roomAt(t, f.area), backFrom(t, f, effectOf(t, f, 'bring-fallen-home').units)),
        prompt: (_t, f) => say('prompt.fallen-how-many', { area: f.area }),
        rule: 'BW-DEVC-12',
      })
      .do((t, f) => {
        putUnits(t, f.area, seatOn(t, f.side), f.column, f.units, true);
        noteFallen(t, f.side, f.column, -f.units);
        t.emit(events['units-placed'], typeOn(t, f.side, f.column), f.units, f.area);
      }),
  ),
  may: (t, icon, { units }) => backFrom(t, icon, units) > 0 && hasHome(t, seatOn(t, icon.side)),
  bot: { answers: { 'bring-fallen-home.area': 'ownArea', 'bring-fallen-home.units': 'mostOffered' } },
};
