import type { GamePack } from '@runehold/kernel/pack/pack';
import { runeAgePack } from '@runehold/rune-age/pack';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { Card } from '../kit/card.tsx';
import { heard } from '../tables/rune-age/cards/faces.ts';
import { galleryOf } from '../tables/rune-age/cards/gallery.ts';
import { SpeakerContext, useTableSpeaker } from '../text/use-speaker.ts';
import type { GalleryGroup } from './gallery-page.tsx';
import { GalleryPage } from './gallery-page.tsx';
import { partOf } from './packs/part-of.ts';

const pack: GamePack = runeAgePack;

/** Every card of Rune Age at reading size. */
export const Gallery = ({ wanted }: { wanted: string | undefined }): ReactNode => {
  const speaker = useTableSpeaker(pack);
  const groups = useMemo(
    () =>
      galleryOf(speaker).map(
        ({ id, title, faces }): GalleryGroup => ({
          id,
          title,
          items: faces.map(face => ({
            id: `${face.faction}-${face.seed}`,
            name: face.name,
            part: partOf(face.seed),
            words: `${title} ${heard(speaker, face)}`,
            look: (
              <>
                <Card face={face} size="read" />
                <span className="sr">{heard(speaker, face)}</span>
              </>
            ),
          })),
        }),
      ),
    [speaker],
  );
  return (
    <SpeakerContext value={speaker}>
      <GalleryPage
        game="rune-age"
        title={speaker.say('library.cards.title')}
        about={speaker.say('library.cards.about')}
        groups={groups}
        wanted={wanted}
      />
    </SpeakerContext>
  );
};
