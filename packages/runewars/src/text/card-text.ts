import type { Message } from '@runehold/kernel/text/message';
import type { Content } from '../content/content.ts';
import type { Edition, Timing } from '../content/types.ts';
import type { ObjectiveCard, SeasonCard, TacticsCard } from '../content/types-cards.ts';
import { conditions } from '../rules/cards/objectives/registry.ts';
import { tactics } from '../rules/cards/tactics/registry.ts';
import { seasonal } from '../rules/season/cards/registry.ts';
import { shapes } from './classes.ts';
import { type CardText, colon, comma, onlyIf, clause as shared, stop } from './clause.ts';
import { timingsText } from './clause-groups.ts';
import { speech } from './speech.ts';

const { words, clause } = speech({
  'clause.season.wizards-council': ['Wizards’ Council', 'Rada Czarodziejów'],
  'clause.whom.everybody': ['each player', 'każdy gracz'],
  'clause.whom.highest': ['influence bid: the highest bidder', 'licytacja wpływów: gracz z najwyższą stawką'],
  'clause.whom.all-but-highest': [
    'influence bid: each player except the highest bidder',
    'licytacja wpływów: każdy oprócz gracza z najwyższą stawką',
  ],
  'clause.whom.lowest': ['influence bid: the lowest bidder', 'licytacja wpływów: gracz z najniższą stawką'],
  'clause.whom.below': [
    'influence bid: each player who bids less than {bid}',
    'licytacja wpływów: każdy gracz ze stawką niższą niż {bid}',
  ],
  'clause.barred.everybody': ['each player', 'żaden gracz'],
  'clause.barred.all-but-highest': [
    'influence bid: each player except the highest bidder',
    'licytacja wpływów: nikt oprócz gracza z najwyższą stawką',
  ],
  'clause.barred.below': [
    'influence bid: each player who bids less than {bid}',
    'licytacja wpływów: nikt, czyja stawka jest niższa niż {bid},',
  ],
  'clause.side.attacker': ['as the attacker', 'jako atakujący'],
  'clause.side.defender': ['as the defender', 'jako obrońca'],
  'clause.side.receiver': ['if your units suffer them', 'jeśli dotyczy twoich jednostek'],
  'clause.side.participant': ['if you have a unit in it', 'jeśli masz w niej jednostkę'],
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
    'claim it during your turn for a dragon rune if',
    'ogłoś jego wypełnienie w swojej turze i otrzymaj smoczy run, jeśli',
  ],
  'clause.claim.after-battle': [
    'claim it right after a battle for a dragon rune if',
    'ogłoś jego wypełnienie zaraz po bitwie i otrzymaj smoczy run, jeśli',
  ],
  'clause.objective.escape': [
    'if it can no longer be fulfilled, you may exchange it during your turn',
    'jeśli nie da się go już wypełnić, możesz go wymienić w swojej turze',
  ],
});
export const cardTextWords = words;

type Concerned = NonNullable<SeasonCard['bid']>['concerns'] | 'everybody';

/** Whom a Season card concerns: in Polish nobody of several may do what it forbids. */
const whomText = (concerns: Concerned, isForbidden: boolean, bid: SeasonCard['bid']): Message =>
  isForbidden && concerns !== 'highest' && concerns !== 'lowest'
    ? clause(`clause.barred.${concerns}`, bid)
    : clause(`clause.whom.${concerns}`, bid);

/** The primary ability of a Season card: whom it concerns and what it does. */
export const seasonText = (
  { editions }: Pick<Content, 'editions'>,
  { wizardsCouncil, bid, effect }: SeasonCard,
  edition: Edition,
): CardText => [
  ...onlyIf(wizardsCouncil, clause('clause.season.wizards-council'), stop),
  whomText(bid?.concerns ?? 'everybody', seasonal.kindOf(effect).forbids === true, bid),
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

/** What a Tactical Fate card shows for each class. (BW-TFATE-01) */
const fateText = ({ fate }: TacticsCard): CardText =>
  fate === undefined
    ? []
    : [
        clause('clause.fate.card'),
        colon,
        ...shapes.flatMap((shape, n) => [
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
