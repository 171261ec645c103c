import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { commanderCardIds } from '../../../src/pools.ts';
import { ANDIRA, RONAN, SCORPION, VALADIR } from '../../heroes/summer.ts';
import { heroAt, noStronghold } from '../../kit/arrange.ts';
import { influenceOf, resolved } from '../../orders/kit.ts';
import { bottomOf, commanderAt, commandersIn, led, nextCommanders } from './kit.ts';

const number = (card: string): number => commanderCardIds.indexOf(`commander-${card}`);

/** Seat 0 at the end of Rally Support with a commander and 5 influence. */
const rallying = (arrange: (t: Table) => void = () => {}): Play<Table> =>
  resolved(
    'order-rally-support',
    t => {
      commanderAt(t, 0, VALADIR, '3A', 'spy');
      arrange(t);
    },
    led,
  ).given(t => t.influence.set(0, 5));

/** The same with these cards drawn, one for each influence. */
const drawing = (cards: readonly string[], arrange?: (t: Table) => void): Play<Table> =>
  nextCommanders(rallying(arrange).answers('bonus', 'commander'), ...cards).answer(cards.length);

const codes = (cards: readonly string[]): string[] => cards.map(card => `commander-${card}`);

everyWay({ describe, it }, 'Commander cards with Rally Support', test => {
  test('BW-CMD-16 BW-CMD-19 instead of Hero cards up to three influence draw as many, of which one is kept', () => {
    const story = rallying();
    expect(story.offered()).toEqual(['bonus', 'end']);
    story.answer('bonus');
    expect([story.ask().rule, story.offered()]).toEqual(['BW-CMD-19', ['hero', 'commander']]);
    story.answer('commander');
    expect([story.ask().rule, story.ask().min, story.ask().max]).toEqual(['BW-CMD-16', 1, 3]);
    nextCommanders(story, 'reaver', 'bulwark').answer(2);
    expect(influenceOf(story)).toBe(3);
    expect(story.offered()).toEqual([...codes(['bulwark', 'reaver']), 'pass']);
    story.answer('commander-reaver');
    expect(commandersIn(story)).toEqual([`${VALADIR} reaver`]);
    story.answer('commander-spy');
    expect(story.history().map(({ key }) => key)).not.toContain('hero-drawn');
    // The bonus is over.
    expect(story.offered()).toEqual(['end']);
  });

  test('BW-CMD-19 who takes Hero cards draws no Commander card', () => {
    const story = rallying().answers('bonus', 'hero');
    expect(story.ask().rule).toBe('RW-O6-10');
    story.answer(1);
    expect(story.ask().rule).toBe('RW-O6-12');
    expect(story.table.commanderDeck.at(0).total).toBe(9);
  });

  test('BW-CMD-17 the old card may be kept', () => {
    const story = drawing(['reaver', 'bulwark']);
    expect(story.ask().rule).toBe('BW-CMD-17');
    story.answer('pass');
    expect(commandersIn(story)).toEqual([`${VALADIR} spy`]);
    story.answer('commander-reaver');
    expect(bottomOf(story)).toEqual(['bulwark', 'reaver']);
  });

  test('BW-CMD-18 BW-CMD-20 the rest and the replaced one go under the deck in the order he likes', () => {
    const story = drawing(['reaver', 'bulwark', 'champion']).answer('commander-bulwark');
    expect([story.ask().rule, story.offered()]).toEqual(['BW-CMD-20', codes(['spy', 'champion', 'reaver'])]);
    story.answer('commander-champion');
    expect(story.offered()).toEqual(codes(['spy', 'reaver']));
    story.answer('commander-spy');
    // The last lies lowest; nothing is left to choose.
    expect(bottomOf(story)).toEqual(['reaver', 'spy', 'champion']);
    expect(story.table.commandersDrawn.at(0).total).toBe(0);
    expect(story.table.commanderDeck.at(0).total).toBe(6);
    const other = drawing(['reaver', 'bulwark', 'champion']).answer('commander-bulwark');
    expect(bottomOf(other.answers('commander-reaver', 'commander-champion'))).toEqual([
      'spy',
      'champion',
      'reaver',
    ]);
  });

  test('BW-CMD-18 they go under those that lie there already', () => {
    const story = drawing(['reaver'], t => {
      t.commanderDeck.at(0).take(number('champion'));
      t.commanderBottom.at(0).put(number('champion'));
      t.commanderKnown.set(0, 15);
    }).answer('pass');
    expect(bottomOf(story)).toEqual(['reaver', 'champion']);
    expect([0, 1, 2].map(slot => story.table.commanderKnown.get(slot))).toEqual([1, 15, 0]);
  });

  test('BW-CMD-21 without a commander there are only Hero cards', () => {
    const story = resolved('order-rally-support', t => void heroAt(t, 0, ANDIRA, 'DA'), led).answer('bonus');
    expect(story.ask().rule).toBe('RW-O6-10');
  });

  test('BW-CMD-22 no stronghold is needed, and no more is paid than there are cards', () => {
    const story = rallying(t => {
      noStronghold(t, 'DA');
      heroAt(t, 0, RONAN, 'DA');
      for (const card of ['saboteur', 'champion', 'tactician', 'vanguard', 'bulwark'])
        t.commanderDeck.at(0).take(number(card));
      t.commanderBottom.at(0).put(number('champion'));
      t.commanderDeck.at(0).take(number('standard-bearer'));
      t.commanderDeck.at(0).take(number('rearguard'));
      t.commanderDeck.at(0).take(number('reaver'));
    });
    // One in the deck, one under it; without a stronghold there is nothing else to choose.
    story.answer('bonus');
    expect([story.ask().rule, story.ask().min, story.ask().max]).toEqual(['BW-CMD-16', 1, 2]);
    story.answer(2);
    expect(story.offered()).toEqual([...codes(['champion', 'field-surgeon']), 'pass']);
    expect(
      rallying(t => t.commanderDeck.at(0).clear())
        .answer('bonus')
        .ask().rule,
    ).toBe('RW-O6-10');
  });

  test('BW-CMD-16 BW-CMD-22 no more is paid than he has', () => {
    const story = rallying()
      .given(t => t.influence.set(0, 1))
      .answers('bonus', 'commander');
    expect([story.ask().rule, influenceOf(story)]).toEqual(['BW-CMD-17', 0]);
    expect(
      rallying()
        .given(t => t.influence.set(0, 0))
        .offered(),
    ).toEqual(['end']);
  });

  test('BW-CMD-23 the kept card replaces the one he has', () => {
    const story = drawing(['reaver']).answer('commander-reaver');
    expect(commandersIn(story)).toEqual([`${VALADIR} reaver`]);
    expect([bottomOf(story), story.table.commanderKnown.get(0)]).toEqual([['spy'], 15]);
  });

  test('BW-CMD-51 of two commanders he chooses whose card is replaced, if any, and keeps one', () => {
    const two = (): Play<Table> =>
      drawing(['reaver', 'bulwark', 'champion'], t => {
        commanderAt(t, 0, ANDIRA, 'DA', 'saboteur');
        heroAt(t, 0, SCORPION, 'DA');
      });
    const story = two();
    expect([story.ask().rule, story.offered()]).toEqual(['BW-CMD-51', [VALADIR, ANDIRA, 'pass']]);
    expect(story.whyNot(SCORPION)).toBe('reason.no-commander');
    story.answers(ANDIRA, 'commander-champion');
    expect(commandersIn(story)).toEqual([`${VALADIR} spy`, `${ANDIRA} champion`]);
    expect(story.offered()).toEqual(codes(['saboteur', 'bulwark', 'reaver']));
    story.answers('commander-saboteur', 'commander-reaver');
    expect(bottomOf(story)).toEqual(['bulwark', 'reaver', 'saboteur']);
    expect(story.offered()).toEqual(['end']);
    const neither = two().answer('pass');
    expect(neither.ask().rule).toBe('BW-CMD-20');
    expect(commandersIn(neither)).toEqual([`${VALADIR} spy`, `${ANDIRA} saboteur`]);
  });

  test('BW-CMD-16 BOW-34 the drawer alone sees the cards and their order', () => {
    const story = drawing(['reaver', 'bulwark']);
    const drawn = (viewer: number): unknown[] =>
      story
        .history(viewer)
        .filter(({ key }) => key === 'commander-card-drawn')
        .map(({ args }) => args['commanderCard']);
    expect(drawn(0)).toEqual([number('reaver'), number('bulwark')]);
    expect(drawn(1)).toEqual([undefined, undefined]);
    expect(JSON.stringify(story.view(0).table['commandersDrawn'])).toContain('commander-reaver');
    expect(JSON.stringify(story.view(1).table['commandersDrawn'])).not.toContain('commander-reaver');
    story.answers('pass', 'commander-reaver');
    expect(JSON.stringify(story.view(0).table['commanderBottom'])).toContain('commander-reaver');
    expect(JSON.stringify(story.view(1).table['commanderBottom'])).not.toContain('commander-');
  });
});
