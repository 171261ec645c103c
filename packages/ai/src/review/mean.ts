/** What a number is taken to vary by before it has been seen often. */
const UNKNOWN = 0.05;

/** The mean of numbers that come one by one, and how far it may be off. */
export class Mean {
  count = 0;
  #sum = 0;
  #squares = 0;

  add(number: number): void {
    this.count++;
    this.#sum += number;
    this.#squares += number * number;
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.#sum / this.count;
  }

  /** The standard error of the mean. */
  get error(): number {
    if (this.count === 0) return 1;
    const { mean } = this;
    const variance = (this.#squares + UNKNOWN) / this.count - mean * mean;
    return Math.sqrt(Math.max(0, variance) / this.count);
  }
}
