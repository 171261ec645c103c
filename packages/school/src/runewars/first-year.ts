import { universe } from '@runehold/runewars/boxes/universe';
import type { GuidedGame, Leader } from '../guided.ts';
import type { Text } from '../lesson.ts';
import { firstYearPoints, firstYearWords, yearOver } from './first-year-points.ts';

/** A faction with its name from the catalogue. */
const leader = (value: string, about: Text): Leader => {
  const names = universe.factions.find(({ id }) => id === value)?.name;
  return { value, name: [names?.[0].forms['one'] ?? value, names?.[1].forms['nom'] ?? value], about };
};

/** Of these one is asked once more here, however likely they are. */
const firm = new Set(['runewars.hard-battle']);

/** So many warnings in a season, however much there would be to warn of. */
const WARNINGS_A_SEASON = 2;

/** A real game of three, of which the first year is guided. */
export const firstYear: GuidedGame = {
  id: 'runewars.first-year',
  game: 'runewars',
  seats: 3,
  options: { board: 'compact', exploration: 'no' },
  level: 'squire',
  leads: 'faction1',
  leaders: [
    leader('daqan', [
      'Knights and Footmen: sturdy, quick to recruit. Good for a start.',
      'Rycerze i Piechurzy: twardzi i łatwi do zwerbowania. Dobrzy na początek.',
    ]),
    leader('latari', [
      'Archers and Pegasus Riders: quick in battle, and over mountains.',
      'Łucznicy i Jeźdźcy pegazów: szybcy w bitwie i ponad górami.',
    ]),
    leader('uthuk', [
      'Berserkers and Chaos Lords: they hit hard and do not wait.',
      'Berserkerzy i Władcy chaosu: biją mocno i nie czekają.',
    ]),
    leader('waiqar', [
      'The dead: cheap Reanimates, and Necromancers who raise more.',
      'Umarli: tani Ożywieńcy i Nekromanci, którzy wskrzeszają następnych.',
    ]),
  ],
  opening: [
    [
      'Six dragon runes win, but today one year is enough.',
      'Sześć smoczych runów daje zwycięstwo, ale dziś wystarczy jeden rok.',
    ],
    [
      'I speak up at six moments of the year, and light up what I am talking about.',
      'Odzywam się w sześciu chwilach roku i podświetlam to, o czym mowa.',
    ],
    [
      'Before you do something you may regret, I will ask once more.',
      'Zanim zrobisz coś, czego możesz żałować, zapytam jeszcze raz.',
    ],
  ],
  guidance: {
    words: firstYearWords,
    with: coach => ({
      ...coach,
      mostWarnings: WARNINGS_A_SEASON,
      triggers: [
        ...firstYearPoints,
        ...coach.triggers.map(each => (firm.has(each.id) ? { ...each, kind: 'certain' as const } : each)),
      ],
    }),
  },
  rest: yearOver,
};
