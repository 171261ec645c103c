import { stripVTControlCharacters } from 'node:util';
import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { Match } from '@runehold/kernel/match/match';
import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import type { View } from '@runehold/kernel/view/view';
import { areaDomain } from '@runehold/runewars/domains';
import type { Table } from '@runehold/runewars/layout';
import { runewarsPack } from '@runehold/runewars/pack';
import { areaIds } from '@runehold/runewars/pools';
import { controller } from '@runehold/runewars/rules/map/areas';
import { areasHere, holderOf } from '@runehold/runewars/rules/view/areas';
import pc from 'picocolors';
import { describe, expect, it, vi } from 'vitest';
import { mapLines } from '../src/tables/runewars/map.ts';
import { sightOf } from '../src/tables/runewars/sight.ts';
import type { Scene } from '../src/tables/scene.ts';
import { artOf, drawTable } from '../src/tables/tables.ts';
import { WIDTH } from '../src/tables/wrap.ts';
import { Speaker } from '../src/text/speaker.ts';

// Many tables are drawn, and machines are not always quiet.
vi.setConfig({ testTimeout: 60_000 });

const scene = (language: 'en' | 'pl', colored = false): Scene => ({
  pack: runewarsPack,
  speaker: new Speaker(language, runewarsPack),
  names: ['Ewa', 'Jan', 'Ola', 'Ida'],
  reader: undefined,
  colors: pc.createColors(colored),
});
const en = scene('en');
const pl = scene('pl');

/** Plays at random, up to so many answers, and looks at the table before each. */
const walk = (
  seats: number,
  options: ChosenOptions,
  answers: number,
  look: (match: Match, answer: number) => void,
): Match => {
  const rng = new FastChance(seats);
  const match = Match.create(runewarsPack.game, { seats, options, secret: '7'.repeat(64) });
  const reply = new Reply();
  for (let n = 0; n < answers && !match.over; n++) {
    look(match, n);
    const seat = nextAsked(match.table);
    sampleReply(offerTo(match.game, match.table, seat), rng, reply);
    expect(match.answer(seat, match.askIdOf(seat), reply.toArray())).toBeUndefined();
  }
  return match;
};

const never = (): void => undefined;
const rowsIn = (view: View, field: string): readonly (readonly number[])[] =>
  view.table[field] as readonly (readonly number[])[];

/** A view with some fields of its table as they would stand in a fight. */
const inFight = (view: View, fields: View['table']): View => ({
  ...view,
  table: { ...view.table, ...fields },
});

