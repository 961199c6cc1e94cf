import type EN from '../messages/EN/cashier.json';

/** The words of the cashier: who never moves money never loads them. */
export type CashierKey = keyof typeof EN;
