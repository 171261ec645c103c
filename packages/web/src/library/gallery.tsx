import type { GamePack } from '@runehold/kernel/pack';
import { runeAgePack } from '@runehold/rune-age/pack';
import type { ReactNode } from 'react';
import { Card } from '../kit/card.tsx';
import type { CardFace } from '../kit/card-face.ts';
import { heard } from '../tables/rune-age/faces.ts';
import { galleryOf } from '../tables/rune-age/gallery.ts';
import { SpeakerContext, useTableSpeaker } from '../text/use-speaker.ts';
import styles from './library.module.css';

const pack: GamePack = runeAgePack;

const Group = ({
  title,
  faces,
  say,
}: {
  title: string;
  faces: readonly CardFace[];
  say(face: CardFace): string;
}): ReactNode => (
  <section className={styles.group} aria-label={title}>
    <h2>{title}</h2>
    <ul className={styles.gallery}>
      {faces.map(face => (
        <li key={`${face.faction}/${face.seed}`}>
          <Card face={face} size="read" />
          <span className="sr">{say(face)}</span>
        </li>
      ))}
    </ul>
  </section>
);

/** Every card of Rune Age at reading size. */
export const Gallery = (): ReactNode => {
  const speaker = useTableSpeaker(pack, []);
  return (
    <SpeakerContext value={speaker}>
      <h1>{speaker.say('library.cards.title')}</h1>
      <p>{speaker.say('library.cards.about')}</p>
      {galleryOf(speaker).map(({ title, faces }) => (
        <Group key={title} title={title} faces={faces} say={face => heard(speaker, face)} />
      ))}
    </SpeakerContext>
  );
};
