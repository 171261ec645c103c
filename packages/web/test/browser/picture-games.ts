import type { Match } from '@runehold/kernel/match/match';
import { everyVariant } from './every-variant.ts';
import { during, inRound, inYear, playedGame } from './positions.ts';
import { atBid, atDuel, atTest } from './positions-stage.ts';
import { isAskedFor } from './sought-game.ts';

/** The games that the pictures of docs/pictures are taken of. Each is played when a picture needs it, and once. */

const races = { race1: 'latari', race2: 'daqan', race3: 'uthuk', race4: 'waiqar' } as const;
const factions = {
  faction1: 'latari',
  faction2: 'daqan',
  faction3: 'uthuk',
  faction4: 'waiqar',
} as const;
const company = ['Mira', 'bot:Tomasz', 'bot:Grukk', 'bot:Kasia'] as const;

/** A battle of many units in its second round or later. */
const isGreatBattle = (match: Match): boolean => {
  const { fighters, combatRound } = match.view('spectator').table as {
    fighters: number[][];
    combatRound: number;
  };
  return combatRound > 1 && fighters.flat().reduce((sum, units) => sum + units, 0) > 7;
};

const plays = {
  table: () =>
    playedGame({
      holders: company,
      options: races,
      seed: 11,
      until: match => inRound(6)(match) && Number(match.view(0).asks[0]?.prompt.args['purse'] ?? 0) >= 3,
    }),
  siege: () =>
    playedGame({
      holders: company,
      options: { ...races, scenario: 'runewars' },
      seed: 5,
      until: match => {
        const { fighter, army } = match.view('spectator').table as {
          fighter: number[];
          army: string[][];
        };
        return during('assault')(match) && fighter[1] >= 0 && army[0].length > 1 && army[1].length > 0;
      },
    }),
  battle: () =>
    playedGame({
      holders: ['Mira'],
      options: { race1: 'uthuk' },
      seed: 3,
      until: match =>
        inRound(4)(match) &&
        during('assault')(match) &&
        (match.view('spectator').table as { army: string[][] }).army[0].length > 1,
    }),
  hotSeat: () => playedGame({ holders: ['Mira', 'Antek'], options: races, seed: 8, until: inRound(2) }),
  finished: () => playedGame({ holders: company, options: races, seed: 21 }),
  war: () =>
    playedGame({
      of: 'runewars',
      holders: company,
      options: factions,
      seed: 4,
      until: match => inYear(5)(match) && match.view(0).asks[0]?.name === 'area' && during('activate')(match),
    }),
  clash: () =>
    playedGame({
      of: 'runewars',
      holders: company,
      options: factions,
      seed: 6,
      until: match => inYear(2)(match) && isGreatBattle(match),
    }),
  choosing: () => playedGame({ of: 'runewars', holders: company, seed: 4, until: () => true }),
  nine: () =>
    playedGame({
      of: 'runewars',
      holders: company,
      options: { ...factions, ...everyVariant },
      seed: 4,
      until: match => inYear(3)(match) && isAskedFor('prompt.choose-order')(match),
    }),
  fate: () =>
    playedGame({
      of: 'runewars',
      holders: company,
      options: everyVariant,
      seed: 4,
      until: match => inYear(2)(match) && during('battle')(match),
    }),
  capital: () =>
    playedGame({
      of: 'runewars',
      holders: company,
      options: { ...factions, ...everyVariant },
      seed: 5,
      until: match =>
        inYear(2)(match) &&
        isAskedFor('prompt.choose-order')(match) &&
        (match.view('spectator').table as { capital: number[] }).capital[0] > 0,
    }),
  building: () =>
    playedGame({
      of: 'runewars',
      holders: company.slice(0, 3),
      options: { board: 'built' },
      seed: 2,
      until: match => during('lay-tile')(match) && match.entries.length > 5,
    }),
  duel: atDuel,
  test: atTest,
  bid: atBid,
  won: () => playedGame({ of: 'runewars', holders: company, options: factions, seed: 9 }),
} as const;

const played = new Map<string, string>();

/** A game as the text of its file. */
export const pictureGame = (name: keyof typeof plays): string => {
  const file = played.get(name) ?? plays[name]();
  played.set(name, file);
  return file;
};
