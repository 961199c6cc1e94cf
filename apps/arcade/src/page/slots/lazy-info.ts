import { lazy } from 'react';

const load = () => import('./info/on-request.ts');

export const BuyDialog = lazy(async () => ({ default: (await load()).BuyDialog }));
export const SlotRules = lazy(async () => ({ default: (await load()).SlotRules }));
export const SlotPays = lazy(async () => ({ default: (await load()).SlotPays }));
