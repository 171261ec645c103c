/** What is mutated of a package, and by which tests it is to be noticed. Paths are those of its package. */
export type MutationPlan = {
  readonly name: string;
  /** Folders and files under `src` whose code is changed. */
  readonly mutate: readonly string[];
  /** Parts of paths under `src` that are left alone. */
  readonly spare: readonly string[];
  /** Parts of paths under `test` whose tests are no rule tests: games recorded or played at random, bots, words. */
  readonly without: readonly string[];
};

/** Tests that play whole games, or that ask about something else than the rules. */
const noRuleTests = ['.slow.', 'fuzz/', 'corpus', 'determinism', 'oracle/', 'bots/', 'odds/', 'text/'];

export const plans: Readonly<Record<'runewars' | 'rune-age', MutationPlan>> = {
  runewars: { name: 'runewars', mutate: ['rules/', 'board/'], spare: ['rules/view/'], without: noRuleTests },
  'rune-age': {
    name: 'rune-age',
    mutate: ['rules/', 'effects/'],
    spare: ['rules/view/'],
    without: noRuleTests,
  },
};
