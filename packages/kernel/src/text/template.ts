/** A piece of a sentence. */
export type Piece =
  | { readonly piece: 'text'; readonly text: string }
  /** `{card}` or `{card:acc}`: an argument, a noun in one of its forms. */
  | { readonly piece: 'value'; readonly arg: string; readonly form: string | undefined }
  /** `{n, plural, one {…} few {…} many {…} other {…}}`, `{card, gender, f {…} other {…}}`, `{n, select, 0 {…} other {…}}`. */
  | {
      readonly piece: 'plural' | 'gender' | 'select';
      readonly arg: string;
      readonly cases: Readonly<Record<string, readonly Piece[]>>;
    }
  /**
   * `{n, count, thing.coin}`, `{n, count, thing.coin:acc}` or `{n, count, card}`: a number with its noun
   * in the form that number asks for; `one` of it stands in the form given, more of it as the language has it there.
   */
  | {
      readonly piece: 'count';
      readonly arg: string;
      readonly noun: string;
      readonly form: string | undefined;
    }
  /** `{who|draw|draws}`: what is said to the seat that reads it, and what of any other. */
  | {
      readonly piece: 'person';
      readonly arg: string;
      readonly cases: Readonly<Record<'you' | 'other', readonly Piece[]>>;
    }
  /** `#` inside a plural: its number. */
  | { readonly piece: 'number'; readonly arg: string };

/** The template cannot be read. */
export class TemplateError extends Error {
  constructor(template: string, at: number, problem: string) {
    super(`${problem} at ${at + 1} in ${JSON.stringify(template)}`);
    this.name = 'TemplateError';
  }
}

const word = /[\w@.-]+/y;

/** Reads templates in a small part of ICU's message syntax, with nouns that have forms. */
class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  #fail(problem: string): never {
    throw new TemplateError(this.#source, this.#at, problem);
  }

  #space(): void {
    while (this.#source[this.#at] === ' ' || this.#source[this.#at] === '\n') this.#at++;
  }

  #word(): string {
    this.#space();
    word.lastIndex = this.#at;
    const found = word.exec(this.#source)?.[0];
    if (found === undefined) this.#fail('a word is missing');
    this.#at += found.length;
    this.#space();
    return found;
  }

  #expect(char: string): void {
    if (this.#source[this.#at] !== char) this.#fail(`${char} is missing`);
    this.#at++;
  }

  #takes(char: string): boolean {
    if (this.#source[this.#at] !== char) return false;
    this.#at++;
    return true;
  }

  /** What stands up to the end, to the bracket that closes it or, between two persons, to the bar. */
  pieces(inside: string | undefined, barred = false): Piece[] {
    const pieces: Piece[] = [];
    let text = '';
    const flush = (): void => {
      if (text !== '') pieces.push({ piece: 'text', text });
      text = '';
    };
    for (;;) {
      const char = this.#source[this.#at];
      if (char === undefined) {
        if (inside !== undefined) this.#fail('} is missing');
        break;
      }
      if (char === '}') {
        if (inside === undefined) this.#fail('} has no {');
        break;
      }
      if (char === '|' && barred) break;
      this.#at++;
      if (char === '{') {
        flush();
        pieces.push(this.#braced(inside ?? ''));
      } else if (char === '#' && inside !== undefined && inside !== '') {
        flush();
        pieces.push({ piece: 'number', arg: inside });
      } else text += char;
    }
    flush();
    return pieces;
  }

  #braced(numbered: string): Piece {
    const arg = this.#word();
    if (this.#takes('}')) return { piece: 'value', arg, form: undefined };
    if (this.#takes('|')) return { piece: 'person', arg, cases: this.#persons(numbered) };
    if (this.#takes(':')) {
      const form = this.#word();
      this.#expect('}');
      return { piece: 'value', arg, form };
    }
    this.#expect(',');
    const kind = this.#word();
    this.#expect(',');
    if (kind === 'count') {
      const noun = this.#word();
      const form = this.#takes(':') ? this.#word() : undefined;
      this.#expect('}');
      return { piece: 'count', arg, noun, form };
    }
    if (kind !== 'plural' && kind !== 'gender' && kind !== 'select') this.#fail(`${kind} is not known`);
    return { piece: kind, arg, cases: this.#cases(kind === 'plural' ? arg : '') };
  }

  #persons(numbered: string): Record<'you' | 'other', readonly Piece[]> {
    const you = this.pieces(numbered, true);
    this.#expect('|');
    const other = this.pieces(numbered, true);
    this.#expect('}');
    return { you, other };
  }

  #cases(numbered: string): Record<string, readonly Piece[]> {
    const cases: Record<string, readonly Piece[]> = {};
    this.#space();
    while (!this.#takes('}')) {
      const name = this.#word();
      this.#expect('{');
      cases[name] = this.pieces(numbered);
      this.#expect('}');
      this.#space();
    }
    if (!cases['other']) this.#fail('the case "other" is missing');
    return cases;
  }
}

/** Reads a template into pieces. */
export const parseTemplate = (source: string): readonly Piece[] => new Reader(source).pieces(undefined);

/** Visits every piece, those inside cases too. */
export const visitPieces = (pieces: readonly Piece[], visit: (piece: Piece) => void): void => {
  for (const piece of pieces) {
    visit(piece);
    if ('cases' in piece) for (const inner of Object.values(piece.cases)) visitPieces(inner, visit);
  }
};
