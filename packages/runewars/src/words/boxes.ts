import { bilingual } from '@runehold/kernel/text/bilingual';

/** What a box holds, and what each variant changes, in a line. */
export const boxWords = bilingual({
  'option-about.expansion': [
    'More of everything, and a fourth Title. The box is used as a whole or not at all.',
    'Więcej wszystkiego i czwarty tytuł. Pudełka używa się w całości albo wcale.',
  ],
  'option-about.exploration': [
    'Heroes explore what lies in the wild.',
    'Bohaterowie odkrywają, co kryje się na pustkowiach.',
  ],
  'option-about.freeCities': [
    'Eight richer cities, three of them with a dragon rune: seven runes win instead of six.',
    'Osiem bogatszych miast, trzy z nich ze smoczym runem: do zwycięstwa trzeba siedmiu runów, nie sześciu.',
  ],
  'option-about.commanders': [
    'Everyone starts with two heroes; one of them marches with the army and supports it with a Commander card.',
    'Każdy zaczyna z dwoma bohaterami; jeden z nich maszeruje z armią i wspiera ją kartą dowódcy.',
  ],
  'option-about.developmentCards': [
    'Harvest’s Supremacy Bonus buys one of eight lasting cards; one of them builds a capital.',
    'Starszeństwo Zbiorów pozwala kupić jedną z ośmiu trwałych kart; jedna z nich buduje stolicę.',
  ],
  'option-about.roadToVictory': [
    'Enough dragon runes do not win at once: you lay down a Victory card and must still have them a year later.',
    'Wystarczająca liczba smoczych runów nie daje zwycięstwa od razu: wykładasz kartę zwycięstwa i musisz je mieć jeszcze rok później.',
  ],
  'figure.runes': ['Dragon runes to win', 'Smocze runy do zwycięstwa'],
  'figure.units': ['Unit types per faction', 'Typy jednostek na frakcję'],
  'figure.orders': ['Orders in hand', 'Rozkazy na ręce'],
  'figure.titles': ['Titles', 'Tytuły'],
  'figure.tiles': ['Tiles to draw from', 'Płytki mapy do dobrania'],
  'figure.heroes': ['Heroes', 'Bohaterowie'],
  'figure.startingHeroes': ['Starting heroes per player', 'Początkowi bohaterowie na gracza'],
  'figure.tactics': ['Tactics cards', 'Karty taktyki'],
  'figure.quests': ['Quest cards', 'Karty misji'],
  'figure.rewards': ['Reward cards', 'Karty nagród'],
  'figure.seasons': ['Cards per season', 'Karty na porę roku'],
  'figure.tokens': ['Dragon runes, false runes', 'Smocze runy, fałszywe runy'],
  'figure.exploration': ['Exploration tokens', 'Żetony odkryć'],
  'figure.developmentCards': ['Development cards per faction', 'Karty ulepszeń na frakcję'],
  'box.banners-of-war.units': ['Eight new units', 'Osiem nowych jednostek'],
  'box.banners-of-war.units.about': [
    'two for each faction, recruited in place of old ones',
    'po dwie dla każdej frakcji, werbowane w miejsce dawnych',
  ],
  'box.banners-of-war.fate': ['Tactical Fate', 'Taktyczny los'],
  'box.banners-of-war.fate.about': [
    'some Tactics cards can be laid as Fate cards',
    'niektóre karty taktyki można wyłożyć jako karty losu',
  ],
  'box.banners-of-war.garrison': ['Garrison', 'Garnizon'],
  'box.banners-of-war.garrison.about': [
    'a ninth Order that comes first and strengthens the defence',
    'dziewiąty rozkaz: działa pierwszy i wzmacnia obronę',
  ],
  'box.banners-of-war.title': ['Guildmaster of Merchants', 'Mistrz Gildii Kupców'],
  'box.banners-of-war.title.about': [
    'a fourth Title: richer Harvests, and no losses to the seasons',
    'czwarty tytuł: bogatsze Zbiory i żadnych strat od pór roku',
  ],
  'box.banners-of-war.tiles': ['Tiles 10 to 12', 'Płytki od 10 do 12'],
  'box.banners-of-war.tiles.about': [
    'and a Lost City that quests can find',
    'i Zaginione Miasto, które można odnaleźć w misji',
  ],
  'box.banners-of-war.land': ['Desolation, cryomancy', 'Spustoszenie, kriomancja'],
  'box.banners-of-war.land.about': [
    'land that yields nothing, water that freezes',
    'ziemia, która nic nie daje, woda, która zamarza',
  ],
});
