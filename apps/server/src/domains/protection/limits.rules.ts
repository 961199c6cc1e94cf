import { HOUR_MS } from '@parlour/clock/durations';
import {
  type FieldCode,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
  type ProtectionChange,
} from '@parlour/contract';
import { RAISE_WAIT_HOURS } from '@parlour/contract/values/protection.rules';
import { type Currency, isShownExactly, readDecimal, writeDecimal } from '@parlour/money';
import type { Guard, Used } from './guard.rules.ts';

const RAISE_WAIT_MS = RAISE_WAIT_HOURS * HOUR_MS;

export type WhichLimit = { kind: LimitKind; period: LimitPeriod };
export type LimitState = {
  /** In parts; null: no limit. */
  amount: bigint | null;
  /** A raise that waits. */
  asked: { amount: bigint | null; atMs: number } | null;
};
export type KeptLimit = WhichLimit & LimitState;

export const NO_LIMIT: LimitState = { amount: null, asked: null };

/** A limit as a member typed it, or what is wrong with it. */
export function readLimit(
  text: string,
  currency: Pick<Currency, 'digits'>,
): { amount: bigint } | { fault: FieldCode } {
  const amount = readDecimal(text);
  if (amount === null || !isShownExactly(amount, currency)) return { fault: 'wrong_format' };
  return amount > 0n ? { amount } : { fault: 'too_small' };
}

/**
 * A limit after a request. An equal or stricter amount applies at once and cancels a waiting raise; a looser one waits.
 * A repeated raise waits from its first request.
 */
export function askForLimit(limit: LimitState, amount: bigint | null, nowMs: number): LimitState {
  if (!isLooser(amount, limit.amount)) return { amount, asked: null };
  if (limit.asked?.amount === amount) return limit;
  return { ...limit, asked: { amount, atMs: nowMs } };
}

const isLooser = (amount: bigint | null, than: bigint | null) =>
  than !== null && (amount === null || amount > than);

/** The limit once its raise is confirmed, or why it cannot be. */
export function confirmLimit(
  { asked }: LimitState,
  nowMs: number,
): { limit: LimitState } | { refusal: 'nothing_asked' } | { refusal: 'too_early'; confirmableAt: number } {
  if (!asked) return { refusal: 'nothing_asked' };
  const confirmableAt = asked.atMs + RAISE_WAIT_MS;
  if (nowMs < confirmableAt) return { refusal: 'too_early', confirmableAt };
  return { limit: { amount: asked.amount, asked: null } };
}

/** What a change of a limit was, for the history; null: nothing changed. */
export function describeChange(
  before: LimitState,
  after: LimitState,
): { what: ProtectionChange; before: string | null; after: string | null } | null {
  const amounts = { before: writeOptional(before.amount), after: writeOptional(after.amount) };
  if (before.amount !== after.amount)
    return {
      what: before.asked && isAsked(before.asked, after) ? 'limit_confirmed' : 'limit_set',
      ...amounts,
    };
  if (after.asked && after.asked.atMs !== before.asked?.atMs)
    return { what: 'limit_asked', ...amounts, after: writeOptional(after.asked.amount) };
  return before.asked && !after.asked ? { what: 'limit_cancelled', ...amounts } : null;
}

const isAsked = (asked: { amount: bigint | null }, { amount }: LimitState) => asked.amount === amount;

/** The limits in force, in the guard's form. */
export function limitsInForce(kept: readonly KeptLimit[]): Guard['limits'] {
  const limits: Guard['limits'] = {};
  for (const { kind, period, amount } of kept)
    if (amount !== null) limits[kind] = { ...limits[kind], [period]: amount };
  return limits;
}

/** Every possible limit, in wire form. */
export function describeLimits(
  kept: readonly KeptLimit[],
  { used, endOf }: { used: Used; endOf(period: LimitPeriod): number },
) {
  return LIMIT_KINDS.flatMap((kind) =>
    LIMIT_PERIODS.map((period) => {
      const { amount, asked } =
        kept.find((limit) => limit.kind === kind && limit.period === period) ?? NO_LIMIT;
      const usedOfIt = used[kind][period];
      return {
        kind,
        period,
        amount: writeOptional(amount),
        used: writeDecimal(usedOfIt),
        left: writeOptional(amount === null ? null : atLeastNothing(amount - usedOfIt)),
        endsAt: endOf(period),
        asked: asked && {
          amount: writeOptional(asked.amount),
          at: asked.atMs,
          confirmableAt: asked.atMs + RAISE_WAIT_MS,
        },
      };
    }),
  );
}

const writeOptional = (amount: bigint | null) => (amount === null ? null : writeDecimal(amount));
const atLeastNothing = (amount: bigint) => (amount > 0n ? amount : 0n);
