/** What somebody who is not looking can be told of. Apart from the schemas, so that a page need not load them. */
export const noticeKinds = [
  'your-move',
  'reminder',
  'invited',
  'room-ready',
  'vote',
  'over',
  'rematch',
  'vacated',
  'chat',
  'new-device',
  'system',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** How they can be reached. */
export const noticeChannels = ['push', 'mail', 'webhook'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** When something is told by a channel: as soon as may be, once a day with everything else, or not at all. */
export const noticeTimes = ['now', 'digest', 'never'] as const;
export type NoticeTime = (typeof noticeTimes)[number];

/** For each kind and channel when it is told. */
export type NoticeWishes = Readonly<Record<NoticeKind, Readonly<Record<NoticeChannel, NoticeTime>>>>;

const all = { push: 'now', mail: 'now', webhook: 'now' } as const;

/** What people want who have said nothing: what can wait, or is over before a letter is read, is not written at once. */
export const usualWishes: NoticeWishes = {
  'your-move': all,
  reminder: all,
  invited: all,
  'room-ready': { ...all, mail: 'never' },
  vote: { ...all, mail: 'never' },
  over: { ...all, mail: 'digest' },
  rematch: all,
  vacated: all,
  // Talk goes on by itself: once a day is enough for who is not there.
  chat: { ...all, push: 'digest', mail: 'digest' },
  'new-device': all,
  system: { ...all, push: 'digest' },
};
