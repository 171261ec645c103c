import { Match } from '@runehold/kernel/match/match';
import type { GamePack } from '@runehold/kernel/pack/pack';
import { masqueradePack } from '@runehold/masquerade/pack';
import { randomMatch } from '@runehold/testkit/corpus';
import pc from 'picocolors';
import { describe, expect, it } from 'vitest';
import { drawGeneric } from '../src/tables/generic.ts';
import type { Scene } from '../src/tables/scene.ts';
import { drawTable } from '../src/tables/tables.ts';
import { Speaker } from '../src/text/speaker.ts';
import { parlour } from './fixtures/parlour.ts';

const scene = (pack: GamePack, language: 'en' | 'pl' = 'en'): Scene => ({
  pack,
  speaker: new Speaker(language, pack),
  names: ['Ewa', 'Jan', 'Ola', 'Ida'],
  reader: undefined,
  colors: pc.createColors(false),
});

const plain = (text: string): string => text.replace(/ +/g, ' ');

describe('a table nobody has drawn', () => {
  const match = Match.create(parlour.game, { seats: 2, secret: '0'.repeat(64) });

  it('is shown field by field, with hidden things as hidden', () => {
    expect(drawTable(match.view(1), scene(parlour)).map(plain)).toEqual([
      'score Ewa 0 · Jan 0',
      'night 3',
      'vault hidden',
      'chest 6 cards hidden',
      'purse Ewa 2 cards hidden · Jan 2 opals',
      'shelf 1 ruby',
      'drawer 1 card hidden',
      'corner 1 opal',
      'floor 0, 0, 0, 0, 0, 7',
      'long 10: 5',
      'Lying hidden somewhere: 2 rubies, 4 opals, 3 onyxes',
    ]);
  });

  it('is shown in Polish with its nouns', () => {
    const lines = drawTable(match.view('spectator'), scene(parlour, 'pl')).map(plain);
    expect(lines).toContain('chest 6 zakrytych kart');
    expect(lines).toContain('Gdzieś leżą zakryte: 2 rubiny, 6 opali, 3 onyksy');
  });
});

describe("Masquerade's table", () => {
  const whole = randomMatch(masqueradePack.game, 3, {}, 2);

  it("shows a seat its own hand and nobody else's", () => {
    const lines = drawTable(whole.fork(5).view(1), scene(masqueradePack)).join('\n');
    expect(lines).toContain('Your hand: ');
    expect(lines).toMatch(/Ball \d of 6 · host: /);
    const spectator = drawTable(whole.fork(5).view('spectator'), scene(masqueradePack)).join('\n');
    expect(spectator).not.toContain('Your hand');
  });

  it('can be drawn at every moment, from every side, in both languages, without a word missing', () => {
    const scenes = [scene(masqueradePack, 'en'), scene(masqueradePack, 'pl')];
    const drawn = Array.from({ length: whole.entries.length + 1 }, (_, at) => whole.fork(at)).flatMap(match =>
      ([0, 2, 'spectator'] as const).flatMap(viewer =>
        scenes.flatMap(each => [drawTable, drawGeneric].flatMap(draw => draw(match.view(viewer), each))),
      ),
    );
    expect(drawn.filter(line => /\?|undefined|NaN|\[object/.test(line))).toEqual([]);
  });
});
