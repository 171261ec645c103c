import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { events, words } from '../../src/catalogue.ts';
import { families } from '../../src/rules/families.ts';
import { family, type Passive } from '../../src/text/family.ts';
import { speech } from '../../src/text/speech.ts';

const source = fileURLToPath(new URL('../../src/', import.meta.url));

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts'))
  // Worlds of the trials pick single cards out, to try them.
  .filter(file => !/^(?:trials|positions)/.test(file))
  // A rule may be called by the card it was first written for: that is a name in files, not a card.
  .map(
    file =>
      [file, readFileSync(join(source, file), 'utf8').replaceAll(/procedure\(\s*'[^']+'/g, '')] as const,
  );

const filesWith = (...ids: readonly string[]): string[] =>
  files.filter(([, text]) => ids.some(id => text.includes(`'${id}'`))).map(([file]) => file);

const lists = {
  tacticsCards: universe.tacticsCards,
  seasonCards: universe.seasonCards,
  questCards: universe.questCards,
  rewardCards: universe.rewardCards,
  objectiveCards: universe.objectiveCards,
  heroes: universe.heroes,
  cities: universe.cities,
  titles: universe.titles,
};

describe('a card with known effects', () => {
  it.each(Object.entries(lists))('is written in one file: %s', (_list, cards) => {
    for (const { id } of cards) expect(filesWith(id), id).toHaveLength(1);
  });

  it('is found wherever it is written', () => {
    expect(filesWith('tactics-rally-cry')).toEqual([join('boxes', 'base', 'tactics-cards.ts')]);
    expect(filesWith('order-strategize').length).toBeGreaterThan(0);
  });
});

type AnyKind = { readonly words?: { readonly events: Readonly<Record<string, unknown>> } };

/** Every effect that tells of something no other effect does, and the events that only it tells of. */
const ownEvents = families.flatMap(({ kinds }) =>
  Object.entries<AnyKind>(kinds).flatMap(([kind, effect]) => {
    const own = Object.keys(effect.words?.events ?? {});
    return own.length > 0 ? [[kind, own] as const] : [];
  }),
);

describe('a new effect with an event of its own', () => {
  it.each(ownEvents)('is written in its file, the registry and a card, and tested: %s', (kind, own) => {
    const told = own.flatMap(key => [key, `event.${key}`]);
    expect(filesWith(...told)).toHaveLength(1);
    // Exact odds of a test reckon with whatever changes its cards, and numbers that fill a list have a bound.
    const named = filesWith(kind, ...told).filter(file => !file.includes('odds') && !file.includes('room'));
    expect(named.filter(file => file.startsWith('boxes'))).toHaveLength(1);
    expect(named.length, 'with the test four files').toBeLessThanOrEqual(3);
    for (const key of own) {
      expect(events).toHaveProperty(key);
      expect(words.specs).toHaveProperty([`event.${key}`]);
    }
  });

  it('is known by being listed', () => {
    const { words: own, events: told } = speech(
      { 'event.bell-rung': [{ who: 'seat' }, '{who} rings.', '{who} dzwoni.'] },
      { 'bell-rung': 'RW-TACT-04' },
    );
    const ring: Passive<'ring'> = { clause: ['ring a bell', 'zadzwoń'], words: own };
    const bells = family('bell', { ring });
    expect(bells.events).toEqual(told);
    expect(bells.rules).toEqual({ 'bell-rung': 'RW-TACT-04' });
    expect(Object.keys(bells.words.specs)).toEqual(['clause.bell.ring', 'event.bell-rung']);
  });

  it('happens for a Reward, a clause of a quest, a hero, an Order and a Development card', () => {
    expect(ownEvents.map(([kind]) => kind).toSorted()).toEqual([
      'demand-influence',
      'draw-more-for-duel',
      'leave-peasants',
      'look-ahead',
      'look-at-objective',
      'raise-strength',
      'redraw-test',
      'replace-test-card',
      'see-hand-and-bar',
      'strengthen-defence',
    ]);
  });
});
