import { required, whole } from '@runehold/kernel/content/shape';

/** The number of most effects. */
export const amount = required(whole(1, 20));

export const strength = whole(0, 40);
