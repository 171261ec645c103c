import type { NounTable } from '@runehold/kernel/text/catalogue';
import { declined, unchanging } from '@runehold/kernel/text/pl/decline';
import { withUsed } from '../used.ts';

const goldCard = (value: string) =>
  declined('f', 'karta, karty, karcie, kartę, kartą, karcie, karty, kart', `złota (${value})`);

const card: NounTable = {
  'gold.1': goldCard('1'),
  'gold.2': goldCard('2'),
  'gold.3': goldCard('3'),
  'daqan.footman': declined(
    'm',
    'Piechur, Piechura, Piechurowi, Piechura, Piechurem, Piechurze, Piechurów, Piechurów',
  ),
  'daqan.bowman': declined(
    'm',
    'Strzelec, Strzelca, Strzelcowi, Strzelca, Strzelcem, Strzelcu, Strzelców, Strzelców',
  ),
  'daqan.knight': declined('m', 'Rycerz, Rycerza, Rycerzowi, Rycerza, Rycerzem, Rycerzu, Rycerzy, Rycerzy'),
  'daqan.siege_machine': declined(
    'f',
    'Machina oblężnicza, Machiny oblężniczej, Machinie oblężniczej, Machinę oblężniczą, Machiną oblężniczą, Machinie oblężniczej, Machiny oblężnicze, Machin oblężniczych',
  ),
  'latari.deepwood_archer': declined(
    'm',
    'Łucznik, Łucznika, Łucznikowi, Łucznika, Łucznikiem, Łuczniku, Łuczników, Łuczników',
    'z Puszczy',
  ),
  'latari.storm_sorceress': declined(
    'f',
    'Czarodziejka, Czarodziejki, Czarodziejce, Czarodziejkę, Czarodziejką, Czarodziejce, Czarodziejki, Czarodziejek',
    'burz',
  ),
  'latari.darnati_warrior': declined(
    'm',
    'Wojownik, Wojownika, Wojownikowi, Wojownika, Wojownikiem, Wojowniku, Wojowników, Wojowników',
    'Darnati',
  ),
  'latari.pegasus_rider': declined(
    'm',
    'Jeździec pegaza, Jeźdźca pegaza, Jeźdźcowi pegaza, Jeźdźca pegaza, Jeźdźcem pegaza, Jeźdźcu pegaza, Jeźdźców pegazów, Jeźdźców pegazów',
  ),
  'uthuk.berserker': declined(
    'm',
    'Berserker, Berserkera, Berserkerowi, Berserkera, Berserkerem, Berserkerze, Berserkerów, Berserkerów',
  ),
  'uthuk.flesh_ripper': declined(
    'm',
    'Rozpruwacz, Rozpruwacza, Rozpruwaczowi, Rozpruwacza, Rozpruwaczem, Rozpruwaczu, Rozpruwacze, Rozpruwaczy',
  ),
  'uthuk.warlock': declined(
    'm',
    'Szaman, Szamana, Szamanowi, Szamana, Szamanem, Szamanie, Szamanów, Szamanów',
  ),
  'uthuk.chaos_lord': declined(
    'm',
    'Władca, Władcy, Władcy, Władcę, Władcą, Władcy, Władców, Władców',
    'chaosu',
  ),
  'waiqar.reanimate': declined(
    'm',
    'Ożywieniec, Ożywieńca, Ożywieńcowi, Ożywieńca, Ożywieńcem, Ożywieńcu, Ożywieńców, Ożywieńców',
  ),
  'waiqar.skeleton_archer': declined(
    'm',
    'Kościany łucznik, Kościanego łucznika, Kościanemu łucznikowi, Kościanego łucznika, Kościanym łucznikiem, Kościanym łuczniku, Kościanych łuczników, Kościanych łuczników',
  ),
  'waiqar.necromancer': declined(
    'm',
    'Nekromanta, Nekromanty, Nekromancie, Nekromantę, Nekromantą, Nekromancie, Nekromantów, Nekromantów',
  ),
  'waiqar.dark_knight': declined(
    'm',
    'Czarny rycerz, Czarnego rycerza, Czarnemu rycerzowi, Czarnego rycerza, Czarnym rycerzem, Czarnym rycerzu, Czarnych rycerzy, Czarnych rycerzy',
  ),
  'neutral.battle_cry': declined(
    'm',
    'Okrzyk bojowy, Okrzyku bojowego, Okrzykowi bojowemu, Okrzyk bojowy, Okrzykiem bojowym, Okrzyku bojowym, Okrzyki bojowe, Okrzyków bojowych',
  ),
  'neutral.forced_march': declined(
    'm',
    'Forsowny marsz, Forsownego marszu, Forsownemu marszowi, Forsowny marsz, Forsownym marszem, Forsownym marszu, Forsowne marsze, Forsownych marszów',
  ),
  'neutral.demon': declined('m', 'Demon, Demona, Demonowi, Demona, Demonem, Demonie, Demony, Demonów'),
  'neutral.summon_lightning': declined(
    'n',
    'Przyzwanie, Przyzwania, Przyzwaniu, Przyzwanie, Przyzwaniem, Przyzwaniu, Przyzwania, Przyzwań',
    'błyskawic',
  ),
  'neutral.manticore': declined(
    'f',
    'Mantykora, Mantykory, Mantykorze, Mantykorę, Mantykorą, Mantykorze, Mantykory, Mantykor',
  ),
  'neutral.dragon': declined('m', 'Smok, Smoka, Smokowi, Smoka, Smokiem, Smoku, Smoki, Smoków'),
  'neutral.pillage': declined(
    'f',
    'Grabież, Grabieży, Grabieży, Grabież, Grabieżą, Grabieży, Grabieże, Grabieży',
  ),
  'neutral.naga': declined('f', 'Naga, Nagi, Nadze, Nagę, Nagą, Nadze, Nagi, Nag'),
  'neutral.sorcerer': declined(
    'm',
    'Czarnoksiężnik, Czarnoksiężnika, Czarnoksiężnikowi, Czarnoksiężnika, Czarnoksiężnikiem, Czarnoksiężniku, Czarnoksiężników, Czarnoksiężników',
  ),
  'neutral.mind_control': declined(
    'f',
    'Władza, Władzy, Władzy, Władzę, Władzą, Władzy, Władze, Władz',
    'nad umysłem',
  ),
};

