import { shown } from '@runehold/kernel/event/event';
import { bilingual } from '@runehold/kernel/text/bilingual';

const ofHero = { hero: 'hero' } as const;

/** Duels between heroes, and with the units of quests. */
export const duelWords = bilingual({
  'event.duel-began': [
    { hero: 'hero', against: 'hero' },
    '{hero} challenges {against} to a duel.',
    '{hero} wyzywa na pojedynek {against:acc}.',
  ],
  'event.quest-duel-began': [
    { hero: 'hero', units: 'number' },
    '{hero} faces {units, count, thing.opponent}.',
    '{hero} staje do walki: {units, count, thing.opponent}.',
  ],
  'event.duel-round-began': [{ round: 'number' }, 'Round {round} of the duel.', 'Runda pojedynku {round}.'],
  'event.duel-card': [
    { who: 'seat', fate: shown('fate') },
    '{who} {who|draw|draws} {fate}.',
    '{who|Dobierasz|{who} dobiera} {fate:acc}.',
  ],
  // What is done with an icon leaves no trace when all of it is prevented, so these are of the moment.
  'event.hero-struck': [
    { hero: shown('hero'), amount: 'number' },
    '{hero} strikes for {amount} damage.',
    '{hero} zadaje {amount, count, thing.damage:acc}.',
  ],
  'event.weapon-used': [
    { hero: shown('hero'), reward: shown('reward'), amount: 'number' },
    '{hero} strikes with the {reward} for {amount} damage.',
    '{hero} zadaje {amount, count, thing.damage:acc}; użyta nagroda: {reward}.',
  ],
  'event.armor-used': [
    { hero: shown('hero'), reward: shown('reward'), amount: 'number' },
    '{hero} prevents {amount} damage with the {reward}.',
    '{hero} neguje {amount, count, thing.damage:acc}; użyta nagroda: {reward}.',
  ],
  'event.hero-guarded': [
    { hero: shown('hero'), amount: 'number' },
    '{hero}’s rout icon prevents {amount} damage.',
    '{hero} neguje {amount, count, thing.damage:acc} symbolem rozbicia.',
  ],
  'event.icon-unused': [
    { hero: shown('hero') },
    '{hero} does not use the special icon.',
    '{hero} nie używa symbolu specjalnej zdolności.',
  ],
  'event.quest-unit-hardened': [
    { unit: 'number', health: 'number' },
    'The opponent now has {health} health.',
    'Wytrzymałość przeciwnika wynosi odtąd {health}.',
  ],
  'event.quest-unit-hurt': [
    { unit: 'number', amount: 'number', total: 'number' },
    'The opponent takes {amount} damage and has {total}.',
    'Przeciwnik otrzymuje {amount, count, thing.damage:acc}; razem: {total}.',
  ],
  'event.hero-recovered': [
    { hero: 'hero', total: 'number' },
    '{hero} recovers and has {total} damage left.',
    '{hero} odzyskuje siły; obrażenia: {total}.',
  ],

  'prompt.opening-strike': [
    ofHero,
    'The duel begins. Use one of {hero}’s Rewards?',
    'Pojedynek się zaczyna. Czy {hero} używa nagrody?',
  ],
  'prompt.strike-at-start': [
    ofHero,
    'Does {hero} strike before the first round?',
    'Czy {hero} uderza przed pierwszą rundą?',
  ],
  'prompt.duel-special': [
    ofHero,
    '{hero} has a special icon. How is it used?',
    '{hero} ma symbol specjalnej zdolności. Jak go użyć?',
  ],
  'prompt.replace-card': [ofHero, 'Replace {hero}’s card?', 'Czy {hero} wymienia kartę?'],
  'prompt.duel-aim': [
    { left: 'number' },
    'Who takes the next damage? {left} left.',
    'Kto otrzymuje następne obrażenie? Pozostało: {left}.',
  ],
  'prompt.loot': [{ loser: 'hero' }, 'Share out {loser}’s Rewards.', 'Rozdziel nagrody {loser:gen}.'],
  'duelIcon.strike': ['deal 1 damage', 'zadaj 1 obrażenie'],
  'duelIcon.reward': [{ it: 'reward' }, 'use {it:a}', 'użyj {it:gen}'],
  'duelIcon.nothing': ['do nothing', 'nic nie rób'],

  'crumb.duel': [
    { attacker: 'hero', defender: 'hero' },
    'Duel: {attacker} against {defender}',
    'Pojedynek: {attacker} przeciw {defender:dat}',
  ],
  'crumb.quest-duel': [ofHero, '{hero}’s duel', 'Pojedynek: {hero}'],
  'crumb.duel-round': ['Duel round', 'Runda pojedynku'],
});
