import { createCipheriv, createHash, createHmac } from 'node:crypto';
import { drawsOf } from '@runehold/kernel/chance/chance';
import { commitmentTo, keepsCommitment, SecretChance } from '@runehold/kernel/chance/secret';
import { defineLayout } from '@runehold/kernel/layout/layout';
import { emptyTable } from '@runehold/kernel/table/table';
import { describe, expect, it } from 'vitest';
import { emptyCaravan, layout } from '../fixtures/layout-caravan.ts';
import { copyOf } from '../fixtures/layout-random.ts';

const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const other = 'ff'.repeat(32);
const { deal, road } = layout.stream;

const draw = (
  chance: SecretChance,
  t: ReturnType<typeof emptyCaravan>,
  stream: number,
  length: number,
  n = 1000,
) => Array.from({ length }, () => chance.below(t, stream, n));

/** The words of a stream as another library makes them: the proof that anybody can check. */
const wordsOf = (from: string, label: string, length: number): number[] => {
  const key = createHmac('sha256', Buffer.from(from, 'hex')).update(`runehold/stream/${label}`).digest();
  const bytes = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(4 * length));
  return Array.from({ length }, (_, i) => bytes.readUInt32LE(4 * i));
};

describe('secret chance', () => {
  it('is ChaCha20 under a key of secret and label, as any other library computes it', () => {
    const words = wordsOf(secret, 'road', 100);
    const drawn = draw(new SecretChance(secret), emptyCaravan(), road, 100, 2 ** 32);
    expect(drawn).toEqual(words);
  });

  it('is what it always was', () => {
    const t = emptyCaravan();
    const chance = new SecretChance(secret);
    expect(draw(chance, t, deal, 12, 6)).toEqual([3, 2, 3, 0, 5, 2, 1, 2, 0, 3, 0, 0]);
    expect(draw(chance, t, road, 6, 1000)).toEqual([594, 663, 946, 583, 468, 895]);
  });

  it('follows from secret, label and count alone', () => {
    const first = draw(new SecretChance(secret), emptyCaravan(), deal, 40);
    expect(draw(new SecretChance(secret), emptyCaravan(), deal, 40)).toEqual(first);
    expect(draw(new SecretChance(other), emptyCaravan(), deal, 40)).not.toEqual(first);
    expect(draw(new SecretChance(secret), emptyCaravan(), road, 40)).not.toEqual(first);
    const turned = defineLayout({ streams: ['road', 'deal'], fields: {} });
    const t = emptyTable(turned, undefined, new SecretChance(secret));
    expect(Array.from({ length: 40 }, () => t.roll(turned.stream.deal, 1000))).toEqual(first);
  });

  it('does not shift one stream when another is drawn from', () => {
    const [alone, mixed] = [emptyCaravan(), emptyCaravan()];
    const expected = draw(new SecretChance(secret), alone, deal, 40);
    const chance = new SecretChance(secret);
    const drawn = Array.from({ length: 40 }, (_, i) => {
      draw(chance, mixed, road, i % 3);
      return chance.below(mixed, deal, 1000);
    });
    expect(drawn).toEqual(expected);
  });

  it('continues alike on a copied table, backwards too', () => {
    const chance = new SecretChance(secret);
    const t = emptyCaravan();
    draw(chance, t, deal, 25);
    const copy = copyOf(t);
    const expected = draw(chance, t, deal, 30);
    expect(draw(new SecretChance(secret), copyOf(copy), deal, 30)).toEqual(expected);
    // The same source may serve both: where it stands is in the table, not in it.
    expect(draw(chance, copy, deal, 30)).toEqual(expected);
    expect([drawsOf(t, deal), drawsOf(copy, deal)]).toEqual([55, 55]);
  });

  it('goes on past the 32768th draw', () => {
    const t = emptyCaravan();
    t.state[layout.draws] = 32767;
    const words = wordsOf(secret, 'deal', 32772);
    expect(draw(new SecretChance(secret), t, deal, 5, 2 ** 32)).toEqual(words.slice(32767));
    expect(drawsOf(t, deal)).toBe(32772);
  });

  it.each([3 * 2 ** 30, 2 ** 31 + 1, 6, 1, 2 ** 32 - 1])(
    'draws again what would favour some of %d outcomes, from words kept for that',
    n => {
      const t = emptyCaravan();
      const drawn = draw(new SecretChance(secret), t, deal, 200, n);
      const limit = Math.floor(2 ** 32 / n) * n;
      const words = wordsOf(secret, 'deal', 200);
      const again = wordsOf(secret, 'deal/again', 200 * 64);
      const fair = words.map(
        (word, i) => [word, ...again.slice(64 * i, 64 * i + 64)].find(w => w < limit) ?? 0,
      );
      expect(drawn).toEqual(fair.map(word => word % n));
      // One outcome is one draw, however often it had to be drawn again.
      expect(drawsOf(t, deal)).toBe(200);
    },
  );

  it('draws again a word that is just past the last fair one', () => {
    const words = wordsOf(secret, 'deal', 20);
    const first = words.findIndex(word => word > 2 ** 31);
    const t = emptyCaravan();
    t.state[layout.draws] = first;
    const next = wordsOf(secret, 'deal/again', 64 * 21)
      .slice(64 * first)
      .find(word => word < words[first]);
    expect(new SecretChance(secret).below(t, deal, words[first])).toBe(next);
  });

  it('takes every outcome equally often where the range does not divide', () => {
    const t = emptyCaravan();
    const chance = new SecretChance(other);
    const thirds = [0, 0, 0];
    for (const outcome of draw(chance, t, deal, 9000, 3 * 2 ** 30)) thirds[Math.floor(outcome / 2 ** 30)]++;
    // Without drawing again the first third would be twice as likely as the others.
    for (const count of thirds) expect(Math.abs(count - 3000)).toBeLessThan(160);
    const sevenths = Array<number>(7).fill(0);
    for (const outcome of draw(chance, t, road, 14_000, 7)) sevenths[outcome]++;
    for (const count of sevenths) expect(Math.abs(count - 2000)).toBeLessThan(150);
  });

  it.each([0, -1, Number.NaN, 2 ** 32 + 1])('refuses to choose among %d instead of searching for ever', n => {
    const t = emptyCaravan();
    expect(() => new SecretChance(secret).below(t, deal, n)).toThrow(
      new RangeError(`there is no chance below ${n}`),
    );
    expect(drawsOf(t, deal)).toBe(0);
  });

  it.each([
    '',
    'abc',
    secret.slice(1),
    `${secret}0`,
    secret.toUpperCase(),
    `x${secret.slice(1)}`,
    `${secret}\n0`,
  ])('refuses the secret %j', bad => {
    expect(() => new SecretChance(bad)).toThrow('a secret is 64 lower-case hexadecimal digits');
  });
});

describe('a commitment', () => {
  it('is the hash of the secret, as any other library computes it', () => {
    const hash = createHash('sha256').update(`runehold/commitment/${secret}`).digest('hex');
    expect(commitmentTo(secret)).toBe(hash);
  });

  it('is kept by the secret alone', () => {
    expect(keepsCommitment(secret, commitmentTo(secret))).toBe(true);
    expect(keepsCommitment(other, commitmentTo(secret))).toBe(false);
    expect(keepsCommitment(secret, commitmentTo(other))).toBe(false);
    expect(keepsCommitment('abc', commitmentTo('abc'))).toBe(false);
  });
});
