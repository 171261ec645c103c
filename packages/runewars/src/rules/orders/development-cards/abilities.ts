import type { UnitEffect } from '../../../content/types.ts';
import { abilities } from '../../battle/abilities/registry.ts';
import type { Improves } from './card.ts';

const abilityText = ({ ability }: { readonly ability: UnitEffect }) => abilities.textOf(ability);

/** Mass Grave, Aura of Dread, Inferno Rite: the special icon of the type stands for something better. */
export const changesAbility: Improves<'change-ability', { ability: UnitEffect }> = {
  clause: ['the special ability is now:', 'specjalna zdolność brzmi teraz:'],
  details: abilityText,
  bot: { worth: units => 0.5 * units },
};

/** Lords of Bilehall: for each special icon the controller chooses between the printed ability and this one. */
export const givesOtherAbility: Improves<'other-ability', { ability: UnitEffect }> = {
  clause: ['instead of the special ability, if you wish:', 'zamiast specjalnej zdolności, jeśli chcesz:'],
  details: abilityText,
  bot: { worth: units => 0.5 * units, answers: { 'choose-ability.yes': 'strikeByPolicy' } },
};

/** Barded Chargers, Skyborne Lances: a side with such a unit may use it once at the card's moment of a battle. */
export const usesAbility: Improves<'use-ability', { ability: UnitEffect }> = {
  clause: [
    'if at least one takes part, you may use this:',
    'jeśli bierze w niej udział choć jedna taka jednostka, możesz użyć efektu:',
  ],
  details: abilityText,
  bot: { worth: units => 0.5 * units, answers: { 'use-development-cards.pick': 'strikeByPolicy' } },
};

/** Restless Legion, Martyrs of the Covenant, Bottomless Gluttony: the same of a side that has lost such a unit. (G9) */
export const usesForFallen: Improves<'use-for-fallen', { ability: UnitEffect }> = {
  clause: [
    'if at least one was destroyed in the battle, you may use this:',
    'jeśli w bitwie zniszczono choć jedną taką jednostkę, możesz użyć efektu:',
  ],
  details: abilityText,
  bot: { worth: units => 0.5 * units },
};

/** Heartwood. */
export const addsStrength: Improves<'strength-for-units', { strength: number; most: number }> = {
  clause: [
    'when you defend, each one that takes part, standing or routed, adds {strength} strength, up to {most}',
    'w obronie każda taka jednostka biorąca udział w bitwie, stojąca lub rozbita, dodaje {strength} siły, razem najwyżej {most}',
  ],
  bot: { worth: units => 0.6 * units },
};
