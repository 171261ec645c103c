import type { NounTable } from '@runehold/kernel/text/catalogue';
import { declined, named } from '@runehold/kernel/text/pl/decline';

const unit: NounTable = {
  'unit-bowman': declined(
    'm',
    'Strzelec, Strzelca, Strzelcowi, Strzelca, Strzelcem, Strzelcu, Strzelców, Strzelców',
  ),
  'unit-knight': declined('m', 'Rycerz, Rycerza, Rycerzowi, Rycerza, Rycerzem, Rycerzu, Rycerzy, Rycerzy'),
  'unit-footman': declined(
    'm',
    'Piechur, Piechura, Piechurowi, Piechura, Piechurem, Piechurze, Piechurów, Piechurów',
  ),
  'unit-siege-tower': declined(
    'f',
    'Machina oblężnicza, Machiny oblężniczej, Machinie oblężniczej, Machinę oblężniczą, Machiną oblężniczą, Machinie oblężniczej, Machiny oblężnicze, Machin oblężniczych',
  ),
  'unit-archer': declined(
    'm',
    'Łucznik, Łucznika, Łucznikowi, Łucznika, Łucznikiem, Łuczniku, Łuczników, Łuczników',
  ),
  'unit-pegasus-rider': declined(
    'm',
    'Jeździec pegaza, Jeźdźca pegaza, Jeźdźcowi pegaza, Jeźdźca pegaza, Jeźdźcem pegaza, Jeźdźcu pegaza, Jeźdźców pegazów, Jeźdźców pegazów',
  ),
  'unit-sorceress': declined(
    'f',
    'Czarodziejka, Czarodziejki, Czarodziejce, Czarodziejkę, Czarodziejką, Czarodziejce, Czarodziejki, Czarodziejek',
  ),
  'unit-warrior': declined(
    'm',
    'Wojownik, Wojownika, Wojownikowi, Wojownika, Wojownikiem, Wojowniku, Wojowników, Wojowników',
  ),
  'unit-flesh-ripper': declined(
    'm',
    'Rozpruwacz, Rozpruwacza, Rozpruwaczowi, Rozpruwacza, Rozpruwaczem, Rozpruwaczu, Rozpruwacze, Rozpruwaczy',
  ),
  'unit-berserker': declined(
    'm',
    'Berserker, Berserkera, Berserkerowi, Berserkera, Berserkerem, Berserkerze, Berserkerów, Berserkerów',
  ),
  'unit-warlock': declined(
    'm',
    'Szaman, Szamana, Szamanowi, Szamana, Szamanem, Szamanie, Szamanów, Szamanów',
  ),
  'unit-chaos-lord': declined(
    'm',
    'Władca, Władcy, Władcy, Władcę, Władcą, Władcy, Władców, Władców',
    'chaosu',
  ),
  'unit-skeleton-archer': declined(
    'm',
    'Kościany łucznik, Kościanego łucznika, Kościanemu łucznikowi, Kościanego łucznika, Kościanym łucznikiem, Kościanym łuczniku, Kościanych łuczników, Kościanych łuczników',
  ),
  'unit-necromancer': declined(
    'm',
    'Nekromanta, Nekromanty, Nekromancie, Nekromantę, Nekromantą, Nekromancie, Nekromantów, Nekromantów',
  ),
  'unit-dark-knight': declined(
    'm',
    'Czarny rycerz, Czarnego rycerza, Czarnemu rycerzowi, Czarnego rycerza, Czarnym rycerzem, Czarnym rycerzu, Czarnych rycerzy, Czarnych rycerzy',
  ),
  'unit-reanimate': declined(
    'm',
    'Ożywieniec, Ożywieńca, Ożywieńcowi, Ożywieńca, Ożywieńcem, Ożywieńcu, Ożywieńców, Ożywieńców',
  ),
  'unit-sorcerer': declined(
    'm',
    'Czarnoksiężnik, Czarnoksiężnika, Czarnoksiężnikowi, Czarnoksiężnika, Czarnoksiężnikiem, Czarnoksiężniku, Czarnoksiężników, Czarnoksiężników',
  ),
  'unit-razorwing': declined(
    'm',
    'Ostroszpon, Ostroszpona, Ostroszponowi, Ostroszpona, Ostroszponem, Ostroszponie, Ostroszpony, Ostroszponów',
  ),
  'unit-beastman': declined(
    'm',
    'Zwierzoczłek, Zwierzoczłeka, Zwierzoczłekowi, Zwierzoczłeka, Zwierzoczłekiem, Zwierzoczłeku, Zwierzoludzi, Zwierzoludzi',
  ),
  'unit-hell-hound': declined(
    'm',
    'Piekielny ogar, Piekielnego ogara, Piekielnemu ogarowi, Piekielnego ogara, Piekielnym ogarem, Piekielnym ogarze, Piekielne ogary, Piekielnych ogarów',
  ),
  'unit-dragon': declined('m', 'Smok, Smoka, Smokowi, Smoka, Smokiem, Smoku, Smoki, Smoków'),
  'unit-giant': declined(
    'm',
    'Olbrzym, Olbrzyma, Olbrzymowi, Olbrzyma, Olbrzymem, Olbrzymie, Olbrzymy, Olbrzymów',
  ),
};

