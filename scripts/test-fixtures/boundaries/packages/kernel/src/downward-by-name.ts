import { anything } from '@runehold/testkit/anything';

export const downward = anything;
