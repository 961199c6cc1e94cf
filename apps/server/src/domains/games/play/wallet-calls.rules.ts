import { MINUTE_MS } from '@parlour/clock/durations';
import {
  BalanceCall,
  BetCall,
  InfoCall,
  RollbackCall,
  readJson,
  type Status,
  type WalletCall,
  WinCall,
  writeJson,
} from '@parlour/wallet-protocol';
import type { z } from 'zod';
import { isWholeMinorUnits, type Play, type SessionFacts } from '../transactions/situations.rules.ts';

/**
 * What one process accepts from a vendor: more than a vendor of this size sends, and too little to starve the others.
 */
export const CALLS_PER_VENDOR = { count: 600_000, perMs: MINUTE_MS };

/** The protocol asks for a country. This is the ISO code for an unknown one. */
export const NO_COUNTRY = 'XX';

/** The id of no reward. */
const NO_REWARD = '00000000-0000-0000-0000-000000000000';

/** How often a settlement is tried that conflicts with others. */
export const SETTLEMENT_TRIES_MAX = 4;

const SCHEMAS = {
  info: InfoCall,
  balance: BalanceCall,
  bet: BetCall,
  win: WinCall,
  rollback: RollbackCall,
} satisfies Record<WalletCall, z.ZodType>;
type Bodies = { [Name in WalletCall]: z.infer<(typeof SCHEMAS)[Name]> };
/** A parsed call, by name. */
export type Asked = { [Name in WalletCall]: { name: Name; body: Bodies[Name] } }[WalletCall];

/** The answer, besides the ids of the call. */
export type Answer = { status: Status; currency?: string; balance?: bigint; country?: string };

/**
 * Parses a signed body. An unreadable body or a missing field is wrong syntax; a field of the wrong type is wrong
 * types. Readable ids are still answered.
 */
export function readCall(name: WalletCall, text: string): { asked: Asked } | { status: Status; ids: object } {
  let json: unknown;
  try {
    json = readJson(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { status: 'RS_ERROR_WRONG_SYNTAX', ids: {} };
  }
  const parsed = SCHEMAS[name].safeParse(json);
  if (parsed.success) return { asked: { name, body: parsed.data } as Asked };
  const isMissing = parsed.error.issues.some(({ path }) => path.length === 0 || !has(json, path));
  return { status: isMissing ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_WRONG_TYPES', ids: idsOf(json) };
}

export function writeAnswer(ids: object, answer: Answer): string {
  return writeJson({ ...ids, ...answer });
}

export const playOfBet = (body: Bodies['bet']): Play => ({
  ...played(body),
  kind: 'bet',
  amount: body.amount,
  currency: body.currency,
  referenceId: null,
  ...freeOf(body),
});
export const playOfWin = (body: Bodies['win']): Play => ({
  ...played(body),
  kind: 'win',
  amount: body.amount,
  currency: body.currency,
  referenceId: body.reference_transaction_uuid ?? null,
});
/** A rollback has no amount or currency: those of the transaction it names apply. */
export const playOfRollback = (body: Bodies['rollback']): Play => ({
  ...played(body),
  kind: 'rollback',
  amount: 0n,
  currency: '',
  referenceId: body.reference_transaction_uuid,
});

const played = (body: Bodies['rollback'] | Bodies['bet']) => ({
  transactionId: body.transaction_uuid,
  memberId: body.user,
  gameCode: body.game_code,
  round: body.round,
  closesRound: body.round_closed,
  supplierId: body.supplier_transaction_id,
});

/** A free bet that names no reward is one of none, and refused as such. */
function freeOf(body: Bodies['bet']): Pick<Play, 'free'> {
  if (body.is_supplier_promo) return { free: 'promotion' };
  return body.is_free ? { free: { rewardId: body.reward_uuid ?? NO_REWARD } } : {};
}

/** Why a session does not allow a call; null: it does. Only calls that take money check whether it has expired. */
export function refuseSession(
  session: SessionFacts | undefined,
  asked: { memberId: string; gameCode: string; nowMs: number },
): Status | null {
  if (!session || session.memberId !== asked.memberId) return 'RS_ERROR_INVALID_TOKEN';
  if (session.expiresAtMs <= asked.nowMs) return 'RS_ERROR_TOKEN_EXPIRED';
  return session.gameCode === asked.gameCode ? null : 'RS_ERROR_INVALID_GAME';
}

/** Why a win that no bet led to cannot be credited; null: it can. */
export const refusePromotion = (play: Play, session: SessionFacts): Status | null =>
  session.gameCode === play.gameCode ? null : 'RS_ERROR_INVALID_GAME';

export function refuseAmount(
  { amount, currency }: { amount: bigint; currency: string },
  expectedCurrency: string,
): Status | null {
  if (currency !== expectedCurrency) return 'RS_ERROR_WRONG_CURRENCY';
  return isWholeMinorUnits(amount, currency) ? null : 'RS_ERROR_WRONG_TYPES';
}

type RefusedFor = 'not_enough_money' | 'bonus_stake_limit' | 'limit_reached' | 'excluded' | 'locked';

/** A refusal of the ledger as a status of the protocol. */
export function statusOfRefusal({ reason }: { reason: RefusedFor }): Status {
  switch (reason) {
    case 'not_enough_money':
      return 'RS_ERROR_NOT_ENOUGH_MONEY';
    case 'bonus_stake_limit':
    case 'limit_reached':
      return 'RS_ERROR_LIMIT_REACHED';
    case 'excluded':
    case 'locked':
      return 'RS_ERROR_USER_DISABLED';
  }
}

function has(json: unknown, path: readonly PropertyKey[]): boolean {
  let value = json;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !(key in value)) return false;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return true;
}

/** The ids as sent, if they are texts of a sane length. */
function idsOf(json: unknown): { user?: string; request_uuid?: string } {
  const ids: { user?: string; request_uuid?: string } = {};
  for (const key of ['user', 'request_uuid'] as const) {
    const value = (json as Record<string, unknown> | null)?.[key];
    if (typeof value === 'string' && value.length <= 100) ids[key] = value;
  }
  return ids;
}
