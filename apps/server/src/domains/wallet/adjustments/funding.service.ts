import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { TransferKind } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import { PARTS_PER_UNIT, TRIAL_CURRENCY } from '@parlour/money';
import { HOUSE, type Ledger } from '../ledger/ledger.ts';
import { TRIAL_UNITS } from './adjustments.rules.ts';

type Member = { brandId: string; memberId: string };

/** Money the house puts into members' accounts automatically. */
export interface Funding {
  /** Runs in the transaction that creates the trial account. */
  giveTrialMoney(tx: Tx, member: Member): Promise<void>;
  /** Gives demo members something to show. */
  giveDemoMoney(tx: Tx, member: Member, money: { currency: string; units: bigint }): Promise<void>;
}

export function createFunding({ ledger, clock }: { ledger: Ledger; clock: Clock }): Funding {
  type Gift = { kind: TransferKind; currency: string; amount: bigint; reference: string };

  async function give(tx: Tx, { brandId, memberId }: Member, { kind, currency, amount, reference }: Gift) {
    const [outcome] = await ledger.post(tx, [
      {
        id: newId(clock),
        brandId,
        reference,
        transfers: [
          {
            kind,
            debit: { brandId, owner: HOUSE, purpose: 'house', currency },
            credit: { brandId, owner: memberId, purpose: 'main', currency },
            amount,
          },
        ],
      },
    ]);
    if (outcome?.state !== 'posted') throw new Error(`a gift of the house was ${outcome?.state}`);
  }

  return {
    giveTrialMoney: (tx, member) =>
      give(tx, member, {
        kind: 'trial_grant',
        currency: TRIAL_CURRENCY,
        amount: TRIAL_UNITS * PARTS_PER_UNIT,
        reference: 'a trial begins',
      }),

    giveDemoMoney: (tx, member, { currency, units }) =>
      give(tx, member, {
        kind: 'adjustment_in',
        currency,
        amount: units * PARTS_PER_UNIT,
        reference: 'demo money',
      }),
  };
}
