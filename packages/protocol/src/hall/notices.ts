import { z } from 'zod';
import { noticeChannels, noticeKinds, noticeTimes } from '../parts/notice.ts';

const hour = z.int().min(0).max(23);
const channel = z.enum(noticeChannels);

/** How somebody wants to be told of things while they are not looking. */
export const noticeSettings = z.object({
  language: z.enum(['en', 'pl']),
  /** The time zone in which hours are meant, by its IANA name. */
  zone: z.string().max(64),
  /** From one full hour to another nothing is told, unless it would come too late. */
  quiet: z.object({ from: hour, to: hour }).exactOptional(),
  /** The hour at which everything that could wait is told in one go. */
  digest: hour,
  wishes: z.record(z.enum(noticeKinds), z.record(channel, z.enum(noticeTimes)).readonly()).readonly(),
});
export type NoticeSettings = z.infer<typeof noticeSettings>;

/** What can be had here, and why some of it cannot. */
const offered = z.object({
  /** The house has no address of its own that a link could lead to: nothing leaves it. */
  origin: z.boolean(),
  /** The key that a browser subscribes with. */
  push: z.string().exactOptional(),
  mail: z.boolean(),
  webhook: z.boolean(),
});

/** Everything about one's notices. */
export const myNotices = z.object({
  offered,
  settings: noticeSettings,
  /** The address letters go to; nothing but the question whether it is right is sent there until that is answered. */
  mail: z.object({ address: z.string(), isGood: z.boolean() }).exactOptional(),
  /** The browsers that are told, by the hash of where they are reached. */
  push: z.array(z.string()).readonly(),
  webhook: z.object({ url: z.string(), secret: z.string(), isOff: z.boolean() }).exactOptional(),
});
export type MyNotices = z.infer<typeof myNotices>;

/** An address that letters go to; empty for none. */
export const mailAddress = z.object({ address: z.string().max(254) });

/** Where a browser is reached, as its push service says. */
export const pushPlace = z.object({
  endpoint: z.string().max(1024),
  p256dh: z.string().max(128),
  auth: z.string().max(64),
  /** The key of the house that it subscribed with. */
  key: z.string().max(128).exactOptional(),
});

export const pushGone = z.object({ endpoint: z.string().max(1024) });

/** An address of one's own that is called; empty for none. */
export const webhookAddress = z.object({ url: z.string().max(512) });

export const whichChannel = z.object({ channel });
