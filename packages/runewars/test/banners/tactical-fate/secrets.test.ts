import { FastChance } from '@runehold/kernel/chance/fast';
import { resample, ruledOutAt } from '@runehold/kernel/match/resample';
import { newTable } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { isTrue } from '@runehold/kernel/table/ruled-out';
import { fuzz } from '@runehold/testkit/fuzz';
import { Look } from '@runehold/testkit/look';
import type { Play, Said } from '@runehold/testkit/play';
import { SecretWatch } from '@runehold/testkit/secrets';
import { describe, expect, it } from 'vitest';
import { game } from '../../../src/game.ts';
import type { Table } from '../../../src/layout.ts';
import { isTacticalFate, tacticalFateFor } from '../../../src/rules/cards/tactical-fate.ts';
import { heroAt, tacticsHand } from '../../kit/arrange.ts';
import { card, duelWith, expansion, fights } from './kit.ts';

const base = game as Game;

const fullHand = ['bribery', 'hired-blades', 'elder-lore', 'scrying', 'rousing-speech', 'omens-in-smoke'];

/** Two armies of several types, both players with cards of both kinds. */
const armies = () =>
  fights([fullHand, [...fullHand.slice(1), 'flanking-strike', 'sabotage']], {
    attackers: { 'unit-bowman': 2, 'unit-knight': 2, 'unit-footman': 2 },
    defenders: { 'unit-archer': 2, 'unit-pegasus-rider': 2, 'unit-sorceress': 1, 'unit-warrior': 2 },
    arrange: t => {
      heroAt(t, 0, 'HE-03', '3A');
      heroAt(t, 1, 'HE-06', '3B');
    },
  });

const heroes = () => duelWith([fullHand, fullHand]);

/** Plays on with an answer that a generator picks, until nothing of the kind goes on. */
const playBy = (story: Play<Table>, rng: FastChance, goesOn: () => boolean, look: () => void): void => {
  while (!story.over && goesOn()) {
    look();
    const [seat] = story.asked;
    const ask = story.ask(seat);
    const names = story.offered(seat);
    let said: Said = ask.absent;
    // Cards are laid more often than not.
    if (ask.rule === 'BW-TFATE-03') said = names[rng.pick(names.length)];
    else if (ask.kind === 'yes') said = rng.pick(2) === 0 ? 'yes' : 'no';
    else if (ask.kind === 'one') said = names[rng.pick(names.length)];
    else if (ask.kind === 'some' && ask.min === 1 && ask.max === 1) said = [names[rng.pick(names.length)]];
    story.answer(said, seat);
  }
};

const laid = (t: Table): number => t.fateLaid.at(0).total + t.fateLaid.at(1).total;

describe('Tactical Fate cards that lie facedown', () => {
  const watch = new SecretWatch(base);
  const met = { known: 0, looks: 0 };
  const problems = new Set<string>();

  const watched = (begin: () => Play<Table>, games: number, goesOn: (t: Table) => boolean): void => {
    for (let seed = 1; seed <= games; seed++) {
      const rng = new FastChance(seed);
      const story = begin().watchedBy(watch);
      const look = new Look(base, story.table);
      playBy(
        story,
        rng,
        () => goesOn(story.table),
        () => {
          const t = story.table;
          if (laid(t) === 0) return;
          for (const viewer of [0, 1, 'spectator'] as const) {
            met.looks++;
            const problem = look.problem(t, { viewer, seed: met.looks });
            if (problem !== undefined) problems.add(problem);
          }
        },
      );
    }
  };

  it('BW-TFATE-13 leak neither in battles nor in duels, whatever is announced', { timeout: 240_000 }, () => {
    watched(armies, 12, t => t.battleArea > 0);
    watched(heroes, 8, t => t.duelist.get(0) > 0);
    expect([...problems]).toEqual([]);
    expect(met.looks).toBeGreaterThan(150);
  });

  it.each(['fate-laid', 'lay-fate.card', 'drop-drawn.dropped'])(
    'BW-TFATE-13 %s tells nobody what is hidden',
    name => expect(watch.complaints(name)).toEqual([]),
  );

  it('BW-TFATE-13 no random game with the expansion leaks or breaks a law', { timeout: 240_000 }, () => {
    const options = [expansion, { ...expansion, edition: 'original', exploration: 'yes' }];
    const { failures, games } = fuzz(base, { games: 2, seed: 7, options, looks: 25, longest: 30_000 });
    expect([failures, games]).toEqual([[], 2]);
  });
});

describe('what everybody knows of them', () => {
  it('BW-TFATE-13 is that they show Fate icons, and none of a kind that was shown', {
    timeout: 120_000,
  }, () => {
    const rng = new FastChance(3);
    const twin = newTable(game, expansion, rng) as Table;
    const dealt = new Set<number>();
    let [ruled, wrong, late] = [0, 0, 0];
    for (let seed = 1; seed <= 12; seed++) {
      const story = armies();
      playBy(
        story,
        new FastChance(seed),
        () => story.table.battleArea > 0,
        () => {
          const t = story.table;
          const known = ruledOutAt(base, t).filter(({ zone }) => zone === 'fateLaid');
          for (const one of known) expect(isTrue(t, one)).toBe(true);
          expect(known.map(({ index }) => index)).toEqual(
            [0, 1].filter(seat => t.fateLaid.at(seat).total > 0),
          );
          ruled += known.length;
          resample(game, twin, t, 'spectator', rng);
          for (const { index, isOut } of known) {
            const cards = twin.fateLaid.at(index);
            for (let slot = 0; slot < cards.total; slot++) {
              dealt.add(cards.at(slot));
              if (!isTacticalFate(t, cards.at(slot)) || isOut(cards.at(slot))) wrong++;
            }
          }
          // Damage is dealt: of what is still hidden nothing does anything.
          if (known.length > 0 && story.ask(story.asked[0]).rule.startsWith('RW-DMG')) late++;
        },
      );
    }
    expect([ruled > 20, wrong, late > 0]).toEqual([true, 0, true]);
    // Cards that nobody laid are dealt there too, and no other Tactics card.
    expect(dealt.size).toBe(7);
  });

  it('BW-TFATE-13 tells misses apart once damage is dealt', () => {
    const story = fights([['elder-lore', 'hired-blades']], {
      attackers: { 'unit-knight': 2 },
      defenders: { 'unit-warrior': 2, 'unit-sorceress': 1 },
    }).answers('tactics-elder-lore', 'tactics-hired-blades');
    expect(story.ask(story.asked[0]).rule).toMatch(/^RW-DMG/);
    const [known] = ruledOutAt(base, story.table).filter(({ zone }) => zone === 'fateLaid');
    const left = story.table.content.tacticsCards.flatMap(({ fate }, n) =>
      fate && !known.isOut(n) ? [n] : [],
    );
    expect(left).toEqual([card('elder-lore')]);
    expect(tacticalFateFor(story.table, card('elder-lore'), 'rectangle')).toEqual({ kind: 'miss' });
  });

  it('BW-TFATE-13 no effect on hands reaches them', () => {
    const story = fights([['bribery'], ['sabotage']], {
      attackers: { 'unit-knight': 1 },
      defenders: { 'unit-pegasus-rider': 1 },
    }).answer('tactics-bribery');
    expect([story.table.tactics.at(0).total, story.table.freshTactics.at(0).total]).toEqual([0, 0]);
    story.given(t => tacticsHand(t, 0));
    expect(story.table.fateLaid.at(0).count(card('bribery'))).toBe(1);
  });
});
