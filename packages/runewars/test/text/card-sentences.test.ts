import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import type { Edition } from '../../src/content/types.ts';
import type { RewardCard } from '../../src/content/types-quests.ts';
import { unitText } from '../../src/rules/battle/abilities/registry.ts';
import { explorationText } from '../../src/rules/heroes/exploration/registry.ts';
import { questText } from '../../src/rules/heroes/quest/tasks.ts';
import { rewardText } from '../../src/rules/heroes/reward/registry.ts';
import { heroText } from '../../src/rules/heroes/skills.ts';
import { developmentText } from '../../src/rules/orders/developments/registry.ts';
import { orderText } from '../../src/rules/orders/registry.ts';
import { strongholdText } from '../../src/rules/orders/strongholds.ts';
import { objectiveText, seasonText, tacticsText } from '../../src/text/card-text.ts';
import { both, part } from './card-kit.ts';

const season = (id: string) => part(universe.seasonCards, id);
const tactics = (id: string, edition: Edition = 'revised'): string[] =>
  both(tacticsText(universe, part(universe.tacticsCards, id), edition));
const reward = (id: string): RewardCard => part(universe.rewardCards, id);

describe('a Season card', () => {
  it('says whom it concerns, by a bid or without one', () => {
    expect(both(seasonText(universe, season('season-favor-of-the-council'), 'revised'))).toEqual([
      'Wizards’ Council. Influence bid: the highest bidder receives 1 dragon rune.',
      'Rada Czarodziejów. Licytacja wpływów: gracz z najwyższą stawką otrzymuje 1 smoczy run.',
    ]);
    expect(both(seasonText(universe, season('season-crisis-of-conscience'), 'revised'))[0]).toBe(
      'Each player draws a Fate card for each of their heroes who does not share their alignment: a neutral hero deserts on grey, a hero of the opposite alignment on red.',
    );
  });

  it('has the same words for another bid and another number', () => {
    const card = season('season-envoys-of-spring');
    const other = {
      ...card,
      bid: { concerns: 'below', bid: 3 },
      effect: { kind: 'gain-influence', amount: 5, perCity: 2 },
    } as const;
    expect(both(seasonText(universe, other, 'revised'))).toEqual([
      'Influence bid: each player who bids less than 3 gains 5 influence and 2 more for each city they control.',
      'Licytacja wpływów: każdy gracz ze stawką niższą niż 3 otrzymuje 5 wpływów i jeszcze 2 za każde miasto pod swoją kontrolą.',
    ]);
  });

  it('turns dials as its content says', () => {
    const card = season('season-gathering-the-harvest');
    expect(both(seasonText(universe, card, 'revised'))[0]).toBe(
      'Each player sets every dial to what the areas they control produce, then raises their food dial by 1.',
    );
    const down = { kind: 'set-dials', upwards: false, plus: { food: 0, wood: 2, ore: 0 } } as const;
    expect(both(seasonText(universe, { ...card, effect: down }, 'revised'))).toEqual([
      'Each player turns every dial that shows more than the areas they control produce down to that amount, then raises their wood dial by 2.',
      'Każdy gracz obniża każdy licznik, który wskazuje więcej, niż produkują obszary pod jego kontrolą, do tej wartości, a następnie podnosi licznik drewna o 2.',
    ]);
  });
});

describe('a Tactics card', () => {
  it('says when it is played, by whom and what it does', () => {
    expect(tactics('tactics-sappers')).toEqual([
      'When fortifications are counted in a battle, as the attacker: the defender’s stronghold has 3 less strength, to a minimum of 0.',
      'Podczas rozpatrywania umocnień w bitwie, jako atakujący: siła twierdzy obrońcy maleje o 3 (najniżej do 0).',
    ]);
    expect(tactics('tactics-summon-lightning')[0]).toBe(
      'At the start of a battle, if you have a unit in it: deal 4 damage to each side’s units.',
    );
    expect(tactics('tactics-rally-cry')[0]).toMatch(
      /^During your turn, at the start of a battle or at the start of a combat round: /,
    );
  });

  it('lists its choices', () => {
    expect(tactics('tactics-hidden-stores')).toEqual([
      'During your turn: raise one dial by 2, or one dial by 1 and another by 1.',
      'W swojej turze: podnieś jeden licznik o 2 albo jeden licznik o 1 i drugi o 1.',
    ]);
    expect(tactics('tactics-call-of-the-wilds')).toEqual([
      'During your turn: in an area you control, place from the supply 2 units of the types Beastman and Razorwing in any mix, or 1 Sorcerer.',
      'W swojej turze: na obszarze pod swoją kontrolą ustaw ze stosu nieużywanych 2 jednostki typów Zwierzoczłek i Ostroszpon w dowolnym składzie albo 1 Czarnoksiężnika.',
    ]);
  });
});

