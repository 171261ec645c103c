import { FastChance } from '@runehold/kernel/chance/fast';
import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../../src/layout.ts';
import { tacticalNames } from '../../battle/oracle/data.ts';
import { attempts } from '../../heroes/attempting.ts';
import { rewardsOf } from '../../heroes/summer.ts';
import { hero, reward, tacticsHand } from '../../kit/arrange.ts';
import { nextFate } from '../../kit/position.ts';
import { damageOn, faces, isAlive, rounds } from '../kit.ts';
import { duelCards, heroes, type Quest, quests } from './data.ts';
import { type Fighter, Oracle } from './oracle.ts';

/** A decision as the engine put it, and what was answered. */
type Decision = { readonly seat: number; readonly offered: readonly string[]; readonly said: string };

const bare = (name: string): string => name.replace(/^(reward:)?reward-/, '');

const sameNames = (a: readonly string[], b: readonly string[]): boolean =>
  a.toSorted().join() === b.toSorted().join();

/** The Fate cards ran out: what comes then is not written down. */
class OutOfCards extends Error {}

/** Fights duels by chance in the engine, and then again with the oracle on the same cards and decisions. */
export class Duplicate {
  readonly #rng: FastChance;

  readonly #options: ChosenOptions;

  /** With the options of an expansion both players may hold Tactical Fate cards. */
  constructor(seed: number, options: ChosenOptions = {}) {
    this.#rng = new FastChance(seed);
    this.#options = options;
  }

  #shuffled<T>(things: readonly T[]): T[] {
    const left = [...things];
    return things.flatMap(() => left.splice(this.#rng.pick(left.length), 1));
  }

  /** Deals some of the Rewards to two heroes. */
  #hands(): readonly [string[], string[]] {
    const dealt: [string[], string[]] = [[], []];
    for (const card of this.#shuffled(duelCards)) {
      const to = this.#rng.pick(4);
      if (to < 2) dealt[to].push(card);
    }
    return dealt;
  }

  /** Some Tactical Fate cards for each player, if the table has them. */
  #tactics(): readonly [string[], string[]] {
    const deck = this.#shuffled('expansion' in this.#options ? tacticalNames : []);
    return [deck.splice(0, this.#rng.pick(4)), deck.splice(0, this.#rng.pick(4))];
  }

  #fighter(
    name: string,
    rewards: readonly string[],
    tactics: string[],
  ): Fighter & { readonly training: readonly number[] } {
    const [strength, agility, health] = heroes[name];
    const training = [this.#rng.pick(3), this.#rng.pick(3)];
    return {
      name,
      strength: strength + training[0] + (rewards.includes('gauntlets-of-might') ? 1 : 0),
      agility: agility + training[1] + (rewards.includes('ring-of-quickness') ? 1 : 0),
      rewards,
      tactics,
      training,
      health,
      damage: this.#rng.pick(health),
    };
  }

  /** Answers everything that the duel asks by chance. */
  #play(story: Play<Table>): Decision[] {
    const decisions: Decision[] = [];
    while (story.table.duelist.get(0) > 0) {
      const [seat] = story.asked;
      if (story.ask(seat).rule === 'RW-TACT-04') {
        story.answer('pass', seat);
        continue;
      }
      const names = story.ask(seat).kind === 'yes' ? ['yes', 'no'] : story.offered(seat);
      const said = names[this.#rng.pick(names.length)];
      decisions.push({ seat, offered: names.map(bare), said: bare(said) });
      story.answer(said, seat);
    }
    return decisions;
  }

  #again(sides: readonly [Fighter, Fighter], goal: number, fate: number[], decisions: Decision[]): Oracle {
    const oracle = new Oracle(sides, goal, {
      draw: () => {
        const card = fate.shift();
        if (card === undefined) throw new OutOfCards();
        return card;
      },
      decide: (side, offered) => {
        const next = decisions.shift();
        if (next === undefined || next.seat !== side || !sameNames(next.offered, offered)) {
          throw new Error(`side ${side} should be asked ${offered}, and was ${JSON.stringify(next)}`);
        }
        return next.said;
      },
    });
    oracle.fight();
    if (decisions.length > 0) throw new Error(`nobody should be asked ${JSON.stringify(decisions[0])}`);
    return oracle;
  }

