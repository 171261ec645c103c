import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../../text/vocabulary.ts';

/** What the page says of the coach. */
export const coachingWords = bilingual({
  coaching: ['A word from the coach', 'Słowo od trenera'],
  'coaching.show': ['Show me', 'Pokaż'],
  'coaching.mute': ['Don’t remind me', 'Nie przypominaj'],
  'coaching.do': ['Do it anyway', 'Zrób to mimo wszystko'],
  'coaching.anyway': ['Confirm to do it anyway.', 'Zatwierdź, jeśli mimo to chcesz to zrobić.'],
  'coaching.leave': [
    'This is our third game; after it I will keep quiet. Shall I stay?',
    'To nasza trzecia partia; potem zamilknę. Mam zostać?',
  ],
  'coaching.stay': ['Stay with me', 'Zostań'],
  'coaching.enough': ['That’s enough, thanks', 'Dziękuję, wystarczy'],
  'coaching.call': ['Call the coach to this table', 'Zaproś trenera do tego stołu'],
  'coaching.dismiss': ['Send the coach away from this table', 'Odeślij trenera od tego stołu'],
  'coaching.who': [{ names: text }, 'With a coach: {names}', 'Z trenerem: {names}'],
});
bring(coachingWords);
