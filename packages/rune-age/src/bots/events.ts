import type { Asked } from '@runehold/kernel/view/asked';
import { powerRank } from '../effects/standing/registry.ts';
import { type Look, scenarioIn } from '../rules/view/look.ts';
import { most, one, type Proposal } from './answer.ts';
import { because } from './text.ts';

/** A shield is used where it saves most: at once among partners, else for oneself. */
export const raiseShield = (look: Look, { prompt }: Asked): Proposal => {
  const amount = prompt.args['amount'] ?? 0;
  const victim = prompt.args['victim'] ?? look.me;
  const ours = victim === look.me || scenarioIn(look) === 'cataclysm';
  return ours && (amount >= 2 || look.t.damage.get(victim) >= 12)
    ? one(1, because('bot.avoid-damage', { amount }))
    : one(0, because('bot.save-cards'));
};

export const neverStop = (): Proposal => one(0, because('bot.best-for-us'));

/** The rune that helps most: wealth and command every turn, might in every fight. */
export const keepPower = (look: Look, { offer }: Asked): Proposal =>
  one(
    most(offer, rune => -powerRank(look.t.content.runes[rune].power)),
    because('bot.best-for-us'),
  );
