import type { AskView, OptionView } from '@runehold/kernel/view/describe';
import type { ReactNode } from 'react';
import { aboutOf } from '../addresses.ts';
import { HeroToken } from '../pieces/hero-token.tsx';
import { Stronghold } from '../pieces/stronghold.tsx';
import { Rune } from '../pieces/tokens.tsx';
import { UnitPiece } from '../pieces/unit-piece.tsx';
import { factionAt } from '../sight.ts';
import type { Drawing } from '../use-drawing.ts';

/** What is put into areas at an ask: its name, and how it looks about (0, 0), some 36 across. */
export type Token = { readonly name: string; readonly look: ReactNode };

/** How the items of an arrangement look, by what they are called. */
const looks: Readonly<Record<string, (it: number, ask: AskView, drawing: Drawing) => ReactNode>> = {
  'label.rune': it => <Rune look={it === 0 ? 'dragon' : 'false'} isUp />,
  'label.unit': (it, ask, { sight }) => (
    <UnitPiece sight={sight} type={it} faction={factionAt(sight, ask.seat)} size={36} />
  ),
};

const isAreas = (ask: AskView): boolean => ask.options.some(({ label }) => label.key.endsWith('.area'));

const itemToken = (item: OptionView, ask: AskView, drawing: Drawing): Token[] => {
  const { key, args } = item.label;
  if (!Object.hasOwn(looks, key)) return [];
  return [{ name: drawing.speaker.message(item.label), look: looks[key](args['it'], ask, drawing) }];
};

const strongholdToken = (seat: number, { sight, speaker }: Drawing): Token => ({
  name: speaker.say('rw.token.stronghold'),
  look: (
    <Stronghold
      faction={factionAt(sight, seat)}
      strength={sight.content.stronghold.strength.undamaged}
      isDamaged={false}
    />
  ),
});

const heroToken = (seat: number, hero: number, { sight, speaker }: Drawing): Token => {
  const { id, health } = sight.content.heroes[hero];
  const name = speaker.noun('hero', id);
  return {
    name,
    look: (
      <HeroToken hero={id} faction={factionAt(sight, seat)} health={health} damage={0} isRouted={false} />
    ),
  };
};

/** What an ask puts into areas, in the order of its items; nothing where it is about something else. */
export const tokensOf = (ask: AskView, drawing: Drawing): readonly Token[] => {
  if (!isAreas(ask)) return [];
  if (ask.kind === 'arrange') return ask.items.flatMap(item => itemToken(item, ask, drawing));
  const { hero } = aboutOf(ask);
  if (hero !== undefined) return [heroToken(ask.seat, hero, drawing)];
  return ask.prompt.key === 'prompt.first-stronghold' ? [strongholdToken(ask.seat, drawing)] : [];
};
