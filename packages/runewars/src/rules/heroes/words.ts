import { secret, shown } from '@runehold/kernel/event/event';
import { bilingual } from '@runehold/kernel/text/bilingual';

const ofHero = { hero: 'hero' } as const;

/** What heroes do and suffer in the Quest Phase, and what becomes of Rewards and exploration tokens. */
export const heroesWords = bilingual({
  'event.quest-phase-began': ['The Quest Phase begins.', 'Zaczyna się Faza misji.'],
  'event.hero-acted': [ofHero, '{hero} has acted.', '{hero} kończy akcję.'],
  'event.hero-stepped': [
    { hero: 'hero', from: 'area', to: 'area' },
    '{hero} moves from {from} to {to}.',
    '{hero} porusza się z obszaru {from} do obszaru {to}.',
  ],
  'event.hero-transported': [
    { hero: 'hero', from: 'area', to: 'area' },
    '{hero} is carried by magic from {from} to {to}.',
    'Magia przenosi {hero:acc} z obszaru {from} do obszaru {to}.',
  ],
  'event.hero-challenged': [
    { hero: 'hero', against: shown('hero') },
    '{hero} seeks a duel with {against}.',
    '{hero} zwraca się przeciw {against:dat}.',
  ],
  'event.hero-healed': [ofHero, '{hero} is healed of all damage.', '{hero} leczy wszystkie obrażenia.'],
  'event.hero-routed': [
    ofHero,
    '{hero} is routed.',
    '{hero} zostaje {hero, gender, f {rozbita} other {rozbity}}.',
  ],
  'event.hero-trained': [
    { hero: 'hero', attribute: 'attribute', to: 'number' },
    '{hero} trains: {attribute} is now {to}.',
    '{hero} się szkoli. {attribute}: {to}.',
  ],
  'event.hero-damaged': [
    { hero: 'hero', amount: 'number', total: 'number' },
    '{hero} takes {amount} damage and has {total}.',
    '{hero} otrzymuje {amount, count, thing.damage:acc}; razem: {total}.',
  ],
  'event.hero-shielded': [
    { hero: shown('hero'), amount: 'number' },
    '{amount} damage to {hero} is prevented.',
    '{hero} neguje {amount, count, thing.damage:acc}.',
  ],
  'event.hero-defeated': [
    { hero: 'hero', area: 'area' },
    '{hero} is defeated in {area}.',
    '{hero} zostaje {hero, gender, f {pokonana} other {pokonany}} na obszarze {area}.',
  ],
  'event.marker-placed': [
    { hero: 'hero', area: 'area' },
    'A marker in {area} keeps the Rewards of {hero}.',
    'Na obszarze {area} leży znacznik; pod nim czekają nagrody {hero:gen}.',
  ],
  'event.marker-removed': [
    { hero: 'hero', area: 'area' },
    'The marker of {hero} in {area} is removed.',
    'Znacznik {hero:gen} znika z obszaru {area}.',
  ],
  'event.reward-received': [
    { hero: 'hero', reward: secret('reward') },
    '{hero} receives a Reward: {reward}.',
    '{hero} otrzymuje nagrodę: {reward}.',
  ],
  'event.reward-received.hidden': ['{hero} receives a Reward.', '{hero} otrzymuje nagrodę.'],
  // With the place, so that it is told which of the facedown cards it was.
  'event.reward-shown': [
    { hero: 'hero', reward: 'reward', place: 'number' },
    '{reward} of {hero} is turned faceup.',
    'Nagroda {hero:gen} zostaje odkryta: {reward}.',
  ],
  'event.reward-passed': [
    { from: 'hero', to: 'hero', reward: secret('reward') },
    '{reward} passes from {from} to {to}.',
    'Nagrodę oddaje {from}, a bierze ją {to}: {reward}.',
  ],
  'event.reward-passed.hidden': [
    'A Reward passes from {from} to {to}.',
    'Nagrodę oddaje {from}, a bierze ją {to}.',
  ],
  'event.rewards-traded': [
    { who: 'seat', area: 'area' },
    'Heroes of {who} trade Rewards in {area}.',
    '{who} wymienia nagrody swoich bohaterów na obszarze {area}.',
  ],
  'event.facedown-reward-passed': [
    { from: 'hero', to: 'hero' },
    '{to} now has a facedown Reward more, {from} one less.',
    '{to} ma odtąd o jedną zakrytą nagrodę więcej, a {from} o jedną mniej.',
  ],
  'event.rewards-reshuffled': [
    { cards: 'number' },
    'The discarded Rewards make a new deck of {cards, count, thing.card}.',
    'Z odrzuconych nagród powstaje nowa talia: {cards, count, thing.card}.',
  ],
  'event.test-began': [
    { hero: 'hero', attribute: 'attribute', cards: 'number' },
    '{hero} tests {attribute} with {cards, count, thing.fate-card}.',
    '{hero} testuje {attribute:acc}: {cards, count, thing.fate-card}.',
  ],
  'event.test-chosen': [
    { hero: 'hero', fate: shown('fate') },
    '{hero} is given {fate}.',
    '{hero}: liczy się {fate}.',
  ],
  'event.quest-attempted': [
    { who: 'seat', hero: 'hero', quest: shown('quest') },
    '{who} shows a Quest that {hero} attempts: {quest}.',
    '{who} pokazuje misję, której podejmuje się {hero}: {quest}.',
  ],
  'event.quest-completed': [
    { who: 'seat', hero: 'hero', quest: shown('quest') },
    '{hero} completes a Quest for {who}: {quest}.',
    '{hero} wykonuje misję, której właścicielem jest {who}: {quest}.',
  ],
  'event.quest-failed': [
    { who: 'seat', hero: 'hero', quest: shown('quest') },
    '{hero} does not complete the Quest: {quest}. It stays with {who}.',
    '{hero} nie wykonuje misji: {quest}. Zatrzymuje ją {who}.',
  ],
  'event.token-turned-up': [
    { area: 'area', exploration: 'exploration' },
    'In {area} there is: {exploration}.',
    'Na obszarze {area} odkryto żeton: {exploration}.',
  ],
  'event.token-discarded': [
    { area: 'area', exploration: shown('exploration') },
    '{exploration} in {area} is discarded.',
    '{exploration}: żeton znika z obszaru {area}.',
  ],
  'event.token-seen': [
    { who: 'seat', area: 'area', exploration: secret('exploration') },
    '{who} looks at the exploration token in {area}: {exploration}.',
    '{who} podgląda żeton odkryć na obszarze {area}: {exploration}.',
  ],
  'event.token-seen.hidden': [
    '{who} looks at the exploration token in {area}.',
    '{who} podgląda żeton odkryć na obszarze {area}.',
  ],

  'reason.area-not-friendly': [
    { area: 'area' },
    'Heroes heal in friendly areas; {area} is none of yours.',
    'Bohaterowie leczą się na przyjaznych obszarach, a obszar {area} do nich nie należy.',
  ],
  'reason.nothing-unseen': [
    'There is no facedown token that you do not know.',
    'Nie ma tam zakrytego żetonu, którego nie znasz.',
  ],
  'reason.nothing-to-trade': [
    'It takes two of your heroes in one area, one of them with a Reward.',
    'Potrzeba dwóch twoich bohaterów na jednym obszarze, w tym jednego z nagrodą.',
  ],
  'reason.reward-of-no-use': [
    'This Reward does nothing at this moment.',
    'Ta nagroda w tej chwili nic nie daje.',
  ],
  'reason.reward-of-another': [ofHero, '{hero} does not hold this Reward.', '{hero} nie ma tej nagrody.'],
  'reason.quest-elsewhere': [
    'This quest cannot be attempted here.',
    'Tej misji nie można podjąć na tym obszarze.',
  ],
  'reason.steps-spent': [ofHero, '{hero} has no steps left.', '{hero} nie może iść dalej.'],
  'reason.hero-there': [ofHero, '{hero} is there already.', '{hero} już tam jest.'],
  'reason.hero-elsewhere': [
    { hero: 'hero', area: 'area' },
    '{hero} is not in {area}.',
    'Bohater przebywa poza obszarem {area}: {hero}.',
  ],
  'reason.hero-acted': [
    ofHero,
    '{hero} has already acted in this Quest Phase.',
    '{hero} ma już za sobą działanie w tej Fazie misji.',
  ],
  'reason.attribute-trained': [
    { attribute: 'attribute' },
    'Training has raised {attribute} as far as it can.',
    'Szkolenie nie podniesie już tej cechy: {attribute}.',
  ],
  'reason.fully-trained': [
    ofHero,
    '{hero} has learned all there is to learn.',
    '{hero} nie ma już czego się uczyć.',
  ],
  'reason.hero-duelled': [
    ofHero,
    '{hero} has started a duel in this Quest Phase, and goes on no quest after it.',
    '{hero} ma już za sobą pojedynek wszczęty w tej Fazie misji, więc nie podejmuje misji.',
  ],
  'reason.too-few-units': [
    { need: 'number', have: 'number' },
    'It takes {need} units to discard it; you have {have} there.',
    'Potrzebna liczba jednostek to {need}, a masz tam {have}.',
  ],
});
