import { universe } from '@runehold/rune-age/boxes/universe';
import { runeAgePack } from '@runehold/rune-age/pack';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { Card } from '../../kit/card.tsx';
import { galleryOf } from '../../tables/rune-age/cards/gallery.ts';
import type { Speaker } from '../../text/speaker.ts';
import { useTableSpeaker } from '../../text/use-speaker.ts';
import { BriefPage } from './brief-page.tsx';
import type { Chapter } from './chapter.ts';

const { hand, stronghold, homeRealm, monument } = universe;

/** What is told, and the cards beside it by race or group and id. */
const chaptersOf = (speaker: Speaker): readonly Chapter[] => {
  const faces = galleryOf(speaker).flatMap(group => group.faces.map(face => ({ group: group.id, face })));
  const drawn = (...ids: readonly string[]): Chapter['pictures'] =>
    ids.map(id => {
      const [group, seed = ''] = id.split('/');
      const found = faces.find(each => each.group === group && each.face.seed === seed);
      if (found === undefined) throw new Error(`there is no card ${id}`);
      return { id, look: <Card face={found.face} /> };
    });
  const head = (id: string): string => speaker.word(`brief.rune-age.${id}`);
  return [
    {
      id: 'goal',
      title: head('goal'),
      text: speaker.say('brief.rune-age.goal.text', { gold: monument.gold }),
      pictures: drawn(
        'daqan/daqan.siege_machine',
        'latari/latari.pegasus_rider',
        'uthuk/uthuk.chaos_lord',
        'waiqar/waiqar.dark_knight',
      ),
    },
    {
      id: 'turn',
      title: head('turn'),
      text: speaker.say('brief.rune-age.turn.text', { hand }),
      pictures: drawn('gold/gold.1', 'daqan/daqan.footman', 'daqan/daqan.bowman'),
    },
    {
      id: 'gold',
      title: head('gold'),
      text: speaker.say('brief.rune-age.gold.text', { gold: stronghold.gold, copies: stronghold.copies }),
      pictures: drawn('gold/gold.2', 'daqan/daqan.knight', 'daqan/stronghold'),
    },
    {
      id: 'influence',
      title: head('influence'),
      text: speaker.say('brief.rune-age.influence.text'),
      pictures: drawn('cities/city.riverwatch', 'neutral/neutral.dragon', 'gold/gold.3'),
    },
    {
      id: 'battle',
      title: head('battle'),
      text: speaker.say('brief.rune-age.battle.text', { walls: stronghold.strength }),
      pictures: drawn('cities/city.dawnsmoor', 'latari/latari.darnati_warrior'),
    },
    {
      id: 'enemies',
      title: head('enemies'),
      text: speaker.say('brief.rune-age.enemies.text'),
      pictures: drawn('resurgence/res.mithrilim', 'resurgence/res.phrylenex'),
    },
    {
      id: 'siege',
      title: head('siege'),
      text: speaker.say('brief.rune-age.siege.text', { damage: homeRealm.damage }),
      pictures: drawn('cities/city.greyhaven', 'waiqar/waiqar.skeleton_archer'),
    },
    {
      id: 'first',
      title: head('first'),
      text: speaker.say('brief.rune-age.first.text', { influence: stronghold.influence }),
      pictures: drawn('waiqar/stronghold', 'waiqar/waiqar.reanimate'),
    },
  ];
};

/** Rune Age on one page. */
export const RuneAgeBrief = (): ReactNode => {
  const speaker = useTableSpeaker(runeAgePack);
  const chapters = useMemo(() => chaptersOf(speaker), [speaker]);
  return <BriefPage game="rune-age" speaker={speaker} chapters={chapters} />;
};
