import { secret, shown } from '@runehold/kernel/event/event';
import { speech } from '../../../text/speech.ts';

const ofHero = { hero: 'hero' } as const;

/** What is said of commanders and their cards. */
const room = speech(
  {
    'event.commander-card-dealt': [
      { who: 'seat', commanderCard: 'commanderCard' },
      '{who} {who|are|is} dealt the Commander card {commanderCard}.',
      '{who|Otrzymujesz|{who} otrzymuje} kartę dowódcy: {commanderCard}.',
    ],
    'event.commander-named': [
      { who: 'seat', hero: 'hero', commanderCard: 'commanderCard' },
      '{hero} is now {who:s} commander: {commanderCard}.',
      '{who|Twoim dowódcą|{who}: dowódcą} zostaje {hero} ({commanderCard}).',
    ],
    'event.command-passed': [
      { from: 'hero', to: 'hero', commanderCard: 'commanderCard' },
      '{from} hands over the command to {to}: {commanderCard}.',
      '{from} przekazuje dowództwo; nowym dowódcą jest {to} ({commanderCard}).',
    ],
    'event.command-changed': [
      { hero: 'hero', before: shown('commanderCard'), commanderCard: 'commanderCard' },
      '{hero}’s Commander card is now {commanderCard} instead of {before}.',
      '{hero} ma nową kartę dowódcy: {commanderCard}; poprzednia: {before}.',
    ],
    'event.commander-card-drawn': [
      { who: 'seat', commanderCard: secret('commanderCard') },
      '{who} {who|draw|draws} the Commander card {commanderCard}.',
      '{who|Dobierasz|{who} dobiera} kartę dowódcy: {commanderCard}.',
    ],
    'event.commander-card-drawn.hidden': [
      '{who} {who|draw|draws} a Commander card.',
      '{who|Dobierasz|{who} dobiera} kartę dowódcy.',
    ],
    'event.commander-card-returned': [
      { commanderCard: 'commanderCard' },
      'The Commander card {commanderCard} goes to the bottom of its deck.',
      'Karta dowódcy „{commanderCard}” trafia na spód talii.',
    ],
    'event.commander-cards-returned': [
      { who: 'seat', cards: 'number' },
      '{who} {who|put|puts} {cards, count, thing.card} on the bottom of the Commander deck.',
      '{who|Odkładasz|{who} odkłada} na spód talii dowódców {cards, count, thing.card:acc}.',
    ],
    'event.tactics-kept': [
      { who: 'seat', card: 'tactics' },
      '{card} stays in play in front of {who:obj}.',
      '{who|Zachowujesz|{who} zachowuje} w grze kartę „{card}”.',
    ],
    'event.kept-tactics-discarded': [
      { who: 'seat', card: 'tactics' },
      '{who} {who|discard|discards} {card}, which is of no more use.',
      '{who|Odrzucasz|{who} odrzuca} kartę „{card}”, która straciła znaczenie.',
    ],
    'prompt.first-commander': [
      { commanderCard: 'commanderCard' },
      'Who becomes your commander ({commanderCard})?',
      'Kto zostaje twoim dowódcą ({commanderCard})?',
    ],
    'prompt.pass-command': [
      { hero: 'hero', commanderCard: 'commanderCard' },
      'Does {hero} hand over the command ({commanderCard})? To whom?',
      'Czy {hero} przekazuje dowództwo ({commanderCard})? Komu?',
    ],
    'prompt.new-commander': [
      'You have no commander. For whom do you draw a Commander card?',
      'Nie masz dowódcy. Dla kogo dobierasz kartę dowódcy?',
    ],
    'prompt.hire-what': ['Hero cards, or Commander cards?', 'Karty bohaterów czy karty dowódców?'],
    'prompt.commander-price': [
      'How much influence do you spend? You draw that many Commander cards.',
      'Ile wpływów wydajesz? Dobierzesz tyle samo kart dowódców.',
    ],
    'prompt.whose-card': [
      'Which of your commanders gets one of these cards?',
      'Który z twoich dowódców dostaje jedną z tych kart?',
    ],
    'prompt.keep-commander': [ofHero, 'Which card does {hero} get?', 'Którą kartę dostaje {hero}?'],
    'decline.keep-command': [
      { commanderCard: 'commanderCard' },
      'Keep {commanderCard}',
      'Zachowaj kartę: {commanderCard}',
    ],
    'prompt.next-under': [
      { left: 'number' },
      'Which of the {left} cards goes to the bottom first? The next ones go beneath it.',
      'Która z kart ({left}) idzie na spód jako pierwsza? Następne trafiają pod nią.',
    ],
    'prompt.second-commander': [
      { commanderCard: 'commanderCard' },
      'Who becomes your second commander ({commanderCard})?',
      'Kto zostaje twoim drugim dowódcą ({commanderCard})?',
    ],
    'hiring.hero': ['Hero cards', 'karty bohaterów'],
    'hiring.commander': ['Commander cards', 'karty dowódców'],
    'reason.commander-already': [ofHero, '{hero} is already a commander.', '{hero} już jest dowódcą.'],
    'reason.no-commander': [ofHero, '{hero} is not a commander.', '{hero} nie jest dowódcą.'],
    'reason.not-at-stronghold': [
      ofHero,
      '{hero} is not at one of your strongholds.',
      '{hero} nie przebywa w twojej twierdzy.',
    ],
    'reason.commander-on-quest': [
      ofHero,
      '{hero} is a commander and attempts no quests.',
      '{hero} jest dowódcą i nie podejmuje się misji.',
    ],
    'reason.commander-beyond-limit': [
      ofHero,
      '{hero} is a commander and does not count toward the limit.',
      '{hero} jest dowódcą i nie wlicza się do limitu.',
    ],
  },
  {
    'commander-card-dealt': 'BW-CMD-02',
    'commander-named': 'BW-CMD-02',
    'command-passed': 'BW-CMD-25',
    'command-changed': 'BW-CMD-16',
    'commander-card-drawn': 'BW-CMD-16',
    'commander-card-returned': 'BW-CMD-43',
    'commander-cards-returned': 'BW-CMD-18',
    'tactics-kept': 'BW-CMD-48',
    'kept-tactics-discarded': 'BW-CMD-50',
  },
);
export const {
  words: commanderWords,
  events: commanderEvents,
  reasons: commanderReasons,
  say: sayOfCommander,
} = room;
