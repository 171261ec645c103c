import { describe, expect, it } from 'vitest';
import { seasonPool, tacticsPool } from '../../src/pools.ts';
import { clausesOf, type TextKind } from '../../src/rules/view/texts.ts';
import { position } from '../kit/position.ts';
import { the } from '../text/kit.ts';
import { sightAt } from './looks.ts';

const said = (options: Readonly<Record<string, string>>, kind: TextKind, it: number) =>
  clausesOf(sightAt(position({ options }).table, 0), kind, it);

describe('the text of a card on the table', () => {
  it.each([
    ['threatenedHomeRealms', 'seasonCard', seasonPool.cards.indexOf('season-threatened-home-realms')],
    ['ambush', 'tactics', tacticsPool.cards.indexOf('tactics-ambush')],
    ['activationMovers', 'order', the('order', 'order-mobilize')],
    ['sorceressChooser', 'unit', the('unit', 'unit-sorceress')],
  ] as const)(
    'RW-ORIG-20 says what is played where only %s is of the other edition',
    (difference, kind, it) => {
      const [revised, original] = ['revised', 'original'].map(edition => said({ edition }, kind, it));
      expect(original).not.toEqual(revised);
      expect(said({ [difference]: 'original' }, kind, it)).toEqual(original);
      expect(said({ edition: 'original', [difference]: 'revised' }, kind, it)).toEqual(revised);
    },
  );
});
