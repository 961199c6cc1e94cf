import { idFromWords } from '@parlour/clock/ids';
import {
  type AccountRef,
  bonusShare,
  type Posting,
  type Spent,
  type Transfer,
} from '../../wallet/wallet.module.ts';
import type { TicketRow } from './tickets.repo.ts';

/** The house's own account for lotteries: what they brought in and paid out is in one place. */
const LOTTERY = 'lottery';

type Whose = Pick<TicketRow, 'brandId' | 'memberId' | 'currency'>;

const house = ({ brandId, currency }: Whose): AccountRef => ({
  brandId,
  owner: LOTTERY,
  purpose: 'house',
  currency,
});
const purse = ({ brandId, memberId, currency }: Whose, purpose: 'main' | 'bonus'): AccountRef => ({
  brandId,
  owner: memberId,
  purpose,
  currency,
});

/** A ticket, as far as money goes. */
type Paid = Whose & Pick<TicketRow, 'id' | 'orderId' | 'stake' | 'refunded' | 'bonusId' | 'bonusStake'>;

/** The tickets of an order with what a bonus paid of each: main pays first, so the bonus pays the last ones. */
export function paidBy(rows: readonly TicketRow[], spent: Spent | undefined): TicketRow[] {
  let left = spent?.amount ?? 0n;
  const paid: TicketRow[] = [];
  for (const row of [...rows].reverse()) {
    const bonusStake = left < row.stake ? left : row.stake;
    left -= bonusStake;
    paid.unshift(bonusStake > 0n ? { ...row, bonusId: spent?.bonusId ?? null, bonusStake } : row);
  }
  return paid;
}

/** What a bonus had of the first `amount` of a ticket's stake that comes back. */
const bonusIn = ({ stake, bonusStake, currency }: Paid, amount: bigint): bigint =>
  amount === stake ? bonusStake : bonusShare(amount, { staked: stake, bonusStaked: bonusStake }, currency);

/** Money that comes back for a ticket, each part into its purse. */
function comingBack(
  ticket: Paid,
  kind: 'win' | 'rebate' | 'bet_rollback',
  parts: { own: bigint; bonus: bigint },
): Transfer[] {
  const debit = house(ticket);
  const transfers: Transfer[] = [
    { kind, debit, credit: purse(ticket, 'main'), amount: parts.own },
    {
      kind,
      debit,
      credit: purse(ticket, 'bonus'),
      amount: parts.bonus,
      ...(ticket.bonusId && { bonus: ticket.bonusId }),
    },
  ];
  return transfers.filter(({ amount }) => amount > 0n);
}

/** The stake of a whole order. */
export function stakePosting(
  whose: Whose,
  { id, orderId, amount, largest }: { id: string; orderId: string; amount: bigint; largest: bigint },
): Posting {
  const transfer: Transfer = {
    kind: 'bet',
    debit: purse(whose, 'main'),
    credit: house(whose),
    amount,
    spends: { product: 'lottery', largest },
  };
  return { id, brandId: whose.brandId, reference: orderId, transfers: [transfer] };
}

/** What a settled ticket brings; null if nothing. Made again it is the same posting. */
export function settlementPosting(
  ticket: Paid,
  { won, rebate }: { won: bigint; rebate: bigint },
): Posting | null {
  const { stake, refunded, bonusStake, currency } = ticket;
  const round = { staked: stake - refunded, bonusStaked: bonusStake - bonusIn(ticket, refunded) };
  const split = (amount: bigint) => {
    const bonus = bonusShare(amount, round, currency);
    return { own: amount - bonus, bonus };
  };
  // What was not taken as prize is no freer than the prize would have been.
  const [first, ...others] = [
    ...comingBack(ticket, 'win', split(won)),
    ...comingBack(ticket, 'rebate', split(rebate)),
  ];
  if (!first) return null;
  const id = idFromWords(`lottery settled|${ticket.brandId}|${ticket.id}`);
  return { id, brandId: ticket.brandId, reference: ticket.orderId, transfers: [first, ...others] };
}

/** A stake that comes back, after what came back before; `reason` tells apart what is given back of one ticket. */
export function refundPosting(ticket: Paid, { amount, reason }: { amount: bigint; reason: string }): Posting {
  const { refunded } = ticket;
  const bonus = bonusIn(ticket, refunded + amount) - bonusIn(ticket, refunded);
  const [first, ...others] = comingBack(ticket, 'bet_rollback', { own: amount - bonus, bonus });
  if (!first) throw new Error(`ticket ${ticket.id}: nothing comes back`);
  return {
    id: idFromWords(`lottery refund|${ticket.brandId}|${ticket.id}|${reason}`),
    brandId: ticket.brandId,
    reference: ticket.orderId,
    transfers: [first, ...others],
  };
}
