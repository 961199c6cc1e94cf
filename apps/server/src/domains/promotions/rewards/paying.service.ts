import { DAY_MS } from '@parlour/clock/durations';
import type { BonusProduct, MallAddress } from '@parlour/contract';
import { bonusFigures } from '@parlour/contract/values/promotions/promotions.rules';
import type { Tx } from '@parlour/database/database';
import { amountOf, PARTS_PER_UNIT } from '@parlour/money';
import type { Games } from '../../games/games.module.ts';
import { HOUSE, type Wallet } from '../../wallet/wallet.module.ts';
import type { Goods } from '../goods.ts';
import type { Points } from '../points/points.ts';
import type { Turns } from '../wheel/wheel.ts';
import type { RewardRow } from './rewards.repo.ts';

type PayingNeeds = {
  wallet: Pick<Wallet, 'post' | 'bonuses'>;
  points: Pick<Points, 'add'>;
  turns: Pick<Turns, 'add'>;
  freeRounds: Pick<Games['freeRounds'], 'grant'>;
  goods: Pick<Goods, 'order'>;
};
export type Paying = ReturnType<typeof createPaying>;

/** Pays a reward, in the transaction that marks it claimed and under its own id: once, whoever asks how often. */
export function createPaying({ wallet, points, turns, freeRounds, goods }: PayingNeeds) {
  async function payCash(
    tx: Tx,
    { brandId, id, memberId, currency, amount, cause }: RewardRow,
  ): Promise<void> {
    const [outcome] = await wallet.post(tx, [
      {
        id,
        brandId,
        reference: `reward ${cause}`,
        transfers: [
          {
            kind: 'reward_cash',
            debit: { brandId, owner: HOUSE, purpose: 'house', currency },
            credit: { brandId, owner: memberId, purpose: 'main', currency },
            amount,
          },
        ],
      },
    ]);
    if (outcome?.state !== 'posted') throw new Error(`reward ${id} was ${outcome?.state}`);
  }

  async function payBonus(
    tx: Tx,
    { brandId, memberId, currency, amount, cause, terms }: RewardRow,
  ): Promise<void> {
    if (!terms) throw new Error(`the bonus for ${cause} has no terms`);
    const product: BonusProduct = terms.product;
    await wallet.bonuses.grant(tx, {
      brandId,
      memberId,
      currency,
      origin: cause,
      amount,
      product,
      vendors: null,
      wagerDays: terms.wagerDays,
      ...bonusFigures(amount, terms),
    });
  }

  /** Begins now: the end counts from the claim. */
  async function payRounds(
    tx: Tx,
    { brandId, id, memberId, currency, cause, rounds, claimedAt }: RewardRow,
  ): Promise<void> {
    if (!rounds || !claimedAt) throw new Error(`the free rounds for ${cause} have no terms`);
    const { vendor, gameCode, count, days } = rounds;
    await freeRounds.grant(tx, {
      brandId,
      id,
      memberId,
      vendor,
      gameCode,
      currency,
      value: amountOf(rounds.value),
      count,
      endsAt: new Date(claimedAt.getTime() + days * DAY_MS),
    });
  }

  return {
    /** Goods are sent to an address. */
    async pay(tx: Tx, row: RewardRow, address?: MallAddress): Promise<void> {
      if (row.kind === 'cash') await payCash(tx, row);
      else if (row.kind === 'bonus') await payBonus(tx, row);
      else if (row.kind === 'rounds') await payRounds(tx, row);
      else if (row.kind === 'goods') {
        if (!address) throw new Error(`the goods for ${row.cause} have no address`);
        await goods.order(tx, row, address);
      } else {
        const count = Number(row.amount / PARTS_PER_UNIT);
        if (row.kind === 'turns') await turns.add(tx, row, count);
        else await points.add(tx, row, { cause: row.cause, points: count, source: row.source });
      }
    },
  };
}
