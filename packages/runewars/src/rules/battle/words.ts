import { secret, shown } from '@runehold/kernel/event/event';
import { bilingual } from '@runehold/kernel/text/bilingual';

/** A side of a battle is a number: 0 attacks, 1 defends. */
const ofSide = { side: 'number', unit: 'unit', amount: 'number' } as const;
const sideEn = '{side, select, 0 {Attacker} other {Defender}}';
const sidePl = '{side, select, 0 {Atakujący} other {Obrońca}}';

/** What happens in a battle, from the marker to the return of the winner. */
export const battleWords = bilingual({
  'event.battle-began': [
    { who: 'seat', against: 'seat', area: 'area' },
    '{who} attacks {against} in {area}.',
    '{who} wydaje bitwę na obszarze {area}. Broni się {against}.',
  ],
  'event.neutrals-attacked': [
    { who: 'seat', area: 'area', decider: 'seat' },
    '{who} attacks the neutral units in {area}. {decider} decides for them.',
    '{who} atakuje neutralne jednostki na obszarze {area}. Decyzje za nie podejmuje {decider}.',
  ],
  'event.battle-step': [
    { step: 'number' },
    '{step, select, 1 {The battle marker is placed} 2 {Units take their rows} 3 {Supporting heroes} 4 {Start of the battle} 5 {Rounds of combat} 6 {Strength is tallied} other {Resolution}}.',
    '{step, select, 1 {Ułożenie znacznika bitwy} 2 {Ustawienie jednostek} 3 {Wybór wspierających bohaterów} 4 {Początek bitwy} 5 {Rundy walki} 6 {Podsumowanie siły} other {Rozstrzygnięcie}}.',
  ],
  'event.fighters-joined': [
    ofSide,
    `${sideEn}: {amount, count, unit} {amount, plural, one {joins} other {join}} the battle.`,
    `${sidePl}: do bitwy {amount, plural, one {dołącza} few {dołączają} many {dołącza} other {dołącza}} {amount, count, unit}.`,
  ],
  'event.rows-formed': [
    { attackers: 'number', defenders: 'number' },
    'Attacking units: {attackers}. Defending units: {defenders}.',
    'Atakujące jednostki: {attackers}. Broniące się jednostki: {defenders}.',
  ],
  'event.hero-supports': [
    { hero: 'hero', unit: 'unit' },
    '{hero} supports {unit}.',
    '{hero} wspiera jednostki: {unit}.',
  ],
  'event.combat-round': [{ round: 'number' }, 'Combat round {round}.', 'Runda walki {round}.'],
  'event.fate-drawn': [
    { side: 'number', unit: 'unit', fate: secret('fate') },
    `${sideEn} draws {fate} for {unit}.`,
    `${sidePl} dobiera {fate:acc} ({unit}).`,
  ],
  'event.fate-drawn.hidden': [
    `${sideEn} draws a Fate card for {unit}.`,
    `${sidePl} dobiera kartę losu ({unit}).`,
  ],
  'event.fate-revealed': [
    { side: 'number', fate: shown('fate') },
    `${sideEn} reveals {fate}.`,
    `${sidePl} odkrywa {fate:acc}.`,
  ],
  'event.fate-dropped': [
    { side: 'number', fate: shown('fate') },
    `${sideEn} discards {fate}.`,
    `${sidePl} odrzuca {fate:acc}.`,
  ],
  'event.special-used': [
    { side: 'number', unit: 'unit' },
    `${sideEn}: special ability of {unit}.`,
    `${sidePl}: specjalna zdolność {unit:gen}.`,
  ],
  'event.fighter-damaged': [
    { side: 'number', unit: 'unit', damage: 'number' },
    `${sideEn}: {unit} takes damage ({damage} on it now).`,
    `${sidePl}: {unit} otrzymuje obrażenie (łącznie: {damage}).`,
  ],
  'event.fighter-healed': [
    { side: 'number', unit: 'unit', damage: 'number' },
    `${sideEn}: {unit} loses a damage token ({damage} left).`,
    `${sidePl}: {unit} traci żeton obrażeń (pozostało: {damage}).`,
  ],
  'event.fighters-destroyed': [
    ofSide,
    `${sideEn} loses {amount, count, unit}.`,
    `${sidePl} traci {amount, count, unit:acc}.`,
  ],
  'event.fighters-routed': [
    ofSide,
    `${sideEn}: {amount, count, unit} {amount, plural, one {is} other {are}} routed.`,
    `${sidePl}: rozbicie ({amount, count, unit}).`,
  ],
  'event.fighters-stood': [
    ofSide,
    `${sideEn}: {amount, count, unit} {amount, plural, one {stands} other {stand}} up.`,
    `${sidePl} stawia z powrotem {amount, count, unit:acc}.`,
  ],
  'event.health-raised': [
    { side: 'number', unit: 'unit', health: 'number' },
    `${sideEn}: {unit} has {health} health until the battle ends.`,
    `${sidePl}: do końca bitwy {unit} ma Wytrzymałość {health}.`,
  ],
  'event.strength-added': [
    { side: 'number', amount: 'number' },
    `${sideEn} gains {amount} strength.`,
    `${sidePl}: +{amount} siły.`,
  ],
  'event.routs-cancelled': [
    { who: 'seat', amount: 'number' },
    '{who} cancels {amount, plural, one {# rout} other {# routs}}.',
    '{who} anuluje {amount, plural, one {# rozbicie} few {# rozbicia} many {# rozbić} other {# rozbicia}}.',
  ],
  'event.fury-stirred': [
    { who: 'seat', unit: 'unit', cards: 'number' },
    '{who} will draw {cards, count, thing.fate-card} more for {unit}.',
    '{who} dobierze dodatkowo {cards, count, thing.fate-card:acc} ({unit}).',
  ],
  'event.stronghold-weakened': [
    { area: 'area', amount: 'number' },
    'The stronghold in {area} counts {amount} less.',
    'Twierdza na obszarze {area}: −{amount} do siły.',
  ],
  'event.fortification-used': [
    { who: 'seat', development: 'development', area: 'area' },
    '{who} uses {development} in {area}.',
    '{who} wykorzystuje ulepszenie na obszarze {area}: {development}.',
  ],
  'event.strength-counted': [
    { side: 'number', units: 'number', stronghold: 'number', weakened: 'number', added: 'number' },
    `${sideEn}: units {units}, stronghold {stronghold} less {weakened}, other bonuses {added}.`,
    `${sidePl}: jednostki {units}, twierdza {stronghold} pomniejszona o {weakened}, inne premie {added}.`,
  ],
  'event.strength-tallied': [
    { attacker: 'number', defender: 'number' },
    'Strength: attacker {attacker}, defender {defender}.',
    'Siła: atakujący {attacker}, obrońca {defender}.',
  ],
  'event.battle-won': [
    { who: 'seat', area: 'area' },
    '{who} wins the battle in {area}.',
    '{who} wygrywa bitwę na obszarze {area}.',
  ],
  'event.neutrals-won': [
    { area: 'area' },
    'The neutral units win the battle in {area}.',
    'Neutralne jednostki wygrywają bitwę na obszarze {area}.',
  ],
  'event.stronghold-damaged': [
    { who: 'seat', area: 'area' },
    'The stronghold of {who} in {area} is damaged.',
    '{who}: twierdza na obszarze {area} zostaje uszkodzona.',
  ],
  'event.battle-called-off': [
    { who: 'seat', area: 'area' },
    '{who} calls off the battle in {area}.',
    '{who} odwołuje bitwę na obszarze {area}.',
  ],
  'event.units-withdrawn': [
    { unit: 'unit', amount: 'number', from: 'area', to: 'area' },
    '{amount, count, unit} {amount, plural, one {withdraws} other {withdraw}} from {from} to {to}.',
    'Wycofanie z obszaru {from} na obszar {to}: {amount, count, unit}.',
  ],
  'event.units-returned': [
    { unit: 'unit', standing: 'number', routed: 'number', area: 'area' },
    '{unit} in {area}: {standing} standing, {routed} routed.',
    '{unit} na obszarze {area}: stojące {standing}, rozbite {routed}.',
  ],
  'event.battle-ended': [
    { area: 'area' },
    'The battle in {area} is over.',
    'Bitwa na obszarze {area} dobiega końca.',
  ],

  'reason.damaged-first': [
    { unit: 'unit' },
    'Units that are already damaged take damage first.',
    'Najpierw otrzymują obrażenia jednostki, które już je mają.',
  ],
  'reason.standing-first': [
    { unit: 'unit' },
    'Standing units come before routed ones.',
    'Najpierw stojące jednostki, potem rozbite.',
  ],
  'reason.undamaged-first': [
    { unit: 'unit' },
    'Undamaged units are routed before damaged ones.',
    'Najpierw rozbija się jednostki bez obrażeń.',
  ],
  'reason.tougher-first': [
    { unit: 'unit' },
    'A standing unit with more health must take this damage.',
    'To obrażenie musi otrzymać stojąca jednostka o większej Wytrzymałości.',
  ],
  'reason.other-initiative': [
    { initiative: 'number', round: 'number' },
    'Their initiative is {initiative}, and this is round {round}.',
    'Ich inicjatywa to {initiative}, a trwa runda {round}.',
  ],
  'reason.attacked-already': [
    'They have already attacked in this battle.',
    'Te jednostki już atakowały w tej bitwie.',
  ],
  'reason.all-routed': ['None of them is standing.', 'Żadna z nich nie stoi.'],
  'reason.supported-already': [
    { hero: 'hero' },
    '{hero} supports them already.',
    'Te jednostki wspiera już {hero}.',
  ],
  'reason.initiative-too-low': [
    { unit: 'unit' },
    '{unit} is too quick for this ability.',
    '{unit}: inicjatywa jest zbyt niska dla tej zdolności.',
  ],
  'reason.wrong-shape': [
    { unit: 'unit' },
    '{unit} is of a class that this ability does not concern.',
    '{unit}: ta zdolność nie dotyczy tej kategorii jednostek.',
  ],
  'reason.stands-or-wrong-class': [
    { unit: 'unit' },
    '{unit} stands, or is of a class that this ability does not affect.',
    '{unit}: jednostka stoi albo należy do kategorii, której ta zdolność nie dotyczy.',
  ],
  'reason.neither-damaged-nor-routed': [
    { unit: 'unit' },
    '{unit} is neither damaged nor routed.',
    '{unit}: jednostka nie ma obrażeń ani nie jest rozbita.',
  ],
});
