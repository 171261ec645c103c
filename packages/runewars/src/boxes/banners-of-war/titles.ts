import type { Title } from '../../content/types-realm.ts';

export const titles: readonly Title[] = [];
