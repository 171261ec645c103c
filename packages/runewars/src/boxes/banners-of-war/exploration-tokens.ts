import { noun } from '@runehold/kernel/text/catalogue';
import { many } from '../../content/names.ts';
import type { ExplorationToken } from '../../content/types-quests.ts';
import { either } from '../base/exploration-tokens.ts';

const flooded = either(
  'exp-flooded-area',
  'location',
  { kind: 'flood', areas: 2 },
  many(
    noun('Flooded Area'),
    'm',
    'Zalany obszar, Zalanego obszaru, Zalanemu obszarowi, Zalany obszar, Zalanym obszarem, Zalanym obszarze, Zalane obszary, Zalanych obszarów',
  ),
);
const defensible = either(
  'exp-defensible-area',
  'destructible',
  { kind: 'add-strength', strength: 1 },
  many(
    noun('Defensible Area'),
    'm',
    'Obronny obszar, Obronnego obszaru, Obronnemu obszarowi, Obronny obszar, Obronnym obszarem, Obronnym obszarze, Obronne obszary, Obronnych obszarów',
  ),
);

/** The exploration tokens of the expansion. (BW-EXPL-02 to BW-EXPL-17) */
export const explorationTokens: readonly ExplorationToken[] = [
  flooded(1, 2),
  flooded(2, 2),
  defensible(1, 2),
  defensible(2, 2),
];
