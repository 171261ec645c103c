import type { Dial, DialGain, DialSpace, Dials, FactionUnit } from '../../content/types.ts';
import type { Faction, Provenance } from '../../content/types-map.ts';

const designed = (gain: DialGain): DialSpace => ({ gain, sources: { gain: 'designed' } });
/** What is known is that the space gives no unit; which icon it has is not. */
const iconOf = (gain: DialGain): DialSpace => ({ gain, sources: { gain: 'designed', noUnit: 'found' } });
const unit = (id: FactionUnit): DialSpace => designed({ kind: 'unit', unit: id });
const foundUnit = (id: FactionUnit): DialSpace => ({
  gain: { kind: 'unit', unit: id },
  sources: { gain: 'found' },
});

const tactics = designed({ kind: 'tactics' });
const foundTactics = iconOf({ kind: 'tactics' });
const influence = designed({ kind: 'influence' });
const foundInfluence = iconOf({ kind: 'influence' });
const nothing = designed({ kind: 'nothing' });
const zero: DialSpace = { gain: { kind: 'nothing' }, sources: { gain: 'inferred' } };

/** Spaces 1 to 8; space 0 gives nothing. (RW-DIAL-02, RW-DIAL-08) */
type Ring = readonly [DialSpace, DialSpace, DialSpace, DialSpace, DialSpace, DialSpace, DialSpace, DialSpace];

const dial = (start: number, source: Provenance, ring: Ring): Dial => ({
  start,
  spaces: [zero, ...ring],
  sources: { start: source },
});

const footman = unit('unit-footman');
const bowman = unit('unit-bowman');
const foundBowman = foundUnit('unit-bowman');
const warrior = unit('unit-warrior');
const archer = unit('unit-archer');
const sorceress = unit('unit-sorceress');
const pegasus = unit('unit-pegasus-rider');
const berserker = unit('unit-berserker');
const ripper = unit('unit-flesh-ripper');
const warlock = unit('unit-warlock');
const chaosLord = unit('unit-chaos-lord');
const reanimate = unit('unit-reanimate');
const skeleton = unit('unit-skeleton-archer');
const necromancer = unit('unit-necromancer');
const darkKnight = unit('unit-dark-knight');

/** The three dials of each faction sheet, space by space. (RW-DIAL-01, RW-DIAL-10) */
export const dials: { readonly [faction in Faction]: Dials } = {
  daqan: {
    food: dial(3, 'inferred', [footman, footman, influence, footman, tactics, footman, influence, footman]),
    wood: dial(2, 'inferred', [
      foundBowman,
      foundTactics,
      foundBowman,
      foundInfluence,
      bowman,
      tactics,
      bowman,
      nothing,
    ]),
    ore: dial(2, 'inferred', [
      foundInfluence,
      foundUnit('unit-knight'),
      foundTactics,
      foundUnit('unit-siege-tower'),
      nothing,
      unit('unit-knight'),
      nothing,
      unit('unit-siege-tower'),
    ]),
  },
  latari: {
    food: dial(2, 'found', [warrior, influence, warrior, nothing, tactics, warrior, influence, warrior]),
    wood: dial(3, 'designed', [archer, influence, archer, tactics, archer, archer, nothing, archer]),
    ore: dial(2, 'designed', [
      nothing,
      sorceress,
      influence,
      pegasus,
      tactics,
      sorceress,
      influence,
      pegasus,
    ]),
  },
  // Influence at food 3 and wood 2, where the arrows soon are: with less of it they won too seldom. (decision 60)
  uthuk: {
    food: dial(3, 'found', [
      berserker,
      berserker,
      influence,
      berserker,
      tactics,
      berserker,
      nothing,
      berserker,
    ]),
    wood: dial(1, 'designed', [ripper, influence, ripper, tactics, ripper, tactics, ripper, nothing]),
    ore: dial(3, 'designed', [tactics, warlock, influence, chaosLord, nothing, warlock, tactics, chaosLord]),
  },
  waiqar: {
    food: dial(3, 'found', [
      reanimate,
      reanimate,
      influence,
      reanimate,
      tactics,
      reanimate,
      nothing,
      reanimate,
    ]),
    wood: dial(2, 'designed', [skeleton, tactics, skeleton, influence, skeleton, tactics, skeleton, nothing]),
    ore: dial(2, 'designed', [
      influence,
      necromancer,
      tactics,
      darkKnight,
      nothing,
      necromancer,
      tactics,
      darkKnight,
    ]),
  },
};
