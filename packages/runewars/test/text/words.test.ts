import type { Domain } from '@runehold/kernel/ask/domain';
import { checkCatalogues } from '@runehold/kernel/text/check';
import { kernelWords } from '@runehold/kernel/text/kernel';
import { kindOf, type MessageArgs } from '@runehold/kernel/text/message';
import { parseTemplate, visitPieces } from '@runehold/kernel/text/template';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import { runewarsPack } from '../../src/pack.ts';
import { badlySaid } from './kit.ts';

const { specs, en, pl } = runewarsPack.words;
const allArgs = (): MessageArgs[] => Object.values(specs);

/** Numbers that ask for every form. */
const telling = [0, 1, 2, 5, 12, 22, 25];
const valuesOf = (kind: string): readonly number[] => {
  if (kind === 'number') return telling;
  return kind === 'seat' ? [0, 3] : (runewarsPack.ids[kind] ?? []).map((_, i) => i);
};
/** Each argument through all its values, the others standing still. */
const uses = (args: MessageArgs): Record<string, number>[] => {
  const kinds = Object.entries(args);
  // Of some things there are none before the box that brings them is on sale.
  if (kinds.some(([, kind]) => runewarsPack.ids[kindOf(kind)]?.length === 0)) return [];
  const still = Object.fromEntries(kinds.map(([name]) => [name, 1]));
  return [
    still,
    ...kinds.flatMap(([name, kind]) => valuesOf(kindOf(kind)).map(value => ({ ...still, [name]: value }))),
  ];
};

/** What asks take their options from, wherever a rule has defined it. */
const domainsInUse = (): Set<Domain> => {
  const found = new Set<Domain>();
  for (const { ask } of game.ops) {
    const { from, items } = (ask?.spec ?? {}) as { readonly from?: Domain; readonly items?: unknown };
    for (const domain of [from, items]) {
      if (typeof domain === 'object' && domain !== null && 'labelOf' in domain) found.add(domain as Domain);
    }
  }
  return found;
};

describe('the words of Runewars', () => {
  it('are complete in both languages', () => {
    expect(checkCatalogues(specs, [en, pl], runewarsPack.ids)).toEqual([]);
  });

  it('have a table of nouns for every kind of thing they name', () => {
    const kinds = new Set(allArgs().flatMap(args => Object.values(args).map(kindOf)));
    kinds.delete('number');
    kinds.delete('seat');
    expect(kinds).toEqual(new Set(Object.keys(runewarsPack.ids)));
  });

  it('say every message with every noun and number', () => {
    const said = Object.entries(specs).flatMap(([key, args]) => uses(args).map(use => ({ key, args: use })));
    expect(badlySaid(said)).toEqual([]);
  });

  it('say every option of every ask', () => {
    const domains = domainsInUse();
    expect(domains.size).toBeGreaterThan(20);
    for (const domain of domains) {
      expect(badlySaid(Array.from({ length: domain.size }, (_, code) => domain.labelOf(code)))).toEqual([]);
    }
  });

  it('do not say again what the kernel says', () => {
    expect(Object.keys(kernelWords.specs).filter(key => Object.hasOwn(specs, key))).toEqual([]);
  });

  it('put the title of a card in no case', () => {
    const unchanging = ['tactics', 'seasonCard', 'quest', 'objective', 'city', 'area'];
    for (const [key, args] of Object.entries(specs)) {
      visitPieces(parseTemplate(pl.messages[key as keyof typeof pl.messages]), piece => {
        if (piece.piece !== 'value' || piece.form === undefined) return;
        expect(unchanging, key).not.toContain(kindOf(args[piece.arg]));
      });
    }
  });

  it('count nothing that is counted nowhere', () => {
    const counted = new Set<string>();
    for (const { messages } of [en, pl]) {
      for (const source of Object.values(messages)) {
        visitPieces(parseTemplate(source), piece => {
          if (piece.piece === 'count') counted.add(piece.noun);
        });
      }
    }
    const things = new Set([...counted].filter(noun => noun.startsWith('thing.')));
    expect(things).toEqual(new Set(Object.keys(en.nouns['thing']).map(id => `thing.${id}`)));
  });
});

describe('the places in the rules', () => {
  const crumbOf = (name: string): MessageArgs | undefined => specs[`crumb.${name}`];

  it('are called after rules that exist and by numbers that those keep', () => {
    const rules = new Map(game.procedures.map(({ name, locals }) => [name, locals]));
    for (const key of Object.keys(specs).filter(spec => spec.startsWith('crumb.'))) {
      const locals = rules.get(key.slice('crumb.'.length));
      expect(locals, key).toBeDefined();
      const numbers = (locals ?? []).filter(({ decl }) => decl.local === 'number').map(({ name }) => name);
      expect(numbers, key).toEqual(
        expect.arrayContaining(Object.keys(crumbOf(key.slice('crumb.'.length)) ?? {})),
      );
    }
  });

  it('are named wherever somebody is asked: a rule without a name works inside one that has one', () => {
    const nameless = new Set([game.entry]);
    for (const rule of nameless) {
      for (const callee of rule.ops.flatMap(({ linked }) => linked)) {
        if (crumbOf(callee.name) === undefined) nameless.add(callee);
      }
    }
    const asking = [...nameless].filter(({ ops }) => ops.some(({ ask }) => ask !== undefined));
    expect(asking.map(({ name }) => name)).toEqual([]);
  });
});
