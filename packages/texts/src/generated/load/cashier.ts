// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/cashier.json';
import { textGroup } from '../../text-group.ts';

export type CashierKey = keyof typeof EN;

export const cashierTexts = textGroup<CashierKey>({
  EN: () => import('../../../messages/EN/cashier.json'),
  CN: () => import('../../../messages/CN/cashier.json'),
  JA: () => import('../../../messages/JA/cashier.json'),
  TH: () => import('../../../messages/TH/cashier.json'),
  VI: () => import('../../../messages/VI/cashier.json'),
  TY: () => import('../../../messages/TY/cashier.json'),
});
