import type { Domain } from '@runehold/kernel/ask/domain';
import { wordsOf } from '@runehold/kernel/pack/pack';
import { checkCatalogues } from '@runehold/kernel/text/check';
import { kindOf, type Message, type MessageArgs } from '@runehold/kernel/text/message';
import { render } from '@runehold/kernel/text/render';
import { loose } from '@runehold/testkit/loose';
import { describe, expect, it } from 'vitest';
import {
  abilityDomain,
  actionDomain,
  cardDomain,
  cityDomain,
  eventDomain,
  fighterDomain,
  goldDomain,
  influenceDomain,
  runeDomain,
  sourceDomain,
  targetDomain,
} from '../../src/domains.ts';
import { keepOrDiscard } from '../../src/effects/abilities/revealing.ts';
import { levyDomain, raidDomain } from '../../src/effects/instants/city-tolls.ts';
import { game } from '../../src/game.ts';
import { layout } from '../../src/layout.ts';
import { runeAgePack } from '../../src/pack.ts';

const { specs, en, pl } = runeAgePack.words;
const names = ['Anna', 'Bert', 'Cyd', 'Dora'];
const words = { en: wordsOf(runeAgePack, 'en'), pl: wordsOf(runeAgePack, 'pl') };
/** A renderer that lacks a word says `?` and the key at once; a question mark of ours ends a sentence. */
const lacking = /\?\S|undefined|[{}]/;
const told = (key: string, args: Record<string, number> = {}): string[] =>
  (['en', 'pl'] as const).map(language => loose(render(words[language], { key, args }, { names })));
const spoken = new Set(Object.keys(specs));
const wellSaid = ({ key, args }: Message): void => {
  expect(spoken).toContain(key);
  for (const sentence of told(key, { ...args })) {
    expect(sentence).not.toBe('');
    expect(sentence).not.toMatch(lacking);
  }
};

/** Numbers that ask for every form. */
const telling = [0, 1, 2, 5, 12, 22, 25];
const valuesOf = (kind: string): readonly number[] => {
  if (kind === 'number') return telling;
  return kind === 'seat' ? [0, 3] : (runeAgePack.ids[kind] ?? []).map((_, i) => i);
};
/** Each argument through all its values, the others standing still. */
const uses = (args: MessageArgs): Record<string, number>[] => {
  const kinds = Object.entries(args);
  const still = Object.fromEntries(kinds.map(([name]) => [name, 1]));
  return [
    still,
    ...kinds.flatMap(([name, kind]) => valuesOf(kindOf(kind)).map(value => ({ ...still, [name]: value }))),
  ];
};

const codeIn =
  (domain: Domain) =>
  (name: string): number => {
    for (let code = 0; code < domain.size; code++) if (domain.nameOf(code) === name) return code;
    throw new Error(`there is no ${name}`);
  };
const card = codeIn(cardDomain);
const eventCode = codeIn(eventDomain);

