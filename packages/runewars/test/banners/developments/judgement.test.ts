import { describe, expect, it } from 'vitest';
import { fighterDomain } from '../../../src/domains.ts';
import type { Table } from '../../../src/layout.ts';
import { usableDomain } from '../../../src/rules/battle/cards/use.ts';
import { botAnswer } from '../../bots/table.ts';
import { development, stronghold } from '../../kit/arrange.ts';
import { icons } from '../units/kit.ts';
import { type Amounts, quiet, resolving, underFire } from './kit.ts';

/** What a bot uses of what is offered. */
const uses = (t: Table, seat = 0): string => {
  const { ask, reply } = botAnswer(t, seat);
  expect(ask).toBe('use-development-cards.pick');
  return reply[0] < 0 ? 'pass' : usableDomain.nameOf(reply[0]);
};

const picks = (t: Table, seat = 0): string[] => botAnswer(t, seat).reply.map(fighterDomain.nameOf);

describe('a bot that may use Development cards in a battle', () => {
  const frenzy = 'devcard-death-frenzy';
  const rage = (attackers: Amounts) =>
    quiet(
      {
        factions: ['daqan', 'uthuk'],
        attackers,
        defenders: { 'unit-berserker': 2, 'unit-warlock:routed': 1 },
      },
      frenzy,
    );

  it('BW-DEVC-14 gives units for damage only where it would lose, and then all that it may', () => {
    expect(uses(rage({ 'unit-footman': 2 }).table, 1)).toBe('pass');
    // Four damage kill nobody who has five health.
    expect(uses(rage({ 'unit-giant': 3 }).table, 1)).toBe('pass');
    const lost = rage({ 'unit-footman': 4 });
    expect(uses(lost.table, 1)).toBe(`card:${frenzy}`);
    lost.answer(`card:${frenzy}`, 1);
    expect(picks(lost.table, 1)).toEqual(['unit-berserker', 'unit-berserker']);
  });

  it('BW-DEVC-12 routs units for damage where it kills somebody for certain', () => {
    const breathe = (enemies: Amounts) =>
      quiet(
        { factions: ['waiqar', 'daqan'], attackers: { 'unit-great-wyrm': 2 }, defenders: enemies },
        'devcard-toxic-breath',
      );
    expect(uses(breathe({ 'unit-giant': 1 }).table)).toBe('pass');
    const story = breathe({ 'unit-giant': 1, 'unit-footman:1': 1 });
    expect(uses(story.table)).toBe('card:devcard-toxic-breath');
    story.answer('card:devcard-toxic-breath');
    expect(picks(story.table)).toHaveLength(2);
  });

  it('BW-DEVC-14 calls back as many as it may, and uses a token beside its cards', () => {
    const story = underFire(
      {
        factions: ['latari', 'waiqar'],
        attackers: { 'unit-archer': 3 },
        defenders: { 'unit-reanimate': 4 },
        arrange: t => {
          stronghold(t, 1, '3B');
          development(t, '3B', 'dev-cursed-tomb');
        },
      },
      0,
      3,
      'devcard-restless-legion',
    );
    expect(uses(story.table, 1)).toBe('card:devcard-restless-legion');
    story.answer('card:devcard-restless-legion', 1);
    expect(botAnswer(story.table, 1).reply).toEqual([2]);
    story.answer(2, 1);
    expect(botAnswer(story.table, 1)).toMatchObject({ ask: 'use-fortification.yes', reply: [1] });
  });
});

describe('a bot that may use a special icon in two ways', () => {
  const chooses = (faction: string, own: Amounts, enemies: Amounts, fate: number, card: string) => {
    const story = resolving(faction, own, enemies, fate, card);
    const { ask, reply } = botAnswer(story.table, 0);
    expect(ask).toBe('choose-ability.yes');
    return reply[0] === 1;
  };

  it('BW-DEVC-12 Ravenous Hunger: only to kill one that is harder to kill than the Flesh Ripper', () => {
    const hunger = (enemies: Amounts): boolean =>
      chooses('uthuk', { 'unit-flesh-ripper': 2 }, enemies, icons.rectangle[0], 'devcard-ravenous-hunger');
    expect(hunger({ 'unit-archer': 2 })).toBe(false);
    expect(hunger({ 'unit-pegasus-rider': 1 })).toBe(false);
    expect(hunger({ 'unit-archer': 2, 'unit-warrior': 1 })).toBe(true);
  });

  it('BW-DEVC-12 Gravebarbed Arrows: only to kill a hexagon', () => {
    const shoot = (enemies: Amounts): boolean =>
      chooses(
        'waiqar',
        { 'unit-skeleton-archer': 1 },
        enemies,
        icons.triangle[0],
        'devcard-gravebarbed-arrows',
      );
    expect(shoot({ 'unit-archer': 1, 'unit-forest-guardian': 1 })).toBe(false);
    expect(shoot({ 'unit-archer': 1, 'unit-forest-guardian:3': 1 })).toBe(true);
  });

  it('BW-DEVC-12 Keeper of the Sigil: stands the unit that would be missed most, and never wastes the icon', () => {
    const own = { 'unit-novice-wizard': 1, 'unit-footman:routed': 1, 'unit-knight:routed': 1 };
    const story = resolving(
      'daqan',
      own,
      { 'unit-warrior': 2 },
      icons.circle[0],
      'devcard-keeper-of-the-sigil',
    );
    expect(botAnswer(story.table, 0)).toMatchObject({ ask: 'choose-ability.yes', reply: [1] });
    story.answer('yes');
    expect(picks(story.table)).toEqual(['unit-knight:routed']);
    // With nobody to stand up it is not asked, and strikes.
    const upright = resolving(
      'daqan',
      { 'unit-novice-wizard': 1, 'unit-footman': 1 },
      { 'unit-warrior': 2, 'unit-archer': 1 },
      icons.circle[0],
      'devcard-keeper-of-the-sigil',
    );
    expect(botAnswer(upright.table, 0).ask).toBe('strike-chosen.pick');
  });
});
