/** Everything that is heard: short, soft, and the same at every game. */
export type Sound = 'turn' | 'card' | 'dice' | 'march' | 'clash' | 'season' | 'victory';

/** Which sound an event makes, by its key; what is not listed is silent. A game says it once, as it says its words. */
export type SoundTable = Readonly<Partial<Record<string, Sound>>>;

export type Volume = 'off' | 'quiet' | 'medium' | 'loud';
