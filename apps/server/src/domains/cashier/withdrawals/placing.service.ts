import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import { WITHDRAWAL_HOLD_HOURS } from '@parlour/contract/values/identity.rules';
import type { Tx } from '@parlour/database/database';
import { type Amount, writeDecimal } from '@parlour/money';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { businessDate } from '../../../tenancy/business-day.rules.ts';
import type { Identity } from '../../identity/identity.module.ts';
import type { Wallet } from '../../wallet/wallet.module.ts';
import type { CardRow } from '../cards/cards.ts';
import type { Turnovers } from '../turnover/turnover.ts';
import type { WithdrawalMoves } from './moves.service.ts';
import type { WithdrawalPrivileges } from './privileges.service.ts';
import {
  findWithdrawalByNumber,
  insertWithdrawal,
  sumUpDay,
  type WithdrawalRow,
} from './withdrawals.repo.ts';
import { dayTermsOf, feeOfWithdrawal, GIVEN_BACK, needsTwoPersons } from './withdrawals.rules.ts';

type PlacingNeeds = {
  clock: Clock;
  withdrawalHolds: Identity['withdrawalHolds'];
  holds: Wallet['holds'];
  mainAccounts: Wallet['mainAccounts'];
  bonuses: Wallet['bonuses'];
  turnovers: Turnovers;
  moves: WithdrawalMoves;
  privileges: WithdrawalPrivileges;
};
export type Placing = {
  number: string;
  memberId: string;
  card: Pick<CardRow, 'id' | 'bank' | 'last4' | 'holder'>;
  amount: Amount;
  hints: WithdrawalRow['hints'];
  /** Whether the member agreed that the active bonus ends. */
  forfeitsBonus: boolean;
  notifyUrl: string;
  /** Uses up the second factor; a repeat of the call does not. */
  spendFactor(tx: Tx): Promise<void>;
};
export type WithdrawalPlacing = ReturnType<typeof createWithdrawalPlacing>;

/** Sets the money of a withdrawal aside, after all checks that need no lock. */
export function createWithdrawalPlacing(needs: PlacingNeeds) {
  const { clock, withdrawalHolds, holds, mainAccounts, bonuses, turnovers, moves, privileges } = needs;

  async function reserve(tx: Tx, { brandId, id, memberId, currency, amount, number }: WithdrawalRow) {
    const reference = `withdrawal ${number}`;
    const outcome = await holds.reserve(tx, { brandId, id, memberId, currency, amount, reference });
    if (outcome.state === 'refused')
      throw new Refusal(
        'not_enough_money',
        'balance' in outcome.refusal ? { balance: writeDecimal(outcome.refusal.balance) } : {},
      );
    if (outcome.state !== 'posted') throw new Error(`the hold of withdrawal ${id} was ${outcome.state}`);
  }

  /** Money that is owed does not leave: what stays after the reservation has to cover it. */
  async function refuseOwed(tx: Tx, { brandId, memberId, currency, amount }: WithdrawalRow): Promise<void> {
    const member = { brandId, memberId, currency };
    const owed = await mainAccounts.owed(tx, member);
    const { balance } = await mainAccounts.main(tx, member);
    if (balance + owed >= 0n) return;
    const free = balance + amount + owed;
    throw new Refusal('not_enough_money', { balance: writeDecimal(free > 0n ? free : 0n) });
  }

  function newRow(
    brand: Brand,
    { number, memberId, card, amount, hints, notifyUrl }: Placing,
    {
      day,
      before,
      freePerDay,
    }: { day: string; before: { count: number; amount: Amount }; freePerDay: number },
  ): WithdrawalRow {
    const { currency, cashier } = brand.settings;
    return {
      brandId: brand.id,
      id: newId(clock),
      number,
      memberId,
      cardId: card.id,
      bank: card.bank,
      last4: card.last4,
      holder: card.holder,
      currency,
      amount,
      fee: feeOfWithdrawal(
        amount,
        { ...cashier.withdrawals, freePerDay },
        { before: before.count, currency },
      ),
      state: 'requested',
      // Together with the day's others: many small ones are as much as a large one.
      needsTwo: needsTwoPersons(before.amount + amount, cashier.withdrawals),
      takenBy: null,
      approvedBy: [],
      hints,
      gateway: cashier.withdrawals.gateway,
      gatewayPayment: null,
      notifyUrl,
      day,
      createdAt: new Date(clock.now()),
      concludedAt: null,
      askAt: null,
    };
  }

  function refuseHeld(member: Parameters<typeof withdrawalHolds.heldUntil>[0]): void {
    const heldUntil = withdrawalHolds.heldUntil(member);
    if (heldUntil !== null)
      throw new Refusal('withdrawals_held', { heldUntil, hours: WITHDRAWAL_HOLD_HOURS });
  }

  return {
    refuseHeld,

    /** Whatever another call of the same member could change is checked under the member's lock. */
    async place(tx: Tx, brand: Brand, about: Placing): Promise<WithdrawalRow> {
      const { number, memberId } = about;
      const { currency, cashier } = brand.settings;
      const key = { brandId: brand.id, memberId, currency };
      const member = await withdrawalHolds.lock(tx, { brandId: brand.id, id: memberId });
      if (!member) throw new Refusal('not_logged_in');
      const known = await findWithdrawalByNumber(tx, { brandId: brand.id, number });
      if (known) return known;
      refuseHeld(member);
      await about.spendFactor(tx);
      const { perDay, freePerDay } = dayTermsOf(cashier.withdrawals, await privileges.of(tx, key));
      const day = businessDate(brand.settings, clock.now());
      const before = await sumUpDay(tx, key, { day, except: GIVEN_BACK });
      if (before.count >= perDay) throw new Refusal('too_many_today', { perDay });
      const row = newRow(brand, about, { day, before, freePerDay });
      await reserve(tx, row);
      await refuseOwed(tx, row);
      // After the reservation, which locks the account: nothing is staked or refunded meanwhile.
      const turnover = turnovers.describe(await turnovers.settle(tx, key));
      if (!turnover.isMet) throw new Refusal('turnover_needed', turnover);
      if (!about.forfeitsBonus && (await bonuses.active(tx, key))) throw new Refusal('bonus_forfeits');
      await bonuses.forfeit(tx, key, row.id);
      await insertWithdrawal(tx, row);
      await moves.begin(tx, row);
      return row;
    },
  };
}
