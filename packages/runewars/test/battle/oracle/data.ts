/** What the oracle knows of units and Fate cards, written down again from the ledger's data. */

export type Shape = 'triangle' | 'circle' | 'rectangle' | 'hexagon';

type UnitType = {
  readonly name: string;
  readonly shape: Shape;
  readonly health: number;
  readonly initiative: number;
};

const unit = (name: string, shape: Shape, health: number, initiative: number): UnitType => ({
  name,
  shape,
  health,
  initiative,
});

export const unitTypes: readonly UnitType[] = [
  unit('unit-bowman', 'triangle', 1, 1),
  unit('unit-knight', 'rectangle', 2, 2),
  unit('unit-footman', 'triangle', 1, 3),
  unit('unit-siege-tower', 'hexagon', 3, 5),
  unit('unit-archer', 'triangle', 1, 1),
  unit('unit-pegasus-rider', 'rectangle', 3, 2),
  unit('unit-sorceress', 'circle', 1, 3),
  unit('unit-warrior', 'rectangle', 2, 4),
  unit('unit-flesh-ripper', 'rectangle', 1, 1),
  unit('unit-berserker', 'triangle', 1, 2),
  unit('unit-warlock', 'circle', 1, 3),
  unit('unit-chaos-lord', 'hexagon', 3, 4),
  unit('unit-skeleton-archer', 'triangle', 1, 1),
  unit('unit-necromancer', 'circle', 1, 2),
  unit('unit-dark-knight', 'rectangle', 3, 3),
  unit('unit-reanimate', 'triangle', 1, 4),
  unit('unit-sorcerer', 'circle', 1, 1),
  unit('unit-razorwing', 'triangle', 1, 1),
  unit('unit-beastman', 'triangle', 1, 2),
  unit('unit-hell-hound', 'rectangle', 2, 3),
  unit('unit-dragon', 'hexagon', 4, 4),
  unit('unit-giant', 'hexagon', 5, 5),
  unit('unit-novice-wizard', 'circle', 1, 2),
  unit('unit-roc', 'hexagon', 4, 4),
  unit('unit-leonx-rider', 'rectangle', 2, 4),
  unit('unit-forest-guardian', 'hexagon', 5, 5),
  unit('unit-blood-sister', 'circle', 1, 2),
  unit('unit-obscene', 'hexagon', 5, 5),
  unit('unit-vampire', 'rectangle', 2, 3),
  unit('unit-great-wyrm', 'hexagon', 4, 5),
];

const shapes: readonly Shape[] = ['triangle', 'circle', 'rectangle', 'hexagon'];

/** The Fate cards 1 to 30, section by section in the order of the shapes. */
const fate: readonly (readonly string[])[] = `
- S R2 D2|- S R2 D1|- S S D1|- S S -|R1 D1 - -|R1 D1 - S|R1 - - S|R1 - R1 D3|S - R1 D3|S - R1 D2|
- S D2 D2|- S D2 D1|- S S D1|- S S D1|D1 R1 - -|D1 R1 - S|D1 - - S|D1 - D1 D3|S - D1 -|S - D1 D2|
- S D2 R2|- S D2 R2|- S S R1|- S S -|D1 D1 - -|D1 D1 - S|D1 - - S|D1 - D1 R2|S - D1 R2|S - D1 R2`
  .split('|')
  .map(card => card.trim().split(' '));

/** What a card says for a type: `S`, `R` or `D` with a number, or a dash. */
export const readFate = (number: number, type: number): string =>
  fate[number - 1][shapes.indexOf(unitTypes[type].shape)];
