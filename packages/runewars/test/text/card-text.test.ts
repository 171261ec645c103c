import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import type { Universe } from '../../src/content/box.ts';
import { runewarsPack } from '../../src/pack.ts';
import { abilities, unitText } from '../../src/rules/battle/abilities/registry.ts';
import { commanderCardText } from '../../src/rules/heroes/commanders/registry.ts';
import { questUnitText } from '../../src/rules/heroes/duel/quest-icons.ts';
import { explorationText } from '../../src/rules/heroes/exploration/registry.ts';
import { questText } from '../../src/rules/heroes/quest/tasks.ts';
import { rewardText } from '../../src/rules/heroes/reward/registry.ts';
import { heroText } from '../../src/rules/heroes/skills.ts';
import { developmentCardText } from '../../src/rules/orders/development-cards/registry.ts';
import { developmentText } from '../../src/rules/orders/developments/registry.ts';
import { cityText } from '../../src/rules/orders/rally-support.ts';
import { orderText } from '../../src/rules/orders/registry.ts';
import { strongholdText } from '../../src/rules/orders/strongholds.ts';
import { titleText } from '../../src/rules/table/title-effects.ts';
import { objectiveText, seasonText, tacticsText } from '../../src/text/card-text.ts';
import { type CardText, clause, sentences } from '../../src/text/clause.ts';
import { both, part } from './card-kit.ts';

type Told = {
  readonly thing: object;
  /** The text of a thing that may differ from this one in a number. */
  readonly textOf: (thing: object) => CardText;
};

const each = <Thing extends object>(
  things: readonly Thing[],
  textOf: (thing: Thing) => CardText,
): readonly Told[] => things.map(thing => ({ thing, textOf: changed => textOf(changed as Thing) }));

const toldOf = (universe: Universe): readonly Told[] => [
  ...each(universe.seasonCards, card => seasonText(universe, card, 'revised')),
  ...each(universe.tacticsCards, card => tacticsText(universe, card, 'revised')),
  ...each(universe.objectiveCards, objectiveText),
  ...each(universe.questCards, questText),
  ...each(universe.questUnits, questUnitText),
  ...each(universe.rewardCards, rewardText),
  ...each(universe.heroes, heroText),
  ...each(universe.explorationTokens, token => explorationText(universe, token)),
  ...each(universe.units, unit => unitText(unit, 'revised')),
  ...each(universe.orders, order => orderText(order, 'revised')),
  ...each(universe.titles, titleText),
  ...each(universe.developments, developmentText),
  ...each(universe.cities, cityText),
  ...each(universe.developmentCards, developmentCardText),
  ...each(universe.commanderCards, commanderCardText),
  ...each([universe.stronghold], stronghold => strongholdText({ stronghold })),
];

const everything = toldOf(universe);

/** How many there are of a thing is no part of its text, nor what the other edition has. */
const untold = new Set(['copies', 'figures', 'back', 'sources', 'original', 'loss', 'discarded', 'free']);

/** The same thing again and again, each time with another number or another yes and no. */
const changes = function* (value: unknown): Generator<unknown> {
  if (typeof value === 'number') yield value + 7;
  if (typeof value === 'boolean') yield !value;
  if (Array.isArray(value)) {
    for (const [i, inner] of value.entries())
      for (const changed of changes(inner)) yield value.with(i, changed);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (untold.has(name)) continue;
      for (const changed of changes(inner)) yield { ...value, [name]: changed };
    }
  }
};

describe('the text of a card or component', () => {
  it('is made of whole sentences, in both languages', () => {
    for (const { thing, textOf } of everything) {
      for (const said of both(textOf(thing))) {
        expect(said).toMatch(/^\p{Lu}.*\.$/u);
        expect(said).not.toMatch(/\?|undefined|NaN|[{}]| {2}| [,;:.]|[,;:.]{2}|\. \p{Ll}/u);
      }
    }
  });

  it('is another with another number, in both languages', () => {
    let tried = 0;
    for (const { thing, textOf } of everything) {
      const before = both(textOf(thing));
      for (const changed of changes(thing)) {
        const after = both(textOf(changed as object));
        expect(after[0], JSON.stringify(changed)).not.toBe(before[0]);
        expect(after[1], JSON.stringify(changed)).not.toBe(before[1]);
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(400);
  });

  it('is another for every Tactics card', () => {
    const texts = universe.tacticsCards.map(card => both(tacticsText(universe, card, 'revised')));
    expect(new Set(texts.map(([english]) => english)).size).toBe(texts.length);
    expect(new Set(texts.map(([, polish]) => polish)).size).toBe(texts.length);
  });

  it('leaves no clause unsaid, but for what no box has a card for', () => {
    const said = new Set([
      ...everything.flatMap(({ thing, textOf }) => textOf(thing).map(({ key }) => key)),
      ...unitText(part(universe.units, 'unit-sorceress'), 'original').map(({ key }) => key),
    ]);
    const unsaid = Object.keys(runewarsPack.words.specs).filter(
      key => key.startsWith('clause.') && !said.has(key),
    );
    expect(new Set(unsaid.filter(key => !key.startsWith('clause.timing.')))).toEqual(
      new Set([
        'clause.barred.everybody',
        'clause.cost.nothing',
        'clause.icon.damage',
        'clause.icon.special',
        'clause.whom.below',
        'clause.without.good',
      ]),
    );
    const moments = [
      ...[...universe.tacticsCards, ...universe.rewardCards].flatMap(({ timings }) => timings),
      ...universe.heroes.map(({ ability }) => ability.timing),
      ...universe.developments.map(({ timing }) => timing),
    ];
    expect(moments.filter(moment => unsaid.includes(`clause.timing.${moment}`))).toEqual([]);
  });
});

describe('clauses', () => {
  it('become sentences: no space before a mark, a capital after a full stop', () => {
    expect(sentences(['during your turn', ',', 'once', ':', 'łap', '.', 'żyj', '.'])).toBe(
      'During your turn, once: łap. Żyj.',
    );
  });

  it('call things by the numbers that the pack knows them by', () => {
    expect(clause('clause.group.one', { unit: 'unit-giant', count: 2 }).args).toEqual({
      unit: runewarsPack.ids['unit']?.indexOf('unit-giant'),
      count: 2,
    });
    expect(abilities.textOf({ kind: 'opponent-routs', units: 2 })[0].args).toEqual({
      units: 2,
      initiativeFrom: 0,
    });
  });
});
