import { readFileSync } from 'node:fs';

const guide = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');

/** The commands that the guide tells an operator to give, by the names of their blocks. */
export const blocks: ReadonlyMap<string, string> = new Map(
  [...guide.matchAll(/```sh ([\w-]+)\n(.*?)```/gs)].map(([, name, text]) => [name, text]),
);
