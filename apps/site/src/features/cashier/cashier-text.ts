import type { Text } from '@parlour/texts/create-text';
import { type CashierKey, cashierTexts } from '@parlour/texts/load/cashier';
import { useTextOf } from '../../platform/texts/texts.tsx';

export type CashierText = Text<CashierKey>;

/** The texts of the cashier. */
export const useCashierText = () => useTextOf(cashierTexts);
