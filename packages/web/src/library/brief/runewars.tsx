import type { PreparedContent } from '@runehold/runewars/content/numbers';
import { runewarsPack } from '@runehold/runewars/pack';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { galleryOf } from '../../tables/runewars/cards/gallery.tsx';
import { Glyphs } from '../../tables/runewars/land/glyphs.tsx';
import { HexClip } from '../../tables/runewars/land/territory.tsx';
import type { Speaker } from '../../text/speaker.ts';
import { useTableSpeaker } from '../../text/use-speaker.ts';
import { BriefPage } from './brief-page.tsx';
import type { Chapter } from './chapter.ts';

const content = runewarsPack.game.content as PreparedContent;
const { limits, stronghold, victoryCards, editions, orders } = content;
/** The Orders of the base game: the others come with their box. */
const orderCount = orders.filter((_, order) => content.boxOf.orders[order] === 0).length;

/** Pieces of the board and Fate cards are drawn larger than other cards. */
const highPictures = /^(?:tile|home|dial|fate)-/;

/** What is told, and the components beside it by their ids in the gallery. */
const chaptersOf = (speaker: Speaker): readonly Chapter[] => {
  const items = galleryOf(speaker).flatMap(group => group.items);
  const drawn = (...ids: readonly string[]): Chapter['pictures'] =>
    ids.map(id => {
      const found = items.find(item => item.id === id);
      if (found === undefined) throw new Error(`there is no ${id}`);
      return { id, look: found.look, head: highPictures.test(id) ? 'high' : 'low' };
    });
  const head = (id: string): string => speaker.word(`brief.runewars.${id}`);
  const { runes, lastYear } = victoryCards;
  return [
    {
      id: 'goal',
      title: head('goal'),
      text: speaker.say('brief.runewars.goal.text', { runes, years: editions.years.revised }),
      pictures: drawn('token-dragon-rune', 'token-false-rune', 'home-daqan'),
    },
    {
      id: 'year',
      title: head('year'),
      text: speaker.say('brief.runewars.year.text'),
      pictures: drawn(
        'season-envoys-of-spring',
        'season-age-of-heroes',
        'season-blighted-stores',
        'season-deep-snow',
      ),
    },
    {
      id: 'orders',
      title: head('orders'),
      text: speaker.say('brief.runewars.orders.text', { orders: orderCount }),
      pictures: drawn('order-strategize', 'order-conquer', 'order-fortify'),
    },
    {
      id: 'dials',
      title: head('dials'),
      text: speaker.say('brief.runewars.dials.text', { most: limits.dial }),
      pictures: drawn('dial-daqan-food', 'dial-daqan-wood', 'dial-daqan-ore'),
    },
    {
      id: 'march',
      title: head('march'),
      text: speaker.say('brief.runewars.march.text', { units: limits.unitsPerArea }),
      pictures: drawn('tile-1', 'unit-knight', 'unit-footman'),
    },
    {
      id: 'neutral',
      title: head('neutral'),
      text: speaker.say('brief.runewars.neutral.text'),
      pictures: drawn('unit-beastman', 'unit-dragon', 'fate-5'),
    },
    {
      id: 'battle',
      title: head('battle'),
      text: speaker.say('brief.runewars.battle.text', { walls: stronghold.strength.undamaged }),
      pictures: drawn('fate-18', 'unit-warrior', 'token-stronghold'),
    },
    {
      id: 'heroes',
      title: head('heroes'),
      text: speaker.say('brief.runewars.heroes.text', { heroes: limits.heroes }),
      pictures: drawn('HE-01', 'quest-the-whispering-caves', 'reward-timmorran-shard'),
    },
    {
      id: 'end',
      title: head('end'),
      text: speaker.say('brief.runewars.end.text', { runes, last: lastYear }),
      pictures: drawn('victory-card', 'objective-dragon-pact'),
    },
  ];
};

/** Runewars on one page. */
export const RunewarsBrief = (): ReactNode => {
  const speaker = useTableSpeaker(runewarsPack);
  const chapters = useMemo(() => chaptersOf(speaker), [speaker]);
  return (
    <>
      <Glyphs />
      <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
        <HexClip />
      </svg>
      <BriefPage game="runewars" speaker={speaker} chapters={chapters} />
    </>
  );
};
