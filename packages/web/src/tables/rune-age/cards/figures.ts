import { path as archer } from 'icon:archer';
import { path as backstab } from 'icon:backstab';
import { path as bandit } from 'icon:bandit';
import { path as barbarian } from 'icon:barbarian';
import { path as wave } from 'icon:big-wave';
import { path as knightHelm } from 'icon:black-knight-helm';
import { path as bowman } from 'icon:bowman';
import { path as brain } from 'icon:brain-tentacle';
import { path as caravan } from 'icon:caravan';
import { path as catapult } from 'icon:catapult';
import { path as dagger } from 'icon:cloak-dagger';
import { path as coins } from 'icon:coins';
import { path as coinsPile } from 'icon:coins-pile';
import { path as cornucopia } from 'icon:cornucopia';
import { path as swords } from 'icon:crossed-swords';
import { path as daemon } from 'icon:daemon-skull';
import { path as devil } from 'icon:devil-mask';
import { path as doubleDragon } from 'icon:double-dragon';
import { path as dragonHead } from 'icon:dragon-head';
import { path as curled } from 'icon:dragon-spiral';
import { path as eclipse } from 'icon:eclipse-flare';
import { path as elvenCastle } from 'icon:elven-castle';
import { path as minion } from 'icon:evil-minion';
import { path as moon } from 'icon:evil-moon';
import { path as evilTower } from 'icon:evil-tower';
import { path as fireWave } from 'icon:fire-wave';
import { path as gargoyle } from 'icon:gargoyle';
import { path as mine } from 'icon:gold-mine';
import { path as hillFort } from 'icon:hill-fort';
import { path as horn } from 'icon:hunting-horn';
import { path as hydra } from 'icon:hydra';
import { path as imp } from 'icon:imp';
import { path as banner } from 'icon:knight-banner';
import { path as lightning } from 'icon:lightning-storm';
import { path as lion } from 'icon:lion';
import { path as chest } from 'icon:locked-chest';
import { path as medusa } from 'icon:medusa-head';
import { path as meteor } from 'icon:meteor-impact';
import { path as mountedKnight } from 'icon:mounted-knight';
import { path as obelisk } from 'icon:obelisk';
import { path as openChest } from 'icon:open-treasure-chest';
import { path as pegasus } from 'icon:pegasus';
import { path as pilgrim } from 'icon:pilgrim-hat';
import { path as portal } from 'icon:portal';
import { path as prayer } from 'icon:prayer';
import { path as raise } from 'icon:raise-skeleton';
import { path as rat } from 'icon:rat';
import { path as robber } from 'icon:robber';
import { path as rune } from 'icon:rune-stone';
import { path as scales } from 'icon:scales';
import { path as seaDragon } from 'icon:sea-dragon';
import { path as zombie } from 'icon:shambling-zombie';
import { path as siegeRam } from 'icon:siege-ram';
import { path as skeleton } from 'icon:skeleton';
import { path as spikedDragon } from 'icon:spiked-dragon-head';
import { path as shieldMan } from 'icon:swordman';
import { path as swordwoman } from 'icon:swordwoman';
import { path as wheel } from 'icon:tarot-10-wheel-of-fortune';
import { path as tentacles } from 'icon:tentacles-skull';
import { path as twoCoins } from 'icon:two-coins';
import { path as boot } from 'icon:walking-boot';
import { path as werewolf } from 'icon:werewolf';
import { path as whiteTower } from 'icon:white-tower';
import { path as wizard } from 'icon:wizard-face';
import { path as elf } from 'icon:woman-elf-face';
import { path as wyvern } from 'icon:wyvern';

/** The figure on each card that has one. */
const figures: Readonly<Record<string, string>> = {
  'gold.1': twoCoins,
  'gold.2': coins,
  'gold.3': coinsPile,
  'daqan.footman': shieldMan,
  'daqan.bowman': bowman,
  'daqan.knight': mountedKnight,
  'daqan.siege_machine': catapult,
  'latari.deepwood_archer': archer,
  'latari.storm_sorceress': elf,
  'latari.darnati_warrior': swordwoman,
  'latari.pegasus_rider': pegasus,
  'uthuk.berserker': minion,
  'uthuk.flesh_ripper': werewolf,
  'uthuk.warlock': devil,
  'uthuk.chaos_lord': daemon,
  'waiqar.reanimate': zombie,
  'waiqar.skeleton_archer': skeleton,
  'waiqar.necromancer': raise,
  'waiqar.dark_knight': knightHelm,
  'neutral.battle_cry': horn,
  'neutral.forced_march': boot,
  'neutral.demon': gargoyle,
  'neutral.summon_lightning': lightning,
  'neutral.manticore': lion,
  'neutral.dragon': wyvern,
  'neutral.pillage': robber,
  'neutral.naga': medusa,
  'neutral.sorcerer': wizard,
  'neutral.mind_control': brain,
  'res.sleeping_dragonlord': curled,
  'res.mithrilim': wyvern,
  'res.bountiful_harvest': cornucopia,
  'res.kalladra': spikedDragon,
  'res.ghox': dragonHead,
  'res.margath': hydra,
  'res.choyo': seaDragon,
  'res.khorgard': wyvern,
  'res.phrylenex': spikedDragon,
  'res.hoarding_dragon': openChest,
  'rw.time_for_war': swords,
  'rw.barbarian_invasion': barbarian,
  'rw.sellswords': banner,
  'rw.war_chest': openChest,
  'rw.rune_discovery': rune,
  'rw.siege_train': siegeRam,
  'rw.blood_moon': moon,
  'rw.raiders': bandit,
  'rw.supply_lines': caravan,
  'rw.call_banners': banner,
  'cat.omens': eclipse,
  'cat.vermin': rat,
  'cat.horror': tentacles,
  'cat.obelisk': obelisk,
  'cat.rift': portal,
  'cat.tide': wave,
  'cat.flames': fireWave,
  'cat.brother': backstab,
  'cat.harbinger': imp,
  'cat.sky_falls': meteor,
  'mon.pilgrims': pilgrim,
  'mon.bandits': bandit,
  'mon.lost_mine': mine,
  'mon.trade_fair': scales,
  'mon.thieves_guild': dagger,
  'mon.turning_wheel': wheel,
  'mon.vault': chest,
  'mon.drake': dragonHead,
  'mon.levy': prayer,
  'mon.road_raiders': robber,
  'stronghold.daqan': whiteTower,
  'stronghold.latari': elvenCastle,
  'stronghold.uthuk': hillFort,
  'stronghold.waiqar': evilTower,
  objective: doubleDragon,
  'rune.might': rune,
  'rune.warding': rune,
  'rune.wealth': rune,
  'rune.command': rune,
  'rune.haste': rune,
  'rune.flame': rune,
};

export const figureOf = (id: string): string | undefined => figures[id.replace('*', '')];
