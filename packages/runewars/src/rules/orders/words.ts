import { secret } from '@runehold/kernel/event/event';
import { bilingual } from '@runehold/kernel/text/bilingual';

/** What Harvest, Recruit, Rally Support, Acquire Power and Fortify do, and how heroes come and go. */
export const ordersWords = bilingual({
  'event.development-used': [
    { who: 'seat', development: 'development', area: 'area' },
    '{who} uses {development} in {area}.',
    '{who} korzysta z ulepszenia {development} na obszarze {area}.',
  ],
  'event.development-built': [
    { who: 'seat', development: 'development', area: 'area' },
    '{who} builds {development:a} in {area}.',
    '{who} buduje ulepszenie {development} na obszarze {area}.',
  ],
  'event.development-destroyed': [
    { who: 'seat', development: 'development', area: 'area' },
    '{who} loses {development} in {area}.',
    '{who} traci ulepszenie {development} na obszarze {area}.',
  ],
  'event.recruit-dial': [
    { who: 'seat', resource: 'resource' },
    '{who} recruits with {resource}.',
    '{who} prowadzi zaciąg z licznika {resource:gen}.',
  ],
  'event.city-called': [
    { who: 'seat', city: 'city', area: 'area' },
    '{who} rallies {city} in {area}.',
    '{who} gromadzi poparcie: {city} na obszarze {area}.',
  ],
  'event.hero-drawn': [
    { who: 'seat', hero: secret('hero') },
    '{who} draws a Hero card: {hero}.',
    '{who} dobiera kartę bohatera: {hero}.',
  ],
  'event.hero-drawn.hidden': ['{who} draws a Hero card.', '{who} dobiera kartę bohatera.'],
  'event.heroes-returned': [
    { who: 'seat', count: 'number' },
    '{who} shuffles {count, plural, one {# Hero card} other {# Hero cards}} back into the deck.',
    '{who} wtasowuje do talii {count, plural, one {# kartę bohatera} few {# karty bohaterów} many {# kart bohaterów} other {# karty bohatera}}.',
  ],
  'event.hero-gained': [{ who: 'seat', hero: 'hero' }, '{who} gains {hero}.', '{who} pozyskuje {hero:acc}.'],
  'event.hero-deserted': [
    { who: 'seat', hero: 'hero' },
    '{hero} deserts {who}.',
    '{who} traci bohatera: {hero} odchodzi.',
  ],
  'event.reward-given-up': [
    { who: 'seat', hero: 'hero', reward: 'reward' },
    '{who} discards {reward} of {hero}.',
    '{who} odrzuca nagrodę {hero:gen}: {reward}.',
  ],
  'event.title-taken': [
    { who: 'seat', title: 'title', influence: 'number' },
    '{who} becomes {title} for {influence} influence.',
    '{who} zdobywa tytuł: {title}. Wydaje {influence, count, thing.influence:acc}.',
  ],
  'event.title-returned': [
    { who: 'seat', title: 'title' },
    '{title} lies in the middle again; {who} has lost it.',
    '{title}: tytuł wraca na wspólne pole gry, traci go {who}.',
  ],
  'event.stronghold-placed': [
    { who: 'seat', area: 'area' },
    '{who} places a stronghold in {area}.',
    '{who} wznosi twierdzę na obszarze {area}.',
  ],
  'event.stronghold-repaired': [
    { who: 'seat', area: 'area' },
    '{who} repairs the stronghold in {area}.',
    '{who} naprawia twierdzę na obszarze {area}.',
  ],
  'event.stronghold-removed': [
    { who: 'seat', area: 'area' },
    '{who} loses the stronghold in {area}.',
    '{who} traci twierdzę na obszarze {area}.',
  ],

  'reason.no-bonus-now': [
    'This Order has no Supremacy Bonus to use now.',
    'Ten rozkaz nie ma Starszeństwa, z którego można teraz skorzystać.',
  ],
  'reason.no-supremacy': [
    'You have an Order with a higher number in play.',
    'Masz w grze rozkaz o wyższym numerze.',
  ],
  'reason.no-hero-to-hire': [
    'It takes a stronghold, enough influence and a card in the Hero deck.',
    'Potrzeba twierdzy, dość wpływów i karty w talii bohaterów.',
  ],
  'reason.development-spent': [
    'You have used it with this order.',
    'To ulepszenie zostało już użyte w tym rozkazie.',
  ],
  'reason.area-produces-nothing': ['Its area produces nothing.', 'Ten obszar niczego nie wytwarza.'],
  'reason.development-there': [
    'This stronghold has no room for a development.',
    'W tej twierdzy nie ma miejsca na ulepszenie.',
  ],
  'reason.dial-used': [
    { resource: 'resource' },
    'You have already recruited with {resource} in this order.',
    'Licznik {resource:gen} został już użyty w tym rozkazie.',
  ],
  'reason.dial-without-units': [
    { resource: 'resource' },
    'Your {resource} dial gives no unit now.',
    'Licznik {resource:gen} nie daje teraz żadnej jednostki.',
  ],
  'reason.no-development-for-harvest': [
    'Your stronghold there has no development that Harvest uses.',
    'Twoja twierdza nie ma tam ulepszenia, z którego korzystają Zbiory.',
  ],
  'reason.no-development-of-yours': [
    { development: 'development' },
    'You have no {development} there.',
    '{development}: nie masz tam tego ulepszenia.',
  ],
  'reason.resource-not-there': [
    { resource: 'resource' },
    'This area does not produce {resource}.',
    'Ten obszar nie wytwarza {resource:gen}.',
  ],
  'reason.city-spent': [
    'You have used this city with this order.',
    'To miasto zostało już użyte w tym rozkazie.',
  ],
  'reason.no-neutral-left': [
    'No neutral figure of this class is left.',
    'Nie ma już neutralnych figurek tej kategorii.',
  ],
  'reason.no-figure-left': ['No such figure is left.', 'Nie ma już takich figurek.'],
  'reason.deck-used-up': ['No card is left to draw.', 'Nie ma już kart do dobrania.'],
  'reason.title-yours': ['This Title is yours.', 'To twój tytuł.'],
  'reason.title-too-dear': [
    { least: 'number' },
    'It takes at least {least} influence.',
    'Potrzeba co najmniej {least, plural, one {# żetonu wpływów} few {# żetonów wpływów} many {# żetonów wpływów} other {# żetonu wpływów}}.',
  ],
  'reason.stronghold-there': ['There is a stronghold already.', 'Stoi tam już twierdza.'],
  'reason.city-there': ['There is a city.', 'Jest tam miasto.'],
  'reason.stronghold-left-here': [
    'You have just given up the stronghold that stood here.',
    'Właśnie oddano twierdzę, która tu stała.',
  ],
  'reason.cannot-pay-build': [
    'Your dials cannot pay for a stronghold.',
    'Twoje liczniki nie wystarczą na twierdzę.',
  ],
  'reason.cannot-pay-repair': [
    'Your dials cannot pay for repairing.',
    'Twoje liczniki nie wystarczą na naprawę.',
  ],
  'reason.no-building-site': [
    'You control no area in which a stronghold could stand.',
    'Nie kontrolujesz obszaru, na którym mogłaby stanąć twierdza.',
  ],
  'reason.nothing-damaged': [
    'None of your strongholds is damaged.',
    'Żadna z twoich twierdz nie jest uszkodzona.',
  ],
  'reason.no-rune-to-move': [
    'You need two areas, one of them with a rune token.',
    'Potrzeba dwóch obszarów, w tym jednego z żetonem runu.',
  ],
  'reason.fortified-already': [
    'You have done this with this order.',
    'Tę akcję wykonano już w tym rozkazie.',
  ],

  'prompt.use-development': ['Which development do you use?', 'Z którego ulepszenia korzystasz?'],
  'prompt.build-development': ['Which development do you build?', 'Które ulepszenie budujesz?'],
  'prompt.move-development': [
    { development: 'development' },
    'No {development} is left. Which one do you give up for it?',
    '{development}: nie ma już wolnego żetonu. Który oddajesz, by użyć go ponownie?',
  ],
  'prompt.development-site': [
    { development: 'development' },
    'At which stronghold do you build {development}?',
    '{development}: w której twierdzy budujesz?',
  ],
  'prompt.recruit-dial': ['With which resource do you recruit?', 'Z którego surowca prowadzisz zaciąg?'],
  'prompt.give-up-figure': [
    { unit: 'unit' },
    'No {unit} is left. Where do you give one up to recruit it again?',
    '{unit}: nie ma już wolnych figurek. Gdzie oddajesz jedną, by zwerbować ją ponownie?',
  ],
  'prompt.give-up-which': [
    { unit: 'unit', area: 'area' },
    'Which {unit} in {area} do you give up?',
    'Którą z jednostek na obszarze {area} oddajesz? ({unit})',
  ],
  'prompt.choose-recruits': [
    { count: 'number', unit: 'unit' },
    'Your dials give {count, count, unit}. Which units do you recruit for that?',
    'Twoje liczniki dają: {count, count, unit}. Które jednostki za to werbujesz?',
  ],
  'prompt.place-recruits': [
    { count: 'number' },
    'Where {count, plural, one {does your recruit} other {do your # recruits}} go?',
    'Gdzie {count, plural, one {trafia # zwerbowana jednostka} few {trafiają # zwerbowane jednostki} many {trafia # zwerbowanych jednostek} other {trafia # zwerbowanej jednostki}}?',
  ],
  'prompt.city': ['Which city do you call on next?', 'Z którego miasta korzystasz teraz?'],
  'prompt.city-benefit': [{ city: 'city' }, 'What do you take from {city}?', '{city}: co bierzesz?'],
  'prompt.city-units': [
    { count: 'number', area: 'area' },
    'Which {count, plural, one {neutral unit comes} other {# neutral units come}} to {area}?',
    'Które jednostki neutralne przybywają na obszar {area}? {count, plural, one {Wybierz # jednostkę} few {Wybierz # jednostki} many {Wybierz # jednostek} other {Wybierz # jednostki}}.',
  ],
  'prompt.hire-price': [
    'How much influence do you spend? You draw as many Hero cards and keep one.',
    'Ile żetonów wpływów wydajesz? Dobierasz tyle samo kart bohaterów i zatrzymujesz jedną.',
  ],
  'prompt.keep-hero': ['Which hero do you keep?', 'Którego bohatera zatrzymujesz?'],
  'prompt.hero-place': [
    { hero: 'hero' },
    'Where does {hero} appear?',
    '{hero}: na którym obszarze się pojawia?',
  ],
  'prompt.hero-deserts': [
    'You have too many heroes. Who leaves?',
    'Masz zbyt wielu bohaterów. Kto odchodzi?',
  ],
  'prompt.title': ['Which Title do you take?', 'Który tytuł przejmujesz?'],
  'prompt.title-price': [
    { title: 'title' },
    'How much influence do you spend on {title}?',
    '{title}: ile żetonów wpływów wydajesz?',
  ],
  'prompt.fortify': ['How do you fortify?', 'Jak się umacniasz?'],
  'prompt.stronghold-site': ['Where do you build the stronghold?', 'Gdzie budujesz twierdzę?'],
  'prompt.move-stronghold': [
    'All your strongholds are in play. Which one do you give up to build it elsewhere?',
    'Wszystkie twoje twierdze są w grze. Którą oddajesz, by zbudować ją gdzie indziej?',
  ],
  'prompt.repair': ['Which stronghold do you repair?', 'Którą twierdzę naprawiasz?'],
  'recruit.area': [{ it: 'area' }, '{it}', '{it}'],
  'recruit.none': ['do not recruit it', 'nie werbuj'],
  'benefit.units': ['neutral units', 'jednostki neutralne'],
  'benefit.tactics': ['Tactics cards', 'karty taktyki'],
  'benefit.influence': ['influence', 'żetony wpływów'],
  'benefit.quests': ['Quest cards', 'karty misji'],
  'fortify.build': ['build a stronghold', 'zbuduj twierdzę'],
  'fortify.repair': ['repair a stronghold', 'napraw twierdzę'],
  'fortify.runes': ['move rune tokens', 'przesuń żetony runów'],

  'crumb.use-developments': ['Developments', 'Ulepszenia'],
  'crumb.build-development': ['Building', 'Budowa'],
  'crumb.recruit': ['Recruit', 'Zaciąg'],
  'crumb.recruit-again': ['Recruit, second resource', 'Zaciąg, drugi surowiec'],
  'crumb.rally-support': ['Rally Support', 'Zgromadzenie poparcia'],
  'crumb.hire-hero': ['Hiring a hero', 'Pozyskanie bohatera'],
  'crumb.take-title': ['Taking a Title', 'Przejęcie tytułu'],
  'crumb.fortify': ['Fortify', 'Umocnienie'],
});
