import type { Clock } from '@parlour/clock/clock';
import { isId } from '@parlour/clock/ids';
import type { Database, Tx } from '@parlour/database/database';
import type { JobKind } from '../../../jobs/job.ts';
import type { Log } from '../../../observability/log.ts';
import type { Cards } from '../cards/cards.ts';
import {
  type GatewayPayout,
  type Gateways,
  GatewayUnavailable,
  type PaymentGateway,
} from '../gateways/gateways.ts';
import type { WithdrawalMoves } from './moves.service.ts';
import { ASK_AGAIN_MS, ASK_EVERY_MS, ASKED_AT_ONCE } from './payouts.rules.ts';
import {
  findWithdrawal,
  listToAsk,
  lockWithdrawal,
  saveWithdrawal,
  type WithdrawalKey,
  type WithdrawalRow,
} from './withdrawals.repo.ts';

/** What the gateway says about a payout, in a callback or an answer. */
type News = Pick<GatewayPayout, 'payment' | 'payout' | 'state' | 'amount' | 'currency' | 'reason'> & {
  /** Who says it. */
  gateway: string;
};
/** `unknown`: no such withdrawal at that gateway; `mismatch`: a different sum; `repeated`: already known. */
export type PayoutVerdict = 'concluded' | 'repeated' | 'unknown' | 'mismatch';

type PayoutNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  cards: Pick<Cards, 'openNumber'>;
  moves: WithdrawalMoves;
  gateways: Gateways;
};
export type Payouts = ReturnType<typeof createPayouts>;

/**
 * Sends approved withdrawals to their payment gateway, each under its own id, so a repeat sends nothing twice, and
 * follows them to their end by callbacks or by asking.
 */
export function createPayouts({ database, clock, log, cards, moves, gateways }: PayoutNeeds) {
  const later = () => new Date(clock.now() + ASK_AGAIN_MS);
  const postpone = (row: WithdrawalRow) => saveWithdrawal(database.queries, row, { askAt: later() });

  /** Runs in a transaction; news may come twice, late, or before our own call was answered. */
  async function conclude(tx: Tx, brandId: string, news: News): Promise<PayoutVerdict> {
    // A gateway may name an id that was never ours.
    const row = isId(news.payout) ? await lockWithdrawal(tx, { brandId, id: news.payout }) : undefined;
    if (row?.gateway !== news.gateway) return 'unknown';
    if (row.state !== 'approved' && row.state !== 'paying') return 'repeated';
    if (news.amount !== row.amount - row.fee || news.currency !== row.currency) {
      log.error({ withdrawal: row.number, payment: news.payment }, 'a payout of another sum than was sent');
      return 'mismatch';
    }
    const about = { gatewayPayment: news.payment, askAt: later() };
    const sent = row.state === 'paying' ? row : await moves.move(tx, row, 'send', { by: 'gateway', about });
    if (news.state === 'accepted') {
      await saveWithdrawal(tx, sent, about);
      return 'repeated';
    }
    const act = news.state === 'paid' ? 'pay' : 'fail';
    await moves.move(tx, sent, act, { by: 'gateway', reason: news.reason });
    return 'concluded';
  }

  const settle = (brandId: string, news: News) => database.transaction((tx) => conclude(tx, brandId, news));

  async function refuse(key: WithdrawalKey, reason: string): Promise<void> {
    await database.transaction(async (tx) => {
      const row = await lockWithdrawal(tx, key);
      if (row?.state === 'approved') await moves.move(tx, row, 'refuse', { by: 'gateway', reason });
    });
  }

  async function ask(to: PaymentGateway, row: WithdrawalRow, requestId: string | null): Promise<void> {
    const found = await to.findPayout(row.id, requestId);
    if (found) await settle(row.brandId, { ...found, gateway: row.gateway });
    else await postpone(row);
  }

  async function send(to: PaymentGateway, row: WithdrawalRow, requestId: string | null): Promise<void> {
    const { brandId, id, currency, bank, holder, gateway, notifyUrl } = row;
    const amount = row.amount - row.fee;
    const account = await cards.openNumber(brandId, row.cardId);
    const payout = { payout: id, amount, currency, bank, account, holder, notifyUrl };
    try {
      const answer = await to.createPayout(payout, requestId);
      if (answer.outcome === 'refused') await refuse(row, answer.reason);
      else
        await settle(brandId, {
          payment: answer.payment,
          payout: id,
          state: 'accepted',
          amount,
          currency,
          reason: null,
          gateway,
        });
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      // It may have been accepted and the answer lost.
      await ask(to, row, requestId);
    }
  }

  /** The next step of one withdrawal, outside any transaction. False: its gateway is unavailable; retry later. */
  async function advance(key: WithdrawalKey, requestId: string | null): Promise<boolean> {
    const row = await findWithdrawal(database.queries, key);
    if (!row || (row.state !== 'approved' && row.state !== 'paying')) return true;
    const gateway = gateways.find(row.gateway);
    if (!gateway) {
      const about = { withdrawal: row.number, gateway: row.gateway };
      log.error(about, 'an approved withdrawal, and its payment gateway is not set up');
      await postpone(row);
      return true;
    }
    try {
      await (row.state === 'approved' ? send(gateway, row, requestId) : ask(gateway, row, requestId));
      return true;
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      await postpone(row);
      return false;
    }
  }

  /** Waits for an unavailable gateway only once per round, so the others are not delayed. */
  async function advanceDue(requestId: string | null): Promise<void> {
    const away = new Set<string>();
    for (const row of await listToAsk(database.queries, new Date(clock.now()), ASKED_AT_ONCE))
      if (away.has(row.gateway)) await postpone(row);
      else if (!(await advance(row, requestId))) away.add(row.gateway);
  }

  const payOut: JobKind<WithdrawalKey> = {
    name: 'cashier.pay_out',
    maxAttempts: 5,
    outside: async ({ payload, requestId }) => void (await advance(payload, requestId)),
  };
  /** Postponed payouts, and those whose first try was lost with its process. */
  const askDue: JobKind<unknown> = {
    name: 'cashier.ask_payouts',
    maxAttempts: 5,
    everyMs: ASK_EVERY_MS,
    outside: ({ requestId }) => advanceDue(requestId),
  };

  return { payOut, jobs: [payOut as JobKind<unknown>, askDue], conclude };
}
