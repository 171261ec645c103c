import { describe, expect, it } from 'vitest';
import { developmentCards } from '../../../src/boxes/banners-of-war/development-cards.ts';
import { universe } from '../../../src/boxes/universe.ts';
import { shippedProblems } from '../../../src/content/validate.ts';
import { developmentCardText } from '../../../src/rules/orders/development-cards/registry.ts';
import { both, part } from '../../text/card-kit.ts';

/** What cards say after their cost. */
const said: Readonly<Record<string, readonly [en: string, pl: string]>> = {
  'bodkin-points': [
    'Bowman, when special abilities are resolved: the special ability is now: 2 damage, all to one unit, one with more than 1 health if there is any; the opponent picks it.',
    'Strzelec, podczas rozpatrywania specjalnych zdolności: specjalna zdolność brzmi teraz: 2 obrażenia, wszystkie tej samej jednostce, w miarę możliwości o Wytrzymałości większej niż 1; wskazuje ją przeciwnik.',
  ],
  'parting-volley': [
    'Archer, when fortifications are counted in a battle, as the defender: if one takes part, and if you wish: if 2 or more of your units of this type stand, deal 1 damage to each of up to 2 different units of your choice, standing or routed.',
    'Łucznik, podczas podsumowania umocnień w bitwie, jako obrońca: jeśli bierze udział w bitwie i jeśli chcesz: jeśli jednostek tego typu stoi po twojej stronie co najmniej 2, zadaj 1 obrażenie każdej z wybranych przez siebie jednostek, stojących lub rozbitych, najwyżej 2 jednostkom.',
  ],
  'blades-of-summersong': [
    'Warrior, when special abilities are resolved: the special ability is now: 1 damage to a unit of your choice, standing or routed, or destroy 1 unit of your choice, damaged or routed.',
    'Wojownik, podczas rozpatrywania specjalnych zdolności: specjalna zdolność brzmi teraz: 1 obrażenie wybranej przez ciebie jednostce, stojącej lub rozbitej, albo zniszcz 1 wybraną jednostkę z obrażeniami lub w rozbiciu.',
  ],
  'greater-word-of-vaal': [
    'Sorceress, when special abilities are resolved: the special ability is now: 1 enemy unit takes 1 damage and, if not destroyed, retreats from the battle at once, as you choose.',
    'Czarodziejka, podczas rozpatrywania specjalnych zdolności: specjalna zdolność brzmi teraz: 1 wroga jednostka otrzymuje 1 obrażenie i, jeśli nie zostaje zniszczona, natychmiast wykonuje odwrót z bitwy, według twojego wyboru.',
  ],
  prowl: [
    'Leonx Rider, when the winner of a battle is known, as the winner: if one takes part, and if you wish: rout up to 3 units of your own of this type; each deals 1 damage.',
    'Jeździec leonxa, po ustaleniu zwycięzcy bitwy, jako zwycięzca: jeśli bierze udział w bitwie i jeśli chcesz: rozbij najwyżej 3 swoje stojące jednostki tego typu; każda zadaje 1 obrażenie.',
  ],
  'leave-only-ashes': [
    'In your turn: once a turn you may put a desolation token into an area you control; you gain its resources and 2 influence.',
    'W swojej turze: raz na turę możesz ułożyć żeton spustoszenia na obszarze pod swoją kontrolą; otrzymujesz jego surowce i 2 wpływy.',
  ],
  'death-frenzy': [
    'Berserker, when fortifications are counted in a battle, as the defender: if one takes part, and if you wish: destroy up to 2 units of your own of this type, standing; each deals 2 damage.',
    'Berserker, podczas podsumowania umocnień w bitwie, jako obrońca: jeśli bierze udział w bitwie i jeśli chcesz: zniszcz najwyżej 2 swoje stojące jednostki tego typu; każda zadaje 2 obrażenia.',
  ],
  'ravenous-hunger': [
    'Flesh Ripper, when special abilities are resolved: in place of the special ability, if you wish: rout 1 unit of your own of this type to deal 2 damage to 1 unit of your choice, standing or routed.',
    'Rozpruwacz, podczas rozpatrywania specjalnych zdolności: zamiast specjalnej zdolności, jeśli chcesz: rozbij 1 swoją stojącą jednostkę tego typu, aby zadać 2 obrażenia 1 wybranej przez siebie jednostce, stojącej lub rozbitej.',
  ],
  'martyrs-of-the-covenant': [
    'Blood Sister, after the last combat round: if one was destroyed in the battle, and if you wish: deal 1 damage for each of your units of this type that was destroyed in this battle, 3 at most.',
    'Siostra krwi, po ostatniej rundzie walki: jeśli w bitwie zniszczono choć jedną taką jednostkę i jeśli chcesz: zadaj 1 obrażenie za każdą swoją jednostkę tego typu zniszczoną w tej bitwie, razem najwyżej 3.',
  ],
  'bottomless-gluttony': [
    'Obscene, after the last combat round: if one was destroyed in the battle, and if you wish: put up to 2 units of yours of this type that were destroyed in this battle, routed, into an area of your home realm that you control and that has room for them.',
    'Plugawiec, po ostatniej rundzie walki: jeśli w bitwie zniszczono choć jedną taką jednostkę i jeśli chcesz: ustaw, jako rozbite, najwyżej 2 swoje zniszczone w tej bitwie jednostki tego typu na jednym kontrolowanym obszarze swojego królestwa, o ile jest tam dla nich miejsce.',
  ],
  'restless-legion': [
    'Reanimate, when fortifications are counted in a battle, as the defender: if one was destroyed in the battle, and if you wish: put up to 2 units of yours of this type that were destroyed in this battle back into it, standing.',
    'Ożywieniec, podczas podsumowania umocnień w bitwie, jako obrońca: jeśli w bitwie zniszczono choć jedną taką jednostkę i jeśli chcesz: ustaw z powrotem w bitwie, jako stojące, najwyżej 2 swoje zniszczone w niej jednostki tego typu.',
  ],
  'gravebarbed-arrows': [
    'Skeleton Archer, when special abilities are resolved: in place of the special ability, if you wish: deal 2 damage to 1 unit of your choice, standing or routed, of the class hexagon.',
    'Kościany łucznik, podczas rozpatrywania specjalnych zdolności: zamiast specjalnej zdolności, jeśli chcesz: zadaj 2 obrażenia 1 wybranej przez siebie jednostce, stojącej lub rozbitej, kategorii sześciokąt.',
  ],
  'toxic-breath': [
    'Great Wyrm, after the last combat round: if one takes part, and if you wish: rout up to 2 units of your own of this type; each deals 2 damage.',
    'Wielki żmij, po ostatniej rundzie walki: jeśli bierze udział w bitwie i jeśli chcesz: rozbij najwyżej 2 swoje stojące jednostki tego typu; każda zadaje 2 obrażenia.',
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
