import {
  type AnswerOf,
  type Contract,
  type Language,
  type OwnBonus,
  UNCOUNTED_REASONS,
} from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { type Bonus, ownerOf, type Wallet } from '../../wallet/wallet.module.ts';
import type { Counting, PlayedTitle } from '../play/play.ts';
import type { RewardName, Rewards } from '../rewards/rewards.ts';

type Calls = Contract['promotions'];
type OwnBonusesNeeds = {
  database: Database;
  wallet: Pick<Wallet, 'bonuses' | 'mainAccounts'>;
  counting: Pick<Counting, 'countNow' | 'sumUp'>;
  rewards: Pick<Rewards, 'names'>;
};
type Place = { brand: Brand; language: Language };
type Asker = Place & { session: Session };
export type OwnBonuses = ReturnType<typeof createOwnBonuses>;

export function createOwnBonuses({ database, wallet, counting, rewards }: OwnBonusesNeeds) {
  const { queries } = database;
  const { bonuses, mainAccounts } = wallet;

  async function describeAll(asker: Place, rows: readonly Bonus[]): Promise<OwnBonus[]> {
    const names = await rewards.names(
      asker,
      rows.map(({ origin }) => origin),
    );
    return Promise.all(rows.map((bonus) => describe(bonus, names.get(bonus.origin))));
  }

  async function describe(
    bonus: Bonus,
    { source, title }: RewardName = { source: 'offer', title: '' },
  ): Promise<OwnBonus> {
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
      source,
      title,
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

  async function listOf({
    memberId,
    ...place
  }: Place & { memberId: string }): Promise<AnswerOf<Calls['ownBonuses']>> {
    const rows = await bonuses.list(queries, { brandId: place.brand.id, memberId });
    return { bonuses: await describeAll(place, rows) };
  }

  const list = ({ brand, language, session }: Asker) =>
    listOf({ brand, language, memberId: session.memberId });

  return {
    list,
    listOf,

    /** Counts what has closed first, so that the lines are of one moment. */
    async account(asker: Asker): Promise<AnswerOf<Calls['bonusAccount']>> {
      const owner = ownerOf(asker.brand, asker.session);
      const before = await bonuses.active(queries, owner);
      if (before) await counting.countNow(before);
      const bonus = await bonuses.active(queries, owner);
      const [described] = await describeAll(asker, bonus ? [bonus] : []);
      if (!bonus || !described) return { account: null };
      const titles = await counting.sumUp(bonus, asker.language);
      const moves = await mainAccounts.bonusMoves(queries, owner, bonus.purseSeq);
      return {
        account: {
          bonus: described,
          moves: moves.map(({ kind, amount }) => ({ kind, amount: writeDecimal(amount) })),
          wagering: {
            ...writePlayed(titles),
            games: titles.map((title) => ({ name: title.name, ...writePlayed([title]) })),
          },
          hasOpenRounds: await bonuses.hasOpenRounds(queries, bonus),
          withdrawable: writeDecimal((await mainAccounts.main(queries, owner)).balance),
        },
      };
    },

    async cancel(asker: Asker, id: string): Promise<AnswerOf<Calls['cancelBonus']>> {
      const outcome = await bonuses.cancel(ownerOf(asker.brand, asker.session), id);
      if (outcome === 'unknown') throw new Refusal('not_found');
      if (outcome === 'round_open') throw new Refusal('round_open');
      return list(asker);
    },
  };
}

/** Adds titles up: what counted and what did not are what was staked. */
function writePlayed(titles: readonly PlayedTitle[]) {
  const sum = (of: (title: PlayedTitle) => bigint) => titles.reduce((total, title) => total + of(title), 0n);
  return {
    staked: writeDecimal(sum(({ staked }) => staked)),
    counted: writeDecimal(sum(({ counted }) => counted)),
    uncounted: UNCOUNTED_REASONS.map((why) => ({ why, amount: sum(({ uncounted }) => uncounted[why]) }))
      .filter(({ amount }) => amount > 0n)
      .map(({ why, amount }) => ({ why, amount: writeDecimal(amount) })),
  };
}
