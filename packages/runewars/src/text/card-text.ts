import type { Content } from '../content/content.ts';
import type { Edition, Timing, UnitClass } from '../content/types.ts';
import type { ObjectiveCard, SeasonCard, TacticsCard } from '../content/types-cards.ts';
import { conditions } from '../rules/cards/objectives/registry.ts';
import { tactics } from '../rules/cards/tactics/registry.ts';
import { seasonal } from '../rules/season/cards/registry.ts';
import { type CardText, colon, comma, onlyIf, clause as shared, stop } from './clause.ts';
import { timingsText } from './clause-groups.ts';
import { speech } from './speech.ts';

const { words, clause } = speech({
  'clause.season.wizards-council': ['Wizards’ Council', 'Rada Czarodziejów'],
  'clause.whom.everybody': ['each player', 'każdy gracz'],
  'clause.whom.highest': ['influence bid: the highest bidder', 'licytacja wpływów: gracz z najwyższą stawką'],
  'clause.whom.all-but-highest': [
    'influence bid: everybody but the highest bidder',
    'licytacja wpływów: każdy oprócz gracza z najwyższą stawką',
  ],
  'clause.whom.lowest': ['influence bid: the lowest bidder', 'licytacja wpływów: gracz z najniższą stawką'],
  'clause.whom.below': [
    'influence bid: everybody who bids less than {bid}',
    'licytacja wpływów: każdy gracz ze stawką niższą niż {bid}',
  ],
  'clause.side.attacker': ['as the attacker', 'jako atakujący'],
  'clause.side.defender': ['as the defender', 'jako obrońca'],
  'clause.side.receiver': ['if you are the one to suffer them', 'gdy dotyczy ono ciebie'],
  'clause.side.participant': ['with a unit in it', 'jeśli masz w niej jednostkę'],
  'clause.fate.card': ['as a Fate card', 'jako karta losu'],
  'clause.fate.miss': ['– a miss', '– pudło'],
  'clause.fate.special': ['– a special icon', '– symbol specjalnej zdolności'],
  'clause.fate.damage': [
    '– {amount} damage',
    '– {amount, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}',
  ],
  'clause.fate.rout': [
    '– {amount, plural, one {# rout} other {# routs}}',
    '– {amount, plural, one {# rozbicie} few {# rozbicia} many {# rozbić} other {# rozbicia}}',
  ],
  'clause.objective.good': ['good Objective', 'cel Dobra'],
  'clause.objective.evil': ['evil Objective', 'cel Zła'],
  'clause.claim.own-turn': [
    'claim it in your turn for a dragon rune when',
    'ogłoś jego wypełnienie w swojej turze i otrzymaj smoczy run, jeśli',
  ],
  'clause.claim.after-battle': [
    'claim it right after a battle for a dragon rune when',
    'ogłoś jego wypełnienie zaraz po bitwie i otrzymaj smoczy run, jeśli',
  ],
  'clause.objective.escape': [
    'if this can no longer come true, you may exchange it in your turn',
    'jeśli nie da się go już wypełnić, możesz go wymienić w swojej turze',
  ],
});
export const cardTextWords = words;

/** The primary ability of a Season card: whom it concerns and what it does. */
export const seasonText = (
  { editions }: Pick<Content, 'editions'>,
  { wizardsCouncil, bid, effect }: SeasonCard,
  edition: Edition,
): CardText => [
  ...onlyIf(wizardsCouncil, clause('clause.season.wizards-council'), stop),
  bid === undefined ? clause('clause.whom.everybody') : clause(`clause.whom.${bid.concerns}`, bid),
  ...seasonal.textOf(effect, edition, { runes: editions.threatenedHomeRealms[edition] }),
  stop,
];

const ambushTimings: Readonly<Record<Content['editions']['ambush'][Edition][number], Timing>> = {
  'own-turn': 'turn',
  'quest-phase': 'quest.action',
};

/** When a card is played; a duel out of turn is the one that the editions time otherwise. (RW-ORIG-14) */
const tacticsTimings = (
  { editions }: Pick<Content, 'editions'>,
  { timings, effect }: TacticsCard,
  edition: Edition,
): readonly Timing[] =>
  effect.kind === 'start-duel' ? editions.ambush[edition].map(when => ambushTimings[when]) : timings;

const sideText = ({ side, participant }: TacticsCard): CardText => [
  ...(side === 'either' || side === 'owner' ? [] : [comma, clause(`clause.side.${side}`)]),
  ...onlyIf(participant, comma, clause('clause.side.participant')),
];

const classes = ['triangle', 'circle', 'rectangle', 'hexagon'] as const satisfies readonly UnitClass[];

/** What a Tactical Fate card shows for each class. (BW-TFATE-01) */
const fateText = ({ fate }: TacticsCard): CardText =>
  fate === undefined
    ? []
    : [
        clause('clause.fate.card'),
        colon,
        ...classes.flatMap((shape, n) => [
          ...onlyIf(n > 0, comma),
          shared(`clause.class.${shape}`),
          clause(`clause.fate.${fate[shape].kind}`, fate[shape]),
        ]),
        stop,
      ];

/** When a Tactics card is played, by whom and to what effect. */
export const tacticsText = (
  content: Pick<Content, 'editions'>,
  card: TacticsCard,
  edition: Edition,
): CardText => [
  ...timingsText(tacticsTimings(content, card, edition)),
  ...sideText(card),
  colon,
  ...tactics.textOf(card.effect),
  stop,
  ...fateText(card),
];

/** Whose Objective it is, when it may be claimed and on what condition. */
export const objectiveText = (card: ObjectiveCard): CardText => [
  clause(`clause.objective.${card.alignment}`),
  stop,
  clause(`clause.claim.${card.claim}`),
  ...conditions.textOf(card.condition),
  stop,
  ...onlyIf(card.escape, clause('clause.objective.escape'), stop),
];
