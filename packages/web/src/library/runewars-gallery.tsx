import type { GamePack } from '@runehold/kernel/pack/pack';
import { runewarsPack } from '@runehold/runewars/pack';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { galleryOf } from '../tables/runewars/cards/gallery.tsx';
import { Glyphs } from '../tables/runewars/land/glyphs.tsx';
import { HexClip } from '../tables/runewars/land/territory.tsx';
import { SpeakerContext, useTableSpeaker } from '../text/use-speaker.ts';
import { GalleryPage } from './gallery-page.tsx';

const pack: GamePack = runewarsPack;

/** Every card, unit, tile and token of Runewars. */
export const RunewarsGallery = ({ wanted }: { wanted: string | undefined }): ReactNode => {
  const speaker = useTableSpeaker(pack);
  const groups = useMemo(() => galleryOf(speaker), [speaker]);
  return (
    <SpeakerContext value={speaker}>
      <Glyphs />
      <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
        <HexClip />
      </svg>
      <GalleryPage
        game="runewars"
        title={speaker.say('library.components.title')}
        about={speaker.say('library.components.about')}
        groups={groups}
        wanted={wanted}
      />
    </SpeakerContext>
  );
};