describe("Runewars' table", () => {
  const factions = { faction1: 'daqan', faction2: 'uthuk' };
  const match = walk(2, factions, 40, never);
  const drawn = drawTable(match.view(0), en).join('\n');

  it('shows the year, the players with their dials and cards, and the own hand', () => {
    expect(drawn).toMatch(/^Year \d · (Spring|Summer|Fall|Winter)/);
    expect(drawn).toMatch(/Ewa \(you\) · Daqan Lords · \d dragon runes?.* · influence \d+/);
    expect(drawn).toMatch(/food \d, wood \d, ore \d · Tactics cards \d · Quests \d · Objectives \d/);
    expect(drawn).toContain('Jan · Uthuk Y’llan');
    expect(drawn).toContain('Your Quests');
    expect(drawn).toContain('Neutral units');
  });

  it('says the same in Polish', () => {
    const polish = drawTable(match.view(0), pl).join('\n');
    for (const text of ['Rok ', 'Ewa (ty) · Daqanici', 'wpływy', 'żywność', 'Twoje misje', 'Neutralne'])
      expect(polish).toContain(text);
  });

  it('shows a spectator no hand', () => {
    const spectator = drawTable(match.view('spectator'), en).join('\n');
    for (const text of ['Your Quests', 'Your Tactics', 'Objective  ']) expect(spectator).not.toContain(text);
  });

  it('is drawn at every moment from every side in both languages, within its width and without a word missing', () => {
    const problems: string[] = [];
    const look = (each: Match, answer: number): void => {
      if (answer % 5 !== 0) return;
      for (const viewer of [0, 1, 'spectator'] as const)
        for (const language of [en, pl])
          for (const line of drawTable(each.view(viewer), language))
            if (line.length > WIDTH || /\?|undefined|NaN|\[object/.test(line)) problems.push(line);
    };
    walk(2, { exploration: 'yes' }, 250, look);
    walk(3, { board: 'built', edition: 'original' }, 120, look);
    walk(4, {}, 250, look);
    expect(problems).toEqual([]);
  });

  it('is drawn from the view and from nothing else', () => {
    walk(3, { exploration: 'yes' }, 120, (each, answer) => {
      if (answer % 10 !== 0) return;
      const view = each.view(0);
      expect(drawTable(JSON.parse(JSON.stringify(view)) as View, en)).toEqual(drawTable(view, en));
    });
  });
});

describe("Runewars' map", () => {
  const view = walk(4, {}, 60, never).view(0);

  it('shows every area of the board once, and nothing of pieces that are not in play', () => {
    const sight = sightOf(view, en);
    const map = mapLines(sight).join('\n');
    const here = new Set(areasHere(sight));
    expect(here.size).toBeGreaterThan(30);
    for (const [area, id] of areaIds.entries())
      expect([id, map.split(id).length - 1]).toEqual([id, here.has(area) ? 1 : 0]);
  });

  it('puts neighbours beside each other: across a straight edge one lies right below the other', () => {
    const sight = sightOf(view, en);
    const lines = mapLines(sight);
    const placeOf = (area: number): readonly [x: number, y: number] => {
      const y = lines.findIndex(line => line.includes(areaIds[area]));
      return [lines[y].indexOf(areaIds[area]), y];
    };
    for (const area of areasHere(sight)) {
      const [x, y] = placeOf(area);
      for (const [edge, other] of sight.map.across[area].entries()) {
        const expected = [
          [x, y - 4],
          [x + 8, y - 2],
          [x + 8, y + 2],
          [x, y + 4],
          [x - 8, y + 2],
          [x - 8, y - 2],
        ][edge];
        if (other >= 0) expect(placeOf(other)).toEqual(expected);
      }
    }
  });

  it('draws mountains and water, in colour where there are colours', () => {
    const plain = mapLines(sightOf(view, en)).join('');
    expect(plain).toContain('^^^^^^');
    expect(plain).toContain('~');
    const painted = mapLines(sightOf(view, scene('en', true)));
    expect(painted.join('')).toContain(pc.createColors(true).red('^^^^^^'));
    expect(stripVTControlCharacters(painted.join(''))).toBe(plain);
  });

  it('knows who controls what from the view alone', () => {
    walk(3, {}, 400, (each, answer) => {
      if (answer % 20 !== 0) return;
      const table = each.table as Table;
      const sight = sightOf(each.view('spectator'), en);
      for (const area of areasHere(sight)) expect(holderOf(sight, area)).toBe(controller(table, area));
    });
  });

  it('shows a facedown rune for what the viewer knows of it', () => {
    const runes = view.table['rune'] as readonly View['table'][string][];
    const area = runes.findIndex(rune => typeof rune === 'string');
    expect(area).toBeGreaterThanOrEqual(0);
    const signIn = (seen: View): string | undefined =>
      new RegExp(`${areaIds[area]} ([◆◇◈])`).exec(mapLines(sightOf(seen, en)).join('\n'))?.[1];
    expect(['◆', '◇']).toContain(signIn(view));
    const hidden = inFight(view, {
      rune: runes.map(rune => rune && { hidden: 1 }),
      runeKnown: runes.map(() => 0),
    });
    expect(signIn(hidden)).toBe('◈');
  });

  it('names the hexes while the board is built', () => {
    const built = walk(3, { board: 'built' }, 10, never).view(0);
    expect(mapLines(sightOf(built, en)).join('\n')).toMatch(/ -?\d+,-?\d+ /);
    expect(drawTable(built, en)[0]).toMatch(/^Setting up · first player: /);
  });
});

describe('a fight in Runewars', () => {
  const view = walk(2, { faction1: 'daqan', faction2: 'uthuk' }, 40, never).view(0);
  const rows = rowsIn(view, 'fighters');

  /** Two Bowmen stand, a Footman is routed with one damage; one Flesh Ripper stands against them. */
  const fighters = rows.map((row, number) =>
    row.map((_, state) => {
      if (number === 0 && state === 0) return 2;
      if (number === 2 && state === 6) return 1;
      return number === 10 && state === 0 ? 1 : 0;
    }),
  );
  const battle = inFight(view, {
    battleArea: 1 + areaIds.indexOf('UA'),
    combatRound: 2,
    sideSeat: [0, 1],
    neutralDefence: 0,
    fighters,
    strengthBonus: [0, 3],
    stronghold: areaIds.map(id => (id === 'UA' ? 3 : 0)),
    fateDrawn: [[], [{ hidden: 1 }, { hidden: 1 }]],
  });

  it('is drawn with both sides: units, damage, walls and cards', () => {
    const drawn = drawTable(battle, en);
    const at = drawn.indexOf('BATTLE in UA, round 2');
    expect(drawn.slice(at + 1, at + 3)).toEqual([
      '  Ewa  2 Bowmen · 1 Footman (routed, damage 1)',
      '  Jan  1 Flesh Ripper · stronghold · strength +3 · 2 Fate cards facedown',
    ]);
    expect(mapLines(sightOf(battle, en)).join('\n')).toContain('!U');
    expect(drawTable(battle, pl)).toContain('BITWA: UA, runda 2');
  });

  it('against neutral units says so, and is an encounter before the first round', () => {
    const drawn = drawTable(inFight(battle, { combatRound: 0, neutralDefence: 1 }), en).join('\n');
    expect(drawn).toContain('ENCOUNTER in UA');
    expect(drawn).toMatch(/\n {2}neutral units +1 Flesh Ripper/);
  });

  it('of heroes is drawn with their damage, of a hero with the units of his quest too', () => {
    const heroDamage = (view.table['heroDamage'] as readonly number[]).map((_, hero) => (hero === 1 ? 2 : 0));
    const duel = inFight(view, { duelist: [1, 2], duelRound: 3, heroDamage });
    expect(drawTable(duel, en).join('\n')).toMatch(
      /DUEL, round 3\n.*\(damage 0\/\d\) against .*\(damage 2\/\d\)/,
    );
    expect(drawTable(duel, pl).join('\n')).toMatch(/POJEDYNEK, runda 3\n.*\(obrażenia 0\/\d\) – /);
    const quest = inFight(view, {
      duelist: [1, 0],
      duelRound: 1,
      questUnit: 5,
      questUnits: 2,
      questHurt: [1, 0, 0, 0],
    });
    expect(drawTable(quest, en).join('\n')).toMatch(/against 2 \w+ \(damage 1, 0\)/);
  });
});

describe('what can be read at a table of Runewars', () => {
  it('is noted beside areas and units: who is there, how good they are', () => {
    const view = walk(2, { faction1: 'daqan', faction2: 'uthuk' }, 40, never).view(0);
    const art = artOf(en);
    const home = areaDomain.labelOf(areaIds.indexOf('DA'));
    expect(art.note?.(home, view, en)).toMatch(/^Ewa/);
    expect(art.text?.(home, view, en)).toMatch(/^Ewa.* · yields: .* · next to .*D[BC]/);
    expect(art.note?.({ key: 'label.unit', args: { it: 0 } }, view, en)).toMatch(/^initiative \d, health \d/);
    expect(art.text?.({ key: 'turn.end', args: {} }, view, en)).toBeUndefined();
    expect(art.text?.({ key: 'turn.tactics', args: { it: 0 } }, view, en)).toBe(
      art.text?.({ key: 'label.tactics', args: { it: 0 } }, view, en),
    );
    expect(art.text?.({ key: 'prompt.other-player', args: { quest: 0 } }, view, en)).toBe(
      art.text?.({ key: 'label.quest', args: { it: 0 } }, view, en),
    );
  });

  it('is said in both languages without a word missing', () => {
    const said = new Set<string>();
    walk(3, { exploration: 'yes' }, 300, (each, answer) => {
      if (answer % 5 !== 0 || each.over) return;
      const view = each.view(nextAsked(each.table));
      for (const language of [en, pl]) {
        const { note, text, things } = artOf(language);
        const labels = view.asks.flatMap(ask => ask.options.map(({ label }) => label));
        for (const label of [...labels, ...(things?.(view, language) ?? [])])
          for (const what of [note?.(label, view, language), text?.(label, view, language)])
            if (what !== undefined) said.add(what);
      }
    });
    expect(said.size).toBeGreaterThan(100);
    expect([...said].filter(what => what === '' || /\?|undefined|NaN/.test(what))).toEqual([]);
  });
});
