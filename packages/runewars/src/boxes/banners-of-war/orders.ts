import type { Order } from '../../content/types-realm.ts';

export const orders: readonly Order[] = [];