describe('what the editions print otherwise', () => {
  it('RW-ORIG-14 is told as the edition has it', () => {
    const card = season('season-threatened-home-realms');
    expect(both(seasonText(universe, card, 'revised'))[1]).toContain('przesuwa 1 żeton runu');
    expect(both(seasonText(universe, card, 'original'))[1]).toContain('przesuwa 2 żetony runów');
    expect(tactics('tactics-ambush', 'revised')[0]).toMatch(/^During an action in the Quest Phase:/);
    expect(tactics('tactics-ambush', 'original')[0]).toMatch(
      /^During your turn or during an action in the Quest Phase:/,
    );
  });

  it('RW-ORIG-11 RW-ORIG-13 concerns who picks and who moves', () => {
    const sorceress = part(universe.units, 'unit-sorceress');
    expect(both(unitText(sorceress, 'revised'))[0]).toContain('1 enemy unit of your choice retreats');
    expect(both(unitText(sorceress, 'original'))[0]).toContain(
      '1 enemy unit of the opponent’s choice retreats',
    );
    const conquer = part(universe.orders, 'order-conquer');
    expect(both(orderText(conquer, 'revised'))[1]).toContain(' swoje jednostki i bohaterów.');
    expect(both(orderText(conquer, 'original'))[1]).toContain(' swoje jednostki.');
  });
});

describe('what heroes carry and meet', () => {
  it('a quest says where, what and to which end, worst destiny first', () => {
    const questOf = (id: string): string[] => both(questText(part(universe.questCards, id)));
    expect(questOf('quest-to-the-edge-of-the-world')).toEqual([
      'Setup Quest for tile 9. In area 9A: test strength. Red: the hero takes 1 damage, then discard this quest. Grey: receive a Reward. Gold: receive a Reward, then draw 1 Quest card.',
      'Misja początkowa płytki 9. Na obszarze 9A: przetestuj Siłę. Czerwony: bohater otrzymuje 1 obrażenie, a następnie odrzuć tę misję. Srebrny: otrzymujesz nagrodę. Złoty: otrzymujesz nagrodę, a następnie dobierz 1 kartę misji.',
    ]);
    expect(questOf('quest-the-broken-runestone')[0]).toContain(
      'Red: nothing happens. Grey: raise the hero’s wisdom by 1.',
    );
    expect(questOf('quest-the-giants-toll')[0]).toBe(
      'In area 2A: duel 1 Giant. Once 2 damage has been dealt by the end of a round: receive a Reward.',
    );
  });

  it('a weapon says what it deals, at what risk and when', () => {
    expect(both(rewardText(reward('reward-windstring-bow')))[0]).toBe(
      'Weapon. On a special icon in a duel, instead of its usual damage: this hero deals 1 damage that routs cannot prevent. At the start of a duel: test agility, and on grey or gold this hero deals 1 damage.',
    );
    expect(both(rewardText(reward('reward-dwarven-fire-bombs')))[1]).toContain(
      'ten bohater zadaje 3 obrażenia. Następnie przetestuj Zręczność; jeśli symbol jest czerwony, ten bohater otrzymuje 1 obrażenie.',
    );
    expect(both(rewardText(reward('reward-rage-blade')))[1]).toContain('tyle obrażeń, ile wynosi jego Siła.');
  });

  it('any Reward may count for runes, have a limit or be discarded', () => {
    const potion = { ...reward('reward-healing-draught'), limit: 'season', runes: 2 } as const;
    expect(both(rewardText(potion))).toEqual([
      'During your turn or during an action in the Quest Phase, once per season, by discarding it: heal all damage on this hero, or stand this hero up. While one of your heroes has it, you control 2 more dragon runes.',
      'W swojej turze lub podczas akcji w Fazie misji, raz w porze roku, za cenę odrzucenia: wylecz wszystkie obrażenia tego bohatera albo postaw go. Dopóki ma ją twój bohater, kontrolujesz o 2 smocze runy więcej.',
    ]);
    expect(both(rewardText(reward('reward-boots-of-the-wind')))[0]).toBe(
      'This hero may move up to 1 area farther in the Quest Phase.',
    );
  });

  it('a hero says numbers, traits and what the player may do', () => {
    expect(both(heroText(part(universe.heroes, 'HE-04')))[0]).toBe(
      'Good hero: strength 1, agility 3, wisdom 5, health 3. Flying. If you wish: once per test, discard all Fate cards drawn for this hero’s test and draw the same number again.',
    );
    expect(both(heroText(part(universe.heroes, 'HE-09')))[1]).toBe(
      'Bohater po stronie Zła: Siła 2, Zręczność 2, Mądrość 5, Wytrzymałość 4. Na początku pojedynku, jeśli chcesz: zadaj 1 obrażenie bez możliwości negowania rozbiciem.',
    );
    expect(both(heroText(part(universe.heroes, 'HE-08')))[0]).toContain(
      'health 6. This hero can heal in any area.',
    );
  });

  it('a location that can be discarded says with how many units', () => {
    const village = part(universe.explorationTokens, 'exp-village-ore');
    expect(both(explorationText({ unitsToDiscardLocation: 4 }, village))[1]).toBe(
      'Usuwalne miejsce: obszar produkuje o 1 więcej rudy. Gracz kontrolujący obszar może w swojej turze usunąć to miejsce, jeśli ma na nim co najmniej 4 jednostki.',
    );
    const temple = part(universe.explorationTokens, 'exp-temple');
    expect(both(explorationText(universe, temple))[0]).not.toContain('discard');
  });
});

