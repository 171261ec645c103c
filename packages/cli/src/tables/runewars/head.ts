import { seasonIds, seasonPool } from '@runehold/runewars/pools';
import { said, wrap } from '../wrap.ts';
import type { Sight } from './sight.ts';

/** The year and season, whose turn it is, and the card that holds for the season. */
export const headlines = (sight: Sight): string[] => {
  const { t, scene, view } = sight;
  const { speaker, colors } = scene;
  if (t.year === 0) return [colors.bold(speaker.say('cli.runewars.setup', { who: t.firstSeat }, scene))];
  const card: string | undefined = seasonPool.cards[t.seasonCard.top];
  const parts = [
    speaker.say('cli.runewars.year', { year: t.year }),
    speaker.card('season', seasonIds[t.season]),
    !view.over && t.current > 0 && speaker.say('cli.table.turn', { who: t.current - 1 }, scene),
    speaker.say('cli.table.first', { who: t.firstSeat }, scene),
    card !== undefined && speaker.say('cli.runewars.season-card', { card: speaker.card('seasonCard', card) }),
    ...t.victoryOn.toArray().map((owner, i) => {
      const season = speaker.card('season', seasonIds[i]);
      return owner > 0 && speaker.say('cli.runewars.victory', { who: owner - 1, season }, scene);
    }),
  ];
  return wrap(said(parts).join(' · '), '  ').map(line => colors.bold(line));
};
