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
    '{hero} porusza się z obszaru {from} na obszar {to}.',
  ],
  'event.hero-transported': [
    { hero: 'hero', from: 'area', to: 'area' },
    '{hero} is carried by magic from {from} to {to}.',
    'Magia przenosi {hero:acc} z obszaru {from} na obszar {to}.',
  ],
  'event.hero-challenged': [
    { hero: 'hero', against: shown('hero') },
    '{hero} seeks a duel with {against}.',
    '{hero} szuka pojedynku z {against:ins}.',
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
    'A marker in {area} keeps {hero}’s Rewards.',
    'Na obszarze {area} leży znacznik; pod nim czekają nagrody {hero:gen}.',
  ],
  'event.marker-removed': [
    { hero: 'hero', area: 'area' },
    '{hero}’s marker is removed from {area}.',
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
    '{hero} turns a Reward faceup: {reward}.',
    'Nagroda {hero:gen} zostaje odkryta: {reward}.',
  ],
  'event.reward-passed': [
    { from: 'hero', to: 'hero', reward: secret('reward') },
    '{from} hands a Reward to {to}: {reward}.',
    'Nagrodę oddaje {from}, a bierze ją {to}: {reward}.',
  ],
  'event.reward-passed.hidden': [
    '{from} hands a Reward to {to}.',
    'Nagrodę oddaje {from}, a bierze ją {to}.',
  ],
  'event.rewards-traded': [
    { who: 'seat', area: 'area' },
    '{who:s} heroes trade Rewards in {area}.',
    '{who|Wymieniasz|{who} wymienia} nagrody swoich bohaterów na obszarze {area}.',
  ],
  'event.facedown-reward-passed': [
    { from: 'hero', to: 'hero' },
    '{from} hands a facedown Reward to {to}.',
    'Zakrytą nagrodę oddaje {from}, a bierze ją {to}.',
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
    '{fate} counts for {hero}.',
    '{hero}: liczy się {fate}.',
  ],
  'event.quest-attempted': [
    { who: 'seat', hero: 'hero', quest: shown('quest') },
    '{who} {who|reveal|reveals} a Quest for {hero} to attempt: {quest}.',
    '{who|Odkrywasz|{who} odkrywa} misję, której podejmuje się {hero}: {quest}.',
  ],
  'event.quest-completed': [
    { who: 'seat', hero: 'hero', quest: shown('quest') },
    '{hero} completes {who:s} Quest: {quest}.',
    '{hero} ({who|twój bohater|{who}}) wykonuje misję: {quest}.',
  ],
  'event.quest-failed': [
    { who: 'seat', hero: 'hero', quest: shown('quest') },
    '{hero} does not complete the Quest: {quest}. {who} {who|keep|keeps} it.',
    '{hero} nie wykonuje misji: {quest}. {who|Zatrzymujesz ją|Zatrzymuje ją {who}}.',
  ],
  'event.token-turned-up': [
    { area: 'area', exploration: 'exploration' },
    'The exploration token in {area} is revealed: {exploration}.',
    'Na obszarze {area} odkryto żeton: {exploration}.',
  ],
  'event.token-discarded': [
    { area: 'area', exploration: shown('exploration') },
    '{exploration} in {area} is discarded.',
    '{exploration}: żeton znika z obszaru {area}.',
  ],
  'event.token-seen': [
    { who: 'seat', area: 'area', exploration: secret('exploration') },
    '{who} {who|look|looks} at the exploration token in {area}: {exploration}.',
    '{who|Podglądasz|{who} podgląda} żeton odkryć na obszarze {area}: {exploration}.',
  ],
  'event.token-seen.hidden': [
    '{who} {who|look|looks} at the exploration token in {area}.',
    '{who|Podglądasz|{who} podgląda} żeton odkryć na obszarze {area}.',
  ],

  'reason.area-not-friendly': [
    { area: 'area' },
    'Heroes heal in friendly areas, and {area} is not one of yours.',
    'Bohaterowie leczą się na przyjaznych obszarach, a obszar {area} do nich nie należy.',
  ],
  'reason.nothing-unseen': [
    'There is no facedown token there that you have not seen.',
    'Nie ma tam zakrytego żetonu, którego nie znasz.',
  ],
  'reason.nothing-to-trade': [
    'You need two heroes in one area, one of them with a Reward.',
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
  'reason.steps-spent': [ofHero, '{hero} can move no farther.', '{hero} nie może iść dalej.'],
  'reason.hero-there': [ofHero, '{hero} is already there.', '{hero} już tam jest.'],
  'reason.hero-elsewhere': [
    { hero: 'hero', area: 'area' },
    '{hero} is not in {area}.',
    '{hero} przebywa poza obszarem {area}.',
  ],
  'reason.hero-acted': [
    ofHero,
    '{hero} has already acted in this Quest Phase.',
    '{hero} ma już za sobą akcję w tej Fazie misji.',
  ],
  'reason.attribute-trained': [
    { attribute: 'attribute' },
    'Training cannot raise this attribute further: {attribute}.',
    'Szkolenie nie podniesie już tej cechy: {attribute}.',
  ],
  'reason.fully-trained': [
    ofHero,
    '{hero} has learned all there is to learn.',
    '{hero} nie ma już czego się uczyć.',
  ],
  'reason.hero-duelled': [
    ofHero,
    '{hero} has started a duel in this Quest Phase and attempts no quests after it.',
    '{hero} ma już za sobą pojedynek w tej Fazie misji i nie podejmuje się misji.',
  ],
  'reason.too-few-units': [
    { need: 'number', have: 'number' },
    'Discarding it takes {need} units; you have {have} there.',
    'Żeby usunąć to miejsce, potrzeba tylu jednostek: {need}; masz tam {have}.',
  ],
});
