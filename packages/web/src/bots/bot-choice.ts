import { naturedName, partsOfLevel } from '@runehold/ai/level-names';
import { usualAmong } from '@runehold/protocol/parts/usual-level';

/** The ways bots can play, as a host tells them: their levels, and those of them that can be had with a nature. */
export type Offered = { readonly levels: readonly string[]; readonly natured?: readonly string[] };

/** The natures that a bot of a level can have. */
export const naturesOf = ({ natured = [] }: Offered, level: string): readonly string[] =>
  natured.flatMap(name => {
    const { level: own, nature } = partsOfLevel(name);
    return own === level && nature !== undefined ? [nature] : [];
  });

/** The same bot, of another level: it keeps its nature where that level has room for it. */
export const atLevel = (offered: Offered, chosen: string, level: string): string => {
  const { nature } = partsOfLevel(chosen);
  return nature !== undefined && naturesOf(offered, level).includes(nature)
    ? naturedName(level, nature)
    : level;
};

/** The bot that is meant: of the usual level where the game has none of its name any more. */
export const botAmong = (offered: Offered, chosen: string): string => {
  const { level } = partsOfLevel(chosen);
  return atLevel(offered, chosen, offered.levels.includes(level) ? level : usualAmong(offered.levels));
};
