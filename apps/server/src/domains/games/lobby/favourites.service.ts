import type { Clock } from '@parlour/clock/clock';
import type { AnswerOf, BodyOf, Contract, Language, QueryOf } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { Refusal } from '../../../http/calls/refusal.ts';
import { type Catalogues, describeAll, pageOf } from '../catalogue/catalogue.ts';
import { FAVOURITES_MAX } from '../lobby.rules.ts';
import {
  countFavourites,
  hasFavourite,
  insertFavourite,
  listFavourites,
  lockFavourites,
  type Owner,
  removeFavourite,
} from './favourites.repo.ts';

type Games = Contract['games'];
type FavouritesNeeds = { database: Database; clock: Clock; catalogues: Catalogues };
export type Favourites = ReturnType<typeof createFavourites>;

/** Members' favourites. A hidden or gone title is kept but not shown, and shows again when it returns. */
export function createFavourites({ database, clock, catalogues }: FavouritesNeeds) {
  async function titlesOf(owner: Owner) {
    const { byNodeId } = await catalogues.of(owner.brandId);
    const nodeIds = await listFavourites(database.queries, owner);
    return nodeIds.flatMap((nodeId) => byNodeId.get(nodeId) ?? []);
  }

  return {
    async ids(owner: Owner, query: QueryOf<Games['favouriteIds']>): Promise<AnswerOf<Games['favouriteIds']>> {
      const { shown, ...pages } = pageOf(await titlesOf(owner), query);
      return { content: shown.map(({ nodeId }) => nodeId), ...pages };
    },

    async list(
      owner: Owner,
      query: QueryOf<Games['favourites']>,
      language: Language,
    ): Promise<AnswerOf<Games['favourites']>> {
      const titles = await titlesOf(owner);
      const { gameType } = query;
      const wanted = gameType ? titles.filter(({ category }) => category === gameType) : titles;
      const { shown, ...pages } = pageOf(wanted, query);
      return { content: describeAll(shown, language), ...pages };
    },

    async add(
      owner: Owner,
      { nodeId, vendor }: BodyOf<Games['addFavourite']>,
    ): Promise<Record<string, never>> {
      const title = (await catalogues.of(owner.brandId)).byNodeId.get(nodeId);
      if (title?.vendor.code !== vendor) throw new Refusal('not_found');
      await database.transaction(async (tx) => {
        await lockFavourites(tx, owner);
        if (await hasFavourite(tx, owner, nodeId)) return;
        if ((await countFavourites(tx, owner)) >= FAVOURITES_MAX)
          throw new Refusal('too_many_favourites', { max: FAVOURITES_MAX });
        await insertFavourite(tx, owner, { nodeId, at: new Date(clock.now()) });
      });
      return {};
    },

    /** Also removes one that is not shown at present. */
    async remove(owner: Owner, nodeId: string): Promise<Record<string, never>> {
      await removeFavourite(database.queries, owner, nodeId);
      return {};
    },
  };
}
