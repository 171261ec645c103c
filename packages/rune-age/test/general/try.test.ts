import { it } from 'vitest';
import { table, handOf, cityTo, cardsIn, nextRound, endTurn, deckOf, enemyInPlay, powerTo } from '../kit.ts';
it('x', () => {
  const s = table().given(t => { handOf(t, 0, ['gold.1','daqan.knight']); cityTo(t, 0, 'city.forge'); enemyInPlay(t, 'res.ghox'); });
  console.log(s.offered(), cardsIn(s.table.deck.at(0)), s.table.attacked);
  endTurn(s); console.log(s.told(), s.ask());
  nextRound(s); console.log(s.history().slice(-12), s.offered(), s.table.round);
});
