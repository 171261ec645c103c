import { commanderCardIds, developmentCardIds, seasonIds, titleIds } from '@runehold/runewars/pools';
import { areasOf, unitsOf } from '@runehold/runewars/rules/view/areas';
import { developmentCardsOf } from '@runehold/runewars/rules/view/development-cards';
import { commandersIn, commandOf, heroesOf, rewardsUnder } from '@runehold/runewars/rules/view/heroes';
import { titlesOf, victoryOf } from '@runehold/runewars/rules/view/realm';
import { runesKnown, runesNeeded } from '@runehold/runewars/rules/view/runes';
import { icons } from '../../icons.ts';
import type { Sight } from '../../sight.ts';
import type { Drawing } from '../../use-drawing.ts';

/** What everybody may know of a seat's hand and realm, by number. */
const countsOf = (sight: Sight, seat: number) => {
  const { t } = sight;
  const heroes = heroesOf(sight, seat);
  return {
    tactics: t.tactics.at(seat).total + t.freshTactics.at(seat).total,
    quests: t.questHand.at(seat).total + t.questShown.at(seat).total,
    rewards: heroes.reduce((sum, hero) => sum + rewardsUnder(sight, hero).length, 0),
    heroes: heroes.length,
    developments: developmentCardsOf(sight, seat).filter(({ isBought }) => isBought),
  };
};

const titleNames = ({ sight, speaker }: Drawing, seat: number): string[] =>
  titlesOf(sight, seat).map(title => speaker.noun('title', titleIds[title]));

/** Who commands for a seat, each with his card. */
const commandNames = ({ sight, speaker }: Drawing, seat: number): string[] =>
  commandersIn(sight, seat).map(
    hero =>
      `${speaker.noun('hero', sight.content.heroes[hero].id)} (${speaker.noun('commanderCard', commanderCardIds[commandOf(sight, hero)])})`,
  );

/** Everything that everybody may know of a seat, line by line. */
export const publicLines = (drawing: Drawing, seat: number): string[] => {
  const { sight, speaker } = drawing;
  const { t } = sight;
  const { tactics, quests, rewards, heroes, developments } = countsOf(sight, seat);
  const { up, down } = runesKnown(sight, seat);
  const [food, wood, ore] = t.dial.row(seat);
  const titles = titleNames(drawing, seat);
  const commands = commandNames(drawing, seat);
  const claimed = victoryOf(sight, seat);
  return [
    speaker.say('rw.realm.size', { areas: areasOf(sight, seat).length, units: unitsOf(sight, seat) }),
    speaker.say('rw.dials.public', { food, wood, ore }),
    [
      speaker.say('rw.dial.influence', { n: t.influence.get(seat) }),
      speaker.say('rw.hidden.tactics', { n: tactics }),
      speaker.say('rw.hidden.quests', { n: quests }),
      speaker.say('rw.hidden.heroes', { n: heroes }),
      speaker.say('rw.hidden.rewards', { n: rewards }),
    ].join(', '),
    speaker.say('rw.runes.public', { up, down }),
    ...(titles.length === 0 ? [] : [speaker.say('rw.title.held', { names: titles.join(', ') })]),
    ...(commands.length === 0 ? [] : [speaker.say('rw.commander.public', { names: commands.join(', ') })]),
    ...(developments.length === 0
      ? []
      : [
          speaker.say('rw.devcards.named', {
            names: developments
              .map(({ card }) => speaker.noun('developmentCard', developmentCardIds[card]))
              .join(', '),
          }),
        ]),
    ...(claimed < 0
      ? []
      : [
          speaker.say('rw.victory.laid', {
            season: speaker.noun('season', seasonIds[claimed]),
            n: runesNeeded(sight),
          }),
        ]),
    ...(t.firstSeat === seat ? [speaker.say('table.first')] : []),
  ];
};

/** The numbers of a rival's strip, each with its mark and its words. */
export const markedCounts = ({ sight, speaker }: Drawing, seat: number) => {
  const { tactics, quests, rewards, heroes, developments } = countsOf(sight, seat);
  const rows = [
    ['areas', icons.area, areasOf(sight, seat).length, 'rw.areas'],
    ['influence', icons.influence, sight.t.influence.get(seat), 'rw.dial.influence'],
    ['tactics-hand', icons.tactics, tactics, 'rw.hidden.tactics'],
    ['quest-hand', icons.quest, quests, 'rw.hidden.quests'],
    ['heroes', icons.hero, heroes, 'rw.hidden.heroes'],
    ['rewards', icons.reward, rewards, 'rw.hidden.rewards'],
    ...(developments.length > 0
      ? ([['development-cards', icons.developmentCard, developments.length, 'rw.devcards.public']] as const)
      : []),
  ] as const;
  return rows.map(([mark, path, n, key]) => ({ mark, path, n, label: speaker.say(key, { n }) }));
};
