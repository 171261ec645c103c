import { secret } from '@runehold/kernel/event/event';
import { bilingual } from '@runehold/kernel/text/bilingual';

/** What Harvest, Recruit, Rally Support, Acquire Power and Fortify do, and how heroes come and go. */
export const ordersWords = bilingual({
  'event.development-used': [
    { who: 'seat', development: 'development', area: 'area' },
    '{who} {who|use|uses} the {development} in {area}.',
    '{who|Korzystasz|{who} korzysta} z ulepszenia „{development}” na obszarze {area}.',
  ],
  'event.development-built': [
    { who: 'seat', development: 'development', area: 'area' },
    '{who} {who|build|builds} {development:a} in {area}.',
    '{who|Budujesz|{who} buduje} ulepszenie „{development}” na obszarze {area}.',
  ],
  'event.development-destroyed': [
    { who: 'seat', development: 'development', area: 'area' },
    '{who} {who|lose|loses} the {development} in {area}.',
    '{who|Tracisz|{who} traci} ulepszenie „{development}” na obszarze {area}.',
  ],
  'event.recruit-dial': [
    { who: 'seat', resource: 'resource' },
    '{who} {who|recruit|recruits} from the {resource} dial.',
    '{who|Prowadzisz|{who} prowadzi} zaciąg z licznika {resource:gen}.',
  ],
  'event.city-called': [
    { who: 'seat', city: 'city', area: 'area' },
    '{who} {who|rally|rallies} support in {city} ({area}).',
    '{who|Gromadzisz|{who} gromadzi} poparcie w mieście {city} ({area}).',
  ],
  'event.hero-drawn': [
    { who: 'seat', hero: secret('hero') },
    '{who} {who|draw|draws} a Hero card: {hero}.',
    '{who|Dobierasz|{who} dobiera} kartę bohatera: {hero}.',
  ],
  'event.hero-drawn.hidden': [
    '{who} {who|draw|draws} a Hero card.',
    '{who|Dobierasz|{who} dobiera} kartę bohatera.',
  ],
  'event.heroes-returned': [
    { who: 'seat', count: 'number' },
    '{who} {who|shuffle|shuffles} {count, plural, one {# Hero card} other {# Hero cards}} back into the deck.',
    '{who|Wtasowujesz|{who} wtasowuje} do talii {count, plural, one {# kartę bohatera} few {# karty bohaterów} many {# kart bohaterów} other {# karty bohatera}}.',
  ],
  'event.hero-gained': [
    { who: 'seat', hero: 'hero' },
    '{who} {who|gain|gains} {hero}.',
    '{who|Pozyskujesz|{who} pozyskuje} {hero:acc}.',
  ],
  'event.hero-deserted': [
    { who: 'seat', hero: 'hero' },
    '{hero} deserts {who:obj}.',
    '{hero} odchodzi. {who|Tracisz bohatera|Bohatera traci {who}}.',
  ],
  'event.reward-given-up': [
    { who: 'seat', hero: 'hero', reward: 'reward' },
    '{who} {who|discard|discards} {hero}’s {reward}.',
    '{who|Odrzucasz|{who} odrzuca} nagrodę {hero:gen}: {reward}.',
  ],
  'event.title-taken': [
    { who: 'seat', title: 'title', influence: 'number' },
    '{who} {who|become|becomes} {title} for {influence} influence.',
    '{who|Zdobywasz|{who} zdobywa} tytuł: {title}. {who|Wydajesz|Wydaje} {influence, count, thing.influence:acc}.',
  ],
  'event.title-returned': [
    { who: 'seat', title: 'title' },
    '{who} {who|lose|loses} a Title, which returns to the middle: {title}.',
    '{who|Tracisz|{who} traci} tytuł, który wraca na wspólne pole gry: {title}.',
  ],
  'event.stronghold-placed': [
    { who: 'seat', area: 'area' },
    '{who} {who|place|places} a stronghold in {area}.',
    '{who|Wznosisz|{who} wznosi} twierdzę na obszarze {area}.',
  ],
  'event.stronghold-repaired': [
    { who: 'seat', area: 'area' },
    '{who} {who|repair|repairs} the stronghold in {area}.',
    '{who|Naprawiasz|{who} naprawia} twierdzę na obszarze {area}.',
  ],
  'event.stronghold-removed': [
    { who: 'seat', area: 'area' },
    '{who} {who|lose|loses} the stronghold in {area}.',
    '{who|Tracisz|{who} traci} twierdzę na obszarze {area}.',
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
    'You need a stronghold, enough influence and a card in the Hero deck.',
    'Potrzeba twierdzy, dość wpływów i karty w talii bohaterów.',
  ],
  'reason.development-spent': [
    'You have already used it with this Order.',
    'To ulepszenie zostało już użyte w tym rozkazie.',
  ],
  'reason.area-produces-nothing': ['Its area produces nothing.', 'Ten obszar niczego nie produkuje.'],
  'reason.development-there': [
    'This stronghold has no room for a development.',
    'W tej twierdzy nie ma miejsca na ulepszenie.',
  ],
  'reason.dial-used': [
    { resource: 'resource' },
    'You have already recruited from the {resource} dial with this Order.',
    'Licznik {resource:gen} został już użyty w tym rozkazie.',
  ],
  'reason.dial-without-units': [
    { resource: 'resource' },
    'Your {resource} dial gives no units now.',
    'Licznik {resource:gen} nie daje teraz żadnej jednostki.',
  ],
  'reason.no-development-for-harvest': [
    'Your stronghold there has no development that Harvest uses.',
    'Twoja twierdza nie ma tam ulepszenia, z którego korzystają Zbiory.',
  ],
  'reason.no-development-of-yours': [
    { development: 'development' },
    'You have no such development there: {development}.',
    'Nie masz tam tego ulepszenia: {development}.',
  ],
  'reason.resource-not-there': [
    { resource: 'resource' },
    'This area does not produce {resource}.',
    'Ten obszar nie produkuje {resource:gen}.',
  ],
  'reason.city-spent': [
    'You have already used this city with this Order.',
    'To miasto zostało już użyte w tym rozkazie.',
  ],
  'reason.no-neutral-left': [
    'No neutral figures of this class are left.',
    'Nie ma już neutralnych figurek tej kategorii.',
  ],
  'reason.no-figure-left': ['No such figures are left.', 'Nie ma już takich figurek.'],
  'reason.deck-used-up': ['No cards are left to draw.', 'Nie ma już kart do dobrania.'],
  'reason.title-yours': ['You already hold this Title.', 'Ten tytuł już do ciebie należy.'],
  'reason.title-too-dear': [
    { least: 'number' },
    'It costs at least {least} influence.',
    'Potrzeba co najmniej {least, count, thing.influence:gen}.',
  ],
  'reason.stronghold-there': ['There is already a stronghold there.', 'Stoi tam już twierdza.'],
  'reason.city-there': ['There is a city there.', 'Jest tam miasto.'],
  'reason.stronghold-left-here': [
    'You have just given up the stronghold that stood here.',
    'Właśnie oddano twierdzę, która tu stała.',
  ],
  'reason.cannot-pay-build': [
    'Your dials are too low to pay for a stronghold.',
    'Twoje liczniki nie wystarczą na twierdzę.',
  ],
  'reason.cannot-pay-repair': [
    'Your dials are too low to pay for repairs.',
    'Twoje liczniki nie wystarczą na naprawę.',
  ],
  'reason.no-building-site': [
    'You control no area where a stronghold could stand.',
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
    'You have already done this with this Order.',
    'Tę akcję wykonano już w tym rozkazie.',
  ],

  'prompt.use-development': ['Which development do you use?', 'Z którego ulepszenia korzystasz?'],
  'prompt.build-development': ['Which development do you build?', 'Które ulepszenie budujesz?'],
  'prompt.move-development': [
    { development: 'development' },
    '{development}: no free token is left. Which one do you give up to use it again?',
    '{development}: nie ma już wolnego żetonu. Który oddajesz, by użyć go ponownie?',
  ],
  'prompt.development-site': [
    { development: 'development' },
    '{development}: at which stronghold do you build it?',
    '{development}: w której twierdzy budujesz?',
  ],
  'prompt.recruit-dial': ['Which dial do you recruit from?', 'Z którego licznika prowadzisz zaciąg?'],
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
    'Your dials give {count, count, unit}. Which units do you recruit instead?',
    'Twoje liczniki dają: {count, count, unit}. Które jednostki werbujesz w zamian?',
  ],
  'prompt.place-recruits': [
    { count: 'number' },
    'Where {count, plural, one {does your recruit} other {do your # recruits}} go?',
    'Dokąd {count, plural, one {trafia # zwerbowana jednostka} few {trafiają # zwerbowane jednostki} many {trafia # zwerbowanych jednostek} other {trafia # zwerbowanej jednostki}}?',
  ],
  'prompt.city': ['Which city do you use next?', 'Z którego miasta korzystasz teraz?'],
  'prompt.city-benefit': [{ city: 'city' }, 'What do you take from {city}?', '{city}: co bierzesz?'],
  'prompt.city-units': [
    { count: 'number', area: 'area' },
    'Which {count, plural, one {neutral unit comes} other {# neutral units come}} to {area}?',
    'Które jednostki neutralne przybywają na obszar {area}? {count, plural, one {Wybierz # jednostkę} few {Wybierz # jednostki} many {Wybierz # jednostek} other {Wybierz # jednostki}}.',
  ],
  'prompt.hire-price': [
    'How much influence do you spend? You draw that many Hero cards and keep one.',
    'Ile żetonów wpływów wydajesz? Dobierasz tyle samo kart bohaterów i zatrzymujesz jedną.',
  ],
  'prompt.keep-hero': ['Which hero do you keep?', 'Którego bohatera zatrzymujesz?'],
  'prompt.hero-place': [
    { hero: 'hero' },
    'Where does {hero} appear?',
    '{hero}: na którym obszarze się pojawia?',
  ],
  'prompt.hero-deserts': [
    'You have too many heroes. Who deserts you?',
    'Masz zbyt wielu bohaterów. Kto cię opuszcza?',
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
  'crumb.build-development': ['Building a development', 'Budowa ulepszenia'],
  'crumb.recruit': ['Recruit', 'Zaciąg'],
  'crumb.recruit-again': ['Recruit, second resource', 'Zaciąg, drugi surowiec'],
  'crumb.rally-support': ['Rally Support', 'Zgromadzenie poparcia'],
  'crumb.hire-hero': ['Gaining a hero', 'Pozyskanie bohatera'],
  'crumb.take-title': ['Taking a Title', 'Przejęcie tytułu'],
  'crumb.fortify': ['Fortify', 'Umocnienie'],
});
