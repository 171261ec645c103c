import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../../../text/vocabulary.ts';

/** What is said of the moments of Runewars. */
export const runewarsMomentWords = bilingual({
  'rw.log.battles': ['battles', 'bitwy'],
  'rw.log.runes': ['runes', 'runy'],
  'rw.moment.season': [{ season: text, year: text }, '{season}, year {year}', '{season}, rok {year}'],
  'rw.moment.change': [
    { name: text, from: 'number', to: 'number' },
    '{name} {from} → {to}',
    '{name} {from} → {to}',
  ],
  'rw.moment.influence': ['Influence', 'Wpływy'],
  'rw.moment.tactics': [
    { n: 'number' },
    '{n, plural, one {# more Tactics card} other {# more Tactics cards}}',
    'Karty taktyki: +{n}',
  ],
  'rw.moment.units': [
    { n: 'number', areas: text },
    '{n, plural, one {# unit lost} other {# units lost}}: {areas}',
    'Stracone jednostki: {n} ({areas})',
  ],
  'rw.moment.chooses': [
    { who: 'seat' },
    '{who|you choose now|chooses now}',
    '{who|teraz wybierasz|teraz wybiera}',
  ],
  'rw.moment.nothing': ['Nothing changes', 'Nic się nie zmienia'],
  'rw.moment.underway': ['Still being decided', 'Jeszcze się rozstrzyga'],
  'rw.moment.quest': ['Quest completed', 'Misja wykonana'],
  'rw.moment.reward': ['One more Reward', 'Jeszcze jedna nagroda'],
  'rw.moment.rune': ['A dragon rune', 'Smoczy run'],
  'rw.moment.token': ['A rune token', 'Żeton runu'],
  'rw.moment.rune.in': [{ area: text }, 'The token lies in {area}.', 'Żeton leży na obszarze {area}.'],
  'rw.moment.rune.won': ['+1 dragon rune', '+1 smoczy run'],
  'rw.moment.rune.lost': ['−1 dragon rune', '−1 smoczy run'],
  'rw.moment.token.won': ['+1 rune token', '+1 żeton runu'],
  'rw.moment.token.lost': ['−1 rune token', '−1 żeton runu'],
  'rw.moment.rune.has': [
    { n: 'number', of: 'number' },
    'Dragon runes you know of: {n} of {of}',
    'Smocze runy, o których wiesz: {n} z {of}',
  ],
  'rw.moment.title': ['A Title changes hands', 'Tytuł zmienia właściciela'],
  'rw.moment.title.first': ['A Title is taken', 'Tytuł znajduje właściciela'],
  'rw.moment.title.back': ['A Title is lost', 'Utracony tytuł'],
  'rw.moment.title.won': [
    { who: 'seat', n: 'number' },
    '{who|You gain|Gains} the Title, with {n} influence on it',
    '{who|Zdobywasz|Zdobywa} tytuł; wpływy na nim: {n}',
  ],
  'rw.moment.title.lost': [{ who: 'seat' }, '{who|You lose|Loses} the Title', '{who|Tracisz|Traci} tytuł'],
  'rw.moment.stronghold': [
    { area: text },
    'The stronghold in {area} falls',
    'Upada twierdza na obszarze {area}',
  ],
  'rw.moment.stronghold.lost': [
    { who: 'seat' },
    '{who|You lose|Loses} the stronghold',
    '{who|Tracisz|Traci} twierdzę',
  ],
  'rw.moment.stronghold.damaged': [
    { who: 'seat' },
    '{who|You lose|Loses} the stronghold, now damaged',
    '{who|Tracisz|Traci} twierdzę, teraz uszkodzoną',
  ],
  'rw.moment.eliminated': [
    { who: 'seat' },
    '{who} {who|are|is} out of the game',
    '{who|Odpadasz|{who} odpada} z gry',
  ],
  'rw.moment.victory': ['A Victory card is laid', 'Karta zwycięstwa na stole'],
  'rw.moment.objective': ['An Objective is fulfilled', 'Wypełniony cel'],
});
bring(runewarsMomentWords);
