import type { LotteryTerms } from '@parlour/client';
import { CHASE_ISSUES_MAX, SUB_ORDERS_MAX } from '@parlour/contract/values/lottery.rules';
import { capOf } from '@parlour/lottery-rules';
import { type Currency, readDecimal } from '@parlour/money';
import { type Bet, prizesOfBet, stakeOfBet, stakeOfBets } from '../bet.rules.ts';

/** How the multiple grows from issue to issue. */
export type ChasePlan =
  | { readonly kind: 'same'; readonly multiple: number }
  /** Twice as much every so many issues. */
  | { readonly kind: 'double'; readonly multiple: number; readonly every: number }
  /** Whenever it wins, at least this share of everything spent so far is gained. */
  | { readonly kind: 'profit'; readonly percent: number };

export const CHASE_KINDS = ['same', 'double', 'profit'] as const satisfies readonly ChasePlan['kind'][];

export type ChaseRow = {
  readonly numero: string;
  readonly multiple: number;
  readonly stake: bigint;
  /** With this issue and all before it. */
  readonly spent: bigint;
  /** What is left if this issue is the first to win with one bet. */
  readonly profit: bigint;
};

export type Chase = { readonly rows: readonly ChaseRow[]; readonly total: bigint };

type Needs = {
  numeros: readonly string[];
  /** Of all bets together, played once. */
  stake: bigint;
  /** What one winning bet pays, played once. */
  win: bigint;
  /** What it is paid at most, however often it is played. */
  cap: bigint;
  /** Of an issue: what it makes of the bets' own multiples and stakes is what the house takes at most. */
  multipleMax: number;
};

/** How many issues are offered to choose from, and what the fields begin with. */
export const CHASE_LENGTHS = [5, 10, 20, 50];
export const CHASE_FIRST = { length: 10, multiple: 1, every: 2, percent: 30 } as const;
export const PROFIT_PERCENT_MAX = 1_000;
const HUNDRED = 100n;

/** How many issues can be chased: items times issues are limited as well. */
export function chaseLimit(items: number, chaseMax: number): number {
  return Math.min(chaseMax, CHASE_ISSUES_MAX, Math.floor(SUB_ORDERS_MAX / items));
}

/** What a chase of these bets is planned with. Several bets win differently: then the least of their prizes counts. */
export function chaseOf(
  bets: readonly Bet[],
  terms: LotteryTerms,
  currency: Currency,
): Omit<Needs, 'numeros'> {
  const amount = (text: string) => readDecimal(text) ?? 0n;
  const { perIssue, singlePick, singlePickBets } = terms.caps;
  const caps = { perIssue: amount(perIssue), singlePick: amount(singlePick), singlePickBets };
  const timesMax = bets.map(({ choice, count }) => {
    const byStake = amount(terms.stakeMax) / stakeOfBet({ choice, count }, terms);
    return Math.min(Math.floor(terms.multipleMax / choice.multiple), Number(byStake));
  });
  return {
    stake: stakeOfBets(bets, terms),
    win: least(bets.map((bet) => prizesOfBet(bet, terms, currency).least)),
    cap: least(bets.map(({ count }) => capOf(caps, count))),
    multipleMax: Math.min(...timesMax),
  };
}

const least = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (a < b ? a : b));

/** Ends before the first issue that would need more than the greatest multiple. */
export function planChase(plan: ChasePlan, { numeros, stake, win, cap, multipleMax }: Needs): Chase {
  const rows: ChaseRow[] = [];
  let spent = 0n;
  for (const [index, numero] of numeros.entries()) {
    const multiple = multipleAt(plan, index, { spent, stake, win, cap });
    if (multiple === null || multiple > multipleMax) break;
    const own = stake * BigInt(multiple);
    spent += own;
    rows.push({ numero, multiple, stake: own, spent, profit: paidAt(multiple, { win, cap }) - spent });
  }
  return { rows, total: spent };
}

const paidAt = (multiple: number, { win, cap }: Pick<Needs, 'win' | 'cap'>): bigint =>
  least([win * BigInt(multiple), cap]);

function multipleAt(
  plan: ChasePlan,
  index: number,
  { spent, stake, win, cap }: Pick<Needs, 'stake' | 'win' | 'cap'> & { spent: bigint },
): number | null {
  if (plan.kind === 'same') return plan.multiple;
  if (plan.kind === 'double') return plan.multiple * 2 ** Math.floor(index / plan.every);
  // The least m with win m >= (spent + stake m)(100 + percent) / 100.
  const share = HUNDRED + BigInt(plan.percent);
  const gain = win * HUNDRED - stake * share;
  if (gain <= 0n) return null;
  const enough = (spent * share + gain - 1n) / gain;
  const multiple = enough > 0n ? enough : 1n;
  // A prize that is cut grows no more, and its costs do.
  return cap * HUNDRED < (spent + stake * multiple) * share ? null : Number(multiple);
}
