import { straw } from '../nest/straw.ts';

export const brood = () => straw;
