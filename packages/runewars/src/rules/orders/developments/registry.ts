import type { Development, DevelopmentEffect } from '../../../content/types-realm.ts';
import { type CardText, clause, colon, comma, onlyIf, stop } from '../../../text/clause.ts';
import { timingsText } from '../../../text/clause-groups.ts';
import { type EffectsOf, family } from '../../../text/family.ts';
import { speech } from '../../../text/speech.ts';
import { perContent } from '../../table/per-content.ts';
import type { DevelopedKind } from './development.ts';
import { addsStrength, damages, drivesOff, routs } from './fortifications.ts';
import { drawsTactics, gainsInfluence, raisesDialOfArea } from './harvest.ts';

/** Every effect, in an order that only grows at its end. */
const kinds = {
  'raise-dial-of-area': raisesDialOfArea,
  'gain-influence': gainsInfluence,
  'draw-tactics': drawsTactics,
  'add-strength': addsStrength,
  retreat: drivesOff,
  damage: damages,
  rout: routs,
} as const;

export type DevelopmentEffects = EffectsOf<typeof kinds>;

const room = speech({
  'clause.development-of': [{ faction: 'faction' }, 'only for {faction:a}', 'tylko dla frakcji: {faction}'],
});

/** What developments do when they are used. */
export const developments = family<DevelopmentEffect, DevelopedKind<DevelopmentEffect>>(
  'development',
  kinds,
  room.words,
);

const { rules, placeOf } = developments.rowOf(({ inHarvest }) => inHarvest?.rule);
export const harvestRules = rules;

/** By development: where its rule for harvests stands. */
export const harvestRuleOf = perContent(content => content.developments.map(({ effect }) => placeOf(effect)));

/** Whose development it is, when it is used and what it does. */
export const developmentText = ({ faction, timing, effect, discarded }: Development): CardText => [
  ...onlyIf(faction !== undefined, room.clause('clause.development-of', { faction }), stop),
  ...timingsText([timing]),
  ...onlyIf(discarded, comma, clause('clause.discarded')),
  colon,
  ...developments.textOf(effect),
  stop,
];
