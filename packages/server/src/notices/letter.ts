import type { Language } from '@runehold/kernel/text/catalogue';
import type { NoticeSettings } from '@runehold/protocol/hall/notices';
import type { NoticeKind } from '@runehold/protocol/parts/notice';
import type { Shelf } from '@runehold/shelf/shelf';
import type { Announcements, KeptAnnouncement } from '../store/notices/announcements.ts';
import type { Sending } from '../store/notices/notice-store.ts';
import type { Store, Summary } from '../store/store.ts';
import { sayNotice } from './voice.ts';

/** One thing that is told, and where it leads. */
export type Item = {
  readonly kind: string;
  readonly title: string;
  readonly url: string;
  readonly table?: string;
};

/** What somebody is told, whichever way it goes. */
export type Letter = Item & {
  readonly language: Language;
  /** What is said besides, a paragraph each. */
  readonly lines: readonly string[];
  /** In a digest, one for each thing. */
  readonly items: readonly Item[];
  /** How fast one should be told, and after how many seconds there is no more point in it. */
  readonly isUrgent: boolean;
  readonly ttl: number;
};

const HOUR_S = 3600;

/** After how many seconds nobody need be told any more. */
const lasting: { readonly [K in NoticeKind]?: number } = { vote: 180, 'room-ready': 2 * HOUR_S };

export type WriterParts = {
  readonly origin: string;
  readonly shelf: Shelf;
  readonly store: Pick<Store, 'summary'>;
  readonly announcements: Pick<Announcements, 'find'>;
};

/** In whose words, and by whose clock. */
type Reader = Pick<NoticeSettings, 'language' | 'zone'>;

/**
 * Puts notices into words. All it knows of a table is what lists show of it to everybody: which game it is and who sits
 * there. So nothing can stand in a letter that a spectator does not see.
 */
export class Writer {
  readonly #parts: WriterParts;

  constructor(parts: WriterParts) {
    this.#parts = parts;
  }

  linkTo(table: string): string {
    return `${this.#parts.origin}/#/table/server/${table}`;
  }

  get settingsLink(): string {
    return `${this.#parts.origin}/#/settings`;
  }

  async #gameName(game: string, language: Language): Promise<string> {
    const pack = await this.#parts.shelf.find(game)?.pack();
    return pack?.words[language].messages['game.name'] ?? game;
  }

  /** One thing to be told; undefined where its table is gone. */
  async item(
    { kind, table, seq }: Pick<Sending, 'table' | 'seq'> & { readonly kind: NoticeKind },
    language: Language,
  ): Promise<Item | undefined> {
    if (kind === 'new-device')
      return { kind, title: sayNotice(language, 'notice.new-device'), url: this.settingsLink };
    if (kind === 'system') {
      const said = await this.#announced(seq);
      return said && { kind, title: said[language], url: `${this.#parts.origin}/` };
    }
    const found = table === undefined ? undefined : await this.#parts.store.summary(table);
    if (table === undefined || !found) return undefined;
    const game = await this.#gameName(found.summary.game, language);
    return { kind, title: sayNotice(language, `notice.${kind}`, { game }), url: this.linkTo(table), table };
  }

  /** What was announced under a number, if that still stands. */
  async #announced(n: number | undefined): Promise<KeptAnnouncement | undefined> {
    return n === undefined ? undefined : this.#parts.announcements.find(n);
  }

  /** What was announced, and when the house is to be stopped, by the clock of whoever reads it. */
  async #announcement(n: number | undefined, { language, zone }: Reader): Promise<readonly string[]> {
    const said = await this.#announced(n);
    if (said === undefined) return [];
    if (said.stopAt === undefined) return [said[language]];
    const time = new Intl.DateTimeFormat(language, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: zone,
    }).format(said.stopAt);
    return [said[language], sayNotice(language, 'notice.system.stop', { time })];
  }

  /** Who sits there besides whoever reads it, where somebody does. */
  async #names(table: string, person: string, language: Language): Promise<readonly string[]> {
    const found = await this.#parts.store.summary(table);
    const names = found === undefined ? [] : othersAt(found.summary, person);
    return names.length === 0 ? [] : [sayNotice(language, 'notice.names', { names: names.join(', ') })];
  }

  /** A notice by itself. */
  async letter(
    sending: Pick<Sending, 'person' | 'table' | 'seq'> & { readonly kind: NoticeKind },
    reader: Reader,
  ): Promise<Letter | undefined> {
    const { language } = reader;
    const item = await this.item(sending, language);
    if (item === undefined) return undefined;
    const { kind, table, person, seq } = sending;
    const isAnnounced = kind === 'system';
    return {
      ...item,
      ...(isAnnounced && { title: sayNotice(language, 'notice.system') }),
      language,
      lines: isAnnounced
        ? await this.#announcement(seq, reader)
        : table === undefined
          ? []
          : await this.#names(table, person, language),
      items: [],
      isUrgent: kind === 'your-move' || kind === 'vote' || kind === 'room-ready',
      ttl: lasting[kind] ?? 24 * HOUR_S,
    };
  }

  /** Everything that could wait. */
  digest(items: readonly Item[], language: Language): Letter {
    return {
      kind: 'digest',
      title: sayNotice(language, 'notice.digest', { n: items.length }),
      url: `${this.#parts.origin}/`,
      language,
      lines: [],
      items,
      isUrgent: false,
      ttl: 24 * HOUR_S,
    };
  }

  /** A notice that is only to see whether it comes. */
  test(language: Language): Letter {
    return {
      kind: 'test',
      title: sayNotice(language, 'notice.test'),
      url: this.settingsLink,
      language,
      lines: [sayNotice(language, 'notice.test.about')],
      items: [],
      isUrgent: true,
      ttl: HOUR_S,
    };
  }
}

/** The persons at a table but for one, by the names they bear there. */
const othersAt = ({ holders, owned }: Summary, person: string): readonly string[] =>
  holders.flatMap((holder, seat) => {
    const isOwn = owned.some(own => own.seat === seat && own.guest === person);
    return holder.kind === 'person' && !isOwn ? [holder.name] : [];
  });