const hero: NounTable = {
  'HE-01': named(
    'm',
    'Sir Valadir, Sir Valadira, Sir Valadirowi, Sir Valadira, Sir Valadirem, Sir Valadirze',
  ),
  'HE-02': named(
    'f',
    'Andira Runoręka, Andiry Runorękiej, Andirze Runorękiej, Andirę Runoręką, Andirą Runoręką, Andirze Runorękiej',
  ),
  'HE-03': named('m', 'Ronan, Ronana, Ronanowi, Ronana, Ronanem, Ronanie', 'z Dziczy'),
  'HE-04': named(
    'f',
    'Runiczna wiedźma Astarra, Runicznej wiedźmy Astarry, Runicznej wiedźmie Astarrze, Runiczną wiedźmę Astarrę, Runiczną wiedźmą Astarrą, Runicznej wiedźmie Astarrze',
  ),
  'HE-05': named('f', 'Zjawa, Zjawy, Zjawie, Zjawę, Zjawą, Zjawie'),
  'HE-06': named(
    'm',
    'Czerwony Skorpion, Czerwonego Skorpiona, Czerwonemu Skorpionowi, Czerwonego Skorpiona, Czerwonym Skorpionem, Czerwonym Skorpionie',
  ),
  'HE-07': named(
    'm',
    'Vyrah Sokolnik, Vyraha Sokolnika, Vyrahowi Sokolnikowi, Vyraha Sokolnika, Vyrahem Sokolnikiem, Vyrahu Sokolniku',
  ),
  'HE-08': named('m', 'Corbin, Corbina, Corbinowi, Corbina, Corbinem, Corbinie'),
  'HE-09': named(
    'm',
    'Szalony Carthos, Szalonego Carthosa, Szalonemu Carthosowi, Szalonego Carthosa, Szalonym Carthosem, Szalonym Carthosie',
  ),
  'HE-10': named(
    'm',
    'Bogran Cień, Bograna Cienia, Bogranowi Cieniowi, Bograna Cienia, Bogranem Cieniem, Bogranie Cieniu',
  ),
  'HE-11': named(
    'm',
    'Varikas Umarły, Varikasa Umarłego, Varikasowi Umarłemu, Varikasa Umarłego, Varikasem Umarłym, Varikasie Umarłym',
  ),
  'HE-12': named('m', 'Kirga, Kirgi, Kirdze, Kirgę, Kirgą, Kirdze'),
};

/** Jednostki i bohaterowie. */
export const figures = { unit, hero };
