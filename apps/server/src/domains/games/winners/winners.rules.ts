import { DAY_MS } from '@parlour/clock/durations';
import {
  type Language,
  MEMBER_TYPE,
  type MemberType,
  REAL_MONEY_TYPES,
  type WinnerEntry,
} from '@parlour/contract';
import { maskAccount } from '@parlour/contract/values/identity.rules';
import { writeDecimal } from '@parlour/money';
import type { Title } from '../catalogue/catalogue.rules.ts';

/** Specification section 9: the board's limit; more are kept for filtering by category. */
export const WINNERS_KEPT = 500;
/** How far back wins are searched, and how many are read. */
export const WINNERS_SPAN_MS = 30 * DAY_MS;
export const WINS_LOOKED_AT = 5_000;
export const WINNERS_LIFE_MS = 15_000;
/** Nobody is shown a board older than this. */
export const WINNERS_AGE_MAX_MS = 2 * WINNERS_LIFE_MS;

/** A win on the board. */
export type Winner = {
  readonly customerName: string;
  readonly isDemoBot: boolean;
  readonly title: Title;
  readonly amount: bigint;
  readonly currency: string;
  readonly atMs: number;
  readonly isJackpot: boolean;
};

/** docs/decisions/0026 and 0183: trial and internal accounts are not on the board, but for demo bots. */
export const isShown = (type: MemberType): boolean =>
  REAL_MONEY_TYPES.includes(type) || type === MEMBER_TYPE.INTERNAL_DEMO;

/** A bot's name says what it is, and belongs to nobody. */
export function nameWinner({ account, type }: { account: string; type: MemberType }) {
  const isDemoBot = type === MEMBER_TYPE.INTERNAL_DEMO;
  return { customerName: isDemoBot ? account : maskAccount(account), isDemoBot };
}

export function describeWinner(winner: Winner, language: Language): WinnerEntry {
  const { title, amount, currency, atMs, isJackpot, customerName, isDemoBot } = winner;
  const gameName = title.names[language] ?? title.names.EN ?? title.gameCode;
  return {
    vo: {
      notAuto: !isDemoBot,
      iconUrl: title.iconUrl,
      customerName,
      gameName,
      winAmount: writeDecimal(amount),
    },
    vendor: title.vendor.code,
    gameId: title.gameCode,
    nodeId: title.nodeId,
    gameType: title.category,
    currency,
    at: atMs,
    isJackpot,
  };
}
