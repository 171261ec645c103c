import type { ZoneJson } from '../scene.ts';
import { seenIn } from '../scene.ts';
import { row } from '../wrap.ts';
import { cardOf, isUsed, type Sight } from './sight.ts';

/** Where what stands after a caption begins. */
export const INDENT = 15;

/** A caption and things beside it. Nothing is drawn where there is nothing. */
export const captioned = (caption: string, things: readonly string[], { scene }: Sight): string[] => {
  if (things.length === 0) return [];
  return row(caption, things, INDENT).map((line, i) =>
    i === 0 ? `${scene.colors.dim(line.slice(0, INDENT))}${line.slice(INDENT)}` : line,
  );
};

/** Things in brackets behind a name, if there are any. */
export const bracketed = (name: string, things: readonly (string | undefined)[]): string => {
  const said = things.filter(thing => thing !== undefined);
  return said.length === 0 ? name : `${name} (${said.join(', ')})`;
};

export const eventName = ({ scene }: Sight, id: string): string => scene.speaker.card('event', id);
export const cityName = ({ scene }: Sight, id: string): string => scene.speaker.card('city', id);

/** A card with what it is worth: "Knight (3)", "Battle Cry (tactic)". The name of a gold card tells its value. */
export const cardName = (sight: Sight, id: string, strength?: string): string => {
  const { speaker } = sight.scene;
  const { id: plain, kind, strength: printed = 0 } = cardOf(sight, id);
  return bracketed(speaker.card('card', plain), [
    ...(kind === 'unit' ? [strength ?? String(printed)] : []),
    ...(kind === 'tactic' ? [speaker.say('cli.rune-age.tactic')] : []),
    ...(isUsed(id) ? [speaker.say('cli.rune-age.used')] : []),
  ]);
};

/** "2 × Footman (1)" for every kind of card that is seen. */
export const cardList = (sight: Sight, zone: ZoneJson): string[] =>
  seenIn(zone).map(([id, n]) => (n === 1 ? cardName(sight, id) : `${n} × ${cardName(sight, id)}`));

/** "+2", "-1". */
export const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);
