import { idFromWords } from '@parlour/clock/ids';
import type { Queries, Tx } from '@parlour/database/database';
import { HOUSE, type Posting, type Transfer, type Wallet } from '../../wallet/wallet.module.ts';

/** The owner of the pool's account. */
const POOL = 'pool';

type Place = { brandId: string; currency: string };
type DrawMoney = Place & {
  number: number;
  contributed: bigint;
  win: { memberId: string; amount: bigint; seed: bigint } | null;
};
export type JackpotMoney = ReturnType<typeof createJackpotMoney>;

/** The pool in the ledger. Callers lock the row of its terms first, so its total is exact. */
export function createJackpotMoney({ wallet }: { wallet: Pick<Wallet, 'post' | 'platformAccounts'> }) {
  async function post(tx: Tx, posting: Posting): Promise<void> {
    const [outcome] = await wallet.post(tx, [posting]);
    if (outcome?.state !== 'posted') throw new Error(`${posting.reference} was ${outcome?.state}`);
  }

  return {
    total: (queries: Queries, place: Place) => wallet.platformAccounts.total(queries, accountsOf(place).pool),

    accountId: (place: Place) => wallet.platformAccounts.idOf(accountsOf(place).pool),

    /** Everything a draw moves is one posting, with an id derived from the draw: it cannot be posted twice. */
    async postDraw(tx: Tx, { number, contributed, win, ...place }: DrawMoney): Promise<void> {
      const { house, pool } = accountsOf(place);
      const { brandId, currency } = place;
      const transfers: [Transfer, ...Transfer[]] = [
        { kind: 'jackpot_contribution', debit: house, credit: pool, amount: contributed },
      ];
      if (win) {
        const main = { brandId, owner: win.memberId, purpose: 'main', currency } as const;
        transfers.push({ kind: 'jackpot_win', debit: pool, credit: main, amount: win.amount });
        if (win.seed > 0n)
          transfers.push({ kind: 'jackpot_seed', debit: house, credit: pool, amount: win.seed });
      }
      const id = idFromWords(`${brandId}|jackpot draw|${number}`);
      await post(tx, { id, brandId, reference: `jackpot draw ${number}`, transfers });
    },

    /** Posts under the id of the approval. */
    async postSeed(tx: Tx, { id, amount, ...place }: Place & { id: string; amount: bigint }): Promise<void> {
      const { house, pool } = accountsOf(place);
      await post(tx, {
        id,
        brandId: place.brandId,
        reference: 'jackpot seed',
        transfers: [{ kind: 'jackpot_seed', debit: house, credit: pool, amount }],
      });
    },
  };
}

function accountsOf({ brandId, currency }: Place) {
  return {
    house: { brandId, owner: HOUSE, purpose: 'house', currency },
    pool: { brandId, owner: POOL, purpose: 'jackpot', currency },
  } as const;
}
