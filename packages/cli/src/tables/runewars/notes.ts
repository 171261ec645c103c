import type { View } from '@runehold/kernel/layout/view';
import type { Message } from '@runehold/kernel/text/message';
import { areaDomain, heroDomain, unitDomain } from '@runehold/runewars/domains';
import { attributeIds, factionIds, unitIds } from '@runehold/runewars/layout';
import type { Scene } from '../scene.ts';
import { areaNote, areaText } from './areas.ts';
import { areasHere, factionOf, heroesOf, type Sight, sightOf } from './sight.ts';

/** What is told about a thing, by its number. */
type Told = (sight: Sight, it: number) => readonly string[];

const unitTold: Told = ({ content, scene }, it) => {
  const { initiative, health, fast, flying } = content.unit[it];
  const { speaker } = scene;
  return [
    speaker.say('cli.runewars.initiative', { n: initiative }),
    speaker.say('cli.runewars.health', { n: health }),
    ...(fast ? [speaker.say('cli.runewars.fast')] : []),
    ...(flying ? [speaker.say('cli.runewars.flying')] : []),
  ];
};

const heroTold: Told = ({ content, scene }, it) => [
  ...attributeIds.map(
    attribute => `${scene.speaker.card('attribute', attribute)} ${content.heroes[it][attribute]}`,
  ),
  scene.speaker.say('cli.runewars.health', { n: content.heroes[it].health }),
];

const seatTold: Told = (sight, it) => {
  const faction = factionOf(sight, it);
  return faction < 0 ? [] : [sight.scene.speaker.card('faction', factionIds[faction])];
};

/** What is noted beside an option, by the key of its label. */
const notes: Readonly<Record<string, Told>> = {
  'label.area': areaNote,
  'turn.demolish': areaNote,
  'label.hero': heroTold,
  'label.seat': seatTold,
  'label.unit': unitTold,
};

export const noteOfLabel = ({ key, args }: Message, view: View, scene: Scene): string | undefined => {
  if (!Object.hasOwn(notes, key)) return undefined;
  const said = notes[key](sightOf(view, scene), args['it'] ?? 0);
  return said.length === 0 ? undefined : said.join(', ');
};

/** What can be read about, by the key of a label and the argument that names the thing. */
const texts: Readonly<Record<string, readonly [arg: string, told: Told]>> = {
  'label.area': ['it', (sight, it) => [areaText(sight, it)]],
  'label.unit': ['it', unitTold],
  'label.hero': ['it', heroTold],
  'marcher.unit': ['unit', unitTold],
  'marcher.hero': ['hero', heroTold],
  'troop.standing': ['it', unitTold],
  'troop.routed': ['it', unitTold],
  'fighter.standing': ['unit', unitTold],
  'fighter.routed': ['unit', unitTold],
};

export const textOfLabel = ({ key, args }: Message, view: View, scene: Scene): string | undefined => {
  if (!Object.hasOwn(texts, key)) return undefined;
  const [arg, told] = texts[key];
  return told(sightOf(view, scene), args[arg] ?? 0).join(', ');
};

/** Every area, unit type and hero that can be read about. */
export const thingsOn = (view: View, scene: Scene): Message[] => {
  const sight = sightOf(view, scene);
  return [
    ...areasHere(sight).map(area => areaDomain.labelOf(area)),
    ...unitIds.map((_, unit) => unitDomain.labelOf(unit)),
    ...heroesOf(sight).map(hero => heroDomain.labelOf(hero)),
  ];
};
