import { secret, shown } from '@runehold/kernel/event/event';
import { bilingual } from '@runehold/kernel/text/bilingual';

/** A side of a battle is a number: 0 attacks, 1 defends. */
const ofSide = { side: 'number', unit: 'unit', amount: 'number' } as const;
const sideEn = '{side, select, 0 {Attacker} other {Defender}}';
const theSide = '{side, select, 0 {The attacker} other {The defender}}';
const sidePl = '{side, select, 0 {Atakujący} other {Obrońca}}';

/** What happens in a battle, from the marker to the return of the winner. */
export const battleWords = bilingual({
  'event.battle-began': [
    { who: 'seat', against: 'seat', area: 'area' },
    '{who} {who|attack|attacks} {against:obj} in {area}.',
    '{who|Wydajesz|{who} wydaje} bitwę na obszarze {area}. {against|Bronisz się|Broni się {against}}.',
  ],
  'event.neutrals-attacked': [
    { who: 'seat', area: 'area', decider: 'seat' },
    '{who} {who|attack|attacks} the neutral units in {area}. {decider} {decider|decide|decides} for them.',
    '{who|Atakujesz|{who} atakuje} neutralne jednostki na obszarze {area}. {decider|Decydujesz za nie ty|Decyzje za nie podejmuje {decider}}.',
  ],
  'event.battle-step': [
    { step: 'number' },
    '{step, select, 1 {The battle marker is placed} 2 {Units line up in their rows} 3 {Supporting heroes} 4 {Start of the battle} 5 {Rounds of combat} 6 {Strength is tallied} other {Resolution}}.',
    '{step, select, 1 {Ułożenie znacznika bitwy} 2 {Ustawienie jednostek} 3 {Wybór wspierających bohaterów} 4 {Początek bitwy} 5 {Rundy walki} 6 {Podsumowanie siły} other {Rozstrzygnięcie}}.',
  ],
  'event.fighters-joined': [
    ofSide,
    `${theSide} brings {amount, count, unit} into the battle.`,
    `${sidePl} wprowadza do bitwy {amount, count, unit:acc}.`,
  ],
  'event.rows-formed': [
    { attackers: 'number', defenders: 'number' },
    'Attacking units: {attackers}. Defending units: {defenders}.',
    'Atakujące jednostki: {attackers}. Broniące się jednostki: {defenders}.',
  ],
  'event.hero-supports': [
    { hero: 'hero', unit: 'unit' },
    '{hero} supports the {unit:other}.',
    '{hero} wspiera typ: {unit}.',
  ],
  'event.combat-round': [{ round: 'number' }, 'Combat round {round}.', 'Runda walki {round}.'],
  'event.fate-drawn': [
    { side: 'number', unit: 'unit', fate: secret('fate') },
    `${theSide} draws {fate} for the {unit:other}.`,
    `${sidePl} ({unit}) dobiera {fate:acc}.`,
  ],
  'event.fate-drawn.hidden': [
    `${theSide} draws a Fate card for the {unit:other}.`,
    `${sidePl} ({unit}) dobiera kartę losu.`,
  ],
  'event.fate-revealed': [
    { side: 'number', fate: shown('fate') },
    `${theSide} reveals {fate}.`,
    `${sidePl} odkrywa {fate:acc}.`,
  ],
  'event.fate-dropped': [
    { side: 'number', fate: shown('fate') },
    `${theSide} discards {fate}.`,
    `${sidePl} odrzuca {fate:acc}.`,
  ],
  'event.special-used': [
    { side: 'number', unit: 'unit' },
    `${theSide} uses the {unit}’s special ability.`,
    `${sidePl} używa specjalnej zdolności: {unit}.`,
  ],
  'event.fighter-damaged': [
    { side: 'number', unit: 'unit', damage: 'number' },
    `${sideEn}: {unit:a} takes damage (now {damage}).`,
    `${sidePl}: {unit} otrzymuje obrażenie (łącznie: {damage}).`,
  ],
  'event.fighter-healed': [
    { side: 'number', unit: 'unit', damage: 'number' },
    `${sideEn}: {unit:a} loses a damage token ({damage} left).`,
    `${sidePl}: {unit} traci żeton obrażeń (pozostało: {damage}).`,
  ],
  'event.fighters-destroyed': [
    ofSide,
    `${theSide} loses {amount, count, unit}.`,
    `${sidePl} traci {amount, count, unit:acc}.`,
  ],
  'event.fighters-routed': [
    ofSide,
    `${sideEn}: {amount, count, unit} {amount, plural, one {is} other {are}} routed.`,
    `${sidePl}: rozbito {amount, count, unit:acc}.`,
  ],
  'event.fighters-stood': [
    ofSide,
    `${sideEn}: {amount, count, unit} {amount, plural, one {stands} other {stand}} up.`,
    `${sidePl} stawia z powrotem {amount, count, unit:acc}.`,
  ],
  'event.health-raised': [
    { side: 'number', unit: 'unit', health: 'number' },
    `${sideEn}: the {unit:other} have {health} health until the battle ends.`,
    `${sidePl}: do końca bitwy {unit} ma Wytrzymałość {health}.`,
  ],
  'event.strength-added': [
    { side: 'number', amount: 'number' },
    `${theSide} gains {amount} strength.`,
    `${sidePl} otrzymuje +{amount} do siły.`,
  ],
  'event.routs-cancelled': [
    { who: 'seat', amount: 'number' },
    '{who} {who|cancel|cancels} {amount, plural, one {# rout} other {# routs}}.',
    '{who|Anulujesz|{who} anuluje} {amount, plural, one {# rozbicie} few {# rozbicia} many {# rozbić} other {# rozbicia}}.',
  ],
  'event.fury-stirred': [
    { who: 'seat', unit: 'unit', cards: 'number' },
    '{who:name} will draw {cards, plural, one {# more Fate card} other {# more Fate cards}} for the {unit:other}.',
    '{who|Dobierzesz|{who} dobierze} dodatkowo {cards, count, thing.fate-card:acc} ({unit}).',
  ],
  'event.stronghold-weakened': [
    { area: 'area', amount: 'number' },
    'The stronghold in {area} has {amount} less strength.',
    'Twierdza na obszarze {area}: −{amount} do siły.',
  ],
  'event.fortification-used': [
    { who: 'seat', development: 'development', area: 'area' },
    '{who} {who|use|uses} the {development} in {area}.',
    '{who|Wykorzystujesz|{who} wykorzystuje} ulepszenie „{development}” na obszarze {area}.',
  ],
  'event.strength-counted': [
    { side: 'number', units: 'number', stronghold: 'number', weakened: 'number', added: 'number' },
    `${sideEn}: units {units}{stronghold, select, 0 {} other {, stronghold {stronghold}}}{weakened, select, 0 {} other { (reduced by {weakened})}}{added, select, 0 {} other {, other bonuses {added}}}.`,
    `${sidePl}: jednostki {units}{stronghold, select, 0 {} other {, twierdza {stronghold}}}{weakened, select, 0 {} other { (pomniejszona o {weakened})}}{added, select, 0 {} other {, inne premie {added}}}.`,
  ],
  'event.strength-tallied': [
    { attacker: 'number', defender: 'number' },
    'Strength: attacker {attacker}, defender {defender}.',
    'Siła: atakujący {attacker}, obrońca {defender}.',
  ],
  'event.battle-won': [
    { who: 'seat', area: 'area' },
    '{who} {who|win|wins} the battle in {area}.',
    '{who|Wygrywasz|{who} wygrywa} bitwę na obszarze {area}.',
  ],
  'event.neutrals-won': [
    { area: 'area' },
    'The neutral units win the battle in {area}.',
    'Neutralne jednostki wygrywają bitwę na obszarze {area}.',
  ],
  'event.stronghold-damaged': [
    { who: 'seat', area: 'area' },
    '{who:s} stronghold in {area} is damaged.',
    '{who|Twoja twierdza|{who}: twierdza} na obszarze {area} zostaje uszkodzona.',
  ],
  'event.battle-called-off': [
    { who: 'seat', area: 'area' },
    '{who} {who|call|calls} off the battle in {area}.',
    '{who|Odwołujesz|{who} odwołuje} bitwę na obszarze {area}.',
  ],
  'event.units-withdrawn': [
    { unit: 'unit', amount: 'number', from: 'area', to: 'area' },
    '{amount, count, unit} {amount, plural, one {withdraws} other {withdraw}} from {from} to {to}.',
    'Wycofanie z obszaru {from} na obszar {to}: {amount, count, unit}.',
  ],
  'event.units-returned': [
    { unit: 'unit', standing: 'number', routed: 'number', area: 'area' },
    '{unit:other} in {area}: {standing} standing, {routed} routed.',
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
    '{hero} already supports them.',
    'Te jednostki wspiera już {hero}.',
  ],
  'reason.initiative-too-low': [
    { unit: 'unit' },
    '{unit:other} are too quick for this ability.',
    '{unit}: inicjatywa jest zbyt niska dla tej zdolności.',
  ],
  'reason.wrong-shape': [
    { unit: 'unit' },
    'This ability does not affect the class of the {unit:other}.',
    '{unit}: ta zdolność nie dotyczy tej kategorii jednostek.',
  ],
  'reason.stands-or-wrong-class': [
    { unit: 'unit' },
    'This unit is standing, or of a class that this ability does not affect: {unit}.',
    '{unit}: jednostka stoi albo należy do kategorii, której ta zdolność nie dotyczy.',
  ],
  'reason.neither-damaged-nor-routed': [
    { unit: 'unit' },
    'This unit is neither damaged nor routed: {unit}.',
    '{unit}: jednostka nie ma obrażeń ani nie jest rozbita.',
  ],
});
