import type { Clock } from '@parlour/clock/clock';
import type { DepositReview } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { type Amount, writeDecimal } from '@parlour/money';
import type { Bus } from '../../../bus/bus.ts';
import { topic } from '../../../bus/bus.ts';
import type { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { tellGuardRefusal } from '../../protection/protection.module.ts';
import { type AccountRef, HOUSE, type Transfer, type Wallet } from '../../wallet/wallet.module.ts';
import { addStep } from '../steps.repo.ts';
import { type DepositRow, updateDeposit } from './deposits.repo.ts';
import { askAgainAt, canMove, FELL_THROUGH, judgeNews, type News, type Verdict } from './deposits.rules.ts';
import type { CreditedDeposit, DepositPromotions } from './promotions.service.ts';

export type CreditNeeds = {
  clock: Clock;
  bus: Bus;
  brands: { ofId(id: string): Brand | undefined };
  wallet: Pick<Wallet, 'post'>;
  /** Announces that operators' task counts may have changed. */
  tellTasks(): void;
  onCredited(tx: Tx, deposit: CreditedDeposit): Promise<void>;
  promotions: Pick<DepositPromotions, 'released'>;
};
export type DepositCredit = ReturnType<typeof createDepositCredit>;

/** Tells every process that a member's deposit changed. */
export const depositChanged = topic<{ brandId: string; memberId: string }>('cashier.deposit_changed');

type By = { by: string; reason?: string | null };

/**
 * Moves deposits from state to state. Callbacks, polling, operators and members all lock the row first, so of several
 * with the same news only one finds something to do.
 */
export function createDepositCredit(needs: CreditNeeds) {
  const { clock, bus, brands, wallet, tellTasks, onCredited, promotions } = needs;

  async function move(
    tx: Tx,
    deposit: DepositRow,
    { by, reason = null, ...set }: Partial<DepositRow> & Pick<DepositRow, 'state'> & { by: string },
  ): Promise<DepositRow> {
    if (!canMove(deposit.state, set.state))
      throw new Error(`deposit ${deposit.id} from ${deposit.state} to ${set.state}`);
    const { brandId, id, memberId } = deposit;
    await updateDeposit(tx, deposit, { ...set, reason });
    await addStep(tx, {
      brandId,
      subjectId: id,
      state: set.state,
      by,
      reason,
      at: new Date(clock.now()),
    });
    if (deposit.promotionId && FELL_THROUGH.includes(set.state)) await promotions.released(tx, deposit);
    if (set.state === 'review' || deposit.state === 'review') tellTasks();
    // A credit is announced by the change of balance.
    if (set.state !== 'credited') afterCommit(() => bus.publish(depositChanged, { brandId, memberId }));
    return { ...deposit, ...set, reason };
  }

  /** Posts under the deposit's own id, so it can be credited only once. Returns why it may not be. */
  async function credit(
    tx: Tx,
    deposit: DepositRow,
    { amount, fee, by, reason = null }: By & { amount: Amount; fee: Amount },
  ): Promise<DepositRow | Refusal> {
    const { brandId, id, number, memberId, channel, gateway, currency, promotionId } = deposit;
    const credited = amount - fee;
    const main: AccountRef = { brandId, owner: memberId, purpose: 'main', currency };
    // Money through a gateway, in or out, is in the gateway's account: its balance is what it owes us. A transfer uses
    // its channel's.
    const holder = gateway ?? channel;
    const whole: Transfer = {
      kind: 'deposit',
      debit: { brandId, owner: holder, purpose: 'cashier', currency },
      credit: main,
      amount,
    };
    const house: AccountRef = { brandId, owner: HOUSE, purpose: 'house', currency };
    const cost: Transfer = { kind: 'deposit_fee', debit: main, credit: house, amount: fee };
    const [outcome] = await wallet.post(tx, [
      {
        id,
        brandId,
        reference: `deposit ${number}`,
        transfers: fee === 0n ? [whole] : [whole, cost],
      },
    ]);
    const brand = brands.ofId(brandId);
    const refusal = outcome?.state === 'refused' ? outcome.refusal : null;
    if (brand && refusal && refusal.reason !== 'not_enough_money' && refusal.reason !== 'bonus_stake_limit')
      return tellGuardRefusal(refusal, { settings: brand.settings, nowMs: clock.now() });
    if (outcome?.state !== 'posted') throw new Error(`deposit ${id} was ${outcome?.state}`);
    const at = new Date(clock.now());
    const set = { state: 'credited', credited, fee, concludedAt: at, askAt: null } as const;
    const moved = await move(tx, deposit, { ...set, by, reason });
    const atMs = outcome.atMs;
    await onCredited(tx, { brandId, id, number, memberId, currency, credited, promotionId, atMs });
    return moved;
  }

  const review = (
    tx: Tx,
    deposit: DepositRow,
    why: DepositReview,
    about: Partial<DepositRow> & { by: string },
  ) => move(tx, deposit, { ...about, state: 'review', reason: why, concludedAt: null, askAt: null });

  /** The payment came exactly as agreed. A guard may still refuse it. */
  async function creditWhatCame(tx: Tx, deposit: DepositRow, by: string): Promise<void> {
    const { amount, fee } = deposit;
    const answer = await credit(tx, deposit, { amount, fee, by });
    if (answer instanceof Error) await review(tx, deposit, answer.code as DepositReview, { by });
  }

  return {
    move,
    credit,
    review,

    /** Applies news of the gateway, from a callback or polling. The row is locked. */
    async settle(tx: Tx, deposit: DepositRow, news: News, by: 'gateway' | 'system'): Promise<Verdict> {
      const verdict = judgeNews(deposit, news);
      if (verdict === 'nothing') {
        await updateDeposit(tx, deposit, { askAt: askAgainAt(deposit, clock.now()) });
        return verdict;
      }
      if (news.outcome !== 'paid') {
        const concludedAt = new Date(clock.now());
        const { outcome: state, reason } = news;
        // A bank may be slower than the gateway expects: keep asking for a day.
        await move(tx, deposit, { state, by, reason, concludedAt, askAt: askAgainAt(deposit, clock.now()) });
        return verdict;
      }
      const came = {
        cameAmount: writeDecimal(news.amount),
        cameCurrency: news.currency,
        cameAt: new Date(news.atMs),
      };
      if (verdict === 'credit') {
        await updateDeposit(tx, deposit, came);
        await creditWhatCame(tx, { ...deposit, ...came }, by);
      } else await review(tx, deposit, verdict as DepositReview, { ...came, by });
      return verdict;
    },
  };
}
