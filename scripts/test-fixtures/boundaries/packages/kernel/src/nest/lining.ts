import { feather } from '../hen/feather.ts';

export const lining = () => feather;
