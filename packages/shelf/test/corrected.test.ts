import { describe, expect, it } from 'vitest';
import { Editions, NoEdition } from '../src/editions.ts';
import { shelf } from '../src/shelf.ts';

const editions = new Editions(shelf, () => undefined);

const pack = (hand: number): string =>
  JSON.stringify({ format: 'runehold-content', game: 'rune-age', name: 'Our box', changes: { hand } });

const handsWith = async (content?: string): Promise<unknown> => {
  const { rules } = (await shelf.find('rune-age')?.capsule())?.engine ?? { rules: '' };
  const { engine } = await editions.find('rune-age', rules, content);
  const play = engine.open({ seats: 2, options: {}, secret: 'ab'.repeat(32) });
  const { hand } = play.view('all-seeing').table as { readonly hand: readonly Record<string, number>[] };
  return hand.slice(0, 2).map(cards => Object.values(cards).reduce((sum, one) => sum + one, 0));
};

describe('an edition with a content pack', () => {
  it('is played with the numbers of the pack, and the others with their own', async () => {
    expect(await handsWith(pack(7))).toEqual([7, 7]);
    expect(await handsWith(pack(3))).toEqual([3, 3]);
    expect(await handsWith()).toEqual([5, 5]);
  });

  it('is read once for all tables that have the same pack', async () => {
    const present = await editions.present('rune-age');
    if (!present) throw new Error('there is no Rune Age');
    const { rules } = present.engine;
    expect(await editions.find('rune-age', rules, pack(4))).toBe(
      await editions.find('rune-age', rules, pack(4)),
    );
    expect(present.engine.corrections).toBeUndefined();
    expect((await editions.find('rune-age', rules, pack(4))).engine.corrections).toEqual({
      name: 'Our box',
      text: pack(4),
    });
  });

  it('is none where the pack is not taken: what is kept with it stays as it is', async () => {
    const { rules } = (await editions.present('rune-age'))?.engine ?? { rules: '' };
    await expect(editions.find('rune-age', rules, pack(999))).rejects.toBeInstanceOf(NoEdition);
    const other = (await editions.present('masquerade'))?.engine.rules ?? '';
    await expect(editions.find('masquerade', other, pack(5))).rejects.toBeInstanceOf(NoEdition);
  });
});
