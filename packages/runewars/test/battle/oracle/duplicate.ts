import { FastChance } from '@runehold/kernel/chance/fast';
import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import type { Table } from '../../../src/layout.ts';
import { area, hero } from '../../kit/arrange.ts';
import { FIELD } from '../kit.ts';
import { alike, differ, same } from './alike.ts';
import { unitTypes } from './data.ts';
import { type Deal, randomDeal, type Stock, setupOf } from './deal.ts';
import type { Field } from './field.ts';
import { keyOf, type Leader } from './figure.ts';
import { Oracle, type Outcome } from './oracle.ts';
import { RulesTable } from './rules-table.ts';
import { leaves, SharedWorld } from './world.ts';

const isInField = (t: Table, number: number): boolean => t.heroArea.get(number) === area(FIELD) + 1;

/** One table on which battles are fought by the rules and by the oracle with the same cards and decisions. */
export class Duplicate {
  readonly #rng: FastChance;
  readonly #rules: RulesTable;
  readonly #stock: Stock;

  /** With the options of an expansion both sides may hold Tactical Fate cards, and what else it brings. */
  constructor(seed: number, options: ChosenOptions = {}) {
    this.#rng = new FastChance(seed);
    this.#rules = new RulesTable(this.#rng, options);
    const { t } = this.#rules;
    this.#stock = {
      figures: unitTypes.map(({ name }) => t.content.units.find(({ id }) => id === name)?.figures ?? 0),
      ownTypes: t.ownColumns,
      expands: t.tacticalFate > 0,
      explores: t.exploration === 1,
      develops: t.developmentCards === 1,
      leads: t.commanders === 1,
    };
  }

  /** Fights one random battle twice; throws where the two do not agree. Returns how many decisions it took. */
  fight(original = false): number {
    const deal = randomDeal(this.#rng, original, this.#stock);
    this.#rules.begin(deal);
    const world = new SharedWorld(this.#rules, deal.lying);
    const oracle = new Oracle(setupOf(deal, this.#stock.expands), world);
    world.field = oracle.field;
    try {
      const outcome = oracle.fight();
      this.#rules.skipOthers();
      this.#compare(outcome, oracle.field, deal);
    } catch (error) {
      throw new Error(`${(error as Error).message} (${JSON.stringify(deal)})`);
    }
    return world.decisions;
  }

  /** So many battles, every fourth in the original edition. */
  fightMany(battles: number): number {
    let decisions = 0;
    for (let n = 0; n < battles; n++) decisions += this.fight(n % 4 === 0);
    return decisions;
  }

  #compare(
    { strength, winner, damages }: Outcome,
    { armies, left, leaders }: Field,
    { lying, stronghold }: Deal,
  ): void {
    const told = this.#rules.told();
    const end = told.findIndex(({ key }) => key === 'battle-ended');
    const course = told.slice(0, end < 0 ? told.length : end);
    const tally = course.find(({ key }) => key === 'strength-tallied')?.args;
    same('strength', [tally?.['attacker'], tally?.['defender']], strength);
    const happens = (key: string): boolean => course.some(event => event.key === key);
    const loss = stronghold.capital ? 'capital-lost' : 'stronghold-removed';
    same('the stronghold falls', happens(loss), winner === 0 && stronghold.worth > 0);
    same(
      'the stronghold is damaged',
      happens('stronghold-damaged'),
      damages && stronghold.worth > 0 && !stronghold.damaged,
    );
    const returned: number[] = [];
    const retreated: number[] = [];
    for (const event of course) {
      const { key, args } = event;
      const type = args['unit'] ?? 0;
      if (key === 'units-returned') {
        for (let n = 0; n < (args['standing'] ?? 0); n++) returned.push(type * 100);
        for (let n = 0; n < (args['routed'] ?? 0); n++) returned.push(type * 100 + 10);
      }
      if (leaves(event)) for (let n = 0; n < (args['amount'] ?? 0); n++) retreated.push(type);
    }
    const back = armies[winner].map(({ type, routed }) => keyOf({ type, routed, damage: 0 }));
    if (!alike(returned, back)) differ('who comes back', returned, back);
    // Of a beaten defender those who lay routed before are destroyed.
    const away = [...left, ...armies[1 - winner].map(({ type }) => type), ...(winner === 0 ? lying : [])];
    if (!alike(retreated, away)) differ('who retreats', retreated, away);
    this.#compareLeaders(leaders, winner);
  }

  /** Commanders carry what they have taken, are gone if that was too much, and go with the beaten. */
  #compareLeaders(leaders: readonly (readonly Leader[])[], winner: number): void {
    const { t } = this.#rules;
    for (const [side, led] of leaders.entries())
      for (const { hero: id, health, damage } of led) {
        const number = hero(id);
        const lives = t.heroesInPlay.count(number) > 0;
        if (damage >= health) same(`${id} is defeated`, !lives, true);
        else if (lives) {
          same(`damage on ${id}`, t.heroDamage.get(number), damage);
          same(`${id} is in the field, standing`, isInField(t, number), side === winner);
          same(`${id} is routed`, t.heroRouted.get(number) === 1, side !== winner);
        } else same(`${id} has nowhere to go`, side, 1 - winner);
      }
  }
}
