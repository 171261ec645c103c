import { areasOf, locationIn } from './areas.ts';
import { heroesOf, rewardsUnder } from './heroes.ts';
import { isTaken, type Sight, seenAt } from './sight.ts';

/** The rune token of an area, as far as the viewer knows it. */
export const runeIn = ({ t }: Sight, area: number): 'none' | 'dragon' | 'false' | 'facedown' => {
  if (!isTaken(t.rune[area])) return 'none';
  const seen = seenAt(t.rune[area]);
  return seen === 'dragon' || seen === 'false' ? seen : 'facedown';
};

/** The runes of a seat: what the viewer knows of them, and what everybody sees. */
type Runes = {
  /** Dragon runes that the viewer knows of, and tokens and Rewards of which he does not know what they are. */
  readonly known: number;
  readonly unknown: number;
  /** Dragon runes that lie open, and tokens and Rewards that lie facedown, whoever knows them. */
  readonly up: number;
  readonly down: number;
};

export const runesOf = (sight: Sight, seat: number): Runes => {
  const { t, content } = sight;
  let known = 0;
  let unknown = 0;
  let up = 0;
  let down = 0;
  for (const area of areasOf(sight, seat)) {
    const rune = runeIn(sight, area);
    const location = locationIn(sight, area);
    if (location?.kind === 'count-runes') {
      known += location.runes;
      up += location.runes;
    }
    if (rune !== 'none' && t.runeUp[area] === 0) down++;
    if (rune === 'facedown') unknown++;
    if (rune !== 'dragon') continue;
    known++;
    if (t.runeUp[area] === 1) up++;
  }
  for (const hero of heroesOf(sight, seat)) {
    for (const place of rewardsUnder(sight, hero)) {
      const id = seenAt(t.reward[place]);
      const card = content.rewardCards.find(reward => reward.id === id);
      if (t.rewardUp[place] === 0) down++;
      if (card === undefined) unknown++;
      else {
        known += card.runes;
        if (t.rewardUp[place] === 1) up += card.runes;
      }
    }
  }
  return { known, unknown, up, down };
};
