/**
 * A small net with whole numbers, the same in every engine: two hidden layers for each seat, the same weights for all.
 * What goes in is the table, the seat, and what its rivals are on average. (decision 99)
 *
 * As it is written: a base64 text of 16-bit numbers, the lower byte first. A head (form, mode, numbers in, first and
 * second layer), then biases as two halves each, then weights, input by input.
 */

const FORM = 1;
const HEAD = 6;
/** Weights count in steps of 1/4096, what a layer hands on in steps of 1/256. */
const WEIGHT = 4096;
const STEP = 256;
/** Rivals are added up as sixths of what two of them are on average, so that an average of one, two or three is whole. */
const SIXTH = 6;
/** Beyond this a layer hands on no more. */
const MOST = 1 << 20;

/** Who can win: one seat or nobody, so that the chances of all add up to one at most; or each by itself. */
type Mode = 'one-or-none' | 'each';

export type Net = {
  readonly mode: Mode;
  readonly common: number;
  readonly own: number;
  readonly first: Layer;
  readonly second: Layer;
  readonly last: Layer;
};

type Layer = { readonly size: number; readonly bias: Float64Array; readonly weights: Float64Array };

/** Reads a net. Throws where it is none, or not of this form. */
export const readNet = (text: string): Net => {
  const bytes = Uint8Array.from(atob(text), char => char.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  const next = (): number => {
    const value = view.getInt16(at, true);
    at += 2;
    return value;
  };
  const [form, mode, common, own, first, second] = Array.from({ length: HEAD }, next);
  if (form !== FORM) throw new Error(`a net of form ${form} cannot be read`);
  const layer = (inputs: number, size: number): Layer => {
    const bias = Float64Array.from({ length: size }, () => {
      const high = next();
      return high * 65_536 + (next() & 0xffff);
    });
    return { size, bias, weights: Float64Array.from({ length: inputs * size }, next) };
  };
  const net: Net = {
    mode: mode === 0 ? 'one-or-none' : 'each',
    common,
    own,
    first: layer(common + 2 * own, first),
    second: layer(first, second),
    last: layer(second, 1),
  };
  if (at !== bytes.length) throw new Error('a net is not as long as it says');
  return net;
};

/** The powers of e to -n/256: products of one number, so that every engine has the same. */
const falling = new Float64Array(16 * STEP);
falling[0] = 1;
for (let n = 1; n < falling.length; n++) falling[n] = falling[n - 1] * 0.996_101_369_470_117_5;

const expOf = (steps: number): number => (-steps < falling.length ? falling[-steps] : 0);

/** Adds one input, times its weights, to the sums of a layer. */
const addInput = (sums: Float64Array, { size, weights }: Layer, input: number, value: number): void => {
  if (value === 0) return;
  const from = input * size;
  for (let n = 0; n < size; n++) sums[n] += value * weights[from + n];
};

const handedOn = (sum: number): number => (sum <= 0 ? 0 : Math.min(MOST, Math.floor(sum / WEIGHT)));

/** Works a net out for tables of up to so many seats. */
export class NetRunner {
  readonly #net: Net;
  /** What the table, each seat and all of them as rivals bring to the first layer. */
  readonly #common: Float64Array;
  readonly #seats: Float64Array[];
  readonly #rivals: Float64Array[];
  readonly #all: Float64Array;
  readonly #sums: Float64Array;
  readonly #hidden: Float64Array;
  readonly #logits: Float64Array;

  constructor(net: Net, seats: number) {
    this.#net = net;
    const layer = () => new Float64Array(net.first.size);
    this.#common = layer();
    this.#seats = Array.from({ length: seats }, layer);
    this.#rivals = Array.from({ length: seats }, layer);
    this.#all = layer();
    this.#sums = layer();
    this.#hidden = new Float64Array(net.second.size);
    this.#logits = new Float64Array(seats);
  }

  /** How it stands for each seat, from 0 to 1, by what was read off the table. */
  run(inputs: Int32Array, seats: number, into: Float64Array): void {
    this.#read(inputs, seats);
    const share = seats > 1 ? SIXTH / (seats - 1) : 0;
    for (let seat = 0; seat < seats; seat++) this.#logits[seat] = this.#logitOf(seat, share);
    if (this.#net.mode === 'each') {
      for (let seat = 0; seat < seats; seat++) into[seat] = shareOf(this.#logits[seat]);
      return;
    }
    // Nobody wins with a logit of 0.
    let top = 0;
    for (let seat = 0; seat < seats; seat++) top = Math.max(top, this.#logits[seat]);
    let sum = expOf(-top);
    for (let seat = 0; seat < seats; seat++) {
      into[seat] = expOf(this.#logits[seat] - top);
      sum += into[seat];
    }
    for (let seat = 0; seat < seats; seat++) into[seat] /= sum;
  }

  /** What is read goes into the first layer once, whoever is asked about then. */
  #read(inputs: Int32Array, seats: number): void {
    const { common, own, first } = this.#net;
    this.#common.set(first.bias);
    for (let n = 0; n < common; n++) addInput(this.#common, first, n, inputs[n]);
    const all = this.#all.fill(0);
    const { size, weights } = first;
    for (let seat = 0; seat < seats; seat++) {
      const mine = this.#seats[seat].fill(0);
      const rival = this.#rivals[seat].fill(0);
      for (let n = 0; n < own; n++) {
        const value = inputs[common + seat * own + n];
        if (value === 0) continue;
        const asMine = (common + n) * size;
        const asRival = (common + own + n) * size;
        for (let unit = 0; unit < size; unit++) {
          mine[unit] += value * weights[asMine + unit];
          rival[unit] += value * weights[asRival + unit];
        }
      }
      for (let unit = 0; unit < size; unit++) all[unit] += rival[unit];
    }
  }

  /** In steps of 1/256. */
  #logitOf(seat: number, share: number): number {
    const { first, second, last } = this.#net;
    const sums = this.#sums;
    const hidden = this.#hidden;
    const mine = this.#seats[seat];
    const rival = this.#rivals[seat];
    for (let n = 0; n < first.size; n++)
      sums[n] = this.#common[n] + mine[n] + share * (this.#all[n] - rival[n]);
    hidden.set(second.bias);
    for (let n = 0; n < first.size; n++) addInput(hidden, second, n, handedOn(sums[n] * STEP));
    let logit = last.bias[0];
    for (let n = 0; n < second.size; n++) logit += last.weights[n] * handedOn(hidden[n]);
    return Math.floor(logit / WEIGHT);
  }
}

const shareOf = (logit: number): number => {
  const other = expOf(-Math.abs(logit));
  return logit >= 0 ? 1 / (1 + other) : other / (1 + other);
};