describe('the realm', () => {
  it('an Objective says whose it is, when it is claimed and how one is rid of it', () => {
    expect(both(objectiveText(part(universe.objectiveCards, 'objective-dragon-pact')))).toEqual([
      'Good Objective. Claim it during your turn for a dragon rune if you are allied with every unit on the board (at least 1) of the type Dragon. If it can no longer be fulfilled, you may exchange it during your turn.',
      'Cel Dobra. Ogłoś jego wypełnienie w swojej turze i otrzymaj smoczy run, jeśli z tobą są sprzymierzone wszystkie będące na planszy (co najmniej 1) jednostki typu Smok. Jeśli nie da się go już wypełnić, możesz go wymienić w swojej turze.',
    ]);
    expect(both(objectiveText(part(universe.objectiveCards, 'objective-fellowship')))[0]).toMatch(
      /you have at least 3 heroes, none of them evil\.$/,
    );
  });

  it('a unit lists the classes it can hit', () => {
    const unitOf = (id: string): string[] => both(unitText(part(universe.units, id), 'revised'));
    expect(unitOf('unit-pegasus-rider')[0]).toBe(
      'Rectangle unit, health 3, initiative 2. Flying. Special icon: rout, at your choice, up to 2 triangle units or 1 rectangle unit.',
    );
    expect(unitOf('unit-skeleton-archer')[0]).toContain(
      'the opponent destroys 1 triangle, circle or rectangle unit, standing ones first.',
    );
    expect(unitOf('unit-dragon')[0]).toContain('destroy up to 3 triangle units of your choice.');
    expect(unitOf('unit-necromancer')[1]).toContain('najwyżej 2 Ożywieńców ze stosu nieużywanych.');
  });

  it('an Order has two parts, or says that it has no second', () => {
    expect(both(orderText(part(universe.orders, 'order-harvest'), 'revised'))[0]).toBe(
      'Order 4. Set every dial to what the areas you control produce. Supremacy Bonus: use all your developments, then you may build 1 development.',
    );
    expect(both(orderText(part(universe.orders, 'order-fortify'), 'revised'))[0]).toMatch(
      /in any order: build a stronghold, repair a stronghold and pick up .* It has no Supremacy Bonus\.$/,
    );
  });

  it('a development is its faction’s, and a stronghold costs what the content says', () => {
    expect(both(developmentText(part(universe.developments, 'dev-hungry-spawn')))[0]).toBe(
      'Only for the Uthuk Y’llan. When fortifications are counted in a battle, by discarding it: deal 4 damage to the attacker’s units.',
    );
    const free = { food: 0, wood: 0, ore: 0 };
    const stronghold = { ...universe.stronghold, build: { ...free, food: 2, ore: 3 }, repair: free };
    expect(both(strongholdText({ stronghold }))).toEqual([
      'A stronghold gives its defender 5 strength, or 3 when damaged. Building one costs 2 food and 3 ore, repairing it costs nothing. It holds one development, which costs 1 wood.',
      'Twierdza daje obrońcy +5 do siły, a uszkodzona +3. Koszt budowy: 2 żywności i 3 rudy, koszt naprawy: brak. Mieści jedno ulepszenie; koszt ulepszenia: 1 drewna.',
    ]);
  });
});
