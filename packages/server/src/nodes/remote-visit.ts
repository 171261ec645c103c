import type { WireViewer } from '@runehold/protocol/parts/message';
import type { LiveTable } from '@runehold/protocol/table/live-table';
import type { LiveRoom } from '@runehold/protocol/table/room/live-room';
import type { Visitor } from '@runehold/protocol/table/visitor';
import type { FromHost } from '@runehold/protocol/wire/from-host';
import type { Heard, RemotePerson, ToVisitor } from './messages.ts';

/** So many answers to requests are kept until they are known to have been heard. */
const MOST_KEPT = 64;

/** Where what is said to visitors goes. */
export type Speaker = {
  /** Tells one visitor. */
  tell(node: string, told: Omit<ToVisitor, 'table' | 'epoch'>): void;
  /** Tells all who look on, once; says how often they have been told anything. */
  tellGallery(message: FromHost): void;
  /** What all who look on are told next does not follow on what they were told: whoever is still there comes in anew. */
  breakGallery(): void;
  /** From here on a visit is told what all who look on are told, or no longer. */
  looksOn(visit: RemoteVisit, isOnlooker: boolean): void;
  readonly galleryAt: number;
};

/** Somebody who visits by way of another node. To the table it is a visitor as any other. */
export class RemoteVisit implements Visitor {
  readonly guest: string;
  readonly outside?: true;
  readonly place?: string;
  readonly node: string;
  name: string;
  readonly #id: string;
  readonly #speaker: Speaker;
  /** Where they are; undefined until they have come in. */
  at: LiveTable | LiveRoom | undefined;
  /** What is to be done for them, one after the other. */
  work: Promise<void> = Promise.resolve();
  /** The last request that was taken. */
  taken = 0;
  #round = 0;
  #n = 0;
  #viewer: WireViewer | undefined;
  /** In this round nothing has been shown yet that something could follow on. */
  #isFresh = true;
  /** Answers that are said when the whole has been told. */
  readonly #kept: FromHost[] = [];
  #answers: { readonly n: number; readonly message: FromHost }[] = [];

  constructor(id: string, node: string, person: RemotePerson, speaker: Speaker) {
    this.#id = id;
    this.node = node;
    this.guest = person.guest;
    this.name = person.name;
    if (person.outside) this.outside = person.outside;
    if (person.place !== undefined) this.place = person.place;
    this.#speaker = speaker;
  }

  get round(): number {
    return this.#round;
  }

  /** Where it stands, for who wonders whether they have heard everything. */
  get heard(): Heard {
    const isOnlooker = this.#viewer === 'spectator';
    return {
      visit: this.#id,
      round: this.#round,
      heard: this.#n,
      ...(isOnlooker && { seen: this.#speaker.galleryAt }),
    };
  }

  /**
   * Begins another round: all is told anew. What was answered and not heard, and what is answered before the whole is told,
   * is to be said after it: whoever hears that something is done sees what it has led to.
   */
  begin(round: number, heard: number): () => void {
    this.#round = round;
    this.#kept.push(...this.#answers.filter(({ n }) => n > heard).map(({ message }) => message));
    this.#n = 0;
    this.#answers = [];
    this.#viewer = undefined;
    this.#speaker.looksOn(this, false);
    this.#isFresh = true;
    return () => {
      this.#isFresh = false;
      for (const message of this.#kept.splice(0)) this.send(message);
    };
  }

  /** Forgets answers that were heard. */
  forget(heard: number): void {
    this.#answers = this.#answers.filter(({ n }) => n > heard);
  }

  send(message: FromHost): void {
    if (message.type === 'state') {
      this.#viewer = message.view.viewer;
      this.#speaker.looksOn(this, this.#viewer === 'spectator');
    }
    const isWhole = message.type === 'state' || message.type === 'room';
    const isAnswer = 'ref' in message && message.ref !== undefined;
    if (isWhole) this.#isFresh = false;
    // What comes before the whole is told is part of it.
    if (this.#isFresh && !isAnswer && message.type !== 'refused') return;
    if (this.#isFresh && isAnswer) {
      this.#kept.push(message);
      return;
    }
    // Who is sent away and does not hear it must not go on with what others are told who have come anew.
    if (message.type === 'refused' && !isAnswer && this.#viewer === 'spectator') {
      this.#speaker.breakGallery();
      this.#speaker.looksOn(this, false);
    }
    // All who look on are told the same thing, in one message for all of them.
    if (message.type === 'update' && this.#viewer === 'spectator') this.#speaker.tellGallery(message);
    else this.#tell(message);
  }

  #tell(message: FromHost): void {
    const n = ++this.#n;
    if ('ref' in message && message.ref !== undefined)
      this.#answers = [...this.#answers, { n, message }].slice(-MOST_KEPT);
    this.#speaker.tell(this.node, {
      visit: this.#id,
      round: this.#round,
      n,
      ...(this.#viewer === 'spectator' && message.type === 'state' && { seen: this.#speaker.galleryAt }),
      message,
    });
  }
}
