import type { GamePack } from '@runehold/kernel/pack/pack';
import { declaredAsks } from '@runehold/kernel/view/declared';

const packs: Readonly<Record<string, () => Promise<GamePack>>> = {
  'rune-age': async () => (await import('@runehold/rune-age/pack')).runeAgePack,
  runewars: async () => (await import('@runehold/runewars/pack')).runewarsPack,
};

/** A game, and the prompts of its asks as keys, by the statement that each ask applies. */
export type Asked = {
  readonly pack: GamePack;
  readonly prompts: ReadonlyMap<string, readonly string[]>;
};

export const promptsByRule = ({ game }: GamePack): Asked['prompts'] => {
  const rules = new Map<string, string[]>();
  for (const { rule, prompts } of declaredAsks(game))
    rules.set(rule, [...(rules.get(rule) ?? []), ...prompts]);
  return rules;
};

const gathered = new Map<string, Promise<Asked>>();

/** What is asked in a game, gathered once. */
export const askedIn = (game: string): Promise<Asked> | undefined => {
  const known = gathered.get(game);
  if (known !== undefined || !Object.hasOwn(packs, game)) return known;
  const asked = packs[game]().then(pack => ({ pack, prompts: promptsByRule(pack) }));
  gathered.set(game, asked);
  return asked;
};
