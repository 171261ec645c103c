import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { heroDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import type { Passive } from '../../../text/family.ts';
import { events, say } from '../../../words.ts';
import { drawQuests } from '../../cards/draw.ts';
import { procedure } from '../../rules.ts';
import { isHeroOf } from '../desert.ts';
import { abilityOf, areaOf, healHero } from '../hero.ts';
import { openPurse } from '../reward/influence-for-quest.ts';
import { couldBe, receiveReward } from '../reward-places.ts';

/** Another hero of the player's in the area, who is hurt. */
const isHurtFriend = (t: Table, seat: Seat, hero: number, other: number): boolean =>
  other !== hero &&
  isHeroOf(t, other, seat) &&
  areaOf(t, other) === areaOf(t, hero) &&
  t.heroDamage.get(other) > 0;

const hasHurtFriend = (t: Table, seat: Seat, hero: number): boolean => {
  for (let other = 0; other < t.heroes; other++) if (isHurtFriend(t, seat, hero, other)) return true;
  return false;
};

/** The hero gets one Reward, the card is discarded, and its player draws another Quest. (RW-QUEST-33, RW-QUEST-34) */
export const completeQuest = procedure(
  'complete-quest',
  { seat: count, hero: count, quest: count, friend: count },
  steps =>
    steps
      .do((t, f) => {
        t.emit(events['quest-completed'], f.seat, f.hero, f.quest);
      })
      .when(
        t => couldBe(t, 'influence-for-quest'),
        paid => paid.call(() => openPurse, { seat: 'seat', hero: 'hero' }),
      )
      .do((t, f) => {
        receiveReward(t, f.hero);
        t.move(f.quest, t.questShown.at(f.seat), t.questDiscard);
        drawQuests(t, f.seat, 1);
      })
      .when(
        (t, f) => abilityOf(t, f.hero, 'heal-on-quest') !== undefined,
        heals =>
          heals
            .do((t, f) => healHero(t, f.hero))
            .when(
              (t, f) => hasHurtFriend(t, f.seat, f.hero),
              friend =>
                friend
                  .ask('friend', {
                    kind: 'one',
                    seat: 'seat',
                    from: heroDomain,
                    options: (t, f, offer) => {
                      for (let other = 0; other < t.heroes; other++) {
                        if (isHurtFriend(t, f.seat, f.hero, other)) offer.add(other);
                      }
                    },
                    prompt: (_t, f) => say('prompt.heal-other', { hero: f.hero }),
                    rule: 'RW-HERO-03',
                  })
                  .do((t, f) => healHero(t, f.friend)),
            ),
      ),
);

/** On completing a quest: all damage, of this hero and of another own hero in the area. */
export const healsOnQuest: Passive<'heal-on-quest'> = {
  clause: [
    'when this hero completes a quest, heal all damage on this hero and on 1 other hero of yours in the area',
    'gdy ten bohater wykona misję, wylecz wszystkie obrażenia jego oraz 1 innego swojego bohatera na tym obszarze',
  ],
};
