import { idFromWords } from '@parlour/clock/ids';
import type { AccountRef, Posting, Transfer } from '../../wallet/wallet.module.ts';
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
const main = ({ brandId, memberId, currency }: Whose): AccountRef => ({
  brandId,
  owner: memberId,
  purpose: 'main',
  currency,
});

/** The stake of a whole order. */
export function stakePosting(
  whose: Whose,
  { id, orderId, amount }: { id: string; orderId: string; amount: bigint },
): Posting {
  return {
    id,
    brandId: whose.brandId,
    reference: orderId,
    transfers: [{ kind: 'bet', debit: main(whose), credit: house(whose), amount }],
  };
}

/** What a settled ticket brings; null if nothing. Made again it is the same posting. */
export function settlementPosting(
  ticket: Whose & Pick<TicketRow, 'id' | 'orderId'>,
  { won, rebate }: { won: bigint; rebate: bigint },
): Posting | null {
  const transfer = (kind: 'win' | 'rebate', amount: bigint): Transfer[] =>
    amount > 0n ? [{ kind, debit: house(ticket), credit: main(ticket), amount }] : [];
  const [first, ...others] = [...transfer('win', won), ...transfer('rebate', rebate)];
  if (!first) return null;
  const id = idFromWords(`lottery settled|${ticket.brandId}|${ticket.id}`);
  return { id, brandId: ticket.brandId, reference: ticket.orderId, transfers: [first, ...others] };
}

/** A stake that comes back; `reason` tells apart what is given back of one ticket. */
export function refundPosting(
  ticket: Whose & Pick<TicketRow, 'id' | 'orderId'>,
  { amount, reason }: { amount: bigint; reason: string },
): Posting {
  return {
    id: idFromWords(`lottery refund|${ticket.brandId}|${ticket.id}|${reason}`),
    brandId: ticket.brandId,
    reference: ticket.orderId,
    transfers: [{ kind: 'bet_rollback', debit: house(ticket), credit: main(ticket), amount }],
  };
}