  /** Two heroes. Answers how many decisions there were. */
  fightHeroes(): number {
    const [attacker, defender] = this.#shuffled(Object.keys(heroes));
    const hands = this.#hands();
    const tactics = this.#tactics();
    const sides = [
      this.#fighter(attacker, hands[0], [...tactics[0]]),
      this.#fighter(defender, hands[1], [...tactics[1]]),
    ] as const;
    const fate = this.#shuffled(Array.from({ length: 30 }, (_, n) => n + 1));
    const named = (cards: readonly string[]) => cards.map(card => `reward-${card}`);
    const story = faces({
      options: this.#options,
      attacker,
      defender,
      damage: [sides[0].damage, sides[1].damage],
      rewards: [named(hands[0]), named(hands[1])],
      arrange: t => {
        for (const { name, training } of sides) train(t, name, training);
        for (const [seat, hand] of tactics.entries()) tacticsHand(t, seat, ...hand);
      },
    });
    nextFate(story, ...fate).answer(`duel:${defender}`);
    const decisions = this.#play(story);
    return checked(decisions.length, () => {
      const oracle = this.#again(sides, 0, fate, decisions);
      const beaten = [0, 1].map(side => oracle.isBeaten(side));
      expectSame('rounds', rounds(story), oracle.rounds);
      for (const [side, { name, damage }] of sides.entries()) {
        expectSame('alive', isAlive(story, name), !beaten[side]);
        if (!beaten[side]) expectSame('damage', damageOn(story, name), damage);
        const takes = !beaten[side] && beaten[1 - side];
        const loses = beaten[side] && !beaten[1 - side];
        const held = hands[side].length + (takes ? hands[1 - side].length : 0);
        expectSame('rewards', rewardsOf(story.table, name).length, loses ? 0 : held);
      }
    });
  }

  /** A hero and the unit of a quest. */
  fightUnit(quest: Quest): number {
    const [name] = this.#shuffled(Object.keys(heroes));
    const [rewards] = this.#hands();
    const tactics = this.#tactics();
    const fighter = this.#fighter(name, rewards, [...tactics[0]]);
    const unit: Fighter = { ...quest.unit, strength: 0, agility: 0, rewards: [], tactics: [], damage: 0 };
    const fate = this.#shuffled(Array.from({ length: 30 }, (_, n) => n + 1));
    const story = attempts(quest.id, quest.area, {
      options: this.#options,
      hero: name,
      damage: fighter.damage,
      arrange: t => {
        for (const one of rewards) reward(t, name, `reward-${one}`, true);
        train(t, name, fighter.training);
        for (const [seat, hand] of tactics.entries()) tacticsHand(t, seat, ...hand);
      },
    });
    nextFate(story, ...fate).answer(`quest:${quest.id}`);
    const decisions = this.#play(story);
    return checked(decisions.length, () => {
      const oracle = this.#again([fighter, unit], quest.goal, fate, decisions);
      const survives = !oracle.isBeaten(0);
      const wins = survives && (quest.goal > 0 ? oracle.reached() : oracle.isBeaten(1));
      expectSame('rounds', rounds(story), oracle.rounds);
      expectSame('alive', isAlive(story, name), survives);
      expectSame('rewards', rewardsOf(story.table, name).length, rewards.length + (wins ? 1 : 0));
      // Andira is healed by the quest itself.
      if (survives && name !== 'HE-02') expectSame('damage', damageOn(story, name), fighter.damage);
    });
  }

  /** Duels of all kinds; answers how many decisions there were in all. */
  fightMany(duels: number): number {
    let decisions = 0;
    for (let n = 0; n < duels; n++) {
      const quest = quests[n % 8];
      decisions += quest === undefined ? this.fightHeroes() : this.fightUnit(quest);
    }
    return decisions;
  }
}

const train = (t: Table, name: string, training: readonly number[]): void => {
  for (const [attribute, value] of training.entries()) t.training.set(hero(name), attribute, value);
};

const expectSame = (what: string, engine: unknown, oracle: unknown): void => {
  if (engine !== oracle) throw new Error(`${what}: ${engine} in the engine, ${oracle} by the oracle`);
};

const checked = (decisions: number, check: () => void): number => {
  try {
    check();
  } catch (problem) {
    if (problem instanceof OutOfCards) return 0;
    throw problem;
  }
  return decisions;
};