/** Names of cities stand after the word "miasto" and do not change. */
const city: NounTable = {
  'city.dawnsmoor': unchanging('n', 'Dawnsmoor'),
  'city.frostgate': unchanging('n', 'Frostgate'),
  'city.nerekhall': unchanging('n', 'Nerekhall'),
  'city.greyhaven': unchanging('n', 'Greyhaven'),
  'city.vynelvale': unchanging('n', 'Vynelvale'),
  'city.riverwatch': unchanging('n', 'Riverwatch'),
  'city.tamalir': unchanging('n', 'Tamalir'),
  'city.forge': unchanging('n', 'Forge'),
};

const dragonlord = (name: string) =>
  declined('m', 'Władca, Władcy, Władcy, Władcę, Władcą, Władcy, Władców, Władców', `Smoków ${name}`);

const event: NounTable = {
  'res.sleeping_dragonlord': declined(
    'm',
    'Śpiący Władca, Śpiącego Władcy, Śpiącemu Władcy, Śpiącego Władcę, Śpiącym Władcą, Śpiącym Władcy, Śpiących Władców, Śpiących Władców',
    'Smoków',
  ),
  'res.mithrilim': dragonlord('Mithrilim'),
  'res.bountiful_harvest': declined(
    'p',
    'Obfite zbiory, Obfitych zbiorów, Obfitym zbiorom, Obfite zbiory, Obfitymi zbiorami, Obfitych zbiorach, Obfite zbiory, Obfitych zbiorów',
  ),
  'res.kalladra': dragonlord('Kalladra'),
  'res.ghox': dragonlord('Ghox'),
  'res.margath': dragonlord('Margath'),
  'res.choyo': dragonlord('Choyo'),
  'res.khorgard': dragonlord('Khorgard'),
  'res.phrylenex': dragonlord('Phrylenex'),
  'res.hoarding_dragon': declined(
    'm',
    'Chciwy smok, Chciwego smoka, Chciwemu smokowi, Chciwego smoka, Chciwym smokiem, Chciwym smoku, Chciwe smoki, Chciwych smoków',
  ),
  'rw.time_for_war': declined('m', 'Czas, Czasu, Czasowi, Czas, Czasem, Czasie, Czasy, Czasów', 'wojny'),
  'rw.barbarian_invasion': declined(
    'm',
    'Najazd, Najazdu, Najazdowi, Najazd, Najazdem, Najeździe, Najazdy, Najazdów',
    'barbarzyńców',
  ),
  'rw.sellswords': declined(
    'p',
    'Wędrowni najemnicy, Wędrownych najemników, Wędrownym najemnikom, Wędrownych najemników, Wędrownymi najemnikami, Wędrownych najemnikach, Wędrownych najemników, Wędrownych najemników',
  ),
  'rw.war_chest': declined(
    'f',
    'Porzucona skrzynia wojenna, Porzuconej skrzyni wojennej, Porzuconej skrzyni wojennej, Porzuconą skrzynię wojenną, Porzuconą skrzynią wojenną, Porzuconej skrzyni wojennej, Porzucone skrzynie wojenne, Porzuconych skrzyń wojennych',
  ),
  'rw.rune_discovery': declined(
    'n',
    'Odkrycie, Odkrycia, Odkryciu, Odkrycie, Odkryciem, Odkryciu, Odkrycia, Odkryć',
    'smoczego runu',
  ),
  'rw.siege_train': declined(
    'm',
    'Zdobyty tabor oblężniczy, Zdobytego taboru oblężniczego, Zdobytemu taborowi oblężniczemu, Zdobyty tabor oblężniczy, Zdobytym taborem oblężniczym, Zdobytym taborze oblężniczym, Zdobyte tabory oblężnicze, Zdobytych taborów oblężniczych',
  ),
  'rw.blood_moon': declined(
    'm',
    'Krwawy księżyc, Krwawego księżyca, Krwawemu księżycowi, Krwawy księżyc, Krwawym księżycem, Krwawym księżycu, Krwawe księżyce, Krwawych księżyców',
  ),
  'rw.raiders': declined(
    'p',
    'Najeźdźcy, Najeźdźców, Najeźdźcom, Najeźdźców, Najeźdźcami, Najeźdźcach, Najeźdźców, Najeźdźców',
    'u bram',
  ),
  'rw.supply_lines': declined(
    'p',
    'Przerwane szlaki, Przerwanych szlaków, Przerwanym szlakom, Przerwane szlaki, Przerwanymi szlakami, Przerwanych szlakach, Przerwane szlaki, Przerwanych szlaków',
    'zaopatrzenia',
  ),
  'rw.call_banners': declined(
    'n',
    'Wezwanie, Wezwania, Wezwaniu, Wezwanie, Wezwaniem, Wezwaniu, Wezwania, Wezwań',
    'pod sztandary',
  ),
  'cat.omens': declined('p', 'Znaki, Znaków, Znakom, Znaki, Znakami, Znakach, Znaki, Znaków', 'zagłady'),
  'cat.vermin': declined('f', 'Plaga, Plagi, Pladze, Plagę, Plagą, Pladze, Plagi, Plag', 'szkodników'),
  'cat.horror': declined(
    'm',
    'Koszmar, Koszmaru, Koszmarowi, Koszmar, Koszmarem, Koszmarze, Koszmary, Koszmarów',
    'z pustkowi',
  ),
  'cat.obelisk': declined(
    'm',
    'Obelisk strażniczy, Obelisku strażniczego, Obeliskowi strażniczemu, Obelisk strażniczy, Obeliskiem strażniczym, Obelisku strażniczym, Obeliski strażnicze, Obelisków strażniczych',
  ),
  'cat.rift': declined(
    'f',
    'Szczelina, Szczeliny, Szczelinie, Szczelinę, Szczeliną, Szczelinie, Szczeliny, Szczelin',
    'Ynfernaelu',
  ),
  'cat.tide': declined(
    'f',
    'Wzbierająca fala, Wzbierającej fali, Wzbierającej fali, Wzbierającą falę, Wzbierającą falą, Wzbierającej fali, Wzbierające fale, Wzbierających fal',
  ),
  'cat.flames': declined('p', 'Miasta, Miast, Miastom, Miasta, Miastami, Miastach, Miasta, Miast', 'w ogniu'),
  'cat.brother': declined('m', 'Brat, Brata, Bratu, Brata, Bratem, Bracie, Braci, Braci', 'przeciw bratu'),
  'cat.harbinger': declined(
    'm',
    'Zwiastun, Zwiastuna, Zwiastunowi, Zwiastuna, Zwiastunem, Zwiastunie, Zwiastunów, Zwiastunów',
    'końca',
  ),
  'cat.sky_falls': declined(
    'n',
    'Spadające niebo, Spadającego nieba, Spadającemu niebu, Spadające niebo, Spadającym niebem, Spadającym niebie, Spadające nieba, Spadających nieb',
  ),
  'mon.pilgrims': declined(
    'f',
    'Karawana, Karawany, Karawanie, Karawanę, Karawaną, Karawanie, Karawany, Karawan',
    'pielgrzymów',
  ),
  'mon.bandits': declined(
    'm',
    'Skarb, Skarbu, Skarbowi, Skarb, Skarbem, Skarbie, Skarby, Skarbów',
    'bandytów',
  ),
  'mon.lost_mine': declined(
    'f',
    'Zapomniana kopalnia, Zapomnianej kopalni, Zapomnianej kopalni, Zapomnianą kopalnię, Zapomnianą kopalnią, Zapomnianej kopalni, Zapomniane kopalnie, Zapomnianych kopalni',
  ),
  'mon.trade_fair': declined(
    'm',
    'Jarmark, Jarmarku, Jarmarkowi, Jarmark, Jarmarkiem, Jarmarku, Jarmarki, Jarmarków',
  ),
  'mon.thieves_guild': declined(
    'f',
    'Gildia, Gildii, Gildii, Gildię, Gildią, Gildii, Gildie, Gildii',
    'złodziei',
  ),
  'mon.turning_wheel': declined(
    'm',
    'Obrót, Obrotu, Obrotowi, Obrót, Obrotem, Obrocie, Obroty, Obrotów',
    'koła',
  ),
  'mon.vault': declined(
    'm',
    'Skarbiec, Skarbca, Skarbcowi, Skarbiec, Skarbcem, Skarbcu, Skarbce, Skarbców',
    'Pierwszych Królów',
  ),
  'mon.drake': declined(
    'm',
    'Smok strzegący, Smoka strzegącego, Smokowi strzegącemu, Smoka strzegącego, Smokiem strzegącym, Smoku strzegącym, Smoki strzegące, Smoków strzegących',
    'skarbu',
  ),
  'mon.levy': declined(
    'f',
    'Królewska danina, Królewskiej daniny, Królewskiej daninie, Królewską daninę, Królewską daniną, Królewskiej daninie, Królewskie daniny, Królewskich danin',
  ),
  'mon.road_raiders': declined(
    'p',
    'Rozbójnicy, Rozbójników, Rozbójnikom, Rozbójników, Rozbójnikami, Rozbójnikach, Rozbójników, Rozbójników',
    'na szlakach',
  ),
};

