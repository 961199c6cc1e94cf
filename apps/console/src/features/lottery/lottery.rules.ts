import type { ConsoleClient } from '@parlour/client/console';
import { readDecimal, writeDecimal } from '@parlour/money';
import { listPlace } from '../../parts/tasks.rules.ts';

export { ISSUE_SPANS, ISSUE_STATES, TICKET_STATES } from '@parlour/contract/values/lottery';

type Lottery = ConsoleClient['lottery'];
export type LotteryDetail = Awaited<ReturnType<Lottery['lotteryDetail']>>;
export type LotteryLine = LotteryDetail['lottery'];
export type Setup = LotteryLine['setup'];
export type PlayLine = LotteryDetail['plays'][number];
export type IssueLine = Awaited<ReturnType<Lottery['lotteryIssues']>>['items'][number];
export type IssueDetail = Awaited<ReturnType<Lottery['lotteryIssue']>>;
export type PlayRisk = NonNullable<IssueDetail['risk']>['plays'][number];
export type TicketLine = Awaited<ReturnType<Lottery['lotteryTickets']>>['items'][number];

export type OrderDetail = Awaited<ReturnType<Lottery['lotteryOrder']>>;
export type SubOrderLine = OrderDetail['subOrders'][number];

/** What the guard says about refused odds. */
export type Finding = { kind: string; bets: { play: string; selection: string }[]; percent: string };

export const LINE_TONE = {
  pending: 'waiting',
  won: 'good',
  returned: 'quiet',
  lost: 'quiet',
  cancelled: 'quiet',
  stopped: 'quiet',
  void: 'bad',
} as const;
export const ISSUE_TONE = {
  open: 'waiting',
  closed: 'waiting',
  drawn: 'waiting',
  settled: 'good',
  void: 'bad',
} as const;
export const TICKET_TONE = {
  pending: 'waiting',
  settled: 'good',
  cancelled: 'quiet',
  stopped: 'quiet',
  void: 'bad',
} as const;

const place = (kind: string, ...parts: readonly string[]) =>
  `/lottery/${kind}/${parts.map(encodeURIComponent).join('/')}`;
/** Before the address of one lottery, whose code is in capitals. */
export const newLotteryPlace = (merchant: string) => place('games', merchant, 'new');
export const setupPlace = (merchant: string, code: string) => place('games', merchant, code, 'setup');
export const lotteryPlace = (merchant: string, code: string) => place('games', merchant, code);
export const issuePlace = (merchant: string, { game, numero }: { game: string; numero: string }) =>
  place('issues', merchant, game, numero);
/** The orders of an issue, as the list has its filters in the address. */
export const ordersPlace = ({ game, numero }: { game: string; numero: string }) =>
  listPlace('/lottery/orders', { game, numero });
export const orderPlace = (merchant: string, id: string) => place('orders', merchant, id);

/** What a lottery is called: the first of these languages it has a name in. */
export const nameOf = ({ code, setup }: Pick<LotteryLine, 'code' | 'setup'>): string =>
  setup.name.EN ?? Object.values(setup.name)[0] ?? code;

/** What is left of the stakes once everything is paid; below zero the house has lost. */
export function keptOf({ stake, paid }: Pick<IssueLine['figures'], 'stake' | 'paid'>): string {
  return writeDecimal((readDecimal(stake) ?? 0n) - (readDecimal(paid) ?? 0n));
}

/** How warm a number is: its payout beside the dearest of its play, from 0 to 1. */
export function heatOf(payout: string, numbers: readonly { payout: string }[]): number {
  const most = Math.max(...numbers.map((number) => Number(number.payout)));
  return most > 0 ? Number(payout) / most : 0;
}

/** A lottery may not be voided any more once its numbers are known. */
export const isVoidable = ({ state }: Pick<IssueLine, 'state'>): boolean =>
  state === 'open' || state === 'closed';
