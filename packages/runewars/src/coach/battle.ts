import { isOffered } from '@runehold/kernel/pack/coach';
import type { Odds } from '@runehold/kernel/pack/odds';
import { spoken } from '@runehold/kernel/spoken';
import { groundOf } from '../rules/view/areas.ts';
import type { Look } from '../rules/view/look.ts';
import { diplomacyOdds } from '../rules/view/odds-fate.ts';
import { isFought, marchOf } from './marching.ts';
import { type Scene, things, trigger } from './trigger.ts';

const { say, words } = spoken({
  'coach.hard-battle': [
    { percent: 'number', n: 'number' },
    'About {percent}% to win; you would lose {n, plural, one {# unit} other {# units}} on average.',
    'Szansa na wygraną: około {percent}%; średnie straty: {n, count, thing.unit}.',
  ],
  'coach.talk-first': [
    { n: 'number', percent: 'number' },
    'You could talk first: {n} influence, {percent}% that they join or leave.',
    'Możesz najpierw pertraktować: {n, count, thing.influence}, {percent}% szans, że dołączą lub odejdą.',
  ],
});

export { words as battleCoachWords };

/** A battle below this is worth a warning; one above that needs no talk; a talk from here on is worth trying. */
const HARD = 0.35;
const EASY = 0.7;
const PROMISING = 0.75;
/** The most influence that an attempt takes. (RW-DIPL-02) */
const MOST_INFLUENCE = 6;

const percentOf = (share: number): number => Math.round(100 * share);

/** The battle among what the host has told. */
const battleIn = ({ decision }: Scene): Odds | undefined =>
  decision.odds?.find(({ kind }) => kind === 'battle');

const winIn = ({ outcomes }: Odds): number =>
  outcomes.reduce((sum, { tone, chance }) => sum + (tone === 'good' ? chance.rate : 0), 0);

/** The units of a seat that an average battle costs. */
const lossesIn = ({ costs }: Odds, seat: number): number => {
  const { whole = 0, tenth = 0 } =
    costs.find(({ key, args }) => key === 'odds.cost.units' && args['who'] === seat)?.args ?? {};
  return Math.round(whole + tenth / 10);
};

/** Whether a battle is about to be begun: by marching upon an enemy, or by not talking to neutral units. */
const isBattle = (scene: Scene): boolean => {
  if (scene.decision.name !== 'march.units') return scene.pick?.name === 'battle';
  const { target, coming } = marchOf(scene);
  return coming > 0 && isFought(scene) && groundOf(scene.look, target) === 'enemy';
};

/** A battle that is lost more often than not. (RW-BATTLE-01) */
export const hardBattle = trigger({
  id: 'runewars.hard-battle',
  kind: 'likely',
  rule: 'RW-BATTLE-01',
  asks: ['march.units', 'negotiate.approach', 'be-refused.approach'],
  needsOdds: isBattle,
  at: scene => {
    const battle = isBattle(scene) ? battleIn(scene) : undefined;
    if (battle === undefined || winIn(battle) >= HARD) return undefined;
    const { args } = battle.about;
    return {
      said: say('coach.hard-battle', {
        percent: percentOf(winIn(battle)),
        n: lossesIn(battle, scene.look.me),
      }),
      lights: [things.area(args['area'])],
    };
  },
});

/** The least influence for which neutral units most likely join or leave, or undefined. */
const promisingTalk = (look: Look): { readonly n: number; readonly chance: number } | undefined => {
  const most = Math.min(MOST_INFLUENCE, look.t.influence.get(look.me));
  for (let n = 1; n <= most; n++) {
    const chance = diplomacyOdds(look, n).pass.win;
    if (chance >= PROMISING) return { n, chance };
  }
  return undefined;
};

/** Neutral units are to be fought that could be talked to with a better chance. (RW-DIPL-01) */
export const talkFirst = trigger({
  id: 'runewars.talk-first',
  kind: 'opportunity',
  rule: 'RW-DIPL-01',
  asks: ['negotiate.approach'],
  needsOdds: scene => isBattle(scene) && promisingTalk(scene.look) !== undefined,
  at: scene => {
    const battle = isBattle(scene) && isOffered(scene.decision, 'diplomacy') ? battleIn(scene) : undefined;
    const talk = battle === undefined || winIn(battle) >= EASY ? undefined : promisingTalk(scene.look);
    return (
      talk && {
        said: say('coach.talk-first', { n: talk.n, percent: percentOf(talk.chance) }),
        lights: [things.area(scene.decision.ask.prompt.args['area'])],
      }
    );
  },
});
