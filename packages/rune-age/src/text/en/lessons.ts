/** What a newcomer is told once. */
export const lessons = {
  'lesson.action.title': 'Your turn',
  'lesson.action':
    'Spend gold, spend influence, fight, use cards: as many actions as you like. What is left in your hand is discarded at the end, so use it.',
  'lesson.spend-gold.title': 'Spending gold',
  'lesson.spend-gold':
    'Gold buys units and strongholds from your own Barracks. Units go to your discard pile and come to hand when the deck is shuffled again.',
  'lesson.spend-influence.title': 'Spending influence',
  'lesson.spend-influence':
    'Exhausted cities and strongholds give influence; next turn they are ready again. It buys gold and neutral cards from the centre, and what you do not use is lost.',
  'lesson.keep-count.title': 'Keeping cards',
  'lesson.keep-count':
    'For influence you may keep cards for the next turn instead of discarding them. Keep what makes one strong hand.',
  'lesson.assault.title': 'Fighting',
  'lesson.assault':
    'Play one card after another against the target; the bar counts the strength on both sides. Abilities are used when their card is played, later ones in the resolution step.',
  'lesson.attrition.title': 'The attrition die',
  'lesson.attrition':
    'Each skull costs one of your units in this combat. You choose which: give up what you need least.',
} as const;
