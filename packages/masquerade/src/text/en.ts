import type { Catalogue } from '@runehold/kernel/text/catalogue';
import { noun } from '@runehold/kernel/text/catalogue';
import type { specs } from '../words.ts';

export const en: Catalogue<typeof specs> = {
  language: 'en',
  messages: {
    'game.name': 'Masquerade',
    'game.about': 'Bid for a dance, wear a mask, and do not be found out.',
    'option.accusations': 'Accusations',
    'option.accusations.asked': 'everybody is asked',
    'option.accusations.never': 'nobody may accuse',
    'crumb.masquerade': 'Masquerade',
    'crumb.ball': 'Ball',
    'crumb.dance': 'Dance',
    'label.mask': '{it}',
    'accusation.accuse': 'Accuse',
    'prompt.bid': 'How much do you bid to dance with {guest:a}? You have {coins, count, thing.coin}.',
    'prompt.wear': 'Which mask do you wear for {guest:a}?',
    'prompt.claim': 'You wear {mask:a}. Which rank do you claim?',
    'prompt.accuse': '{suspect} claims {rank:a}. Do you accuse?',
    'prompt.exchange': 'Which cards do you exchange, up to {count}?',
    'event.ball-opened': 'Ball {ball}: {host} is the host, {guest:a} is the guest.',
    'event.drew': '{who} draws {mask:a}.',
    'event.drew.hidden': '{who} draws a card.',
    'event.bid': '{who} bids {coins, count, thing.coin}.',
    'event.masked': '{who} pays {coins, count, thing.coin} and puts on a mask.',
    'event.claimed': '{who} claims {rank:a}.',
    'event.accused': '{who} accuses {suspect}.',
    'event.unmasked': '{who} was {mask:a}.',
    'event.paid': '{from} pays {to} {coins, count, thing.coin}.',
    'event.took-guest': '{who} dances with {guest:a}.',
    'event.exchanged': '{who} exchanges {count, count, thing.card}.',
    'event.scored': '{who} has {points, count, thing.point} and {coins, count, thing.coin}.',
    'reason.not-in-hand': 'You hold no {mask}.',
    'reason.below-guest': 'You must claim {guest:a} or higher.',
  },
  nouns: {
    mask: {
      jester: noun('jester'),
      page: noun('page'),
      knight: noun('knight'),
      queen: noun('queen'),
      king: noun('king'),
    },
    thing: { coin: noun('coin'), card: noun('card'), point: noun('point') },
  },
};
