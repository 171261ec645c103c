/**
 * The index of the card data, row by row, kept apart from the content so that a slip in either shows.
 * Columns: id, kind, race or scenario, copies, cost, strength, timing or stage, auto-defense or attrition icons,
 * gold or influence produced.
 */
const rows = `
daqan.home_realm;home-realm;daqan;1;-;-;-;-;-
daqan.stronghold;stronghold;daqan;3;gold 4 / strength 2;-;-;-;1
latari.home_realm;home-realm;latari;1;-;-;-;-;-
latari.stronghold;stronghold;latari;3;gold 4 / strength 2;-;-;-;1
uthuk.home_realm;home-realm;uthuk;1;-;-;-;-;-
uthuk.stronghold;stronghold;uthuk;3;gold 4 / strength 2;-;-;-;1
waiqar.home_realm;home-realm;waiqar;1;-;-;-;-;-
waiqar.stronghold;stronghold;waiqar;3;gold 4 / strength 2;-;-;-;1
gold.1;gold;-;24;influence 1;-;-;-;1
gold.2;gold;-;14;influence 3;-;-;-;2
gold.3;gold;-;10;influence 5;-;-;-;3
city.dawnsmoor;city;-;1;strength 4;-;-;0;2
city.frostgate;city;-;1;strength 5;-;-;1;2
city.nerekhall;city;-;1;strength 5;-;-;1;2
city.greyhaven;city;-;1;strength 6;-;-;2;2
city.vynelvale;city;-;1;strength 6;-;-;2;2
city.riverwatch;city;-;1;strength 7;-;-;0;3
city.tamalir;city;-;1;strength 8;-;-;1;3
city.forge;city;-;1;strength 9;-;-;2;3
daqan.footman;unit;daqan;8;gold 1;1;When Played;-;-
daqan.bowman;unit;daqan;4;gold 2;2;When Played;-;-
daqan.knight;unit;daqan;4;gold 3;3;When Played;-;-
daqan.siege_machine;unit;daqan;3;gold 5;4;Resolution;-;-
latari.deepwood_archer;unit;latari;8;gold 1;1;End of Combat;-;-
latari.storm_sorceress;unit;latari;4;gold 2;2;Action;-;-
latari.darnati_warrior;unit;latari;4;gold 3;3;When Played;-;-
latari.pegasus_rider;unit;latari;3;gold 5;4;When Played;-;-
uthuk.berserker;unit;uthuk;8;gold 1;1;Resolution;-;-
uthuk.flesh_ripper;unit;uthuk;4;gold 2;2;When Played;-;-
uthuk.warlock;unit;uthuk;4;gold 3;3;When Played;-;-
uthuk.chaos_lord;unit;uthuk;3;gold 5;4;Resolution;-;-
waiqar.reanimate;unit;waiqar;8;gold 1;1;When Played;-;-
waiqar.skeleton_archer;unit;waiqar;4;gold 2;2;When Played;-;-
waiqar.necromancer;unit;waiqar;4;gold 3;3;When Played;-;-
waiqar.dark_knight;unit;waiqar;3;gold 5;3;Resolution;-;-
neutral.battle_cry;neutral-tactic;-;5;influence 2;-;Resolution;-;-
neutral.forced_march;neutral-tactic;-;5;influence 4;-;Action;-;-
neutral.demon;neutral-unit;-;5;influence 6;5;continuous;-;-
neutral.summon_lightning;neutral-tactic;-;5;influence 2;-;When Played;-;-
neutral.manticore;neutral-unit;-;5;influence 4;3;When Played;-;-
neutral.dragon;neutral-unit;-;5;influence 6;6;-;-;-
neutral.pillage;neutral-tactic;-;5;influence 2;-;Action;-;-
neutral.naga;neutral-unit;-;5;influence 4;4;continuous;-;-
neutral.sorcerer;neutral-unit;-;5;influence 2;2;End of Combat;-;-
neutral.mind_control;neutral-tactic;-;5;influence 6;-;Action;-;-
obj.resurgence;objective;resurgence;1;-;18;-;1;-
obj.runewars;objective;runewars;1;-;-;-;-;-
obj.cataclysm;objective;cataclysm;1;-;-;-;-;-
obj.monument;objective;monument;1;-;-;-;-;-
res.sleeping_dragonlord;event-enemy;resurgence;1;-;5;stage 1;1;-
res.mithrilim;event-enemy;resurgence;1;-;6;stage 1;1;-
res.bountiful_harvest;event-instant;resurgence;1;-;-;stage 1;-;-
res.kalladra;event-enemy;resurgence;1;-;10;stage 2;1;-
res.ghox;event-enemy;resurgence;1;-;8;stage 2;1;-
res.margath;event-enemy;resurgence;1;-;12;stage 2;1;-
res.choyo;event-enemy;resurgence;1;-;10;stage 2;1;-
res.khorgard;event-instant;resurgence;1;-;12;stage 2;0;-
res.phrylenex;event-instant;resurgence;1;-;-;stage 2;-;-
res.hoarding_dragon;event-instant;resurgence;1;-;-;stage 2;-;-
rw.time_for_war;event-instant;runewars;1;-;-;stage 1;-;-
rw.barbarian_invasion;event-instant;runewars;1;-;-;stage 1;-;-
rw.sellswords;event-enemy;runewars;1;-;5;stage 1;0;-
rw.war_chest;event-enemy;runewars;1;-;6;stage 1;1;-
rw.rune_discovery;event-enemy;runewars;1;-;8;stage 2;1;-
rw.siege_train;event-enemy;runewars;1;-;9;stage 2;1;-
rw.blood_moon;event-instant;runewars;1;-;-;stage 2;-;-
rw.raiders;event-instant;runewars;1;-;9;stage 2;0;-
rw.supply_lines;event-instant;runewars;1;-;-;stage 2;-;-
rw.call_banners;event-instant;runewars;1;-;-;stage 2;-;-
cat.omens;event-instant;cataclysm;1;-;-;stage 1;-;-
cat.vermin;event-instant;cataclysm;1;-;-;stage 1;-;-
cat.horror;event-enemy;cataclysm;1;-;6;stage 1;1;-
cat.obelisk;event-instant;cataclysm;1;-;-;stage 2;-;-
cat.rift;event-enemy;cataclysm;1;-;10;stage 2;1;-
cat.tide;event-instant;cataclysm;1;-;9;stage 2;0;-
cat.flames;event-instant;cataclysm;1;-;-;stage 2;-;-
cat.brother;event-instant;cataclysm;1;-;-;stage 3;-;-
cat.harbinger;event-instant;cataclysm;1;-;11;stage 3;0;-
cat.sky_falls;event-instant;cataclysm;1;-;-;stage 3;-;-
mon.pilgrims;event-enemy;monument;1;-;4;stage 1;0;-
mon.bandits;event-enemy;monument;1;-;5;stage 1;0;-
mon.lost_mine;event-enemy;monument;1;-;6;stage 1;1;-
mon.trade_fair;event-instant;monument;1;-;-;stage 1;-;-
mon.thieves_guild;event-instant;monument;1;-;-;stage 2;-;-
mon.turning_wheel;event-instant;monument;1;-;-;stage 2;-;-
mon.vault;event-enemy;monument;1;-;10;stage 2;1;-
mon.drake;event-enemy;monument;1;-;8;stage 2;1;-
mon.levy;event-instant;monument;1;-;-;stage 2;-;-
mon.road_raiders;event-instant;monument;1;-;-;stage 2;-;-
rune.might;rune-power;runewars;1;-;-;-;-;-
rune.warding;rune-power;runewars;1;-;-;-;-;-
rune.wealth;rune-power;runewars;1;-;-;-;-;-
rune.command;rune-power;runewars;1;-;-;-;-;-
rune.haste;rune-power;runewars;1;-;-;-;-;-
rune.flame;rune-power;runewars;1;-;-;-;-;-
monument.daqan;monument;daqan;1;gold 14;-;-;-;-
monument.latari;monument;latari;1;gold 14;-;-;-;-
monument.uthuk;monument;uthuk;1;gold 14;-;-;-;-
monument.waiqar;monument;waiqar;1;gold 14;-;-;-;-
`;

export type IndexRow = {
  readonly id: string;
  readonly kind: string;
  readonly group: string;
  readonly copies: number;
  readonly cost: string;
  readonly strength: number | undefined;
  readonly timing: string;
  readonly defence: number | undefined;
  readonly produces: number | undefined;
};

const numberOr = (cell: string) => (cell === '-' ? undefined : Number(cell));

export const cardIndex: readonly IndexRow[] = rows
  .trim()
  .split('\n')
  .map(row => {
    const [id = '', kind = '', group = '', copies = '', cost = '', strength = '', timing = '', ...rest] =
      row.split(';');
    const [defence = '', produces = ''] = rest;
    return {
      id,
      kind,
      group,
      copies: Number(copies),
      cost,
      strength: numberOr(strength),
      timing,
      defence: numberOr(defence),
      produces: numberOr(produces),
    };
  });
