import { refuseSetup } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { viewOf } from '@runehold/kernel/view/view';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { bannersOfWar } from '../../../src/boxes/banners-of-war/box.ts';
import { universe } from '../../../src/boxes/universe.ts';
import { contentProblems } from '../../../src/content/validate.ts';
import { game } from '../../../src/game.ts';
import { developmentCardText } from '../../../src/rules/orders/development-cards/registry.ts';
import { army, development, noStronghold, stronghold } from '../../kit/arrange.ts';
import { developmentIn, dialsOf, resolved } from '../../orders/kit.ts';
import { both } from '../../text/card-kit.ts';
import { options, owning, owns, shopping } from './kit.ts';

const cards = bannersOfWar.brings.developmentCards ?? [];
const towers = 'devcard-ironbound-towers';
const aerie = 'devcard-aerie-masters';

everyWay({ describe, it }, 'buying a Development card', test => {
  test('BW-DEVC-02 BW-DEVC-06 with the bonus, one of the faction’s own, for its cost', () => {
    const story = shopping('daqan', [3, 3, 2]);
    expect([story.ask().name, story.ask().rule]).toEqual(['card', 'BW-DEVC-02']);
    expect(story.offered()).toContain(towers);
    expect(story.offered()).not.toContain('devcard-lands-of-blight');
    story.answer(towers);
    expect(dialsOf(story)).toEqual([3, 1, 2]);
    expect(owns(story, towers)).toBe(true);
    expect(story.happened).toEqual(['development-card-bought', 'dial-turned']);
    const without = resolved('order-harvest', () => {}, { options });
    expect(without.offered()).toEqual(['bonus', 'end']);
  });

  for (const [id, faction, enough, short] of [
    ['devcard-ironbound-towers', 'daqan', [0, 2, 0], [4, 1, 4]],
    ['devcard-heartwood', 'latari', [0, 2, 0], [4, 1, 4]],
    ['devcard-mass-grave', 'waiqar', [2, 0, 0], [1, 4, 4]],
  ] as const)
    test(`${id} BW-DEVC-06 is offered for all that is on its dials, and not for less`, () => {
      const story = shopping(faction, enough);
      expect(story.offered()).toContain(id);
      expect(dialsOf(story.answer(id))).toEqual([0, 0, 0]);
      expect(shopping(faction, short).whyNot(id)).toBe('reason.development-card-too-dear');
    });

  test('BW-DEVC-03 BW-DEVC-04 a card and a token are bought in the same bonus, one of each', () => {
    const story = shopping('daqan', [5, 5, 5]);
    story.answer(aerie);
    expect(story.ask().name).toBe('kind');
    story.answer('dev-diplomat');
    expect(developmentIn(story, 'DA')).toBe('dev-diplomat');
    expect(dialsOf(story)).toEqual([4, 3, 5]);
    expect(story.offered()).toEqual(['end']);
    const declined = shopping('daqan', [5, 5, 5]).answer('pass').answer('dev-diplomat');
    expect(developmentIn(declined, 'DA')).toBe('dev-diplomat');
    const neither = shopping('daqan', [5, 5, 5]).answer('pass').answer('pass');
    expect(dialsOf(neither)).toEqual([5, 5, 5]);
  });

  test('BW-DEVC-05 one that is bought is not bought again', () => {
    const story = shopping('daqan', [5, 5, 5], t => owning(t, towers));
    expect(story.offered()).not.toContain(towers);
    expect(story.offered()).toContain(aerie);
    expect(story.whyNot(towers)).toBe('reason.development-card-bought');
  });

  test('BW-DEVC-07 the whole cost must be paid', () => {
    const story = shopping('daqan', [1, 1, 0]);
    expect(story.offered()).toContain(aerie);
    expect(story.whyNot(towers)).toBe('reason.development-card-too-dear');
    expect(shopping('daqan', [0, 1, 0]).ask().name).toBe('kind');
  });

  test('BW-DEVC-08 what developments pay may be spent', () => {
    const story = shopping('daqan', [0, 1, 0], t => {
      stronghold(t, 0, '2C');
      army(t, 0, '2C', { 'unit-footman': 1 });
      development(t, '2C', 'dev-resources');
    });
    story.answer('2C');
    expect(dialsOf(story)).toEqual([0, 2, 0]);
    expect(story.offered()).toEqual([towers, 'pass']);
  });

  test('BW-DEVC-15 BW-DEVC-16 it needs no stronghold, no room, and no dial but those of its cost', () => {
    const full = shopping('daqan', [2, 2, 0], t => development(t, 'DA', 'dev-reinforced-walls'));
    expect(full.offered()).toContain(towers);
    const homeless = shopping('daqan', [0, 2, 0], t => noStronghold(t, 'DA'));
    expect(homeless.offered()).toEqual([towers, 'pass']);
    expect(homeless.answer(towers).offered()).toEqual(['end']);
  });

  test('BW-DEVC-02 without the variant, or without the box, no card is bought', () => {
    for (const other of [{ developmentCards: 'no' }, { expansion: 'none', developmentCards: 'no' }])
      expect(shopping('daqan', [5, 5, 5], () => {}, other).ask().name).toBe('kind');
  });

  test('BW-DEVC-10 BW-DEVC-11 who has bought what is seen by everybody', () => {
    const story = shopping('daqan', [5, 5, 5]).answer(towers);
    const { table: t } = story;
    for (const viewer of [0, 1])
      expect(viewOf(game as Game, t, viewer), `seat ${viewer}`).toHaveProperty(
        'table.developmentBought',
        cards.map(({ id }) => (id === towers ? 1 : 0)),
      );
    const left = t.content.developmentCards.filter(
      ({ faction }, card) => faction === 'daqan' && t.developmentBought.get(card) === 0,
    );
    const all = cards.filter(({ faction }) => faction === 'daqan');
    expect(left.map(({ id }) => id)).toEqual(all.map(({ id }) => id).filter(id => id !== towers));
  });
});

