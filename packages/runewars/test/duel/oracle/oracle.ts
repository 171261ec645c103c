import { readFate, readTactical } from '../../battle/oracle/data.ts';

/** One side of a duel: a hero by name, or a unit of a quest. */
export type Fighter = {
  readonly name: string;
  readonly strength: number;
  readonly agility: number;
  /** Faceup Rewards. */
  readonly rewards: readonly string[];
  /** Tactical Fate cards in the player's hand. */
  readonly tactics: string[];
  health: number;
  damage: number;
};

/** Where the oracle gets its Fate cards, by number, and the decisions of the two sides. */
export type World = {
  draw(): number;
  decide(side: number, offered: readonly string[]): string;
};

const CIRCLE = 16;
const readers: Readonly<Record<string, number>> = {
  'unit-sorcerer': CIRCLE,
  'unit-hell-hound': 19,
  'unit-giant': 21,
};

const gold = [5, 7, 17, 27];
const grey = [3, 4, 13, 14, 15, 23, 24, 25];
const isRed = (card: number): boolean => !gold.includes(card) && !grey.includes(card);

const weapons = ['rage-blade', 'soulbiter', 'dwarven-fire-bombs', 'frostbrand-axe', 'windstring-bow'];

/**
 * A duel fought a second time, from the rules ledger and the list of cards alone; nothing is shared with the engine.
 * It asks its world for every Fate card and every decision, so that both can be fed the same ones.
 */
export class Oracle {
  readonly sides: readonly [Fighter, Fighter];
  readonly #world: World;
  /** The damage that is enough against a unit, 0 if it must fall. */
  readonly #goal: number;
  readonly #weapon: (string | undefined)[] = [undefined, undefined];
  readonly #armor: (string | undefined)[] = [undefined, undefined];
  readonly #spent = new Set<string>();
  /** By side a Fate card by its number, or a Tactical Fate card by its name. */
  #cards: (number | string | undefined)[] = [];
  readonly #dealt = [0, 0];
  readonly #bySpecial = [0, 0];
  readonly #sure = [0, 0];
  readonly #guard = [0, 0];
  rounds = 0;

  constructor(sides: readonly [Fighter, Fighter], goal: number, world: World) {
    this.sides = sides;
    this.#goal = goal;
    this.#world = world;
  }

  isBeaten(side: number): boolean {
    return this.sides[side].damage >= this.sides[side].health;
  }

  fight(): void {
    this.#start(0);
    if (!this.isBeaten(1)) this.#start(1);
    while (this.rounds < 4 && !this.isBeaten(0) && !this.isBeaten(1) && !this.reached()) this.#round();
    for (const side of [0, 1]) {
      const fighter = this.sides[side];
      if (this.#is(side, 'HE-11') && !this.isBeaten(side)) fighter.damage = Math.max(0, fighter.damage - 1);
    }
  }

  /** Whether so much damage lies on the unit at the end of a round as the quest asks for. */
  reached(): boolean {
    return this.#goal > 0 && this.rounds > 0 && this.sides[1].damage >= this.#goal;
  }

  #is(side: number, name: string): boolean {
    return this.sides[side].name === name;
  }

