/** Those who keep order: moderators see to what people say and do, operators answer for the house. */
export const roles = ['moderator', 'operator'] as const;
export type Role = (typeof roles)[number];

/** What moderators do: about what was said, whoever said it, and what a game did to ratings. */
const ofModerators = ['settle', 'hide', 'mute', 'ban', 'ban-place', 'lift', 'void-rating', 'fair'] as const;

/** What operators do besides: about the house itself. */
const ofOperators = ['announce', 'take-back', 'thaw'] as const;

export type Act = (typeof ofModerators)[number] | (typeof ofOperators)[number];

/** What each role may do. Everything that nobody here may do is done by command, on the machine itself. */
export const actsOf: Readonly<Record<Role, readonly Act[]>> = {
  moderator: ofModerators,
  operator: [...ofModerators, ...ofOperators],
};

/**
 * How far each goes: for how many hours somebody is kept from something at most; whom of those with a role it may be
 * done to; whose bans they lift, and whose deeds they read.
 */
export const reachOf: Readonly<
  Record<Role, { readonly hours: number; readonly over: readonly Role[]; readonly all: boolean }>
> = {
  moderator: { hours: 24 * 30, over: [], all: false },
  operator: { hours: 24 * 366, over: ['moderator'], all: true },
};
