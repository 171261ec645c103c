import type { Table } from '@runehold/rune-age/layout';
import { deckOf, handOf } from '@runehold/rune-age/positions/cards';
import { enemyInPlay } from '@runehold/rune-age/positions/events';
import { figure } from '../../lesson.ts';
import { card, enemyStrength, event, inHand } from '../../rune-age/figures.ts';
import { puzzle } from '../puzzle.ts';
import { fewestLost, holdsReward, thisTurn } from './goals.ts';
import { act, alone, inRuneAge } from './table.ts';

const demon = 'neutral.demon';
const march = 'neutral.forced_march';
const cry = 'neutral.battle_cry';
const [warrior, sorceress, archer] = [
  'latari.darnati_warrior',
  'latari.storm_sorceress',
  'latari.deepwood_archer',
];
const [lord, berserker] = ['uthuk.chaos_lord', 'uthuk.berserker'];

/** The cards of the deck. */
const DECK = 2;

export const makeRoom = puzzle<Table>({
  ...inRuneAge,
  id: 'rune-age.make-room',
  figures: {
    dragon: event('res.mithrilim'),
    march: card(march),
    warrior: card(warrior),
    demon: card(demon),
    coin: card('gold.1'),
    two: figure(() => DECK),
  },
  start: alone('latari', t => {
    handOf(t, 0, [march, demon, 'gold.1']);
    deckOf(t, 0, Array<string>(DECK).fill(warrior));
    enemyInPlay(t, 'res.mithrilim');
  }),
  goal: thisTurn(holdsReward('res.mithrilim')),
  best: [act(`card:${march}`), { on: 'prompt.destroy-card', say: ['gold.1'] }],
  texts: {
    goal: [
      'Your deck is {two, count, warrior}. Defeat {dragon} this turn, with the best chance.',
      'W talii masz jeszcze tylko {two, count, warrior:acc}. Pokonaj w tej turze {dragon:acc}, z jak największą szansą.',
    ],
    idea: [
      'What is the coin good for today? And what would you draw?',
      'Na co dziś przyda się moneta? I co dobierzesz?',
    ],
    answer: [
      '{march}, giving up the {coin}, draws {two, count, warrior}. Then all three attack {dragon}.',
      '{march} kosztem {coin:gen} dobiera {two, count, warrior:acc}. Potem cała trójka atakuje {dragon:acc}.',
    ],
    why: [
      'Fewer cards are better cards: what is thrown out makes room. Whoever knows the last cards of a deck knows what comes.',
      'Mniej kart to lepsze karty: co odchodzi, robi miejsce. Kto zna ostatnie karty talii, wie, co dobierze.',
    ],
  },
});

export const bodies = puzzle<Table>({
  ...inRuneAge,
  id: 'rune-age.bodies',
  figures: {
    dragon: event('res.kalladra'),
    ten: enemyStrength('res.kalladra'),
    archer: card(archer),
    archers: inHand(archer),
  },
  start: alone('latari', t => {
    handOf(t, 0, [demon, warrior, sorceress, archer, archer]);
    enemyInPlay(t, 'res.kalladra');
  }),
  goal: thisTurn(holdsReward('res.kalladra')),
  best: [
    { on: 'prompt.assault', say: [archer] },
    { on: 'prompt.attrition', say: [`sound:${archer}`] },
  ],
  texts: {
    goal: [
      'Defeat {dragon} this turn, with the best chance.',
      'Pokonaj w tej turze {dragon:acc}, z jak największą szansą.',
    ],
    idea: [
      'You need {ten} after the die has taken its share. Whom will it take?',
      'Potrzeba siły {ten} już po tym, jak kość zabierze swoje. Kogo zabierze?',
    ],
    answer: [
      'Play all five, and give {archers, count, archer} to the skulls.',
      'Zagraj całą piątkę, a czaszkom oddaj {archers, count, archer:acc}.',
    ],
    why: [
      'Cheap units are armour for costly ones: with two to spare no face of the die can stop you.',
      'Tanie jednostki to zbroja dla drogich: z dwiema w zapasie żadna ścianka kości cię nie zatrzyma.',
    ],
  },
});

