/** Something that somebody is to be told by one channel. The id says what it is: the same is never written twice. */
type OutboxRow = {
  readonly id: string;
  readonly person: string;
  readonly kind: string;
  readonly channel: string;
  readonly table_id: string | null;
  readonly seq: number | null;
  /** due: to be sent; held: told with the next digest; sent, dropped, failed: nothing more is done about it. */
  readonly state: string;
  readonly due_at: number;
  readonly tries: number;
  /** Until then whoever took it up is at it. */
  readonly claimed_until: number;
  readonly changed_at: number;
};

/** How somebody wants to be told of things. */
type NoticeSettingsRow = { readonly person: string; readonly body: string };

/** Where somebody's letters go, once they have said that it is right. */
type MailAddressRow = {
  readonly person: string;
  readonly address: string;
  readonly good: number;
  readonly asked_at: number;
};

/** An address, by its hash, whose reader wants no letters of ours. */
type MailStopRow = { readonly hash: string; readonly at: number };

/** A browser that is told, by the hash of where it is reached. */
type PushRow = {
  readonly hash: string;
  readonly person: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly made_at: number;
  /** The number of the pair of keys that it subscribed with. */
  readonly key: number;
};

/** An address of somebody's own that is called. */
type WebhookRow = {
  readonly person: string;
  readonly url: string;
  readonly secret: string;
  /** How often in a row it did not work. */
  readonly failures: number;
};

/** What whoever runs the house has to say to everybody. */
type AnnouncementRow = {
  readonly n: number;
  readonly en: string;
  readonly pl: string;
  readonly made_at: number;
  /** Nobody is told of it any more. */
  readonly until: number;
  /** When the house is to be stopped; null where it is not about that. */
  readonly stop_at: number | null;
};

/** What people are told while they are not looking, and how. */
export type NoticesSchema = {
  readonly announcements: AnnouncementRow;
  readonly outbox: OutboxRow;
  readonly notice_settings: NoticeSettingsRow;
  readonly mail_addresses: MailAddressRow;
  readonly mail_stops: MailStopRow;
  readonly push: PushRow;
  readonly webhooks: WebhookRow;
};
