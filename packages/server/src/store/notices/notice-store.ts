import type { NoticeSettings } from '@runehold/protocol/hall/notices';
import type { NoticeChannel, NoticeKind } from '@runehold/protocol/parts/notice';

/** Something that somebody is to be told, however they are reached. */
export type Notice = {
  readonly person: string;
  readonly kind: NoticeKind;
  readonly table?: string;
  /** The record that it is about: what is no longer so when it is to be sent is not sent. */
  readonly seq?: number;
  /** When it is to be sent, in house time; else so long after it is written down, or at once. */
  readonly due?: number;
  readonly wait?: number;
  /** What makes it one and the same thing, where that is not the table and the record. */
  readonly mark?: string;
};

/** What is sent besides what people are told of: a day's worth at once, a try, the question whose address it is, a way back. */
export type LetterKind = NoticeKind | 'digest' | 'test' | 'verify' | 'recover';

/** A notice on its way by one channel. */
export type Sending = {
  readonly id: string;
  readonly person: string;
  readonly kind: LetterKind;
  readonly channel: NoticeChannel;
  readonly table?: string;
  readonly seq?: number;
  readonly tries: number;
};

/** What has become of something that was to be sent. */
export type Settled = 'sent' | 'dropped' | 'failed';

/** What is on its way. */
export type Outbox = {
  /** Writes notices down, one for each channel by which their person is reached; what stands there already stays. */
  add(notices: readonly Notice[]): Promise<void>;
  /** Writes down something that goes by one channel, whatever the person wants. */
  addLetter(letter: Pick<Sending, 'person' | 'kind' | 'channel'>, mark: string, due: number): Promise<void>;
  /** Takes up what is due by a channel, so that nobody else does for a while. */
  claim(channel: NoticeChannel, most: number): Promise<readonly Sending[]>;
  settle(id: string, state: Settled): Promise<void>;
  /** Tries again later. */
  postpone(id: string, due: number, tries: number): Promise<void>;
  /** Keeps something for the digest. */
  hold(id: string): Promise<void>;
  held(person: string, channel: NoticeChannel): Promise<readonly Sending[]>;
  /** How much a person has been sent since a time. */
  sentSince(person: string, at: number): Promise<number>;
  /** Whoever looked at a table then need not be told that something had been said there. */
  withdraw(person: string, table: string, until: number): Promise<void>;
  /** Forgets what has been done with since before a time. */
  forget(before: number): Promise<void>;
};

export type KeptMail = { readonly address: string; readonly isGood: boolean; readonly askedAt: number };

/** Where a browser is reached. */
export type KeptPush = {
  readonly hash: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The number of the pair of keys that it subscribed with. */
  readonly key: number;
};

export type KeptWebhook = { readonly url: string; readonly secret: string; readonly failures: number };

/** How people are reached. */
export type Reach = {
  settings(person: string): Promise<NoticeSettings | undefined>;
  setSettings(person: string, settings: NoticeSettings): Promise<void>;
  mail(person: string): Promise<KeptMail | undefined>;
  setMail(person: string, address: string | undefined): Promise<void>;
  /** The person has said that the address is right. False if they have another by now. */
  confirmMail(person: string, address: string): Promise<boolean>;
  /** Whether whoever reads an address wants none of our letters, by its hash. */
  isStopped(hash: string): Promise<boolean>;
  stop(hash: string): Promise<void>;
  push(person: string): Promise<readonly KeptPush[]>;
  addPush(person: string, place: KeptPush): Promise<void>;
  /** Of a person, or of whomever it is where its push service says that it is gone. */
  dropPush(hash: string, person?: string): Promise<void>;
  webhook(person: string): Promise<KeptWebhook | undefined>;
  setWebhook(person: string, webhook: Pick<KeptWebhook, 'url' | 'secret'> | undefined): Promise<void>;
  /** Counts a call that failed, or forgets those that did. */
  countWebhook(person: string, hasFailed: boolean): Promise<void>;
  /** Nobody is told anything any more in the name of this person. */
  forget(person: string): Promise<void>;
};
