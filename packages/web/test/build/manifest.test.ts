import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageWords } from '../../src/text/page-words.ts';

type Manifest = {
  readonly lang: string;
  readonly description: string;
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
};

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const manifests = {
  en: JSON.parse(read('public/manifest.webmanifest')) as Manifest,
  pl: JSON.parse(read('public/manifest.pl.webmanifest')) as Manifest,
} as const;

describe('what a browser knows of the page before it is read', () => {
  it.each(['en', 'pl'] as const)('is said in the words of the page: %s', language => {
    const { messages } = pageWords[language];
    const { lang, description, shortcuts } = manifests[language];
    expect(lang).toBe(language);
    expect(description).toBe(messages['app.about']);
    expect(shortcuts.map(({ name }) => name)).toEqual([messages['app.new-table'], messages['library.rules']]);
  });

  it('is otherwise the same in both languages, so that both are one installed page', () => {
    const plain = ({ shortcuts, ...rest }: Manifest): object => ({
      ...rest,
      lang: '',
      description: '',
      ways: shortcuts.map(({ url }) => url),
    });
    expect(plain(manifests.pl)).toEqual(plain(manifests.en));
  });

  it('is described in English until it is read', () => {
    expect(read('index.html')).toContain(`content="${pageWords.en.messages['app.about']}"`);
  });
});
