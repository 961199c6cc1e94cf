import type { ConsoleClient } from '@parlour/client/console';
import { MINUTE_MS } from '@parlour/clock/durations';
import { readDecimal, writeDecimal } from '@parlour/money';
import { NO_ROUNDS_YET } from './offers.rules.ts';

export type Prize = Awaited<ReturnType<ConsoleClient['promotions']['taskList']>>['items'][number]['prize'];

/** A prize as it is typed: one field for its kind, one for how much; free rounds have fields of their own. */
export type PrizeForm = { kind: Prize['kind']; typed: string; rounds?: Rounds; goods?: Goods };
export type Rounds = Extract<Prize, { kind: 'rounds' }>;

export type Goods = Extract<Prize, { kind: 'goods' }>;

export const NO_GOODS: Goods = { kind: 'goods', itemId: '', titles: {}, points: 1 };
export const NEW_ROUNDS: Rounds = { kind: 'rounds', ...NO_ROUNDS_YET };

export function prizeFormOf(prize: Prize | null): PrizeForm {
  if (!prize || prize.kind === 'nothing') return { kind: 'nothing', typed: '' };
  if (prize.kind === 'rounds') return { kind: 'rounds', typed: '', rounds: prize };
  if (prize.kind === 'goods') return { kind: 'goods', typed: '', goods: prize };
  return { kind: prize.kind, typed: prize.kind === 'cash' ? prize.amount : String(prize.count) };
}

/** What the server refuses is sent as it is, so that it says so at the field. */
export function prizeOf({ kind, typed, rounds = NEW_ROUNDS, goods = NO_GOODS }: PrizeForm): Prize {
  if (kind === 'nothing') return { kind };
  if (kind === 'cash') return { kind, amount: sentAmount(typed) };
  if (kind === 'rounds') return rounds;
  if (kind === 'goods') return goods;
  return { kind, count: sentCount(typed) };
}

export function sentAmount(typed: string): string {
  const parts = readDecimal(typed.trim());
  return parts === null ? typed.trim() : writeDecimal(parts);
}

export const sentCount = (typed: string): number => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : -1);

/** For the browser's own field, on the browser's clock. */
export function writeLocal(atMs: number): string {
  const shifted = atMs - new Date(atMs).getTimezoneOffset() * MINUTE_MS;
  return new Date(shifted).toISOString().slice(0, 16);
}

export const readLocal = (typed: string): number => Date.parse(typed) || 0;