const runeOf = (what: string) => declined('m', 'Run, Runu, Runowi, Run, Runem, Runie, Runy, Runów', what);

const rune: NounTable = {
  'rune.might': runeOf('potęgi'),
  'rune.warding': runeOf('ochrony'),
  'rune.wealth': runeOf('bogactwa'),
  'rune.command': runeOf('rozkazów'),
  'rune.haste': runeOf('pośpiechu'),
  'rune.flame': runeOf('płomieni'),
};

const race: NounTable = {
  daqan: declined(
    'p',
    'Daqanici, Daqanitów, Daqanitom, Daqanitów, Daqanitami, Daqanitach, Daqanitów, Daqanitów',
  ),
  latari: declined('p', 'Elfy, Elfów, Elfom, Elfy, Elfami, Elfach, Elfy, Elfów'),
  uthuk: declined('p', 'Uthukowie, Uthuków, Uthukom, Uthuków, Uthukami, Uthukach, Uthuków, Uthuków'),
  waiqar: declined('m', 'Waiqar, Waiqara, Waiqarowi, Waiqara, Waiqarem, Waiqarze, Waiqarów, Waiqarów'),
};

const scenario: NounTable = {
  resurgence: declined(
    'm',
    'Powrót, Powrotu, Powrotowi, Powrót, Powrotem, Powrocie, Powroty, Powrotów',
    'Władców Smoków',
  ),
  runewars: unchanging('p', 'Runewars'),
  cataclysm: declined(
    'm',
    'Kataklizm, Kataklizmu, Kataklizmowi, Kataklizm, Kataklizmem, Kataklizmie, Kataklizmy, Kataklizmów',
  ),
  monument: declined('m', 'Pomnik, Pomnika, Pomnikowi, Pomnik, Pomnikiem, Pomniku, Pomniki, Pomników'),
};

