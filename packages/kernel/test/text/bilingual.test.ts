import { defineReasons } from '@runehold/kernel/ask/verdict';
import { defineEvents, type EventDef, secret, shown } from '@runehold/kernel/event/event';
import { bilingual, joinBilingual } from '@runehold/kernel/text/bilingual';
import { noun } from '@runehold/kernel/text/catalogue';
import { checkCatalogues } from '@runehold/kernel/text/check';
import { sayer, under } from '@runehold/kernel/text/message';
import { declined } from '@runehold/kernel/text/pl/decline';
import { describe, expect, expectTypeOf, it } from 'vitest';

const camel = [noun('camel'), declined('m', 'a, b, c, d, e, f, g, h')] as const;
const mule = [noun('mule'), declined('m', 'i, j, k, l, m, n, o, p')] as const;

const road = bilingual(
  {
    rest: ['Rest', 'Postój'],
    'event.walked': [{ who: 'seat', far: 'number' }, '{who} {who|walk|walks} {far}', '{far}: {who:name}'],
    'event.drew': [{ who: 'seat', beast: secret('beast') }, '{who:name} {beast}', '{beast} {who:name}'],
    'event.drew.hidden': ['{who} {who|draw|draws}', '{who|Ciągniesz|{who} ciągnie}'],
    'event.met': [{ beast: shown('beast') }, '{beast}', '{beast}'],
    'reason.too-far': [{ far: 'number' }, 'Too far: {far}', 'Za daleko: {far}'],
  },
  { beast: { camel } },
);

describe('words in two languages', () => {
  it('are a message once, with its arguments and both languages', () => {
    expect(road.specs.rest).toEqual({});
    expect(road.specs['reason.too-far']).toEqual({ far: 'number' });
    expect([road.en.messages.rest, road.pl.messages.rest]).toEqual(['Rest', 'Postój']);
    expect(road.en.messages['event.walked']).toBe('{who} {who|walk|walks} {far}');
    expect(road.pl.messages['event.walked']).toBe('{far}: {who:name}');
    expect([road.en.language, road.pl.language]).toEqual(['en', 'pl']);
    expect([road.en.nouns, road.pl.nouns]).toEqual([
      { beast: { camel: camel[0] } },
      { beast: { camel: camel[1] } },
    ]);
  });

  it('know of an event with secrets what everybody may hear', () => {
    expect(road.specs['event.drew.hidden']).toEqual({ who: 'seat' });
    expect(checkCatalogues(road.specs, [road.en, road.pl])).toEqual([]);
  });

  it('do not compile where an event with secrets has no words without them', () => {
    // @ts-expect-error: `event.drew.hidden` is missing.
    const half = bilingual({ 'event.drew': [{ beast: secret('beast') }, '{beast}', '{beast}'] });
    expect(checkCatalogues(half.specs, [half.en])).toEqual(['en/event.drew.hidden: there are no words']);
    // @ts-expect-error: there is one language only.
    bilingual({ rest: ['Rest'] });
  });

  it('declare what happens and why not', () => {
    const events = defineEvents(under('event', road.specs));
    expect(Object.values(events)).toMatchObject([
      { key: 'walked', args: { who: 'seat', far: 'number' }, secret: [false, false], shows: false },
      { key: 'drew', args: { who: 'seat', beast: 'beast' }, secret: [false, true], shows: false },
      { key: 'met', args: { beast: 'beast' }, secret: [false], shows: true },
    ]);
    expectTypeOf(events.walked).toEqualTypeOf<EventDef<[number, number], false>>();
    expectTypeOf(events.drew).toEqualTypeOf<EventDef<[number, number], true>>();
    const reasons = defineReasons(under('reason', road.specs));
    expect(reasons['too-far']).toMatchObject({ key: 'reason.too-far', args: { far: 'number' } });
    expectTypeOf<keyof typeof events>().toEqualTypeOf<'walked' | 'drew' | 'met'>();
  });

  it('of several rooms are joined, and so are their nouns', () => {
    const inn = bilingual({ bed: [{ n: 'number' }, '{n} beds', 'łóżka: {n}'] }, { beast: { mule } });
    const both = joinBilingual(road, inn);
    expect(Object.keys(both.en.messages)).toEqual([...Object.keys(road.en.messages), 'bed']);
    expect(both.pl.nouns).toEqual({ beast: { camel: camel[1], mule: mule[1] } });
    const say = sayer(both.specs);
    expect(say('bed', { n: 2 })).toEqual({ key: 'bed', args: { n: 2 } });
    expectTypeOf<Parameters<typeof say>[0]>().toEqualTypeOf<
      'rest' | 'event.walked' | 'event.drew' | 'event.drew.hidden' | 'event.met' | 'reason.too-far' | 'bed'
    >();
  });

  it('of two rooms may not say one key in two ways', () => {
    expect(() => joinBilingual(road, bilingual({ rest: ['Rest', 'Odpoczynek'] }))).toThrow(
      'rest is said in two ways',
    );
    expect(joinBilingual(road, road)).toEqual(road);
  });
});
