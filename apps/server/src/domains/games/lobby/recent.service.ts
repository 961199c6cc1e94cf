import type { Clock } from '@parlour/clock/clock';
import type { AnswerOf, Contract, Language } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { Refusal } from '../../../http/calls/refusal.ts';
import { type Catalogues, describeAll } from '../catalogue/catalogue.ts';
import { RECENT_MAX } from '../lobby.rules.ts';
import type { Owner } from './favourites.repo.ts';
import { listRecent, upsertRecent } from './recent.repo.ts';

type RecentNeeds = { database: Database; clock: Clock; catalogues: Catalogues };
export type Recent = ReturnType<typeof createRecent>;

/** What members opened lately. */
export function createRecent({ database, clock, catalogues }: RecentNeeds) {
  return {
    /** Refuses titles that are not visible at this brand. */
    async remember(owner: Owner, nodeId: string): Promise<Record<string, never>> {
      const { byNodeId } = await catalogues.of(owner.brandId);
      if (!byNodeId.has(nodeId)) throw new Refusal('not_found');
      await upsertRecent(database.queries, owner, { nodeId, at: new Date(clock.now()) });
      return {};
    },

    async list(owner: Owner, language: Language): Promise<AnswerOf<Contract['games']['recentGames']>> {
      const { byNodeId } = await catalogues.of(owner.brandId);
      const nodeIds = await listRecent(database.queries, owner, RECENT_MAX);
      const titles = nodeIds.flatMap((nodeId) => byNodeId.get(nodeId) ?? []);
      return { list: describeAll(titles, language) };
    },
  };
}
