/** A figure under each of its labels, as Prometheus reads it (text format 0.0.4). */
export type Figure = { readonly name: string; text(): string };

type Labels<L extends string> = Readonly<Record<L, string>>;

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

/** Labels in the order in which they were declared, so that the same ones are always one series. */
const labelled = (names: readonly string[], labels: Readonly<Record<string, string>>, more = ''): string => {
  const own = names.map(name => `${name}="${escaped(labels[name] ?? '')}"`);
  const all = more === '' ? own : [...own, more];
  return all.length === 0 ? '' : `{${all.join(',')}}`;
};

const head = (name: string, kind: string, about: string): string =>
  `# HELP ${name} ${about}\n# TYPE ${name} ${kind}\n`;

/** What is the same for counters and gauges: a number for each set of labels. */
class Numbers<L extends string> implements Figure {
  readonly name: string;
  readonly #kind: 'counter' | 'gauge';
  readonly #about: string;
  protected readonly labels: readonly L[];
  protected readonly values = new Map<string, number>();

  constructor(kind: 'counter' | 'gauge', name: string, about: string, labels: readonly L[]) {
    this.#kind = kind;
    this.name = name;
    this.#about = about;
    this.labels = labels;
  }

  text(): string {
    const lines = [...this.values].map(([labels, value]) => `${this.name}${labels} ${value}\n`);
    return head(this.name, this.#kind, this.#about) + lines.join('');
  }
}

/** Something that is counted and never falls. */
export class Counter<L extends string = never> extends Numbers<L> {
  constructor(name: string, about: string, labels: readonly L[] = []) {
    super('counter', name, about, labels);
    // One without labels is there from the beginning: what has never happened is 0, and not unknown.
    if (labels.length === 0) this.values.set('', 0);
  }

  add(labels: Labels<L>, n = 1): void {
    const key = labelled(this.labels, labels);
    this.values.set(key, (this.values.get(key) ?? 0) + n);
  }
}

/** One reading of a gauge. */
export type Reading<L extends string> = readonly [labels: Labels<L>, value: number];

/** Something that rises and falls, read when it is asked for. */
export class Gauge<L extends string = never> extends Numbers<L> {
  constructor(name: string, about: string, labels: readonly L[] = []) {
    super('gauge', name, about, labels);
  }

  /** What is read now. Of what is not read any more nothing is left. */
  read(readings: Iterable<Reading<L>>): void {
    this.values.clear();
    for (const [labels, value] of readings) this.values.set(labelled(this.labels, labels), value);
  }
}

type Series = { readonly labels: Readonly<Record<string, string>>; readonly counts: number[]; sum: number };

/** How often something was how much, in steps that are named once. */
export class Histogram<L extends string = never> implements Figure {
  readonly name: string;
  readonly #about: string;
  readonly #labels: readonly L[];
  readonly #bounds: readonly number[];
  readonly #series = new Map<string, Series>();

  constructor(name: string, about: string, bounds: readonly number[], labels: readonly L[] = []) {
    this.name = name;
    this.#about = about;
    this.#labels = labels;
    this.#bounds = bounds;
  }

  observe(labels: Labels<L>, value: number): void {
    const key = labelled(this.#labels, labels);
    const known = this.#series.get(key);
    const series = known ?? { labels, counts: Array(this.#bounds.length + 1).fill(0), sum: 0 };
    if (!known) this.#series.set(key, series);
    const at = this.#bounds.findIndex(bound => value <= bound);
    series.counts[at < 0 ? this.#bounds.length : at]++;
    series.sum += value;
  }

  #lines(key: string, { labels, counts, sum }: Series): string {
    let so = 0;
    const buckets = counts.map((count, i) => {
      so += count;
      const le = `le="${this.#bounds[i] ?? '+Inf'}"`;
      return `${this.name}_bucket${labelled(this.#labels, labels, le)} ${so}\n`;
    });
    return `${buckets.join('')}${this.name}_sum${key} ${sum}\n${this.name}_count${key} ${so}\n`;
  }

  text(): string {
    const lines = [...this.#series].map(([key, series]) => this.#lines(key, series));
    return head(this.name, 'histogram', this.#about) + lines.join('');
  }
}
