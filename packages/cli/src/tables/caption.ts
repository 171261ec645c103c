import type { Scene } from './scene.ts';
import { row } from './wrap.ts';

/** Whatever is drawn with the colours of a scene. */
type Seen = { readonly scene: Scene };

/** Where what stands after a caption begins. */
export const INDENT = 15;

/** A caption and things beside it. Nothing is drawn where there is nothing. */
export const captioned = (caption: string, things: readonly string[], { scene }: Seen): string[] => {
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
