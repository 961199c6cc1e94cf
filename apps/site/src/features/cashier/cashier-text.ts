import type { CashierKey } from '@parlour/texts/cashier';
import type { Text } from '../../platform/create-text.ts';
import { textsApart } from '../../platform/texts-apart.ts';

export type CashierText = Text<CashierKey>;

const cashier = textsApart<CashierKey>({
  EN: () => import('@parlour/texts/messages/EN/cashier.json'),
  CN: () => import('@parlour/texts/messages/CN/cashier.json'),
  JA: () => import('@parlour/texts/messages/JA/cashier.json'),
  TH: () => import('@parlour/texts/messages/TH/cashier.json'),
  VI: () => import('@parlour/texts/messages/VI/cashier.json'),
  TY: () => import('@parlour/texts/messages/TY/cashier.json'),
});

/** The words of the cashier. */
export const useCashierText = cashier.useTextApart;
