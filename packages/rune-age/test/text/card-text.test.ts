import { wordsOf } from '@runehold/kernel/pack/pack';
import { loose } from '@runehold/testkit/loose';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { readPack } from '../../src/content/overlay.ts';
import type { Content } from '../../src/content/types.ts';
import { runeAgePack } from '../../src/pack.ts';
import { races, scenarios } from '../../src/pools.ts';
import type { CardText } from '../../src/text/card-text.ts';
import {
  cardText,
  cityText,
  eventText,
  homeRealmText,
  monumentText,
  rewardText,
  runeText,
  scenarioText,
  strongholdText,
  textIn,
} from '../../src/text/card-text.ts';

const words = { en: wordsOf(runeAgePack, 'en'), pl: wordsOf(runeAgePack, 'pl') };
const both = (text: CardText): string[] => [textIn(words.en, text), loose(textIn(words.pl, text))];
const lacking = /\?\S|undefined|[{}]/;

const part = <T extends { readonly id: string }>(things: readonly T[], id: string): T => {
  const found = things.find(thing => thing.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
};
const cardOf = (id: string, content: Content = universe): string[] => both(cardText(part(content.cards, id)));
const eventOf = (id: string, content: Content = universe): string[] =>
  both(eventText(part(content.events, id)));

const changed = (changes: object): Content => {
  const pack = { format: 'runehold-content', game: 'rune-age', name: 'a test', changes };
  const reading = readPack(JSON.stringify(pack));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.content;
};

/** All numbers a piece of content has in it, but for what no reader of a card asks. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'copies' ? [] : numbersIn(inner)));
};

describe('the text of a card', () => {
  it('is there for every card of the game in both languages', () => {
    const texts = [
      ...universe.cards.map(cardText),
      ...universe.events.map(eventText),
      ...universe.events.filter(({ reward }) => reward).map(rewardText),
      ...universe.runes.map(runeText),
      ...universe.cities.map(cityText),
      strongholdText(universe),
      homeRealmText(universe),
      ...races.map(race => monumentText(universe, race)),
      ...scenarios.map(scenario => scenarioText(universe, scenario)),
    ];
    for (const text of texts) {
      for (const sentence of both(text)) {
        expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
        expect(sentence).not.toMatch(lacking);
      }
    }
  });

  it('tells every number of the content', () => {
    const tells = (text: CardText, content: object): void => {
      for (const sentence of both(text)) {
        for (const number of numbersIn(content))
          expect(number === 0 || sentence.includes(String(number)), `${number} in ${sentence}`).toBe(true);
      }
    };
    for (const card of universe.cards) tells(cardText(card), card);
    for (const event of universe.events) tells(eventText(event), event);
    for (const rune of universe.runes) tells(runeText(rune), rune);
    for (const city of universe.cities) tells(cityText(city), city);
    tells(strongholdText(universe), universe.stronghold);
    tells(homeRealmText(universe), universe.homeRealm);
    tells(monumentText(universe, 'latari'), universe.monument);
    tells(scenarioText(universe, 'resurgence'), universe.objective);
  });

  it('is put together of what the card is, costs and does', () => {
    expect(cardOf('latari.darnati_warrior')).toEqual([
      'A unit of the Latari Elves with 3 strength. It costs 3 gold. When played: pay 1 influence, then destroy an opposing unit.',
      'Jednostka Elfów o sile 3. Kosztuje 3 sztuki złota. Po zagraniu: zapłać 1 wpływ, a następnie zniszcz wrogą jednostkę.',
    ]);
    expect(cardOf('waiqar.necromancer')[0]).toContain(
      'reveal 2 cards from the top of your deck and take one of these into your hand: Reanimate, Skeleton Archer; discard the rest.',
    );
    expect(cardOf('gold.3')).toEqual([
      'A card worth 3 gold. It costs 5 influence.',
      'Karta warta 3 sztuki złota. Kosztuje 5 wpływów.',
    ]);
    expect(cardOf('neutral.dragon')[0]).toContain('It has no ability.');
    expect(eventOf('rw.rune_discovery')[0]).toBe(
      'Stage 2 Enemy with 8 strength and 1 attrition roll. Whoever defeats it receives a random dragon rune (but keeps only one), or draws 2 cards if none are left. This card leaves the game.',
    );
    expect(eventOf('rw.sellswords')[1]).toBe(
      'Wróg etapu 1 o sile 5. Kto go pokona, zatrzymuje go jako nagrodę. Wyczerp, aby otrzymać 1 wpływ.',
    );
    expect(both(rewardText(part(universe.events, 'mon.vault')))).toEqual([
      'Exhaust it for 2 gold.',
      'Wyczerp, aby otrzymać 2 sztuki złota.',
    ]);
  });

  it('promises no more than the rules keep, and no less', () => {
    // Only a battle lets a Warlock pay without a target; in a siege there must be a unit to destroy.
    expect(cardOf('uthuk.warlock').map(text => text.slice(text.indexOf(':')))).toEqual([
      ': wound 1 unit of your own (this one may be it), then destroy an opposing unit; in a battle you may pay without a target.',
      ': zrań 1 swoją jednostkę (może to być ta), a następnie zniszcz wrogą jednostkę; w bitwie możesz zapłacić, choć nie ma celu.',
    ]);
    expect(cardOf('uthuk.flesh_ripper')[0]).toContain(
      'wound 1 unit of your own (this one may be it), then draw',
    );
    // A tactic is no unit and cannot be the one that is wounded.
    expect(cardOf('neutral.summon_lightning')[0]).toContain('wound 1 unit of your own, then');
    expect(cardOf('daqan.footman')).toEqual([
      expect.stringContaining('discard any other or leave it on top.'),
      expect.stringContaining('inną odrzuć albo zostaw na wierzchu.'),
    ]);
    for (const id of ['latari.deepwood_archer', 'neutral.sorcerer']) {
      expect(cardOf(id)[0]).toContain('if this unit survived unwounded, ');
      expect(cardOf(id)[1]).toContain('jeśli ta jednostka przetrwała bez ran, ');
    }
    expect(cardOf('neutral.pillage')[0]).toContain('or all of it if they hold fewer');
    expect(cardOf('neutral.pillage')[1]).toContain('albo całą rękę, jeśli ma ich mniej');
    expect(eventOf('res.bountiful_harvest')[0]).toContain(
      'Each player draws 1 card, even beyond a hand of five.',
    );
    expect(eventOf('res.bountiful_harvest')[1]).toContain('nawet jeśli przekroczy pięć kart na ręce.');
    expect(eventOf('mon.levy')[0]).toContain('the most valuable gold card in their hand');
    // How everybody loses, what a captured city is, and that the deck ends for good.
    const about = (scenario: 'resurgence' | 'cataclysm') => both(scenarioText(universe, scenario))[0];
    expect(about('resurgence')).toContain('if all are eliminated, everybody loses.');
    expect(about('cataclysm')).toContain('The Event deck is never rebuilt');
    expect(about('cataclysm')).toContain('A city taken from another player arrives exhausted.');
    // A dragon rune is neither a unit nor a tactic, and an Instant is fought like an Enemy.
    expect(cardOf('neutral.naga')[0]).toContain(
      'neither your opponent’s units and tactics nor the Event you fight can use Resolution abilities.',
    );
    expect(cardOf('neutral.naga')[1]).toContain(
      'ani jednostki i karty taktyki przeciwnika, ani wydarzenie, z którym walczysz, nie mogą używać zdolności',
    );
    expect(cardOf('neutral.sorcerer')[0]).toContain('take another of your unwounded units');
    expect(cardOf('waiqar.reanimate')[1]).toContain('z twojego stosu kart odrzuconych');
    for (const id of ['cat.vermin', 'mon.road_raiders']) {
      expect(eventOf(id)[0]).toMatch(/from their hand .*at least \d/);
      expect(eventOf(id)[1]).toMatch(/z ręki .*co najmniej \d/);
    }
    expect(eventOf('mon.trade_fair')[0]).toContain('gold cards worth more than 1 cost 1 less influence');
    expect(eventOf('mon.trade_fair')[1]).toContain('karty złota warte więcej niż 1 kosztują o 1 wpływ mniej');
    // Whose cheapest pile is empty gets nothing, and not the next best.
    expect(eventOf('rw.call_banners')[0]).toContain('a unit of their cheapest kind');
    expect(eventOf('rw.call_banners')[1]).toContain('jednostkę najtańszego rodzaju');
    expect(eventOf('rw.siege_train')[0]).toContain(
      'Cities that its owner besieges add nothing to their defender',
    );
    expect(eventOf('cat.horror')[0]).toContain(
      'the least damaged Home Realm (if tied, the first in play order)',
    );
    expect(eventOf('cat.horror')[1]).toContain('przy remisie pierwsze w kolejności rozgrywki');
    expect(eventOf('cat.brother')[0]).toContain('if tied, the first in play order who agrees');
    expect(eventOf('cat.brother')[0]).toContain('If the traitor is eliminated, the others play on.');
    expect(eventOf('cat.brother')[1]).toContain(
      'przy remisie pierwszy w kolejności rozgrywki, który się zgodzi',
    );
    expect(eventOf('cat.brother')[1]).toContain('Jeśli zdrajca odpadnie z gry, pozostali grają dalej.');
  });

  it('changes with a content pack', () => {
    const content = changed({
      'daqan.knight': { strength: 4, ability: { effect: { limit: 3 } } },
      'uthuk.berserker': { ability: { effect: { ifWounded: false, amount: 5 } } },
      'latari.pegasus_rider': { ability: { price: null } },
      'res.khorgard': { strength: 22, attrition: 2 },
      'rune.might': { power: { amount: 3 } },
      monument: { gold: 16 },
    });
    expect(cardOf('daqan.knight', content)).not.toEqual(cardOf('daqan.knight'));
    expect(cardOf('daqan.knight', content)).toEqual([
      'A unit of the Daqan Lords with 4 strength. It costs 3 gold. When played: reveal the top card of your deck. Discard a unit stronger than 3; take any other card into your hand.',
      'Jednostka Daqanitów o sile 4. Kosztuje 3 sztuki złota. Po zagraniu: odkryj wierzchnią kartę swojej talii. Jednostkę o sile większej niż 3 odrzuć; każdą inną kartę weź na rękę.',
    ]);
    expect(cardOf('uthuk.berserker', content)[0]).toContain(
      'In the Resolution step: this unit gains 5 strength.',
    );
    expect(cardOf('latari.pegasus_rider', content)[1]).toContain('Po zagraniu: dobierz 1 kartę.');
    expect(eventOf('res.khorgard', content)[0]).toContain(
      'It attacks the least damaged Home Realm with 22 strength, or each of them if several are tied. A battle against it takes 2 attrition rolls.',
    );
    expect(both(runeText(part(content.runes, 'rune.might')))[0]).toContain('for 3 strength');
    expect(both(monumentText(content, 'waiqar'))[1]).toContain('Jednorazowy koszt: 16 sztuk złota');
    expect(cardOf('daqan.footman', content)).toEqual(cardOf('daqan.footman'));
  });

  it('of an Enemy tells what it does in combat and while it grows', () => {
    const content = changed({
      'cat.rift': {
        phase: { kind: 'add-tokens', amount: 2 },
        resolution: { kind: 'weaken-army', amount: 3 },
      },
    });
    const [english, polish] = eventOf('cat.rift', content);
    expect(english).toContain(
      'At the start of each Event phase, put 2 tokens on this card; each one gives it 1 strength.',
    );
    expect(english).toContain('In the Resolution step, the army fighting it loses 3 strength.');
    expect(polish).toContain('połóż na tej karcie 2 żetony');
  });
});
