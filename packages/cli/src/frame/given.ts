import type { ArgsDef } from 'citty';
import { parseArgs } from 'citty';
import type { CliKey } from '../text/words.ts';
import { wrongUsage } from './failure.ts';
import { likely } from './suggest.ts';

/** One argument or option of a command, as its help describes it. */
export type ArgSpec = {
  readonly type: 'positional' | 'string' | 'boolean';
  readonly about: CliKey;
  /** What stands for the value in the help. */
  readonly hint?: string;
  /** A positional argument that must be there. */
  readonly required?: boolean;
};

type Specs = Readonly<Record<string, ArgSpec>>;

/** What a command was given, read as what it should be. Whatever is wrong is a wrong usage. */
export class Given {
  readonly #values: Readonly<Record<string, unknown>>;
  /** The arguments as they came. */
  readonly raw: readonly string[];

  constructor(raw: readonly string[], values: Readonly<Record<string, unknown>>) {
    this.raw = raw;
    this.#values = values;
  }

  flag(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** A text that is there, since parsing has made sure of it. */
  needed(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw wrongUsage('cli.error.missing', { name });
    return value;
  }

  whole(name: string, min: number, max: number): number | undefined {
    const value = this.text(name);
    return value === undefined ? undefined : wholeNumber(`--${name}`, value, min, max);
  }

  /** A share or a count that need not be whole. */
  amount(name: string, min: number, max: number): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const number = Number(value.replace(',', '.'));
    if (value.trim() === '' || !Number.isFinite(number))
      throw wrongUsage('cli.error.not-a-number', { name: `--${name}`, value });
    if (number < min || number > max)
      throw wrongUsage('cli.error.out-of-range', { name: `--${name}`, value, min, max });
    return number;
  }

  /** Whole numbers with commas between. */
  wholes(name: string, min: number, max: number): number[] | undefined {
    const parts = this.text(name)?.split(',');
    return parts?.map(part => wholeNumber(`--${name}`, part.trim(), min, max));
  }

  /** `name=value` pairs with commas between. */
  pairs(name: string): Readonly<Record<string, string>> | undefined {
    const given = this.text(name);
    if (given === undefined) return undefined;
    return Object.fromEntries(
      given.split(',').map(pair => {
        const [key, value, ...more] = pair.split('=').map(part => part.trim());
        if (key === '' || value === undefined || value === '' || more.length > 0)
          throw wrongUsage('cli.error.not-a-pair', { value: pair });
        return [key, value] as const;
      }),
    );
  }
}

const wholeNumber = (name: string, value: string, min: number, max: number): number => {
  if (!/^-?\d{1,15}$/.test(value)) throw wrongUsage('cli.error.not-a-number', { name, value });
  const number = Number(value);
  if (number < min || number > max) throw wrongUsage('cli.error.out-of-range', { name, value, min, max });
  return number;
};

/** Ids are drawn from letters, digits and dashes, and may begin with a dash; options here begin with two. */
const isId = (word: string): boolean => /^-[\w][\w-]{10,}$/.test(word);

/** Finds what does not belong: unknown options, options without their value, surplus words. Options come first then. */
const mustBelong = (raw: readonly string[], specs: Specs): readonly string[] => {
  const words: string[] = [];
  const given: string[] = [];
  let positionals = Object.values(specs).filter(({ type }) => type === 'positional').length;
  const options = Object.keys(specs).filter(name => specs[name].type !== 'positional');
  for (let i = 0; i < raw.length; i++) {
    const word = raw[i];
    if (!word.startsWith('-') || word === '-' || (positionals > 0 && isId(word))) {
      if (positionals-- === 0) throw wrongUsage('cli.error.surplus', { name: word });
      words.push(word);
      continue;
    }
    given.push(word);
    const [flag, value] = word.split(/=(.*)/s);
    const name = flag.replace(/^-+/, '');
    if (!flag.startsWith('--') || !options.includes(name))
      throw wrongUsage(
        'cli.error.unknown-option',
        { name: flag },
        likely(name, options).map(meant => `--${meant}`),
      );
    if (specs[name].type === 'boolean') {
      if (value !== undefined) throw wrongUsage('cli.error.surplus', { name: word });
      continue;
    }
    const taken = value ?? raw[++i];
    if (taken === undefined || taken === '' || (value === undefined && taken.startsWith('--')))
      throw wrongUsage('cli.error.needs-value', { name: flag });
    if (value === undefined) given.push(taken);
  }
  return [...given, ...(words.length > 0 ? ['--', ...words] : [])];
};

/** Reads the words after a command. citty is lenient with what it does not know, so that is refused first. */
export const readArgs = (raw: readonly string[], specs: Specs): Given => {
  const inOrder = mustBelong(raw, specs);
  const definitions: ArgsDef = Object.fromEntries(
    Object.entries(specs).map(([name, { type }]) => [name, { type, required: false }] as const),
  );
  const given = new Given(raw, { ...parseArgs([...inOrder], definitions) });
  for (const [name, { type, required }] of Object.entries(specs))
    if (type === 'positional' && required === true && given.text(name) === undefined)
      throw wrongUsage('cli.error.missing', { name: name.toUpperCase() });
  return given;
};
