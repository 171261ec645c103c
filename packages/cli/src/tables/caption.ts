import type { Scene } from './scene.ts';
import { type Part, row, said } from './wrap.ts';

/** Whatever is drawn with the colours of a scene. */
type Seen = { readonly scene: Scene };

/** Where what stands after a caption begins. */
export const INDENT = 15;

/** A caption and things beside it. Nothing is drawn where there is nothing. */
export const captioned = (caption: string, things: readonly Part[], { scene }: Seen): string[] => {
  if (said(things).length === 0) return [];
  return row(caption, things, INDENT).map((line, i) =>
    i === 0 ? `${scene.colors.dim(line.slice(0, INDENT))}${line.slice(INDENT)}` : line,
  );
};

/** Things in brackets behind a name, if there are any. */
export const bracketed = (name: string, things: readonly Part[]): string =>
  said(things).length === 0 ? name : `${name} (${said(things).join(', ')})`;
