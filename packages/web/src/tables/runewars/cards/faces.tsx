import type { QuestTask } from '@runehold/runewars/content/types-quests';
import { orderIds, seasonIds } from '@runehold/runewars/pools';
import type { TextKind } from '@runehold/runewars/rules/view/texts';
import type { Deck, DeckFace } from '../../../kit/deck-card.tsx';
import { emblems, type Faction } from '../../../kit/factions.ts';
import type { LandKind } from '../../../kit/landscape.ts';
import type { Speaker } from '../../../text/speaker.ts';
import { icons, orderIcons, resourceIcons, seasonIcons } from '../icons.ts';
import { backs } from './backs.ts';
import { figures } from './figures.ts';
import { type CardDrawing, linesOf } from './lines.ts';
import { HeroPicture, TacticalFatePicture, UnitPicture } from './pictures.tsx';

/** What differs between the kinds of cards; names and lines are found alike for all. */
type Drawn = Omit<DeckFace, 'name' | 'lines' | 'seed'> & { readonly id: string };
type Draw = (drawing: CardDrawing, it: number) => Drawn;

const traitsOf = (traits: readonly string[], speaker: Speaker): string =>
  traits.map(trait => speaker.word(`clause.trait.${trait}`)).join(', ');

/** Cards of one deck are set in several lands, one after the other. */
const lands = {
  quest: ['latari', 'neutral', 'omen', 'daqan', 'waiqar'],
  tactics: ['omen', 'daqan', 'neutral', 'uthuk'],
  reward: ['foe', 'gold', 'waiqar', 'rune'],
  commander: ['uthuk', 'foe', 'gold'],
} as const satisfies Readonly<Record<string, readonly LandKind[]>>;

const landAt = (of: readonly LandKind[], it: number): LandKind => of[it % of.length];

const seasonLands: readonly LandKind[] = ['latari', 'gold', 'uthuk', 'rune'];

/** Deck, sign and kind of a card as the back of its deck has them. */
const likeBack = (kind: keyof typeof backs, speaker: Speaker) => {
  const { deck, sign, name } = backs[kind];
  return { deck, sign, over: speaker.say(name) } as const;
};

const order: Draw = ({ sight, speaker }, it) => ({
  id: orderIds[it],
  deck: 'order',
  over: speaker.say('rw.card.order'),
  sign: icons.season,
  land: 'neutral',
  figure: orderIcons[it],
  number: sight.content.orders[it].number,
  foot: [speaker.say('rw.card.each'), ''],
});

const tactics: Draw = ({ sight, speaker }, it) => {
  const { id, copies, fate } = sight.content.tacticsCards[it];
  const land = landAt(lands.tactics, it);
  return {
    id,
    ...likeBack('tactics', speaker),
    land,
    ...(fate === undefined
      ? { figure: figures[id] }
      : { picture: <TacticalFatePicture figure={figures[id]} land={land} seed={id} results={fate} /> }),
    foot: ['', speaker.say('rw.card.copies', { n: copies })],
  };
};

const seasonCard: Draw = ({ sight, speaker }, it) => {
  const { id, season, bid, copies } = sight.content.seasonCards[it];
  const number = seasonIds.indexOf(season);
  return {
    id,
    deck: 'season',
    over: speaker.noun('season', season),
    sign: seasonIcons[number],
    land: seasonLands[number],
    figure: figures[id],
    foot: [bid === undefined ? '' : speaker.say('rw.card.bid'), speaker.say('rw.card.copies', { n: copies })],
  };
};

const taskLine = (speaker: Speaker, task: QuestTask): string => {
  if (task.kind === 'test') return speaker.noun('attribute', task.attribute);
  return task.kind === 'duel' ? speaker.say('rw.card.duel') : '';
};

const quest: Draw = ({ sight, speaker }, it) => {
  const { id, place, task, setupTile } = sight.content.questCards[it];
  return {
    id,
    ...likeBack('quest', speaker),
    ...(setupTile !== undefined && { over: speaker.say('rw.card.setup-quest') }),
    land: landAt(lands.quest, it),
    figure: figures[id],
    foot: [
      place.kind === 'area' ? speaker.say('rw.card.area', { area: place.area }) : '',
      taskLine(speaker, task),
    ],
  };
};

const reward: Draw = ({ sight, speaker }, it) => {
  const { id, trait, copies } = sight.content.rewardCards[it];
  return {
    id,
    ...likeBack('reward', speaker),
    land: landAt(lands.reward, it),
    figure: figures[id],
    foot: [
      trait === undefined ? '' : speaker.say(`rw.card.${trait}`),
      speaker.say('rw.card.copies', { n: copies }),
    ],
  };
};

