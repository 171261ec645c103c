import type { AskView, OptionView } from '@runehold/kernel/view/describe';

const option = (code: number, limit = 1): OptionView => ({
  code,
  name: `thing-${code}`,
  label: { key: 'label.thing', args: { it: code } },
  limit,
});

/** An ask as a host describes it, for stories about what a player does with it. */
export const ask = (
  kind: AskView['kind'],
  { limits = [], ...rest }: Partial<AskView> & { readonly limits?: readonly number[] } = {},
): AskView => ({
  id: '7.0',
  seat: 0,
  name: 'pick',
  kind,
  prompt: { key: 'prompt.pick', args: {} },
  rule: 'XX-PICK-01',
  min: 1,
  max: 1,
  options: limits.map((limit, code) => option(code, limit)),
  items: [],
  denied: [],
  absent: [],
  sealed: false,
  ...rest,
});

export const things = (...codes: readonly number[]): OptionView[] => codes.map(code => option(code));
