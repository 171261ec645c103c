import { speech } from '../../../text/speech.ts';
import { anyFighter, countType, hasFighter, isStanding } from '../fighters.ts';
import { type Ability, effectOf, foes } from './ability.ts';
import { upTo } from './chosen.ts';
import { strike } from './strike-one.ts';

const { words, say } = speech({
  'prompt.volley': [
    { count: 'number', amount: 'number' },
    'Choose up to {count, plural, one {# enemy unit} other {# enemy units}}, standing or routed; each takes {amount} damage.',
    'Wybierz różne wrogie jednostki, stojące lub rozbite (najwyżej {count}); każda otrzyma {amount, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
  ],
});

/** Parting Volley: each of several units takes damage, standing or not, if enough of the type stand. */
export const damageAnyChosen: Ability<
  'damage-any-chosen',
  { units: number; damage: number; standing: number }
> = {
  clause: [
    'if {standing} or more of your units of this type are standing, deal {damage, count, thing.damage} to each of up to {units, plural, one {# unit} other {# different units}} of your choice, standing or routed',
    'jeśli {standing, plural, one {stoi co najmniej # taka twoja jednostka} few {stoją co najmniej # takie twoje jednostki} many {stoi co najmniej # takich twoich jednostek} other {stoi co najmniej # takiej twojej jednostki}}, wybierz najwyżej {units, plural, one {# jednostkę, stojącą lub rozbitą, i zadaj jej} few {# jednostki, stojące lub rozbite, i zadaj każdej} many {# jednostek, stojących lub rozbitych, i zadaj każdej} other {# jednostki, stojące lub rozbite, i zadaj każdej}} {damage, count, thing.damage:acc}',
  ],
  rule: upTo({
    kind: 'damage-any-chosen',
    test: anyFighter,
    limit: () => 0,
    prompt: (t, f, most) =>
      say('prompt.volley', { count: most, amount: effectOf(t, f, 'damage-any-chosen').damage }),
    effect: (t, f, fighter) => void strike(t, foes(f), fighter, effectOf(t, f, 'damage-any-chosen').damage),
  }),
  may: (t, icon, { standing }) =>
    countType(t, icon.side, icon.column, isStanding) >= standing && hasFighter(t, foes(icon)),
  words,
  bot: { answers: { 'damage-any-chosen.picks': 'strikeByPolicy' } },
};
