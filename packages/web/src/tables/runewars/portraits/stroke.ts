/** One stroke of a portrait, drawn in a circle of radius 42. */
export type Stroke = {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
  readonly opacity?: number;
};

/** A colour as it is in the light and in the shade. */
export type Tone = readonly [light: string, shade: string];

export const fill = (d: string, colour: string, opacity?: number): Stroke => ({
  d,
  fill: colour,
  ...(opacity !== undefined && { opacity }),
});

export const line = (d: string, colour: string, width: number): Stroke => ({ d, line: colour, width });

export const edged = (d: string, colour: string, edge: string): Stroke => ({
  d,
  fill: colour,
  line: edge,
  width: 2,
});
