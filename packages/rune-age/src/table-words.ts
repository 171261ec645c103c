import { MAX_SEATS } from '@runehold/kernel/layout/seats';
import { bilingual, type Entry, joinBilingual } from '@runehold/kernel/text/bilingual';
import { universe } from './boxes/universe.ts';
import type { Name } from './content/name.ts';
import { layout } from './layout.ts';

/** A name as a caption, in English and in Polish. */
const plain = ([en, pl]: Name): Entry => [en.forms['one'] ?? '', pl.forms['nom'] ?? ''];

type Named = { readonly id: string; readonly name: Name };

/** The values of an option that are named after things. */
const after = (option: string, things: readonly Named[]): Record<string, Entry> =>
  Object.fromEntries(things.map(({ id, name }) => [`option.${option}.${id}`, plain(name)]));

const neutrals = (['neutral2', 'neutral4', 'neutral6'] as const).map(option => ({
  [`option.${option}.usual`]: ['as the scenario says', 'zgodnie ze scenariuszem'] as const,
  ...after(
    option,
    universe.cards.filter(({ id }) => layout.options[option].values.includes(id)),
  ),
}));

const seats = Array.from({ length: MAX_SEATS }, (_, seat) => seat + 1);

const perSeat = seats.map(seat => ({
  [`option.race${seat}`]: [`Player ${seat}’s race`, `Rasa gracza ${seat}`] as const,
  [`option.race${seat}.random`]: ['random', 'losowa'] as const,
  ...after(`race${seat}`, universe.races),
  [`option.firstPlayer.seat${seat}`]: [`player ${seat}`, `gracz ${seat}`] as const,
}));

const options = bilingual({
  'option.scenario': ['Scenario', 'Scenariusz'],
  'option.scenario.random': ['random', 'losowy'],
  'option.firstPlayer': ['First player', 'Pierwszy gracz'],
  'option.firstPlayer.random': ['random', 'losowy'],
  'option.neutral2': ['Cheap neutral card', 'Tania karta neutralna'],
  'option.neutral4': ['Mid-priced neutral card', 'Średnio droga karta neutralna'],
  'option.neutral6': ['Expensive neutral card', 'Droga karta neutralna'],
  'option.cooperative': ['The Cataclysm without a traitor', 'Kataklizm bez zdrajcy'],
  'option.cooperative.no': ['no', 'nie'],
  'option.cooperative.yes': ['yes', 'tak'],
  'option.leaving': [
    'Players may resign or propose to stop',
    'Gracze mogą zrezygnować lub zaproponować koniec gry',
  ],
  'option.leaving.no': ['no', 'nie'],
  'option.leaving.yes': ['yes', 'tak'],
  ...after('scenario', universe.scenarios),
  ...(Object.assign({}, ...neutrals, ...perSeat) as Record<string, Entry>),
});

/** Captions of what lies on the table. */
const fields = bilingual({
  'field.objective': ['scenario', 'scenariusz'],
  'field.round': ['round', 'runda'],
  'field.firstSeat': ['first player', 'pierwszy gracz'],
  'field.clockwise': ['clockwise', 'zgodnie z ruchem wskazówek zegara'],
  'field.race': ['race', 'rasa'],
  'field.alive': ['in the game', 'w grze'],
  'field.damage': ['damage', 'obrażenia'],
  'field.barracksStrongholds': ['strongholds in the Barracks', 'twierdze w koszarach'],
  'field.readyStrongholds': ['ready strongholds', 'gotowe twierdze'],
  'field.exhaustedStrongholds': ['exhausted strongholds', 'wyczerpane twierdze'],
  'field.attackedStrongholds': ['strongholds attacked in vain', 'bezskutecznie zaatakowane twierdze'],
  'field.monument': ['Monument', 'pomnik'],
  'field.cityPlace': ['cities', 'miasta'],
  'field.cityExhausted': ['exhausted cities', 'wyczerpane miasta'],
  'field.hand': ['hand', 'ręka'],
  'field.deck': ['deck', 'talia'],
  'field.deckTop': ['on top of the deck', 'na wierzchu talii'],
  'field.discard': ['discard pile', 'stos kart odrzuconych'],
  'field.aside': ['set aside', 'odłożone na bok'],
  'field.pile': ['piles to buy from', 'stosy kart do zdobycia'],
  'field.unused': ['out of the game', 'poza grą'],
  'field.army': ['armies', 'armie'],
  'field.wounded': ['wounded units', 'ranne jednostki'],
  'field.bonus': ['strength gained by units', 'premie do siły jednostek'],
  'field.armyBonus': ['strength gained by armies', 'premie do siły armii'],
  'field.passed': ['passed', 'pas'],
  'field.fighter': ['in combat', 'w walce'],
  'field.target': ['target', 'cel ataku'],
  'field.attacked': ['attacked this round', 'zaatakowane w tej rundzie'],
  'field.eventDeck': ['Event deck', 'talia wydarzeń'],
  'field.eventDiscard': ['discarded Events', 'odrzucone wydarzenia'],
  'field.enemies': ['Enemies', 'wrogowie'],
  'field.lasting': ['lasting Instants', 'trwające nagłe wydarzenia'],
  'field.instant': ['Instant', 'nagłe wydarzenie'],
  'field.rewards': ['Rewards', 'nagrody'],
  'field.unusedEvents': ['Events out of the game', 'wydarzenia poza grą'],
  'field.eventExhausted': ['exhausted Rewards', 'wyczerpane nagrody'],
  'field.eventTokens': ['tokens on Events', 'żetony na wydarzeniach'],
  'field.lastingRound': ['round of lasting Instants', 'runda trwających nagłych wydarzeń'],
  'field.power': ['dragon rune', 'smoczy run'],
  'field.powersAside': ['hidden dragon runes', 'zakryte smocze runy'],
  'field.unusedPowers': ['dragon runes out of the game', 'smocze runy poza grą'],
  'field.runeExhausted': ['exhausted dragon runes', 'wyczerpane smocze runy'],
  'field.traitor': ['traitor', 'zdrajca'],
  'field.looker': ['looks at a hand', 'ogląda cudzą rękę'],
  'field.lookedAt': ['shows the hand', 'pokazuje rękę'],
  'field.trades': ['cards that changed hands', 'karty, które zmieniły właściciela'],
});

export const captionWords = joinBilingual(options, fields);