  #has(side: number, reward: string): boolean {
    return this.sides[side].rewards.includes(reward);
  }

  #isUnit(side: number): boolean {
    return this.sides[side].name in readers;
  }

  #start(side: number): void {
    if (this.#is(side, 'HE-09') && this.#world.decide(side, ['yes', 'no']) === 'yes') {
      this.#strikeAtOnce(1 - side);
    }
    if (this.isBeaten(1 - side) || !this.#has(side, 'windstring-bow')) return;
    if (this.#world.decide(side, ['windstring-bow', 'pass']) === 'pass') return;
    this.#weapon[side] = 'windstring-bow';
    if (!isRed(this.#test(side))) this.#strikeAtOnce(1 - side);
  }

  #strikeAtOnce(target: number): void {
    const amulet = 'amulet-of-shielding';
    const helps = this.#has(target, amulet) && !this.#spent.has(amulet);
    if (helps && this.#world.decide(target, [amulet, 'pass']) === amulet) this.#spent.add(amulet);
    else this.sides[target].damage++;
  }

  /** A test of agility; answers the card that was chosen. */
  #test(side: number): number {
    const draw = (): number[] => Array.from({ length: this.sides[side].agility }, () => this.#world.draw());
    let cards = draw();
    if (this.#is(side, 'HE-04') && this.#world.decide(side, ['yes', 'no']) === 'yes') cards = draw();
    if (cards.length === 1) return cards[0];
    const chosen = this.#world.decide(
      side,
      cards.map(card => `fate-${card}`),
    );
    return Number(chosen.slice('fate-'.length));
  }

  #round(): void {
    this.rounds++;
    const isLate = this.#is(0, 'HE-10') && this.rounds === 1;
    const announced = [this.#announced(0), isLate ? undefined : this.#announced(1)];
    const first = announced[0] ?? this.#world.draw();
    this.#cards = [first, isLate ? undefined : (announced[1] ?? this.#world.draw())];
    for (const side of [0, 1]) this.#replace(side);
    for (const tally of [this.#dealt, this.#bySpecial, this.#sure, this.#guard]) tally.fill(0);
    const drinks = [0, 1].map(side => this.#icon(side) === 'soulbiter');
    for (const side of [0, 1]) this.#prevent(side);
    for (const side of [0, 1]) this.sides[side].damage += this.#dealt[side];
    for (const side of [0, 1]) {
      if (drinks[side] && this.isBeaten(1 - side) && !this.isBeaten(side)) this.sides[side].damage = 0;
    }
  }

  /** The card that a player announces in place of his hero's Fate card, if any. */
  #announced(side: number): string | undefined {
    const { tactics } = this.sides[side];
    if (tactics.length === 0) return undefined;
    const card = this.#world.decide(side, [...new Set(tactics), 'pass']);
    return card === 'pass' ? undefined : tactics.splice(tactics.indexOf(card), 1)[0];
  }

  #replace(side: number): void {
    if (!this.#is(side, 'HE-01') || this.#spent.has('replaced') || typeof this.#cards[side] !== 'number')
      return;
    if (this.#world.decide(side, ['yes', 'no']) === 'no') return;
    this.#spent.add('replaced');
    this.#cards[side] = this.#world.draw();
  }

  #result(side: number): string | undefined {
    const card = this.#cards[side];
    if (card === undefined) return undefined;
    return typeof card === 'string'
      ? readTactical(card, CIRCLE)
      : readFate(card, readers[this.sides[side].name] ?? CIRCLE);
  }

  /** Resolves an icon; answers the Weapon that was used for it, if any. */
  #icon(side: number): string | undefined {
    const result = this.#result(side);
    if (result?.startsWith('D')) this.#dealt[1 - side] += Number(result[1]);
    if (result?.startsWith('R')) this.#guard[side] += Number(result[1]);
    if (result !== 'S') return undefined;
    return this.#isUnit(side) ? this.#unitSpecial(side) : this.#special(side);
  }

  #unitSpecial(side: number): undefined {
    const unit = this.sides[side];
    if (unit.name === 'unit-sorcerer') unit.health = 2;
    if (unit.name === 'unit-hell-hound') this.#deal(1 - side, 1);
    if (unit.name === 'unit-giant') this.#deal(1 - side, unit.damage);
  }

  #deal(target: number, amount: number): void {
    this.#dealt[target] += amount;
    this.#bySpecial[target] += amount;
  }

  #special(side: number): string | undefined {
    const { rewards, strength } = this.sides[side];
    const chosen = this.#weapon[side];
    const usable = rewards.filter(one => weapons.includes(one) && (chosen === undefined || chosen === one));
    const used = this.#world.decide(side, ['strike', ...usable, 'nothing']);
    if (used === 'nothing') return undefined;
    if (used === 'strike') {
      this.#deal(1 - side, 1);
      return undefined;
    }
    this.#weapon[side] = used;
    const damage = { 'rage-blade': strength, 'frostbrand-axe': 2, 'dwarven-fire-bombs': 3 }[used] ?? 1;
    this.#deal(1 - side, damage);
    if (used === 'windstring-bow') this.#sure[1 - side] += damage;
    if (used === 'dwarven-fire-bombs' && isRed(this.#test(side))) this.#dealt[side]++;
    return used;
  }

  #prevent(side: number): void {
    this.#dealt[side] -= Math.min(this.#dealt[side] - this.#sure[side], this.#guard[side]);
    const special = Math.min(this.#bySpecial[side], this.#dealt[side]);
    const prevents: Readonly<Record<string, number>> = {
      runeplate: this.#spent.has('runeplate') ? 0 : this.#dealt[side],
      'ghost-armor': /^[-R]/.test(this.#result(side) ?? '') ? Math.min(1, this.#dealt[side]) : 0,
      'dunwarr-mail': Math.min(1, special),
    };
    const chosen = this.#armor[side];
    const usable = this.sides[side].rewards.filter(
      one => (prevents[one] ?? 0) > 0 && (chosen === undefined || chosen === one),
    );
    if (usable.length === 0) return;
    const used = this.#world.decide(side, [...usable, 'pass']);
    if (used === 'pass') return;
    this.#armor[side] = used;
    if (used === 'runeplate') this.#spent.add('runeplate');
    this.#dealt[side] -= prevents[used];
  }
}
