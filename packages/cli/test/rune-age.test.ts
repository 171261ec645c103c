import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { Seat } from '@runehold/kernel/layout/seats';
import { seenCards } from '@runehold/kernel/layout/seen';
import type { Zone } from '@runehold/kernel/layout/zones';
import { Match } from '@runehold/kernel/match/match';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import type { Message } from '@runehold/kernel/text/message';
import type { View } from '@runehold/kernel/view/view';
import { targetDomain } from '@runehold/rune-age/domains';
import type { Table } from '@runehold/rune-age/layout';
import { runeAgePack } from '@runehold/rune-age/pack';
import { frayOf, strengthOfTarget } from '@runehold/rune-age/rules/view/battle';
import { influenceReady, lookAt } from '@runehold/rune-age/rules/view/look';
import { isCombat, readyInfluence, standingOf, unseenOf } from '@runehold/rune-age/rules/view/numbers';
import { cardOf } from '@runehold/rune-age/rules/view/sight';
import pc from 'picocolors';
import { describe, expect, it, vi } from 'vitest';
import { sightOf } from '../src/tables/rune-age/sight.ts';
import type { Scene } from '../src/tables/scene.ts';
import { artOf, drawTable } from '../src/tables/tables.ts';
import { WIDTH } from '../src/tables/wrap.ts';
import { Speaker } from '../src/text/speaker.ts';

// Many tables are drawn, and machines are not always quiet.
vi.setConfig({ testTimeout: 60_000 });

const scene = (language: 'en' | 'pl' = 'en'): Scene => ({
  pack: runeAgePack,
  speaker: new Speaker(language, runeAgePack),
  names: ['Ewa', 'Jan', 'Ola', 'Ida'],
  reader: undefined,
  colors: pc.createColors(false),
});
const en = scene('en');
const pl = scene('pl');

const scenarioNames = ['resurgence', 'runewars', 'cataclysm', 'monument'] as const;

/** Plays at random, up to so many answers, and looks at the table before each. */
const walk = (
  seats: number,
  scenario: string,
  seed: number,
  answers: number,
  look: (match: Match) => void,
): void => {
  const rng = new FastChance(seed);
  const secret = seed.toString(16).padStart(64, '0');
  const match = Match.create(runeAgePack.game, { seats, options: { scenario }, secret });
  const reply = new Reply();
  for (let n = 0; n < answers && !match.over; n++) {
    look(match);
    const seat = nextAsked(match.table);
    sampleReply(offerTo(match.game, match.table, seat), rng, reply);
    expect(match.answer(seat, match.askIdOf(seat), reply.toArray())).toBeUndefined();
  }
  look(match);
};

const walkAll = (answers: number, look: (match: Match) => void): void => {
  for (const [i, scenario] of scenarioNames.entries()) walk(2 + (i % 2), scenario, 40 + i, answers, look);
};

