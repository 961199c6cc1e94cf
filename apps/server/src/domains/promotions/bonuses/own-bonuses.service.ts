import type { AnswerOf, Contract, OwnBonus } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { type Bonus, ownerOf, type Wallet } from '../../wallet/wallet.module.ts';
import type { Counting } from '../play/play.ts';

type Calls = Contract['promotions'];
type OwnBonusesNeeds = {
  database: Database;
  wallet: Pick<Wallet, 'bonuses' | 'mainAccounts'>;
  counting: Pick<Counting, 'countNow' | 'sumUp'>;
};

export function createOwnBonuses({ database, wallet, counting }: OwnBonusesNeeds) {
  const { queries } = database;
  const { bonuses, mainAccounts } = wallet;

  async function describe(bonus: Bonus): Promise<OwnBonus> {
    const { id, state, currency, product, requirement, wagered, stakeMax, releaseMax } = bonus;
    const write = (amount: bigint | null) => (amount === null ? null : writeDecimal(amount));
    const isActive = state === 'active';
    const balance = isActive
      ? await mainAccounts.bonus(queries, bonus)
      : state === 'waiting'
        ? bonus.held
        : 0n;
    return {
      id,
      state,
      currency,
      product,
      amount: writeDecimal(bonus.amount),
      balance: writeDecimal(balance),
      requirement: writeDecimal(requirement),
      wagered: writeDecimal(wagered),
      left: writeDecimal(requirement > wagered ? requirement - wagered : 0n),
      stakeMax: write(stakeMax),
      releaseMax: write(releaseMax),
      released: writeDecimal(bonus.released),
      createdAt: bonus.createdAt.getTime(),
      endsAt: bonus.endsAt?.getTime() ?? null,
      endedAt: bonus.endedAt?.getTime() ?? null,
    };
  }

  async function list(brand: Brand, session: Session): Promise<AnswerOf<Calls['ownBonuses']>> {
    const rows = await bonuses.list(queries, ownerOf(brand, session));
    return { bonuses: await Promise.all(rows.map(describe)) };
  }

  return {
    list,

    /** Counts what has closed first, so that the lines are of one moment. */
    async account(brand: Brand, session: Session): Promise<AnswerOf<Calls['bonusAccount']>> {
      const owner = ownerOf(brand, session);
      const before = await bonuses.active(queries, owner);
      if (before) await counting.countNow(before);
      const bonus = await bonuses.active(queries, owner);
      if (!bonus) return { account: null };
      const { staked, valid, counted } = await counting.sumUp(bonus);
      const moves = await mainAccounts.bonusMoves(queries, owner, bonus.purseSeq);
      const uncounted = [
        { why: 'not_valid' as const, amount: staked - valid },
        { why: 'weight' as const, amount: valid - counted },
      ];
      return {
        account: {
          bonus: await describe(bonus),
          moves: moves.map(({ kind, amount }) => ({ kind, amount: writeDecimal(amount) })),
          wagering: {
            staked: writeDecimal(staked),
            counted: writeDecimal(counted),
            uncounted: uncounted
              .filter(({ amount }) => amount > 0n)
              .map(({ why, amount }) => ({ why, amount: writeDecimal(amount) })),
          },
          hasOpenRounds: await bonuses.hasOpenRounds(queries, bonus),
          withdrawable: writeDecimal((await mainAccounts.main(queries, owner)).balance),
        },
      };
    },

    async cancel(brand: Brand, session: Session, id: string): Promise<AnswerOf<Calls['cancelBonus']>> {
      const outcome = await bonuses.cancel(ownerOf(brand, session), id);
      if (outcome === 'unknown') throw new Refusal('not_found');
      if (outcome === 'round_open') throw new Refusal('round_open');
      return list(brand, session);
    },
  };
}
