import type { Message } from '@runehold/kernel/text/message';
import type { View } from '@runehold/kernel/view/view';
import { attributeIds, factionIds } from '@runehold/runewars/pools';
import type { Scene } from '../scene.ts';
import { areaNote } from './areas.ts';
import { type Sight, sightOf } from './sight.ts';

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
  const faction = sight.t.faction.get(it);
  return faction === 0 ? [] : [sight.scene.speaker.card('faction', factionIds[faction - 1])];
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
