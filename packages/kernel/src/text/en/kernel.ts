import type { Catalogue } from '../catalogue.ts';
import type { kernelSpecs } from '../kernel.ts';

export const kernelEn: Catalogue<typeof kernelSpecs> = {
  language: 'en',
  messages: {
    'label.pass': 'Pass',
    'label.skip': 'Skip',
    'label.done': 'Done',
    'label.only-choice': '(the only choice)',
    'label.number': '{n}',
    'label.yes': 'Yes',
    'label.no': 'No',
    'file.not-json': 'This file is not a game: it cannot be read at all.',
    'file.not-a-game': 'This file is not a Runehold game.',
    'file.other-format': 'This game was written by another version of Runehold.',
    'file.other-game': 'This file belongs to another game.',
    'file.broken': 'This game file is damaged.',
    'file.no-secret': 'The secret of this game has not been told, so that its chance cannot be checked.',
    'file.other-rules': 'This game was played under other rules and does not go on the same way under these.',
    'file.other-content':
      'This game was played with a content pack, and not with the cards as they are here. The terminal opens it: runehold play --resume.',
    'refusal.unknown-ask': 'There is no such question.',
    'refusal.wrong-seat': 'This question is not yours to answer.',
    'refusal.stale': 'The game has moved on since then.',
    'refusal.not-offered': 'That is not possible now.',
    'refusal.too-few': 'That is too few.',
    'refusal.too-many': 'That is too many.',
    'refusal.wrong-shape': 'That answer does not fit the question.',
    'refusal.game-over': 'The game is over.',
    'refusal.frozen': 'This game has stopped because of a fault in the rules. Nothing is lost.',
    'refusal.nothing-to-undo': 'There is nothing to take back.',
    'refusal.barrier': 'That can no longer be taken back: something was revealed, drawn or done since.',
    'refusal.seats': 'This game is for {min} to {max} players.',
    'refusal.unknown-option': 'This game has no such option.',
    'refusal.option-value': 'That option cannot have this value.',
  },
  nouns: {},
};
