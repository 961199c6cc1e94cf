import type { Clock } from '@parlour/clock/clock';
import type { ConsoleContract, OperatorGrant, OverlapSign, QueryOf } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import { lastId, readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import { textIn } from '../../messages/messages.module.ts';
import type { Operators } from '../../operators/operators.module.ts';
import type { Goods } from '../goods.ts';
import { listDocuments } from '../offers/offers.ts';
import type { OverlapSigns } from '../overlap/overlap.ts';
import type { RoundsGames } from '../rounds/rounds.ts';
import { listGrants, type RewardRow } from './rewards.repo.ts';
import { rewardStateOf } from './rewards.rules.ts';

type GrantNeeds = {
  database: Database;
  clock: Clock;
  directory: MemberDirectory;
  operators: Pick<Operators, 'people'>;
  games: Pick<RoundsGames, 'describer'>;
  goods: Pick<Goods, 'describer'>;
  signsOf: OverlapSigns;
};
export type Grants = ReturnType<typeof createGrants>;

/** Every reward with what it was given for, as operators trace it. */
export function createGrants({ database, clock, directory, operators, games, goods, signsOf }: GrantNeeds) {
  async function describe(brand: Brand, rows: readonly RewardRow[]): Promise<OperatorGrant[]> {
    const members = await directory.describe(
      brand.id,
      rows.map(({ memberId }) => memberId),
    );
    const names = await operators.people.describe(rows.flatMap(({ decidedBy }) => decidedBy ?? []));
    const offerIds = rows.flatMap(({ offerId }) => offerId ?? []);
    const documents = await listDocuments(database.queries, brand.id, offerIds);
    const roundsOf = await games.describer(brand.id, brand.settings.defaultLanguage);
    const goodsIds = rows.flatMap(({ goodsId }) => goodsId ?? []);
    const goodsOf = await goods.describer(brand, brand.settings.defaultLanguage, goodsIds);
    const offerOf = ({ offerId, version }: RewardRow) => {
      if (offerId === null || version === null) return null;
      const texts = documents.get(`${offerId} ${version}`)?.texts ?? {};
      const title = textIn(texts, brand.settings.defaultLanguage, brand.settings)?.text.title ?? '';
      return { id: offerId, title, version };
    };
    const signs = new Map<string, OverlapSign[]>();
    for (const row of rows) if (row.state === 'held') signs.set(row.id, await signsOf(database.queries, row));
    return rows.map((row) => ({
      id: row.id,
      member: { id: row.memberId, account: members.get(row.memberId)?.account ?? '' },
      source: row.source,
      cause: row.cause,
      offer: offerOf(row),
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
      decidedBy: names.get(row.decidedBy ?? '') ?? null,
      reason: row.reason,
      signs: signs.get(row.id) ?? [],
    }));
  }

  return {
    describe,

    async list(brand: Brand, query: QueryOf<ConsoleContract['promotions']['grants']>) {
      const { limit, search, ...filter } = query;
      const member = search ? await directory.find(brand.id, search) : undefined;
      if (search && !member) return { items: [], next: null };
      const read = (most: number) =>
        listGrants(database.queries, brand.id, { ...filter, memberId: member?.id, limit: most });
      const { rows, next } = await readPage(limit, read, lastId);
      return { items: await describe(brand, rows), next };
    },
  };
}
