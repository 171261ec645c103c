/** Rune tokens, Victory cards, Objectives and the Captain’s exchange. */
export const runes = {
  'event.rune-placed': '{who} places {rune:a} facedown in {area}.',
  'event.rune-placed.hidden': '{who} places a rune token facedown in {area}.',
  'event.rune-returned': '{who} finds no place for {rune:a}, and it goes back to the unused ones.',
  'event.false-rune-discarded': '{who} discards a false rune from {area}.',
  'event.rune-seen': '{who} sees {rune:a} in {area}.',
  'event.rune-seen.hidden': '{who} sees the rune token in {area}.',
  'event.rune-revealed': 'In {area} {rune:a} is revealed.',
  'event.rune-moved': 'The token of {area} moves to {to}: {rune:a}.',
  'event.rune-moved.hidden': 'The rune token of {area} moves to {to}.',
  'event.runes-mixed': '{who} takes up the rune tokens of {area} and {other}.',
  'event.victory-claimed': '{who} proves enough dragon runes and lays a Victory card on the {season} deck.',
  'event.victory-missed':
    '{who} has too few dragon runes and takes the Victory card back from the {season} deck.',
  'event.objective-claimed': '{who} fulfils an Objective: {objective}.',
  'event.objective-exchanged': '{who} discards an Objective that cannot come true: {objective}.',
  'event.objective-drawn': '{who} draws an Objective: {objective}.',
  'event.objective-drawn.hidden': '{who} draws an Objective.',
  'event.objectives-reshuffled': 'The discarded Objectives make a new deck of {cards, count, thing.card}.',

  'reason.victory-last-year': 'In year {year} no Victory card can be played any more.',
  'reason.victory-pending': 'Your Victory card lies on the {season} deck.',
  'reason.victory-deck-taken': 'The Victory card of {who} lies on the deck of this season.',
  'reason.too-few-runes': 'It takes {need} dragon runes, and you have {have}.',
  'reason.captain-done': 'You have done this in this turn.',
  'reason.too-few-rewards': 'It takes {need} Rewards, and your heroes have {have}.',

  'prompt.discard-false-runes': 'Discard up to two of your false runes?',
  'prompt.place-runes': 'Where do you place the runes?',
  'prompt.mix-first': 'Which area with a rune token?',
  'prompt.mix-second': 'Which area besides {area}?',
  'prompt.mix-runes': 'Which rune goes where: {area} or {other}?',
  'prompt.reveal-runes': 'Which {count, plural, one {rune token} other {# rune tokens}} do you reveal?',
  'prompt.reveal-dragon-runes':
    'Which {count, plural, one {dragon rune} other {# dragon runes}} do you reveal?',
  'prompt.prove-runes':
    'Which {count, plural, one {dragon rune} other {# dragon runes}} do you turn faceup to prove your claim?',
  'prompt.claim-after-battle': 'You have beaten off an attack. Do you claim your Objective?',
  'prompt.captain': 'Which {count, plural, one {Reward} other {# Rewards}} do you discard for a dragon rune?',

  'runePlace.area': '{it}',
  'runePlace.pile': 'back to the unused runes',
  'proof.token': 'the token in {area}',
  'proof.reward': '{reward} of {hero}',
  'heldReward.it': '{reward} of {hero}',

  'crumb.receive-rune': 'Receiving a dragon rune',
  'crumb.move-runes': 'Moving rune tokens',
  'crumb.reveal-runes': 'Revealing rune tokens',
  'crumb.claim-victory': 'Victory card',
  'crumb.claim-after-battle': 'After the battle',
  'crumb.captain-exchange': 'Captain of the Heroes’ League',
};
