import type { Message } from '@runehold/kernel/text/message';
import type { City, Race } from '@runehold/rune-age/content/types';
import { scenarios } from '@runehold/rune-age/pools';
import { priceInInfluence } from '@runehold/rune-age/rules/view/look';
import {
  cityInfluence,
  eventStrength,
  objectiveStrength,
  rewardYield,
} from '@runehold/rune-age/rules/view/numbers';
import { cardOf, type Sight } from '@runehold/rune-age/rules/view/sight';
import {
  cardText,
  cityText,
  eventText,
  monumentText,
  rewardText,
  runeText,
  scenarioText,
  strongholdText,
} from '@runehold/rune-age/text/card-text';
import type { CardFace } from '../../../kit/card-face.ts';
import type { Speaker } from '../../../text/speaker.ts';
import { figureOf } from './figures.ts';
import '../words.ts';

/** A drawing needs what is seen and the words for it. */
export type Drawing = { readonly sight: Sight; readonly speaker: Speaker };

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const said = (speaker: Speaker, text: readonly Message[]): string =>
  text.map(clause => speaker.message(clause)).join(' ');

const isTiming = ({ key }: Message): boolean => key.startsWith('clause.timing.');

/** What the figures already tell need not be said again. */
const isFigure = ({ key }: Message): boolean =>
  key.startsWith('clause.card.') || key.startsWith('clause.cost.');

/** A card that can be in a deck. */
export const cardFace = ({ sight, speaker }: Drawing, it: number): CardFace => {
  const card = cardOf(sight, it);
  const text = cardText(card).filter(clause => !isFigure(clause));
  const timing = text.find(isTiming);
  const price = 'gold' in card.cost ? card.cost.gold : priceInInfluence(sight, it);
  const printed = 'gold' in card.cost ? card.cost.gold : card.cost.influence;
  return {
    name: speaker.noun('card', card.id),
    faction: card.race ?? 'neutral',
    land: card.kind === 'gold' ? 'gold' : (card.race ?? 'neutral'),
    seed: card.id,
    figure: figureOf(card.id),
    gives:
      card.kind === 'gold'
        ? { shape: 'gold', value: card.gold ?? 0 }
        : card.kind === 'unit'
          ? { shape: 'strength', value: card.strength ?? 0 }
          : undefined,
    costs: [{ shape: 'gold' in card.cost ? 'gold' : 'influence', value: price, changed: price !== printed }],
    when: timing === undefined ? undefined : speaker.message(timing).replace(/:$/, ''),
    words:
      card.kind === 'gold'
        ? speaker.say('ra.gold.words')
        : upper(
            said(
              speaker,
              text.filter(clause => !isTiming(clause)),
            ),
          ),
    kind: speaker.say(`ra.kind.${card.kind}`),
  };
};

const sumNote = (printed: number, now: number): string | undefined =>
  now === printed ? undefined : `${printed} ${now > printed ? '+' : '−'} ${Math.abs(now - printed)}`;

/** An Event in the middle of the table. */
export const eventFace = ({ sight, speaker }: Drawing, it: number): CardFace => {
  const event = sight.content.events[it];
  const { id } = event;
  const now = event.strength === undefined ? undefined : eventStrength(sight, it);
  const isEnemy = event.type === 'enemy';
  return {
    name: speaker.noun('event', id),
    faction: isEnemy ? 'foe' : 'omen',
    land: isEnemy ? 'foe' : 'omen',
    seed: id,
    figure: figureOf(id),
    gives: now === undefined ? undefined : { shape: 'strength', value: now, changed: now !== event.strength },
    dice: event.attrition,
    gems: event.stage,
    note: now === undefined ? undefined : sumNote(event.strength ?? 0, now),
    words: said(speaker, eventText(event).slice(1)),
    kind: speaker.say(isEnemy ? 'ra.kind.enemy' : 'ra.kind.instant'),
  };
};

