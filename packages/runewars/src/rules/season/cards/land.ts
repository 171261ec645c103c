import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { no, type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import { count, type LocalList, listOf } from '@runehold/kernel/layout/locals';
import { areaDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { resourceIds } from '../../../pools.ts';
import { speech } from '../../../text/speech.ts';
import { reasons as common } from '../../../words.ts';
import { controller, printedYield } from '../../map/areas.ts';
import {
  clearBlight,
  desolate,
  freeze,
  isBlighted,
  landTokensLeft,
  mayClear,
  mayDesolate,
  mayFreeze,
} from '../../map/blight.ts';
import { areas } from '../../map/offer-areas.ts';
import { anyOwnArea } from '../../map/own-areas.ts';
import { procedure } from '../../rules.ts';
import { gainInfluence } from '../../table/resources.ts';
import { effectOf, inTurn, ofPlayer, type Season } from './primary.ts';

const { words, say, reasons } = speech({
  'prompt.mend-land': [
    { influence: 'number' },
    'From which area do you remove a token? If you remove none, you gain {influence} influence.',
    'Z którego obszaru usuwasz żeton? Jeśli z żadnego, otrzymujesz {influence, count, thing.influence:acc}.',
  ],
  'label.gain-influence': ['gain influence', 'weź wpływy'],
  'prompt.desolate-where': ['Where do you place a desolation token?', 'Gdzie układasz żeton spustoszenia?'],
  'prompt.freeze-where': [
    { tokens: 'number' },
    'Where do you place {tokens, plural, one {a cryomancy token} other {# cryomancy tokens}}?',
    'Gdzie układasz {tokens, plural, one {żeton} few {# żetony} many {# żetonów} other {# żetonu}} kriomancji?',
  ],
  'reason.no-icons': ['The area has no resource icon.', 'Na tym obszarze nie ma żadnego surowca.'],
});

/** A token leaves an area of the player's, or he gains influence. (Mending the Land) */
const mendOne = procedure('season-mend', { ...ofPlayer, area: count }, steps =>
  steps
    .do((_t, f) => {
      f.area = PASS;
    })
    .when(
      (t, f) => anyOwnArea(t, isBlighted, f.seat),
      may =>
        may.ask('area', {
          kind: 'one',
          seat: 'seat',
          from: areaDomain,
          options: areas((t, f, area) =>
            controller(t, area) === f.seat ? mayClear(t, area) : no(common['area-not-yours']),
          ),
          optional: true,
          pass: () => say('label.gain-influence'),
          prompt: (t, f) =>
            say('prompt.mend-land', {
              influence: effectOf(t, f.card, 'clear-land-or-gain-influence').influence,
            }),
          rule: 'BW-DESO-12',
        }),
    )
    .do((t, f) => {
      if (f.area !== PASS) clearBlight(t, f.area);
      else gainInfluence(t, f.seat, effectOf(t, f.card, 'clear-land-or-gain-influence').influence);
    }),
);

export const mendLand: Season<'clear-land-or-gain-influence', { influence: number }> = {
  clause: [
    'removes 1 desolation or cryomancy token from an area they control, or gains {influence, count, thing.influence}',
    'usuwa 1 żeton spustoszenia lub kriomancji z obszaru pod swoją kontrolą albo otrzymuje {influence, count, thing.influence:acc}',
  ],
  words,
  rule: inTurn('clear-land-or-gain-influence', () => mendOne),
  bot: { answers: { 'season-mend.area': 'ownArea' } },
};

const printsSomething = (t: Table, area: number): boolean =>
  resourceIds.some((_, resource) => printedYield(t, area, resource) > 0);

/** Whether a card's tokens may be placed in an area, where none of them is yet. */
const isPlace = (t: Table, card: number, area: number, taken: LocalList): Verdict => {
  if (taken.has(area)) return no(common['area-chosen']);
  const { freezing, printed } = effectOf(t, card, 'may-place-land-tokens');
  const verdict = freezing ? mayFreeze(t, area) : mayDesolate(t, area);
  return verdict === YES ? yesIf(!printed || printsSomething(t, area), reasons['no-icons']) : verdict;
};

/** The most areas that a card names. */
const MOST_AREAS = 4;

/** Tokens into legal areas of the player's choice, as long as there are any. (Scouring Drought, Early Frost, Howling Blizzard) */
const placeOne = procedure('season-place', { ...ofPlayer, area: count, taken: listOf(MOST_AREAS) }, steps =>
  steps.repeatWhile(
    (t, f) =>
      f.area !== PASS &&
      f.taken.length < effectOf(t, f.card, 'may-place-land-tokens').areas &&
      landTokensLeft(t) > 0,
    placing =>
      placing
        .ask('area', {
          kind: 'one',
          seat: 'seat',
          from: areaDomain,
          options: areas((t, f, area) => isPlace(t, f.card, area, f.taken)),
          optional: true,
          pass: skipping,
          prompt: (t, f) => {
            const { freezing, tokens } = effectOf(t, f.card, 'may-place-land-tokens');
            return freezing
              ? say('prompt.freeze-where', { tokens: Math.min(tokens, landTokensLeft(t)) })
              : say('prompt.desolate-where');
          },
          rule: 'BW-DESO-01',
        })
        .unless({ area: PASS }, placed =>
          placed.do((t, f) => {
            const { freezing, tokens } = effectOf(t, f.card, 'may-place-land-tokens');
            f.taken.push(f.area);
            if (!freezing) desolate(t, f.area);
            else for (let n = Math.min(tokens, landTokensLeft(t)); n > 0; n--) freeze(t, f.area);
          }),
        ),
  ),
);

/** So many tokens in each of so many areas: cryomancy, or desolation, of which an area never has two. */
export const placeLandTokens: Season<
  'may-place-land-tokens',
  { freezing: boolean; areas: number; tokens: number; printed: boolean }
> = {
  clause: [
    'may place {tokens} {freezing, select, 0 {desolation} other {cryomancy}} {tokens, plural, one {token} other {tokens}} in {areas, plural, one {# area} other {each of up to # areas}} outside home realms{printed, select, 0 {} other { with at least 1 resource icon}}',
    'może ułożyć {tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} {freezing, select, 0 {spustoszenia} other {kriomancji}} na {areas, select, 1 {1 obszarze} other {każdym z najwyżej {areas} obszarów}} poza królestwami{printed, select, 0 {} other {, z co najmniej 1 symbolem surowca}}',
  ],
  rule: inTurn('may-place-land-tokens', () => placeOne),
  bot: { bid: [0.4, 3], answers: { 'season-place.area': 'blightRival' } },
};
