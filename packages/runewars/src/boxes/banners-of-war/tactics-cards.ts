import { titled } from '../../content/names.ts';
import type { FateResult } from '../../content/types.ts';
import type { TacticsCard } from '../../content/types-cards.ts';

const miss: FateResult = { kind: 'miss' };
const special: FateResult = { kind: 'special' };
const damage = (amount: number): FateResult => ({ kind: 'damage', amount });
const rout = (amount: number): FateResult => ({ kind: 'rout', amount });

type Row = readonly [triangle: FateResult, circle: FateResult, rectangle: FateResult, hexagon: FateResult];

const tacticalFate = (
  id: string,
  name: TacticsCard['name'],
  [triangle, circle, rectangle, hexagon]: Row,
): TacticsCard => ({
  id,
  name,
  copies: 2,
  fate: { triangle, circle, rectangle, hexagon },
  timings: ['turn'],
  side: 'owner',
  participant: false,
  effect: { kind: 'place-activation-of-opponent' },
  sources: { name: 'designed', copies: 'designed', timing: 'designed', effect: 'designed' },
});

export const tacticsCards: readonly TacticsCard[] = [
  tacticalFate('tactics-bribery', titled('Bribery', 'Przekupstwo'), [rout(1), rout(1), special, damage(2)]),
  tacticalFate('tactics-flanking-strike', titled('Flanking Strike', 'Atak z flanki'), [
    damage(1),
    damage(1),
    damage(2),
    damage(2),
  ]),
  tacticalFate('tactics-hold-the-line', titled('Hold the Line', 'Utrzymać szyk'), [
    rout(1),
    rout(1),
    rout(1),
    rout(2),
  ]),
  tacticalFate('tactics-omens-in-smoke', titled('Omens in Smoke', 'Znaki w dymie'), [
    miss,
    special,
    damage(1),
    special,
  ]),
  tacticalFate('tactics-elder-lore', titled('Elder Lore', 'Wiedza przodków'), [
    special,
    special,
    miss,
    damage(1),
  ]),
  tacticalFate('tactics-hired-blades', titled('Hired Blades', 'Najemne ostrza'), [
    damage(1),
    damage(1),
    damage(1),
    damage(3),
  ]),
  tacticalFate('tactics-rousing-speech', titled('Rousing Speech', 'Porywająca mowa'), [
    special,
    miss,
    rout(2),
    special,
  ]),
];
