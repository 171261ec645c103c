import type { NounTable } from '@runehold/kernel/text/catalogue';
import { declined, named } from '@runehold/kernel/text/pl/decline';

const run = (what: string) => named('m', 'Run, Runu, Runowi, Run, Runem, Runie', what);

/** Nagrody: rzeczy, których bohaterowie używają, więc się odmieniają. */
export const reward: NounTable = {
  'reward-timmorran-shard': declined(
    'm',
    'Odłamek, Odłamka, Odłamkowi, Odłamek, Odłamkiem, Odłamku, Odłamki, Odłamków',
    'Timmorrana',
  ),
  'reward-rage-blade': named('f', 'Klinga, Klingi, Klindze, Klingę, Klingą, Klindze', 'gniewu'),
  'reward-runeplate': named(
    'f',
    'Runiczna zbroja płytowa, Runicznej zbroi płytowej, Runicznej zbroi płytowej, Runiczną zbroję płytową, Runiczną zbroją płytową, Runicznej zbroi płytowej',
  ),
  'reward-soulbiter': named(
    'm',
    'Pożeracz, Pożeracza, Pożeraczowi, Pożeracza, Pożeraczem, Pożeraczu',
    'dusz',
  ),
  'reward-dwarven-fire-bombs': named(
    'p',
    'Krasnoludzkie bomby zapalające, Krasnoludzkich bomb zapalających, Krasnoludzkim bombom zapalającym, Krasnoludzkie bomby zapalające, Krasnoludzkimi bombami zapalającymi, Krasnoludzkich bombach zapalających',
  ),
  'reward-flute-of-possession': named('m', 'Flet, Fletu, Fletowi, Flet, Fletem, Flecie', 'opętania'),
  'reward-staff-of-light': named('m', 'Kostur, Kostura, Kosturowi, Kostur, Kosturem, Kosturze', 'światła'),
  'reward-ice-storm': named(
    'f',
    'Lodowa burza, Lodowej burzy, Lodowej burzy, Lodową burzę, Lodową burzą, Lodowej burzy',
  ),
  'reward-cloak-of-deception': named(
    'm',
    'Płaszcz, Płaszcza, Płaszczowi, Płaszcz, Płaszczem, Płaszczu',
    'podstępu',
  ),
  'reward-ghost-armor': named(
    'f',
    'Widmowa zbroja, Widmowej zbroi, Widmowej zbroi, Widmową zbroję, Widmową zbroją, Widmowej zbroi',
  ),
  'reward-amulet-of-shielding': named(
    'm',
    'Amulet, Amuletu, Amuletowi, Amulet, Amuletem, Amulecie',
    'ochrony',
  ),
  'reward-tactical-map': named(
    'f',
    'Mapa taktyczna, Mapy taktycznej, Mapie taktycznej, Mapę taktyczną, Mapą taktyczną, Mapie taktycznej',
  ),
  'reward-rune-of-teleportation': run('teleportacji'),
  'reward-rune-of-summoning': run('przyzwania'),
  'reward-frostbrand-axe': named(
    'm',
    'Mroźny topór, Mroźnego topora, Mroźnemu toporowi, Mroźny topór, Mroźnym toporem, Mroźnym toporze',
  ),
  'reward-windstring-bow': named('m', 'Łuk, Łuku, Łukowi, Łuk, Łukiem, Łuku', 'wichrów'),
  'reward-dunwarr-mail': named(
    'f',
    'Kolczuga, Kolczugi, Kolczudze, Kolczugę, Kolczugą, Kolczudze',
    'z Dunwarr',
  ),
  'reward-boots-of-the-wind': named('p', 'Buty, Butów, Butom, Buty, Butami, Butach', 'wiatru'),
  'reward-gauntlets-of-might': named(
    'p',
    'Rękawice, Rękawic, Rękawicom, Rękawice, Rękawicami, Rękawicach',
    'mocy',
  ),
  'reward-ring-of-quickness': named(
    'm',
    'Pierścień, Pierścienia, Pierścieniowi, Pierścień, Pierścieniem, Pierścieniu',
    'szybkości',
  ),
  'reward-tome-of-lore': named('f', 'Księga, Księgi, Księdze, Księgę, Księgą, Księdze', 'wiedzy'),
  'reward-healing-draught': named(
    'm',
    'Leczniczy napar, Leczniczego naparu, Leczniczemu naparowi, Leczniczy napar, Leczniczym naparem, Leczniczym naparze',
  ),
};
