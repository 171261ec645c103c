import { describe, expect, it } from 'vitest';
import { developmentCards } from '../../../src/boxes/banners-of-war/development-cards.ts';
import { universe } from '../../../src/boxes/universe.ts';
import { shippedProblems } from '../../../src/content/validate.ts';
import { developmentCardText } from '../../../src/rules/orders/development-cards/registry.ts';
import { both, part } from '../../text/card-kit.ts';

/** What cards say after their cost. */
const said: Readonly<Record<string, readonly [en: string, pl: string]>> = {
  'bodkin-points': [
    'Bowman, when special abilities are resolved: the special ability is now: deal 2 damage, all to one unit that the opponent chooses, if possible one with more than 1 health.',
    'Strzelec, podczas rozpatrywania specjalnych zdolności: specjalna zdolność brzmi teraz: zadaj 2 obrażenia, wszystkie tej samej jednostce, w miarę możliwości o Wytrzymałości większej niż 1; wskazuje ją przeciwnik.',
  ],
  'parting-volley': [
    'Archer, when fortifications are counted in a battle, as the defender: if at least one takes part, you may use this: if 2 or more of your units of this type are standing, deal 1 damage to each of up to 2 different units of your choice, standing or routed.',
    'Łucznik, podczas rozpatrywania umocnień w bitwie, jako obrońca: jeśli bierze w niej udział choć jedna taka jednostka, możesz użyć efektu: jeśli stoją co najmniej 2 takie twoje jednostki, wybierz najwyżej 2 jednostki, stojące lub rozbite, i zadaj każdej 1 obrażenie.',
  ],
  'blades-of-summersong': [
    'Warrior, when special abilities are resolved: the special ability is now: deal 1 damage to a unit of your choice, standing or routed, or destroy 1 damaged or routed unit of your choice.',
    'Wojownik, podczas rozpatrywania specjalnych zdolności: specjalna zdolność brzmi teraz: zadaj 1 obrażenie wybranej jednostce, stojącej lub rozbitej, albo zniszcz 1 wybraną jednostkę, rozbitą lub z obrażeniami.',
  ],
  'greater-word-of-vaal': [
    'Sorceress, when special abilities are resolved: the special ability is now: 1 enemy unit of your choice takes 1 damage and, if not destroyed, retreats from the battle at once.',
    'Czarodziejka, podczas rozpatrywania specjalnych zdolności: specjalna zdolność brzmi teraz: 1 wroga jednostka, według twojego wyboru, otrzymuje 1 obrażenie i, jeśli przetrwa, natychmiast wykonuje odwrót z bitwy.',
  ],
  prowl: [
    'Leonx Rider, when the winner of a battle is known, as the winner: if at least one takes part, you may use this: rout up to 3 of your standing units of this type; each deals 1 damage.',
    'Jeździec leonxa, po ustaleniu zwycięzcy bitwy, jako zwycięzca: jeśli bierze w niej udział choć jedna taka jednostka, możesz użyć efektu: rozbij najwyżej 3 swoje stojące jednostki tego typu; każda zadaje 1 obrażenie.',
  ],
  'leave-only-ashes': [
    'During your turn: once per turn you may place a desolation token in an area you control; you gain its resources and 2 influence.',
    'W swojej turze: raz na turę możesz ułożyć żeton spustoszenia na obszarze pod swoją kontrolą; otrzymujesz jego surowce i 2 wpływy.',
  ],
  'death-frenzy': [
    'Berserker, when fortifications are counted in a battle, as the defender: if at least one takes part, you may use this: destroy up to 2 of your standing units of this type; each deals 2 damage.',
    'Berserker, podczas rozpatrywania umocnień w bitwie, jako obrońca: jeśli bierze w niej udział choć jedna taka jednostka, możesz użyć efektu: zniszcz najwyżej 2 swoje stojące jednostki tego typu; każda zadaje 2 obrażenia.',
  ],
  'ravenous-hunger': [
    'Flesh Ripper, when special abilities are resolved: instead of the special ability, if you wish: rout 1 of your standing units of this type to deal 2 damage to 1 unit of your choice, standing or routed.',
    'Rozpruwacz, podczas rozpatrywania specjalnych zdolności: zamiast specjalnej zdolności, jeśli chcesz: rozbij 1 swoją stojącą jednostkę tego typu, aby zadać 2 obrażenia 1 wybranej jednostce, stojącej lub rozbitej.',
  ],
  'martyrs-of-the-covenant': [
    'Blood Sister, after the last combat round: if at least one was destroyed in the battle, you may use this: deal 1 damage for each of your units of this type destroyed in this battle, up to 3.',
    'Siostra krwi, po ostatniej rundzie walki: jeśli w bitwie zniszczono choć jedną taką jednostkę, możesz użyć efektu: zadaj 1 obrażenie za każdą swoją jednostkę tego typu zniszczoną w tej bitwie, razem najwyżej 3.',
  ],
  'bottomless-gluttony': [
    'Obscene, after the last combat round: if at least one was destroyed in the battle, you may use this: place up to 2 of your units of this type destroyed in this battle, routed, in an area of your home realm that you control and that has room for them.',
    'Plugawiec, po ostatniej rundzie walki: jeśli w bitwie zniszczono choć jedną taką jednostkę, możesz użyć efektu: ustaw, jako rozbite, najwyżej 2 swoje zniszczone w tej bitwie jednostki tego typu na jednym kontrolowanym obszarze swojego królestwa, o ile jest tam dla nich miejsce.',
  ],
  'restless-legion': [
    'Reanimate, when fortifications are counted in a battle, as the defender: if at least one was destroyed in the battle, you may use this: return up to 2 of your units of this type destroyed in this battle to it, standing.',
    'Ożywieniec, podczas rozpatrywania umocnień w bitwie, jako obrońca: jeśli w bitwie zniszczono choć jedną taką jednostkę, możesz użyć efektu: ustaw z powrotem w bitwie, jako stojące, najwyżej 2 swoje zniszczone w niej jednostki tego typu.',
  ],
  'gravebarbed-arrows': [
    'Skeleton Archer, when special abilities are resolved: instead of the special ability, if you wish: deal 2 damage to 1 hexagon unit of your choice, standing or routed.',
    'Kościany łucznik, podczas rozpatrywania specjalnych zdolności: zamiast specjalnej zdolności, jeśli chcesz: zadaj 2 obrażenia 1 wybranej jednostce sześciokątnej, stojącej lub rozbitej.',
  ],
  'toxic-breath': [
    'Great Wyrm, after the last combat round: if at least one takes part, you may use this: rout up to 2 of your standing units of this type; each deals 2 damage.',
    'Wielki żmij, po ostatniej rundzie walki: jeśli bierze w niej udział choć jedna taka jednostka, możesz użyć efektu: rozbij najwyżej 2 swoje stojące jednostki tego typu; każda zadaje 2 obrażenia.',
  ],
};

describe('what Development cards say', () => {
  it.each(Object.entries(said))('%s', (name, texts) => {
    const card = part(developmentCards, `devcard-${name}`);
    expect(both(developmentCardText(card)).map(text => text.replace(/^[^.]*\. /, ''))).toEqual(texts);
  });

  it('is told in whole sentences, in both languages', () => {
    for (const text of developmentCards.flatMap(card => both(developmentCardText(card)))) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(/\?|undefined|NaN|[{}]| {2}| [,;:.]|[,;:.]{2}|\. \p{Ll}/u);
    }
  });

  it('keeps what the box promises', () => {
    expect(shippedProblems(universe).filter(({ path }) => path.startsWith('devcard'))).toEqual([]);
  });
});