/** What is counted in sentences. */
const thing: NounTable = {
  gold: declined('f', 'sztuka, sztuki, sztuce, sztukę, sztuką, sztuce, sztuki, sztuk', 'złota'),
  influence: declined('m', 'wpływ, wpływu, wpływowi, wpływ, wpływem, wpływie, wpływy, wpływów'),
  // Not counted: "1 siły", "5 siły". Always asked for in the genitive.
  strength: declined('f', 'siła, siły, sile, siłę, siłą, sile, siły, siły'),
  damage: declined(
    'n',
    'obrażenie, obrażenia, obrażeniu, obrażenie, obrażeniem, obrażeniu, obrażenia, obrażeń',
  ),
  card: declined('f', 'karta, karty, karcie, kartę, kartą, karcie, karty, kart'),
  unit: declined(
    'f',
    'jednostka, jednostki, jednostce, jednostkę, jednostką, jednostce, jednostki, jednostek',
  ),
  skull: declined('f', 'czaszka, czaszki, czaszce, czaszkę, czaszką, czaszce, czaszki, czaszek'),
  event: declined('f', 'karta, karty, karcie, kartę, kartą, karcie, karty, kart', 'wydarzeń'),
  stronghold: declined('f', 'twierdza, twierdzy, twierdzy, twierdzę, twierdzą, twierdzy, twierdze, twierdz'),
  token: declined('m', 'żeton, żetonu, żetonowi, żeton, żetonem, żetonie, żetony, żetonów'),
  icon: declined('m', 'rzut, rzutu, rzutowi, rzut, rzutem, rzucie, rzuty, rzutów', 'kością strat'),
};

export const nouns = { card: withUsed(card, 'po użyciu'), city, event, rune, race, scenario, thing };