const objective: Draw = ({ sight, speaker }, it) => {
  const { id, alignment } = sight.content.objectiveCards[it];
  return {
    id,
    deck: 'objective',
    over: speaker.say(`rw.card.objective.${alignment}`),
    sign: icons.objective,
    land: alignment === 'good' ? 'daqan' : 'waiqar',
    figure: figures[id],
    foot: ['', speaker.say('rw.card.copies', { n: 1 })],
  };
};

const heroLands = { good: 'latari', neutral: 'neutral', evil: 'foe' } as const;

const hero: Draw = ({ sight, speaker }, it) => {
  const { id, alignment, strength, agility, wisdom, health, traits } = sight.content.heroes[it];
  const named = { strength, agility, wisdom };
  return {
    id,
    deck: 'hero',
    over: speaker.say(`rw.card.hero.${alignment}`),
    sign: icons.hero,
    land: heroLands[alignment],
    picture: <HeroPicture figure={figures[id] ?? ''} land={heroLands[alignment]} seed={id} health={health} />,
    figures: [
      ...Object.entries(named).map(([attribute, value]) => ({
        name: speaker.noun('attribute', attribute),
        value,
      })),
      { name: speaker.say('rw.card.health'), value: health },
    ],
    foot: [traitsOf(traits, speaker), ''],
  };
};

const title: Draw = ({ sight, speaker }, it) => {
  const { id } = sight.content.titles[it];
  return {
    id,
    deck: 'title',
    over: speaker.say('rw.card.title'),
    sign: icons.influence,
    land: 'waiqar',
    figure: figures[id],
    foot: ['', ''],
  };
};

const unit: Draw = ({ sight, speaker }, it) => {
  const { id, owner, unitClass, initiative, health, figures, traits } = sight.content.units[it];
  const faction: Faction = owner;
  return {
    id,
    deck: owner satisfies Deck,
    over: owner === 'neutral' ? speaker.say('rw.card.neutral') : speaker.noun('faction', owner),
    sign: emblems[faction],
    land: faction,
    picture: <UnitPicture unit={id} shape={unitClass} faction={faction} />,
    figures: [
      { name: speaker.say('rw.card.initiative'), value: initiative },
      { name: speaker.say('rw.card.pieces'), value: figures },
      { name: speaker.say('rw.card.health'), value: health },
    ],
    foot: [speaker.word(`clause.class.${unitClass}`), traitsOf(traits, speaker)],
  };
};

const city: Draw = ({ sight, speaker }, it) => {
  const { id } = sight.content.cities[it];
  return {
    id,
    deck: 'site',
    over: speaker.say('rw.card.city'),
    sign: icons.area,
    land: 'city',
    foot: ['', ''],
  };
};

const development: Draw = ({ sight, speaker }, it) => {
  const { id, faction, copies } = sight.content.developments[it];
  return {
    id,
    deck: 'site',
    over: speaker.say('rw.card.development'),
    sign: resourceIcons[1],
    land: faction ?? 'neutral',
    figure: figures[id],
    foot: [
      faction === undefined ? '' : speaker.noun('faction', faction),
      speaker.say('rw.card.copies', { n: copies }),
    ],
  };
};

const developmentCard: Draw = ({ sight, speaker }, it) => {
  const { id, faction, unit: about } = sight.content.developmentCards[it];
  return {
    id,
    deck: faction satisfies Deck,
    over: speaker.say('rw.card.development-card'),
    sign: icons.developmentCard,
    land: faction,
    figure: figures[id],
    foot: [speaker.noun('faction', faction), about === undefined ? '' : speaker.noun('unit', about)],
  };
};

const commanderCard: Draw = ({ sight, speaker }, it) => {
  const { id } = sight.content.commanderCards[it];
  return {
    id,
    ...likeBack('commanderCard', speaker),
    land: landAt(lands.commander, it),
    figure: figures[id],
    foot: ['', ''],
  };
};

const exploration: Draw = ({ sight, speaker }, it) => {
  const { id, key, back, copies } = sight.content.explorationTokens[it];
  return {
    id,
    ...likeBack('exploration', speaker),
    land: 'rune',
    figure: figures[id] ?? figures[key],
    foot: [
      speaker.say('rw.card.back', { back: back === 1 ? '1' : '2+' }),
      speaker.say('rw.card.copies', { n: copies }),
    ],
  };
};

const draws: Readonly<Record<TextKind, Draw>> = {
  order,
  tactics,
  seasonCard,
  quest,
  reward,
  objective,
  hero,
  title,
  unit,
  city,
  development,
  developmentCard,
  commanderCard,
  exploration,
};

/** Whether things of a kind are drawn as cards. */
export const hasFace = (kind: string): kind is TextKind => Object.hasOwn(draws, kind);

/** The face of a card or component. */
export const faceOf = (drawing: CardDrawing, kind: TextKind, it: number): DeckFace => {
  const { id, ...drawn } = draws[kind](drawing, it);
  return {
    ...drawn,
    seed: id,
    name: drawing.speaker.noun(kind, id),
    lines: linesOf(drawing, kind, it),
  };
};