export const notTheBiggest = puzzle<Table>({
  ...inRuneAge,
  id: 'rune-age.not-the-biggest',
  figures: {
    kalladra: event('res.kalladra'),
    margath: event('res.margath'),
    archer: card(archer),
    cry: card(cry),
  },
  start: alone('latari', t => {
    handOf(t, 0, [warrior, warrior, archer, archer, cry]);
    enemyInPlay(t, 'res.kalladra');
    enemyInPlay(t, 'res.margath');
  }),
  goal: thisTurn(holdsReward('res.kalladra', 'res.margath')),
  best: [act('attack:enemy:res.kalladra'), { on: 'prompt.attrition', say: [`sound:${archer}`] }],
  texts: {
    goal: [
      'Win a Reward this turn, with the best chance: {kalladra} or {margath}.',
      'Zdobądź w tej turze nagrodę, z jak największą szansą: {kalladra} albo {margath}.',
    ],
    idea: [
      'Count what you have after one skull, and after two. A lost unit takes its part of the {cry} along.',
      'Policz, co zostaje po jednej czaszce, a co po dwóch. Stracona jednostka zabiera ze sobą swoją część {cry:gen}.',
    ],
    answer: [
      'All against {kalladra}; {archer:other} are lost first, then the {cry} counts for those who are left.',
      'Wszyscy na {kalladra:acc}; pierwszy ginie {archer}, a {cry} działa na tych, co zostaną.',
    ],
    why: [
      'Each lost unit costs its strength and its cry. The biggest target leaves no room for bad luck.',
      'Każda stracona jednostka to jej siła i jej okrzyk. Największy cel nie zostawia miejsca na pecha.',
    ],
  },
});

export const asFewAsPossible = puzzle<Table>({
  ...inRuneAge,
  id: 'rune-age.as-few-as-possible',
  figures: {
    dragon: event('res.kalladra'),
    ten: enemyStrength('res.kalladra'),
    lord: card(lord),
    berserker: card(berserker),
  },
  start: {
    ...alone('uthuk', t => {
      handOf(t, 0, [lord, berserker, berserker, berserker]);
      enemyInPlay(t, 'res.kalladra');
    }),
    opening: {
      until: 'prompt.resolution',
      lines: {
        0: [
          { on: 'prompt.action', say: 'attack:enemy:res.kalladra' },
          ...[lord, berserker, berserker, berserker].map(say => ({ on: 'prompt.assault', say })),
        ],
      },
    },
    // A face of the die without a skull.
    dealt: { die: [0] },
  },
  on: 'prompt.resolution',
  rule: 'RA-ABIL-09',
  goal: fewestLost('res.kalladra', 4),
  best: [
    { on: 'prompt.resolution', say: [`card:${lord}`] },
    { on: 'prompt.wound-any', say: [`sound:${berserker}`] },
  ],
  texts: {
    goal: [
      'The die spared you. Beat {dragon} with {ten} strength, and lose as few units as you can.',
      'Kość cię oszczędziła. Pokonaj {dragon:acc} siłą {ten} i strać jak najmniej jednostek.',
    ],
    idea: [
      'A wound counts twice: for the {lord}, and for the unit that is wounded.',
      'Rana liczy się dwa razy: zyskuje na niej {lord} i ten, kto ją odnosi.',
    ],
    answer: [
      'The {lord} wounds one {berserker}, which then uses its own rage.',
      '{lord} rani jednego z twoich (niech to będzie {berserker}), a ten korzysta potem z własnego szału.',
    ],
    why: [
      'Wounds are a price: a wounded unit dies after the combat. Pay exactly what is needed.',
      'Rany to cena: ranny ginie po walce. Zapłać dokładnie tyle, ile trzeba.',
    ],
  },
});