describe("Rune Age's table", () => {
  const match = Match.create(runeAgePack.game, {
    seats: 2,
    options: { scenario: 'resurgence', race1: 'daqan', race2: 'waiqar', firstPlayer: 'seat1' },
    secret: '5'.repeat(64),
  });

  it('shows the goal, the realms with their damage, the piles with their prices, and the hand with its worth', () => {
    const drawn = drawTable(match.view(0), en).join('\n');
    for (const text of [
      'Resurgence of the Dragonlords · round 1 · turn: Ewa · first player: Ewa',
      'be the first to defeat the objective (strength 18, attrition 1)',
      '▸ Ewa (you) · Daqan Lords · damage 0/20 [····················] · hand 5 · deck 3 · discard 0',
      'strongholds: 0 ready, 0 exhausted, 3 in the Barracks · no city',
      'Jan · Waiqar the Undying',
      'gold card (2) for 3 ×10',
      'Demon (5) for 6 ×3',
      'Knight (3) for 3 ×4',
      'stronghold (influence 1) for 4 ×3',
      'Your hand',
      'Footman (1)',
    ])
      expect(drawn).toContain(text);
  });

  it('says the same in Polish', () => {
    const drawn = drawTable(match.view(0), pl).join('\n');
    for (const text of ['runda 1', 'obrażenia 0/20', 'Rycerz (3) za 3 ×4', 'Twoja ręka', 'Piechur (1)'])
      expect(drawn).toContain(text);
  });

  it('shows a spectator no hand', () => {
    const drawn = drawTable(match.view('spectator'), en).join('\n');
    expect(drawn).not.toContain('Your hand');
    expect(drawn).not.toContain('Footman');
    expect(drawn).not.toContain('Reanimate');
  });

  it('is drawn at every moment from every side in both languages, within its width and without a word missing', () => {
    const problems: string[] = [];
    walkAll(160, each => {
      for (const viewer of [0, 1, 'spectator'] as const)
        for (const language of [en, pl])
          for (const line of drawTable(each.view(viewer), language))
            if (line.length > WIDTH || /\?|undefined|NaN|\[object/.test(line)) problems.push(line);
    });
    expect(problems).toEqual([]);
  });

  it('is drawn from the view and from nothing else', () => {
    walk(2, 'runewars', 3, 200, each => {
      const view = each.view(0);
      const copy = JSON.parse(JSON.stringify(view)) as View;
      expect(drawTable(copy, en)).toEqual(drawTable(view, en));
    });
  });

  it("never names a card that only the opponent's hand holds", () => {
    let tried = 0;
    walkAll(200, each => {
      if (each.over) return;
      const view = each.view(0);
      const sight = sightOf(view, en);
      const { t, me } = sight;
      const open = new Set(
        [0, 1]
          .flatMap((each): Zone[] => [t.army.at(each), t.deckTop.at(each), t.hand.at(each)])
          .concat(t.discard.at(0), t.aside)
          .flatMap(zone => seenCards(zone, me))
          .concat(unseenOf(sight, 0).map(([card]) => card))
          .map(card => cardOf(sight, card).id),
      );
      const drawn = drawTable(view, en).join('\n');
      for (const held of seenCards((each.table as Table).hand.at(1), 1)) {
        const card = cardOf(sight, held);
        if (card.race === undefined || open.has(card.id) || t.race.get(0) === t.race.get(1)) continue;
        tried++;
        expect(drawn).not.toContain(en.speaker.card('card', card.id));
      }
    });
    expect(tried).toBeGreaterThan(100);
  });
});

describe('the numbers on the table', () => {
  it('are those of the rules: both armies, every target, the influence', () => {
    let combats = 0;
    walkAll(300, each => {
      const seat: Seat = 0;
      const look = lookAt({ table: each.table, seat });
      const sight = sightOf(each.view(seat), en);
      if (each.over) return;
      expect(readyInfluence(sight, seat)).toBe(influenceReady(look));
      for (let target = 0; target < targetDomain.size; target++)
        expect(strengthOfTarget(sight, target)).toBe(strengthOfTarget(look, target));
      if (!isCombat(sight)) return;
      combats++;
      const { attack, defense } = standingOf(sight);
      const attacker = sight.t.fighter.get(0);
      const fray = frayOf(lookAt({ table: each.table, seat: attacker }));
      expect({ attack, defense }).toEqual({ attack: fray.ours, defense: fray.theirs });
      const drawn = drawTable(each.view(seat), en).join('\n');
      expect(drawn).toContain('COMBAT: ');
      expect(drawn).toContain(`strength ${attack}`);
      expect(drawn).toMatch(/needs? \d+ more to win|ha(s|ve) enough to win|would suffer \d+ damage/);
    });
    expect(combats).toBeGreaterThan(30);
  });
});

describe('what stands beside an option', () => {
  const note = (label: Message, view: View, each = en) => artOf(each).note?.(label, view, each);
  const view = Match.create(runeAgePack.game, {
    seats: 2,
    options: { race1: 'daqan', firstPlayer: 'seat1' },
    secret: '7'.repeat(64),
  }).view(0);

  it('is its price, its strength and how many are left', () => {
    const knight = runeAgePack.ids['card'].indexOf('daqan.knight');
    const forge = runeAgePack.ids['city'].indexOf('city.forge');
    expect(note({ key: 'spend-gold.buy', args: { it: knight } }, view)).toBe('3 gold, strength 3, 4 left');
    expect(note({ key: 'spend-gold.buy', args: { it: knight } }, view, pl)).toBe(
      'złoto 3, siła 3, zostało 4',
    );
    expect(note({ key: 'action.attack.city', args: { it: forge } }, view)).toBe('strength 9');
    expect(note({ key: 'action.attack.objective', args: {} }, view)).toBe('strength 18, attrition 1');
    expect(note({ key: 'action.end', args: {} }, view)).toBeUndefined();
  });

  it('is what it does where abilities are offered', () => {
    const bowman = runeAgePack.ids['card'].indexOf('daqan.bowman');
    const label = { key: 'ability.card', args: { it: bowman } };
    expect(note(label, view)).toBe('discard 1 card from your hand, then destroy an opposing unit');
  });

  it('and what can be read are there for everything that is asked, in words', () => {
    const said = new Set<string>();
    walkAll(300, each => {
      if (each.over) return;
      const seat = nextAsked(each.table);
      const seen = each.view(seat);
      for (const language of [en, pl])
        for (const ask of seen.asks)
          for (const { label } of [...ask.options, ...ask.denied.map(({ option }) => option)])
            for (const text of [note(label, seen, language), artOf(language).text?.(label, seen, language)])
              if (text !== undefined) said.add(text);
    });
    expect(said.size).toBeGreaterThan(100);
    expect([...said].filter(text => text === '' || /\?|undefined|NaN/.test(text))).toEqual([]);
  });
});