describe('the words of Rune Age', () => {
  it('are complete in both languages', () => {
    expect(checkCatalogues(specs, [en, pl], runeAgePack.ids)).toEqual([]);
  });

  it('say every message with every noun and number', { timeout: 60_000 }, () => {
    for (const [key, args] of Object.entries(specs))
      for (const use of uses(args)) wellSaid({ key, args: use });
  });

  it('say every option of every ask', () => {
    const domains: readonly Domain[] = [
      cardDomain,
      cityDomain,
      eventDomain,
      runeDomain,
      targetDomain,
      fighterDomain,
      sourceDomain,
      actionDomain,
      goldDomain,
      influenceDomain,
      abilityDomain,
      keepOrDiscard,
      levyDomain,
      raidDomain,
    ];
    for (const domain of domains)
      for (let code = 0; code < domain.size; code++) wellSaid(domain.labelOf(code));
  });

  it('say every option of a table, every caption and no rule that does not exist', () => {
    for (const [name, { values }] of Object.entries(layout.options)) {
      for (const key of [`option.${name}`, ...values.map(value => `option.${name}.${value}`)])
        expect(spoken).toContain(key);
    }
    for (const { name } of layout.plan) {
      if (name.startsWith('@') || Object.hasOwn(layout.options, name)) continue;
      expect(spoken).toContain(`field.${name}`);
    }
    const rules = game.procedures.map(({ name }) => `crumb.${name}`);
    const crumbs = [...spoken].filter(key => key.startsWith('crumb.'));
    expect(rules).toEqual(expect.arrayContaining(crumbs));
  });

  it('count in Polish as Polish counts', () => {
    const damage = (amount: number): string | undefined =>
      told('event.damaged', { who: 0, amount, total: 25 })[1];
    expect([1, 2, 5, 12, 22, 25].map(damage)).toEqual([
      'Anna otrzymuje 1 obrażenie (razem 25).',
      'Anna otrzymuje 2 obrażenia (razem 25).',
      'Anna otrzymuje 5 obrażeń (razem 25).',
      'Anna otrzymuje 12 obrażeń (razem 25).',
      'Anna otrzymuje 22 obrażenia (razem 25).',
      'Anna otrzymuje 25 obrażeń (razem 25).',
    ]);
    const gold = (purse: number): string | undefined => told('prompt.spend-gold', { purse })[1];
    expect([1, 3, 5].map(gold)).toEqual([
      'Zebrane złoto: 1. Co dalej?',
      'Zebrane złoto: 3. Co dalej?',
      'Zebrane złoto: 5. Co dalej?',
    ]);
    const wounds = (amount: number): string | undefined => told('clause.price.wound-friendly', { amount })[1];
    expect([1, 2, 12].map(wounds)).toEqual([
      'zrań 1 swoją jednostkę, a następnie',
      'zrań 2 swoje jednostki, a następnie',
      'zrań 12 swoich jednostek, a następnie',
    ]);
    const lost = (amount: number): string | undefined => told('event.lost', { who: 0, amount })[1];
    expect([1, 2, 5].map(lost)).toEqual([
      'Anna nie wydaje wszystkiego: przepada 1 niewydany punkt.',
      'Anna nie wydaje wszystkiego: przepadają 2 niewydane punkty.',
      'Anna nie wydaje wszystkiego: przepada 5 niewydanych punktów.',
    ]);
  });

  it('count in English as English counts', () => {
    const skulls = (n: number): string | undefined => told('event.rolled', { who: 1, skulls: n })[0];
    expect([0, 1, 2].map(skulls)).toEqual([
      'Bert rolls 0 skulls.',
      'Bert rolls 1 skull.',
      'Bert rolls 2 skulls.',
    ]);
    expect(told('event.kept', { who: 1, count: 1 })[0]).toBe('Bert keeps 1 card.');
    expect(told('prompt.discard-cards', { count: 1 })[0]).toBe('Which card do you discard?');
    expect(told('prompt.discard-cards', { count: 2 })[0]).toBe('Which 2 cards do you discard?');
    expect(told('event.damaged', { who: 1, amount: 1, total: 3 })[0]).toBe(
      'Bert suffers 1 damage (3 in total).',
    );
  });

  it('decline cards, races and Events', () => {
    expect(told('event.bought', { who: 0, card: card('daqan.siege_machine') })).toEqual([
      'Anna buys a Siege Machine.',
      'Anna kupuje Machinę oblężniczą.',
    ]);
    expect(told('event.paid-gold', { who: 0, card: card('gold.2') })).toEqual([
      'Anna pays with a gold card (2).',
      'Anna płaci kartą złota (2).',
    ]);
    expect(told('event.used-ability', { who: 2, card: card('waiqar.necromancer') })).toEqual([
      'Cyd uses the ability of a Necromancer.',
      'Cyd wykorzystuje zdolność Nekromanty.',
    ]);
    expect(told('fighter.wounded', { it: card('neutral.naga') })).toEqual(['Naga (wounded)', 'Naga (ranna)']);
    expect(told('event.race-taken', { who: 3, race: 3 })).toEqual([
      'Dora plays Waiqar the Undying.',
      'Dora gra Waiqarem.',
    ]);
    expect(told('event.event-attacks', { event: eventCode('rw.raiders'), victim: 1 })[1]).toBe(
      'Najeźdźcy u bram atakują. Broni się Bert.',
    );
    expect(told('event.attacked-enemy', { who: 0, event: eventCode('rw.war_chest') })).toEqual([
      'Anna attacks the Abandoned War Chest.',
      'Anna atakuje Porzuconą skrzynię wojenną.',
    ]);
    expect(told('event.attacked-enemy', { who: 0, event: eventCode('res.margath') })[1]).toBe(
      'Anna atakuje Władcę Smoków Margatha.',
    );
    expect(told('event.defeated-enemy', { who: 0, event: eventCode('res.kalladra') })[1]).toBe(
      'Anna pokonuje Władcę Smoków Kalladrę.',
    );
    expect(told('event.took-card', { who: 0, victim: 1 })).toEqual([
      'Anna takes a card from Bert.',
      'Anna zabiera kartę. Traci ją Bert.',
    ]);
  });

  it('call the cards of whoever reads theirs', () => {
    const wounded = (card: string, reader?: number): string[] =>
      (['en', 'pl'] as const).map(language =>
        render(
          words[language],
          { key: 'event.wounded', args: { who: 0, card: codeIn(cardDomain)(card) } },
          { names, reader },
        ),
      );
    expect(wounded('daqan.footman', 0)).toEqual(['Your Footman is wounded.', 'Twój Piechur odnosi ranę.']);
    expect(wounded('daqan.siege_machine', 0)[1]).toBe('Twoja Machina oblężnicza odnosi ranę.');
    expect(wounded('daqan.footman')).toEqual(['Anna’s Footman is wounded.', 'Anna: Piechur odnosi ranę.']);
  });

  it('tell a used copy from another', () => {
    expect(en.nouns['card']['daqan.bowman*'].forms).toEqual({
      one: 'Bowman (used)',
      other: 'Bowmen (used)',
      a: 'a Bowman (used)',
    });
    expect(pl.nouns['card']['daqan.bowman*'].forms).toMatchObject({
      nom: 'Strzelec (po użyciu)',
      acc: 'Strzelca (po użyciu)',
      many: 'Strzelców (po użyciu)',
    });
  });
});
