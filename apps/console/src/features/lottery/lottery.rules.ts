import type { ConsoleClient } from '@parlour/client/console';

export { ISSUE_STATES, TICKET_STATES } from '@parlour/contract/values/lottery';

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
export const lotteryPlace = (merchant: string, code: string) => place('games', merchant, code);
export const issuePlace = (merchant: string, { game, numero }: { game: string; numero: string }) =>
  place('issues', merchant, game, numero);
export const orderPlace = (merchant: string, id: string) => place('orders', merchant, id);

/** What a lottery is called: the first of these languages it has a name in. */
export const nameOf = ({ code, setup }: Pick<LotteryLine, 'code' | 'setup'>): string =>
  setup.name.EN ?? Object.values(setup.name)[0] ?? code;

/** How warm a number is: its payout beside the dearest of its play, from 0 to 1. */
export function heatOf(payout: string, numbers: readonly { payout: string }[]): number {
  const most = Math.max(...numbers.map((number) => Number(number.payout)));
  return most > 0 ? Number(payout) / most : 0;
}

/** A lottery may not be voided any more once its numbers are known. */
export const isVoidable = ({ state }: Pick<IssueLine, 'state'>): boolean =>
  state === 'open' || state === 'closed';

/** The odds that hold for a play: the brand's, or those delivered. */
export const oddsOf = (setup: Setup, { id, shipped }: PlayLine): Record<string, string> =>
  setup.odds[id] ?? shipped ?? {};

/** The setup with one of the odds replaced; a play as it was delivered is not kept. */
export function withOdds(
  setup: Setup,
  play: PlayLine,
  { tier, value }: { tier: string; value: string },
): Setup {
  const own = { ...oddsOf(setup, play), [tier]: value };
  const { [play.id]: _, ...others } = setup.odds;
  const isShipped = Object.entries(own).every(([name, odds]) => play.shipped?.[name] === odds);
  return { ...setup, odds: isShipped ? others : { ...others, [play.id]: own } };
}
