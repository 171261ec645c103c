import { bilingual } from '@runehold/kernel/text/bilingual';

/** What is said about chances that a player asks for. */
export const oddsWords = bilingual({
  'odds.battle': [{ area: 'area' }, 'The battle for {area}', 'Bitwa o obszar {area}'],
  'odds.march': [
    { area: 'area', units: 'number' },
    'A move into {area} with {units, plural, one {# unit} other {# units}}',
    'Ruch na obszar {area}: {units, plural, one {# jednostka} few {# jednostki} many {# jednostek} other {# jednostki}}',
  ],
  'odds.march-all': [
    { area: 'area' },
    'A move into {area} with every unit that can come',
    'Ruch wszystkich jednostek, które mogą przybyć na obszar {area}',
  ],
  'odds.diplomacy': [
    { area: 'area', influence: 'number' },
    'Diplomacy in {area} for {influence} influence',
    'Pertraktacje na obszarze {area} za {influence, count, thing.influence:acc}',
  ],
  'odds.quest': [
    { hero: 'hero', quest: 'quest' },
    '{hero} attempts {quest}',
    '{hero} podejmuje się misji: {quest}',
  ],
  'odds.duel': [{ hero: 'hero', other: 'hero' }, '{hero} against {other}', '{hero} przeciw {other:dat}'],
  'odds.outcome.holds': [
    { who: 'seat', area: 'area' },
    '{who} {who|hold|holds} {area}',
    '{who|Kontrolujesz|{who} kontroluje} obszar {area}',
  ],
  'odds.outcome.neutrals-hold': [
    { area: 'area' },
    'The neutral units hold {area}',
    'Neutralne jednostki utrzymują obszar {area}',
  ],
  'odds.outcome.nobody-holds': [
    { area: 'area' },
    'Nobody holds {area}',
    'Nikt nie kontroluje obszaru {area}',
  ],
  'odds.outcome.ally': ['They become allies', 'Sprzymierzają się'],
  'odds.outcome.leave': ['They leave', 'Odchodzą'],
  'odds.outcome.refuse': ['They refuse', 'Odmawiają'],
  'odds.outcome.reward': ['It brings a Reward', 'Przynosi nagrodę'],
  'odds.outcome.no-reward': ['It brings no Reward', 'Nie przynosi nagrody'],
  'odds.outcome.falls': [
    { hero: 'hero' },
    '{hero} is defeated',
    '{hero} zostaje {hero, gender, f {pokonana} n {pokonane} other {pokonany}}',
  ],
  'odds.outcome.both-fall': ['Both are defeated', 'Obie strony pokonane'],
  'odds.outcome.nobody-falls': ['Nobody is defeated', 'Nikt nie zostaje pokonany'],
  'odds.cost.units': [
    { who: 'seat', whole: 'number', tenth: 'number' },
    '{who} {who|lose|loses} {whole}.{tenth} units on average.',
    '{who|Tracisz|{who} traci} średnio {whole},{tenth} jednostki.',
  ],
  'odds.cost.neutrals': [
    { whole: 'number', tenth: 'number' },
    '{whole}.{tenth} neutral units are destroyed on average.',
    'Średnio ginie {whole},{tenth} neutralnej jednostki.',
  ],
  'odds.caveat.tactics': [
    'Tactics cards are left out: nobody knows which will be played.',
    'Bez kart taktyki: nikt nie wie, które zostaną zagrane.',
  ],
  'odds.caveat.decisions': [
    'This assumes sensible decisions, like a bot’s.',
    'Zakładamy rozsądne decyzje, takie jak u bota.',
  ],
  'odds.caveat.rewards': [
    'You do not know the facedown Rewards: every one that may lie there is tried.',
    'Nie znasz zakrytych nagród: próbujemy każdej, która może tam leżeć.',
  ],
});
