import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../../../text/vocabulary.ts';

/** Choosing a faction: what each is like, in a title and a sentence. */
export const chooseWords = bilingual({
  'rw.choose': ['The factions', 'Frakcje'],
  'rw.choose.title': ['Choose your faction', 'Wybierz frakcję'],
  'rw.choose.about': [
    'The dials show what each resource brings. For a first game take a faction that is easy to begin with.',
    'Liczniki pokazują, co daje każdy surowiec. Na pierwszą grę wybierz frakcję dobrą na początek.',
  ],
  'rw.choose.others': [{ names: text }, 'Now choosing: {names}.', 'Teraz wybiera: {names}.'],
  'rw.choose.taken': [
    { who: 'seat', name: text },
    '{who|your faction|played by {name}}',
    '{who|twoja frakcja|gra {name}}',
  ],
  'rw.choose.good': ['good', 'dobro'],
  'rw.choose.neutral': ['neutral', 'neutralność'],
  'rw.choose.evil': ['evil', 'zło'],
  'rw.choose.daqan': ['A wall of shields', 'Mur tarcz'],
  'rw.choose.daqan.about': [
    'Hold cities, crowd the front with Footmen, and let Siege Towers decide who keeps a stronghold.',
    'Trzymaj miasta, zapełnij front piechotą, a o twierdzach niech rozstrzygają machiny oblężnicze.',
  ],
  'rw.choose.latari': ['Few but precise', 'Nieliczne, ale celne'],
  'rw.choose.latari.about': [
    'Rich in influence. Archers pick their victims; win Titles and bids, and avoid long wars.',
    'Bogate we wpływy. Łucznicy sami wybierają ofiary; zdobywaj tytuły, wygrywaj licytacje, unikaj długich wojen.',
  ],
  'rw.choose.uthuk': ['Strike before you count', 'Najpierw cios, potem rachunki'],
  'rw.choose.uthuk.about': [
    'Cheap fury and a hand full of Tactics cards, little influence. Attack early, trade units for land.',
    'Tania furia i pełna ręka kart taktyki, mało wpływów. Atakuj wcześnie, wymieniaj jednostki na ziemie.',
  ],
  'rw.choose.waiqar': ['The dead do not stay dead', 'Umarli nie leżą długo'],
  'rw.choose.waiqar.about': [
    'Necromancers raise Reanimates in battle. Slow to start; armies that grow while they fight.',
    'Nekromanci w bitwie wskrzeszają ożywieńców. Powolny początek; armie, które rosną w walce.',
  ],
  'rw.choose.care.1': ['easy to begin with', 'dobra na początek'],
  'rw.choose.care.2': ['takes some care', 'wymaga uwagi'],
  'rw.choose.care.3': ['for the patient', 'dla cierpliwych'],
  'rw.choose.dial': [{ name: text, n: 'number' }, '{name} {n}', '{name} {n}'],
  'rw.choose.acts': [{ n: 'number' }, 'acts {n}', 'kolej {n}'],
  'rw.choose.health': [{ n: 'number' }, 'health {n}', 'Wytrzymałość {n}'],
  'rw.choose.influence': [{ n: 'number' }, 'influence {n}', 'wpływy {n}'],
  'rw.choose.tactics': [{ n: 'number' }, 'Tactics cards {n}', 'karty taktyki {n}'],
});
bring(chooseWords);
