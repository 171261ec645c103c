import { describe, expect, it } from 'vitest';
import { the, told } from './kit.ts';

const area = the('area', '3A');
const polish = (key: string, args: Readonly<Record<string, number>>): string => told(key, args)[1] ?? '';
const english = (key: string, args: Readonly<Record<string, number>>): string => told(key, args)[0] ?? '';

describe('in Polish', () => {
  it('units are counted as their gender asks: men, beasts and machines', () => {
    const lost = (unit: string, amount: number): string =>
      polish('event.units-destroyed', { unit: the('unit', unit), amount, area });
    expect([1, 2, 5, 22].map(amount => lost('unit-footman', amount))).toEqual([
      'Zniszczono 1 Piechura na obszarze 3A.',
      'Zniszczono 2 Piechurów na obszarze 3A.',
      'Zniszczono 5 Piechurów na obszarze 3A.',
      'Zniszczono 22 Piechurów na obszarze 3A.',
    ]);
    expect([1, 3, 12].map(amount => lost('unit-dragon', amount))).toEqual([
      'Zniszczono 1 Smoka na obszarze 3A.',
      'Zniszczono 3 Smoki na obszarze 3A.',
      'Zniszczono 12 Smoków na obszarze 3A.',
    ]);
    expect([1, 4, 5].map(amount => lost('unit-siege-tower', amount))).toEqual([
      'Zniszczono 1 Machinę oblężniczą na obszarze 3A.',
      'Zniszczono 4 Machiny oblężnicze na obszarze 3A.',
      'Zniszczono 5 Machin oblężniczych na obszarze 3A.',
    ]);
    expect(lost('unit-beastman', 2)).toBe('Zniszczono 2 Zwierzoludzi na obszarze 3A.');
  });

  it('influence, runes and cards are counted', () => {
    const gained = (amount: number): string =>
      polish('event.influence-gained', { who: 0, amount, total: 25 });
    expect([0, 1, 2, 5, 12, 22, 25].map(gained)).toEqual([
      'Anna otrzymuje 0 wpływów; razem: 25.',
      'Anna otrzymuje 1 wpływ; razem: 25.',
      'Anna otrzymuje 2 wpływy; razem: 25.',
      'Anna otrzymuje 5 wpływów; razem: 25.',
      'Anna otrzymuje 12 wpływów; razem: 25.',
      'Anna otrzymuje 22 wpływy; razem: 25.',
      'Anna otrzymuje 25 wpływów; razem: 25.',
    ]);
    const runes = (n: number): string => polish('event.runes-counted', { who: 1, runes: n });
    expect([1, 3, 6].map(runes)).toEqual([
      'Bert kontroluje 1 smoczy run.',
      'Bert kontroluje 3 smocze runy.',
      'Bert kontroluje 6 smoczych runów.',
    ]);
    expect([1, 2, 5].map(count => polish('prompt.levy', { count }))).toEqual([
      'Odrzuć 1 kartę taktyki.',
      'Odrzuć 2 karty taktyki.',
      'Odrzuć 5 kart taktyki.',
    ]);
  });

  it('heroes are challenged, kept and robbed in the right case', () => {
    const hero = (id: string): number => the('hero', id);
    expect(polish('event.duel-began', { hero: hero('HE-09'), against: hero('HE-05') })).toBe(
      'Szalony Carthos wyzywa na pojedynek Zjawę.',
    );
    expect(polish('crumb.duel', { attacker: hero('HE-12'), defender: hero('HE-02') })).toBe(
      'Pojedynek: Kirga przeciw Andirze Runorękiej',
    );
    expect(polish('prompt.pay-for-hero', { hero: hero('HE-12'), influence: 2 })).toBe(
      'Czy wydajesz 2 wpływy, by zatrzymać Kirgę?',
    );
    expect(polish('prompt.loot', { loser: hero('HE-07') })).toBe('Rozdziel nagrody Vyraha Sokolnika.');
  });

  it('factions, dials, Rewards and seasons are declined', () => {
    const played = ['daqan', 'latari', 'uthuk', 'waiqar'].map(id =>
      polish('event.faction-taken', { who: 3, faction: the('faction', id) }),
    );
    expect(played).toEqual([
      'Dora gra Daqanitami.',
      'Dora gra Elfami.',
      'Dora gra Uthukami.',
      'Dora gra Waiqarem.',
    ]);
    expect(polish('event.dial-turned', { who: 0, resource: the('resource', 'ore'), to: 4 })).toBe(
      'Anna: licznik rudy wskazuje teraz 4.',
    );
    expect(polish('turn.reward', { it: the('reward', 'reward-runeplate') })).toBe(
      'użyj Runicznej zbroi płytowej',
    );
    expect(polish('reason.victory-pending', { season: the('season', 'fall') })).toBe(
      'Twoja karta zwycięstwa leży na talii Jesieni.',
    );
  });

  it('Orders and cards stand in quotation marks', () => {
    expect(polish('event.turn-began', { who: 0, order: the('order', 'order-conquer') })).toBe(
      'Anna rozgrywa rozkaz „Podbój”.',
    );
    expect(polish('event.tactics-played', { who: 0, card: the('tactics', 'tactics-mountain-pass') })).toBe(
      'Anna zagrywa kartę „Ukryta przełęcz”.',
    );
  });

  it('a Fate card is told by its number and its symbol', () => {
    expect(polish('event.fate-shown', { fate: the('fate', 'fate-7') })).toBe(
      'Dobrano kartę losu 7 (złoty symbol).',
    );
  });
});

describe('in English', () => {
  it('units and their verbs agree', () => {
    const stood = (amount: number): string =>
      english('event.units-stood', { unit: the('unit', 'unit-footman'), amount, area });
    expect([1, 2].map(stood)).toEqual(['1 Footman stands up in 3A.', '2 Footmen stand up in 3A.']);
    const sent = (amount: number): string =>
      english('event.neutrals-moved', { unit: the('unit', 'unit-beastman'), amount, from: area, to: 0 });
    expect([1, 2].map(sent)).toEqual(['1 Beastman moves from 3A to 1A.', '2 Beastmen move from 3A to 1A.']);
  });

  it('articles stand where English wants them', () => {
    expect(english('event.faction-taken', { who: 0, faction: the('faction', 'daqan') })).toBe(
      'Anna plays the Daqan Lords.',
    );
    const built = (development: string): string =>
      english('event.development-built', { who: 0, development: the('development', development), area });
    expect(built('dev-cursed-tomb')).toBe('Anna builds a Cursed Tomb in 3A.');
    expect(built('dev-resources')).toBe('Anna builds Resources in 3A.');
    expect(english('turn.reward', { it: the('reward', 'reward-staff-of-light') })).toBe(
      'use the Staff of Light',
    );
  });

  it('what is drawn in secret is told to the others without its name', () => {
    const card = the('tactics', 'tactics-ambush');
    expect(told('event.tactics-drawn', { who: 0, tactics: card })).toEqual([
      'Anna draws a Tactics card: Ambush.',
      'Anna dobiera kartę taktyki: Zasadzka.',
    ]);
    expect(told('event.tactics-drawn', { who: 0 })).toEqual([
      'Anna draws a Tactics card.',
      'Anna dobiera kartę taktyki.',
    ]);
  });
});
