import { Editions } from '@runehold/shelf/editions';
import { shelf } from '@runehold/shelf/shelf';

const folder = '../../../shelf/capsules/';

/** Where the capsules are that the page was built with: one file each, for the page and its worker alike. */
const files = import.meta.glob<string>('../../../shelf/capsules/*.mjs', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The games of this page under every version of their rules that it was built with. */
export const editions = new Editions(shelf, name => {
  const file = files[`${folder}${name}.mjs`];
  return file === undefined ? undefined : import(/* @vite-ignore */ file);
});
