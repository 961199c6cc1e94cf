import type { Clock } from '@parlour/clock/clock';
import { idFromWords } from '@parlour/clock/ids';
import type { Tx } from '@parlour/database/database';
import {
  type AccountRef,
  HOUSE,
  type Ledger,
  type Outcome,
  type Purpose,
  type Transfer,
} from '../ledger/ledger.ts';
import { endHold, type Hold, insertHold, lockHold } from './holds.repo.ts';
import { HOLD_MOVES } from './holds.rules.ts';

type NewHold = Pick<Hold, 'brandId' | 'id' | 'memberId' | 'currency' | 'amount' | 'reference'>;
/** `ended`: it was posted or voided before; `unknown`: no such hold. */
export type HoldOutcome = Outcome | { state: 'ended'; as: Hold['state'] } | { state: 'unknown' };

type HoldKey = Pick<Hold, 'brandId' | 'id'>;

/** Money that waits to leave: reserved at once so it cannot be spent twice, then paid or given back. */
export interface Holds {
  /** Sets money aside. A repeat with the same id and content returns the same hold. */
  reserve(tx: Tx, hold: NewHold): Promise<Outcome>;
  /** The money left through the cashier's channel, less the fee, which the house keeps. */
  post(tx: Tx, hold: HoldKey, channel: string, fee?: bigint): Promise<HoldOutcome>;
  /** Gives the money back. */
  void(tx: Tx, hold: HoldKey): Promise<HoldOutcome>;
}

export function createHolds({ ledger, clock }: { ledger: Ledger; clock: Clock }): Holds {
  const purse = ({ brandId, memberId, currency }: NewHold, purpose: Purpose): AccountRef => ({
    brandId,
    owner: memberId,
    purpose,
    currency,
  });

  async function move(
    tx: Tx,
    { brandId, reference }: NewHold,
    { id, transfers }: { id: string; transfers: Transfers },
  ): Promise<Outcome> {
    const [outcome] = await ledger.post(tx, [{ id, brandId, reference, transfers }]);
    return outcome as Outcome;
  }

  async function end(tx: Tx, { brandId, id }: HoldKey, how: Ending): Promise<HoldOutcome> {
    const hold = await lockHold(tx, brandId, id);
    if (!hold) return { state: 'unknown' };
    const moves: Partial<Record<'post' | 'void', 'posted' | 'voided'>> = HOLD_MOVES[hold.state];
    const next = moves[how.move];
    if (!next) return { state: 'ended', as: hold.state };
    const outcome = await move(tx, hold, { id: derivedId(id, how.move), transfers: how.transfersOf(hold) });
    if (outcome.state !== 'posted') throw new Error(`the end of hold ${id} was ${outcome.state}`);
    await endHold(tx, hold, { state: next, endedAt: new Date(clock.now()) });
    return outcome;
  }

  return {
    async reserve(tx, hold) {
      const { id, amount } = hold;
      const [debit, credit] = [purse(hold, 'main'), purse(hold, 'locked')];
      const transfers: Transfers = [{ kind: 'withdrawal_hold', debit, credit, amount }];
      const outcome = await move(tx, hold, { id, transfers });
      if (outcome.state === 'posted')
        await insertHold(tx, { ...hold, state: 'open', createdAt: new Date(clock.now()), endedAt: null });
      return outcome;
    },

    post: (tx, hold, channel, fee = 0n) =>
      end(tx, hold, {
        move: 'post',
        transfersOf(kept) {
          const { brandId, currency, amount } = kept;
          const debit = purse(kept, 'locked');
          const to = (owner: string, purpose: Purpose): AccountRef => ({ brandId, owner, purpose, currency });
          const paid: Transfer = {
            kind: 'withdrawal_paid',
            debit,
            credit: to(channel, 'cashier'),
            amount: amount - fee,
          };
          return fee === 0n
            ? [paid]
            : [paid, { kind: 'withdrawal_fee', debit, credit: to(HOUSE, 'house'), amount: fee }];
        },
      }),

    void: (tx, hold) =>
      end(tx, hold, {
        move: 'void',
        transfersOf: (kept) => [
          {
            kind: 'withdrawal_returned',
            debit: purse(kept, 'locked'),
            credit: purse(kept, 'main'),
            amount: kept.amount,
          },
        ],
      }),
  };
}

type Transfers = readonly [Transfer, ...Transfer[]];
type Ending = { move: 'post' | 'void'; transfersOf(hold: Hold): Transfers };

/** Ending a hold is one posting, however often it is requested. */
const derivedId = (id: string, move: 'post' | 'void'): string => idFromWords(`${id}|${move}`);
