import type { Hero } from '../../content/types-heroes.ts';

export const heroes: readonly Hero[] = [];
