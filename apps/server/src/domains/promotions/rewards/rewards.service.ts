import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { BodyOf, Contract, Language, MallAddress, Reward } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { writeDecimal } from '@parlour/money';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { JobKind } from '../../../jobs/job.ts';
import { lastId, readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { textIn } from '../../messages/messages.module.ts';
import { listBlocked } from '../blocks/blocks.ts';
import type { Goods } from '../goods.ts';
import { type Audience, listDocuments } from '../offers/offers.ts';
import { findReviewLimit } from '../returns/returns.ts';
import type { RoundsGames } from '../rounds/rounds.ts';
import type { Paying } from './paying.service.ts';
import {
  addReward,
  countWaiting,
  findReward,
  lapseDue,
  listEnded,
  listOfCauses,
  listWaiting,
  markClaimed,
  type RewardRow,
} from './rewards.repo.ts';
import {
  claimUntil,
  isToHold,
  LAPSE_AT_ONCE,
  LAPSE_EVERY_MS,
  rewardStateOf,
  UNCLAIMED_MAX,
} from './rewards.rules.ts';

/** What is given, and for what. */
export type NewReward = Pick<
  RewardRow,
  'brandId' | 'memberId' | 'cause' | 'source' | 'kind' | 'currency' | 'amount' | 'terms'
> &
  Partial<Pick<RewardRow, 'rounds' | 'goodsId'>> & {
    offer: { id: string; version: number } | null;
    /** Operators have decided about it already. */
    isReviewed?: boolean;
    /** An operator is to look at it first. */
    isSuspect?: boolean;
  };

type Place = { brand: Brand; language: Language };
type Asker = Place & { session: Session };
/** What a bonus is called: after the offer it came from, or after its source. */
export type RewardName = Pick<Reward, 'source' | 'title'>;
type RewardNeeds = {
  database: Database;
  clock: Clock;
  paying: Paying;
  audience: Pick<Audience, 'candidate'>;
  /** Operators have something to decide. */
  tellTasks(): void;
  games: Pick<RoundsGames, 'describer'>;
  goods: Pick<Goods, 'describer' | 'letGo'>;
  /** Open pages of the member ask again. */
  tell(member: { brandId: string; memberId: string }): void;
};
export type Rewards = ReturnType<typeof createRewards>;

/** What members were given: it waits to be claimed, is paid once, or lapses. */
export function createRewards(needs: RewardNeeds) {
  const { database, clock, paying, audience, games, goods, tellTasks, tell } = needs;
  const lapse: JobKind<unknown> = {
    name: 'promotions.lapse_rewards',
    maxAttempts: 5,
    everyMs: LAPSE_EVERY_MS,
    async inTransaction(tx) {
      const members = await lapseDue(tx, { now: new Date(clock.now()), limit: LAPSE_AT_ONCE });
      for (const lapsed of members) await goods.letGo(tx, lapsed);
      afterCommit(() => members.forEach(tell));
    },
  };

  const memberOf = ({ brand, session }: Asker) => ({ brandId: brand.id, memberId: session.memberId });

  async function put(
    tx: Tx,
    { offer, isReviewed = false, isSuspect = false, ...given }: NewReward,
  ): Promise<RewardRow> {
    const nowMs = clock.now();
    const { brandId, memberId } = given;
    const isBlocked = (await listBlocked(tx, { brandId, memberIds: [memberId], nowMs })).has(memberId);
    const isHeld =
      !isReviewed &&
      isToHold(given, {
        limit: await findReviewLimit(tx, brandId),
        isSuspect: isSuspect || isBlocked,
      });
    const { row, isNew } = await addReward(tx, {
      rounds: null,
      goodsId: null,
      ...given,
      id: newId(clock),
      offerId: offer?.id ?? null,
      version: offer?.version ?? null,
      state: isHeld ? 'held' : 'unclaimed',
      grantedAt: new Date(nowMs),
      claimUntil: claimUntil(nowMs),
      claimedAt: null,
      decidedBy: null,
      reason: null,
    });
    if (isNew && isHeld) tellTasks();
    if (isNew) afterCommit(() => tell(row));
    return row;
  }

  /** Whether this call is the one that claimed it. */
  async function take(tx: Tx, row: RewardRow, address?: MallAddress): Promise<RewardRow | undefined> {
    const claimed = await markClaimed(tx, row, new Date(clock.now()));
    if (!claimed) return undefined;
    await paying.pay(tx, claimed, address);
    afterCommit(() => tell(claimed));
    return claimed;
  }

  async function titler({ brand, language }: Place, rows: readonly RewardRow[]) {
    const offerIds = rows.flatMap(({ offerId }) => offerId ?? []);
    const documents = await listDocuments(database.queries, brand.id, offerIds);
    return ({ offerId, version }: RewardRow): string => {
      const texts = documents.get(`${offerId} ${version}`)?.texts;
      return (texts && textIn(texts, language, brand.settings)?.text.title) ?? '';
    };
  }

  async function describe({ brand, language }: Asker, rows: readonly RewardRow[]): Promise<Reward[]> {
    const titleOf = await titler({ brand, language }, rows);
    const roundsOf = await games.describer(brand.id, language);
    const goodsIds = rows.flatMap(({ goodsId }) => goodsId ?? []);
    const goodsOf = await goods.describer(brand, language, goodsIds);
    return rows.map((row) => ({
      id: row.id,
      source: row.source,
      title: titleOf(row),
      kind: row.kind,
      state: rewardStateOf(row, clock.now()),
      currency: row.currency,
      amount: writeDecimal(row.amount),
      terms: row.terms,
      rounds: roundsOf(row.rounds),
      goods: goodsOf(row.goodsId),
      grantedAt: row.grantedAt.getTime(),
      claimUntil: row.claimUntil.getTime(),
      claimedAt: row.claimedAt?.getTime() ?? null,
      reason: row.reason,
    }));
  }

  async function describeOne(asker: Asker, row: RewardRow): Promise<Reward> {
    const [reward] = await describe(asker, [row]);
    if (!reward) throw new Error('a reward has no description');
    return reward;
  }

  /** Without money and rounds to play with for those who are excluded, or were until lately. */
  async function withoutBarred({ brand, session }: Asker, rows: readonly RewardRow[]): Promise<RewardRow[]> {
    const rest = rows.filter(({ kind }) => kind !== 'bonus' && kind !== 'rounds');
    if (rest.length === rows.length) return rest;
    const { isBarred } = await audience.candidate(brand, session.memberId);
    if (isBarred && rest.length === 0) throw new Refusal('offer_closed', { why: 'excluded' });
    return isBarred ? rest : [...rows];
  }

  const waitingOf = (asker: Asker) =>
    listWaiting(database.queries, memberOf(asker), { now: new Date(clock.now()), limit: UNCLAIMED_MAX });

  return {
    lapse,
    describeOne,

    /** By cause; what is missing was not given as a reward. */
    async names(place: Place, causes: readonly string[]): Promise<Map<string, RewardName>> {
      const rows = await listOfCauses(database.queries, place.brand.id, causes);
      const titleOf = await titler(place, rows);
      return new Map(rows.map((row) => [row.cause, { source: row.source, title: titleOf(row) }]));
    },

    /** In the caller's transaction; a cause gives once. Waits in the reward centre. */
    put,

    /** The same, and paid at once: for what the member has already agreed to. */
    async give(tx: Tx, reward: NewReward): Promise<RewardRow> {
      const row = await put(tx, reward);
      return (await take(tx, row)) ?? row;
    },

    async list(asker: Asker) {
      return { rewards: await describe(asker, await waitingOf(asker)) };
    },

    async history(asker: Asker, { limit, after }: { limit: number; after?: string | undefined }) {
      const now = new Date(clock.now());
      const read = (most: number) =>
        listEnded(database.queries, memberOf(asker), { now, after, limit: most });
      const { rows, next } = await readPage(limit, read, lastId);
      return { items: await describe(asker, rows), next };
    },

    count: async (asker: Asker) => ({
      unclaimed: await countWaiting(database.queries, memberOf(asker), new Date(clock.now())),
    }),

    async claim(
      asker: Asker,
      { id, address }: BodyOf<Contract['promotions']['claimReward']>,
    ): Promise<Reward> {
      const { brandId, memberId } = memberOf(asker);
      const row = await findReward(database.queries, { brandId, id });
      if (row?.memberId !== memberId) throw new Refusal('not_found');
      if (rewardStateOf(row, clock.now()) === 'unclaimed') {
        await withoutBarred(asker, [row]);
        if (row.kind === 'goods' && !address)
          throw new Refusal('invalid_input', { fields: { address: 'required' } });
      }
      const now = await database.transaction(
        async (tx) => (await take(tx, row, address)) ?? (await findReward(tx, row)) ?? row,
      );
      if (rewardStateOf(now, clock.now()) === 'lapsed') throw new Refusal('reward_lapsed');
      return describeOne(asker, now);
    },

    /** Each on its own: one that is claimed elsewhere at the same time holds up none. */
    async claimAll(asker: Asker) {
      const waiting = (await waitingOf(asker)).filter(
        ({ kind, state }) => kind !== 'goods' && state === 'unclaimed',
      );
      const claimed: RewardRow[] = [];
      for (const row of await withoutBarred(asker, waiting)) {
        const own = await database.transaction((tx) => take(tx, row));
        if (own) claimed.push(own);
      }
      return { rewards: await describe(asker, claimed) };
    },
  };
}