/** A defeated Enemy in somebody's realm. */
export const rewardFace = (drawing: Drawing, it: number): CardFace => {
  const { sight, speaker } = drawing;
  const [gold, influence] = [rewardYield(sight, it, 'gold'), rewardYield(sight, it, 'influence')];
  const { gives: _strength, note: _note, dice: _dice, gems: _gems, ...face } = eventFace(drawing, it);
  return {
    ...face,
    ...(gold > 0 && { gives: { shape: 'gold', value: gold } as const }),
    ...(influence > 0 && { gives: { shape: 'influence', value: influence } as const }),
    ribbon: { text: speaker.say('ra.kind.reward') },
    words: said(speaker, rewardText(sight.content.events[it])),
    kind: speaker.say('ra.kind.reward'),
  };
};

export const cityFace = ({ sight, speaker }: Drawing, city: City, number: number): CardFace => {
  const influence = cityInfluence(sight, number);
  return {
    name: speaker.noun('city', city.id),
    faction: 'neutral',
    land: 'city',
    seed: city.id,
    gives: { shape: 'influence', value: influence, changed: influence !== city.influence },
    walls: city.defense > 0 ? { shape: 'walls', value: `+${city.defense}` } : undefined,
    costs: [{ shape: 'strength', value: city.strength }],
    words: said(speaker, cityText(city)),
    kind: speaker.say('ra.kind.city'),
  };
};

export const strongholdFace = ({ sight, speaker }: Drawing, race: Race): CardFace => {
  const { influence, gold, strength } = sight.content.stronghold;
  return {
    name: speaker.say('ra.kind.stronghold'),
    faction: race,
    land: race,
    seed: 'stronghold',
    figure: figureOf(`stronghold.${race}`),
    gives: { shape: 'influence', value: influence },
    costs: [
      { shape: 'gold', value: gold },
      { shape: 'strength', value: strength },
    ],
    words: said(speaker, strongholdText(sight.content)),
    kind: speaker.say('ra.kind.stronghold'),
  };
};

export const monumentFace = ({ sight, speaker }: Drawing, race: Race): CardFace => ({
  name: speaker.say('ra.kind.monument'),
  faction: race,
  land: race,
  seed: 'monument',
  figure: icon('heaven-gate'),
  costs: [{ shape: 'gold', value: sight.content.monument.gold }],
  words: said(speaker, monumentText(sight.content, race)),
  kind: speaker.say('ra.kind.monument'),
});

export const runeFace = ({ sight, speaker }: Drawing, it: number): CardFace => {
  const rune = sight.content.runes[it];
  const { id } = rune;
  return {
    name: speaker.noun('rune', id),
    faction: 'omen',
    land: 'rune',
    seed: id,
    figure: figureOf(id),
    words: upper(said(speaker, runeText(rune))),
    kind: speaker.say('ra.kind.rune'),
  };
};

/** The objective of the scenario. Only that of Resurgence is fought. */
export const objectiveFace = ({ sight, speaker }: Drawing): CardFace => {
  const scenario = scenarios[sight.t.objective];
  const { strength, attrition } = sight.content.objective;
  const isFought = scenario === 'resurgence';
  const now = objectiveStrength(sight);
  return {
    name: speaker.noun('scenario', scenario),
    faction: 'foe',
    land: 'foe',
    seed: scenario,
    figure: figureOf('objective'),
    ...(isFought && {
      gives: { shape: 'strength', value: now, changed: now !== strength } as const,
      dice: attrition,
      note: sumNote(strength, now),
    }),
    words: said(speaker, scenarioText(sight.content, scenario)),
    kind: speaker.say('ra.kind.objective'),
  };
};

/** A card as those hear it who do not see it: its name, what it gives, what it costs, what it does. */
export const heard = (
  speaker: Speaker,
  { name, gives, costs = [], walls, dice, words, when }: CardFace,
): string =>
  [
    name,
    ...(gives === undefined ? [] : [`${speaker.say(`ra.mark.${gives.shape}`)} ${gives.value}`]),
    ...(walls === undefined ? [] : [`${speaker.say('ra.mark.walls')} ${walls.value}`]),
    ...costs.map(({ shape, value }) => speaker.say(`ra.costs.${shape}`, { n: String(value) })),
    ...(dice === undefined || dice === 0 ? [] : [speaker.say('ra.mark.dice', { n: dice })]),
    ...(when === undefined ? [] : [when]),
    ...(words === undefined ? [] : [words]),
  ].join(', ');