describe('Development cards', () => {
  it('are refused while the box is closed', () => {
    const refused = (chosen: Readonly<Record<string, string>>) => refuseSetup(game as Game, 3, chosen)?.key;
    expect(refused({ developmentCards: 'yes' })).toBe('refusal.closed-variant');
    expect(refused({ developmentCards: 'no' })).toBeUndefined();
    expect(refused(options)).toBeUndefined();
  });

  it('BW-DEVC-01 are these thirty-two, eight of each faction, at these costs', () => {
    const rows = cards.map(({ id, faction, cost: { food, wood, ore }, unit = '-', timing }) =>
      [id, faction, food, wood, ore, unit, timing].join(';'),
    );
    expect(rows).toEqual([
      'devcard-archaut-the-citadel;daqan;0;1;2;-;harvest.sup',
      'devcard-support-of-the-people;daqan;1;1;0;-;passive',
      'devcard-bodkin-points;daqan;0;1;1;unit-bowman;battle.special',
      'devcard-shield-wall;daqan;1;0;1;unit-footman;battle.tally.a',
      'devcard-barded-chargers;daqan;1;0;1;unit-knight;battle.start',
      'devcard-ironbound-towers;daqan;0;2;0;unit-siege-tower;passive',
      'devcard-keeper-of-the-sigil;daqan;1;1;0;unit-novice-wizard;battle.special',
      'devcard-aerie-masters;daqan;1;1;0;unit-roc;passive',
      'devcard-lithelin-the-white-city;latari;0;1;2;-;harvest.sup',
      'devcard-call-of-the-aymhelin;latari;2;0;0;-;turn.diplomacy',
      'devcard-parting-volley;latari;1;1;0;unit-archer;battle.tally.a',
      'devcard-blades-of-summersong;latari;0;1;1;unit-warrior;battle.special',
      'devcard-greater-word-of-vaal;latari;1;1;0;unit-sorceress;battle.special',
      'devcard-skyborne-lances;latari;1;0;1;unit-pegasus-rider;battle.start',
      'devcard-prowl;latari;1;1;0;unit-leonx-rider;battle.won',
      'devcard-heartwood;latari;0;2;0;unit-forest-guardian;battle.tally.b',
      'devcard-khar-zul-the-ash-throne;uthuk;0;1;2;-;harvest.sup',
      'devcard-leave-only-ashes;uthuk;1;0;1;-;turn',
      'devcard-death-frenzy;uthuk;1;0;1;unit-berserker;battle.tally.a',
      'devcard-ravenous-hunger;uthuk;1;1;0;unit-flesh-ripper;battle.special',
      'devcard-inferno-rite;uthuk;0;2;0;unit-warlock;battle.special',
      'devcard-aura-of-dread;uthuk;1;0;1;unit-chaos-lord;battle.special',
      'devcard-martyrs-of-the-covenant;uthuk;1;1;0;unit-blood-sister;battle.rounds-end',
      'devcard-bottomless-gluttony;uthuk;2;0;0;unit-obscene;battle.rounds-end',
      'devcard-zorgas-fortress-of-the-mists;waiqar;0;1;2;-;harvest.sup',
      'devcard-lands-of-blight;waiqar;1;1;0;unit-reanimate;passive',
      'devcard-restless-legion;waiqar;1;0;1;unit-reanimate;battle.tally.a',
      'devcard-gravebarbed-arrows;waiqar;0;1;1;unit-skeleton-archer;battle.special',
      'devcard-mass-grave;waiqar;2;0;0;unit-necromancer;battle.special',
      'devcard-dread-mounts;waiqar;1;0;1;unit-dark-knight;battle.start',
      'devcard-lords-of-bilehall;waiqar;1;1;0;unit-vampire;battle.special',
      'devcard-toxic-breath;waiqar;1;0;1;unit-great-wyrm;battle.rounds-end',
    ]);
    const of = (faction: string): number => cards.filter(card => card.faction === faction).length;
    expect(universe.factions.map(({ id }) => of(id))).toEqual([8, 8, 8, 8]);
  });

  it('are sound, and one about a unit of another faction is not', () => {
    const ours = (content: typeof universe) =>
      contentProblems(content).filter(({ path }) => path.startsWith('devcard-'));
    expect(ours(universe)).toEqual([]);
    const two = [towers, 'devcard-keeper-of-the-sigil'];
    const wrong = universe.developmentCards.map(card =>
      card.id === towers
        ? {
            ...card,
            unit: 'unit-roc' as const,
            cost: { ...card.cost, ore: 9 },
            effect: { kind: 'raise-health' as const, amount: 2 },
          }
        : { ...card, faction: 'latari' as const },
    );
    expect(
      ours({ ...universe, developmentCards: wrong.filter(({ id }) => two.includes(id)) }).map(
        ({ path, key }) => `${path} ${key}`,
      ),
    ).toEqual([
      'devcard-ironbound-towers.effect.amount content.out-of-range',
      'devcard-ironbound-towers.cost.ore content.out-of-range',
      'devcard-keeper-of-the-sigil.unit content.wrong-owner',
    ]);
  });

  it('say in both languages what they cost and do', () => {
    const texts = cards.map(card => both(developmentCardText(card)));
    for (const said of texts.flat()) expect(said).toMatch(/^(Cost|Koszt): \d.*\. \p{Lu}[^{}?]*: .*\.$/u);
    // The four capitals are one card with four names.
    expect(new Set(texts.map(([english]) => english)).size).toBe(cards.length - 3);
    expect(new Set(texts.map(([, polish]) => polish)).size).toBe(cards.length - 3);
    const lands = cards.find(({ id }) => id === 'devcard-lands-of-blight');
    expect(lands && both(developmentCardText(lands))).toEqual([
      'Cost: 1 food and 1 wood. Reanimate, at all times: 8 more of them can be in play.',
      'Koszt: 1 żywności i 1 drewna. Ożywieniec, zawsze: w grze może być 8 takich jednostek więcej.',
    ]);
  });
});
