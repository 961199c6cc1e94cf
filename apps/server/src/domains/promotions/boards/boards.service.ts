import type { Clock } from '@parlour/clock/clock';
import type { AnswerOf, Board, Contract, Language } from '@parlour/contract';
import { maskAccount } from '@parlour/contract/values/identity.rules';
import { BOARD_SHOWN } from '@parlour/contract/values/promotions/boards.rules';
import type { Database } from '@parlour/database/database';
import { amountOf, writeDecimal } from '@parlour/money';
import type { Session } from '../../../http/calls/call.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Games } from '../../games/games.module.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import { type Messages, textIn } from '../../messages/messages.module.ts';
import { type BoardRow, findPlace, listPlaces, listShown, listWins } from './boards.repo.ts';
import { SHOWN_AFTER_MS, stateOf, writeScore } from './boards.rules.ts';

type BoardNeeds = {
  database: Database;
  clock: Clock;
  directory: Pick<MemberDirectory, 'describe'>;
  games: Pick<Games, 'titleNames'>;
  pictures: Pick<Messages['pictures'], 'describe'>;
};
export type Boards = ReturnType<typeof createBoards>;

/** Boards as everybody reads them: names are masked. */
export function createBoards({ database, clock, directory, games, pictures }: BoardNeeds) {
  const { queries } = database;
  const shown = (brand: Brand) => listShown(queries, brand.id, new Date(clock.now() - SHOWN_AFTER_MS));

  /** Who won, of a board that was paid; else who leads. */
  async function rankedOf(brand: Brand, rows: readonly BoardRow[]) {
    const paid = rows.filter(({ paidAt }) => paidAt).map(({ id }) => id);
    const wins = await listWins(queries, brand.id, paid);
    const ranked = new Map<string, { rank: number; memberId: string; score: bigint }[]>();
    for (const row of rows) {
      const won = wins.get(row.id);
      const places = row.paidAt ? [] : await listPlaces(queries, row, { offset: 0, limit: BOARD_SHOWN });
      ranked.set(
        row.id,
        row.paidAt ? (won ?? []) : places.map((place, index) => ({ ...place, rank: index + 1 })),
      );
    }
    return ranked;
  }

  return {
    rankedOf,

    async list(brand: Brand, language: Language): Promise<AnswerOf<Contract['promotions']['boards']>> {
      const rows = await shown(brand);
      const ranked = await rankedOf(brand, rows);
      const members = await directory.describe(
        brand.id,
        [...ranked.values()].flatMap((places) => places.map(({ memberId }) => memberId)),
      );
      const known = await pictures.describe(
        brand,
        rows.flatMap(({ document }) => document.picture ?? []),
      );
      const names = await games.titleNames(brand.id, language);
      const items = rows.map(({ document, ...row }): Board => {
        const { measure, picture, categories, minStake } = document;
        return {
          id: row.id,
          title: textIn(document.texts, language, brand.settings)?.text.title ?? '',
          picture: (picture && known.get(picture)) || null,
          currency: row.currency,
          measure,
          minStake: writeDecimal(amountOf(minStake)),
          categories,
          titles: document.titles.map((title) => nameOf(title, names)),
          startsAt: row.startsAt.getTime(),
          endsAt: row.endsAt.getTime(),
          state: stateOf(row, clock.now()),
          countedUntil: row.countedUntil.getTime(),
          prizes: document.prizes,
          places: (ranked.get(row.id) ?? []).map(({ rank, memberId, score }) => ({
            rank,
            name: maskAccount(members.get(memberId)?.account ?? ''),
            score: writeScore(score, measure),
          })),
        };
      });
      return { now: clock.now(), items };
    },

    async own(brand: Brand, { memberId }: Session): Promise<AnswerOf<Contract['promotions']['ownPlaces']>> {
      const rows = await shown(brand);
      const wins = await listWins(
        queries,
        brand.id,
        rows.map(({ id }) => id),
      );
      const items = [];
      for (const { document, ...row } of rows) {
        const won = wins.get(row.id)?.find((win) => win.memberId === memberId);
        const place = won ?? (await findPlace(queries, row, memberId));
        if (place)
          items.push({ id: row.id, rank: place.rank, score: writeScore(place.score, document.measure) });
      }
      return { items };
    },
  };
}

/** The code alone, of a title that is gone. */
function nameOf(title: string, names: (vendor: string, gameCode: string) => string | undefined): string {
  const dot = title.indexOf('.');
  const gameCode = title.slice(dot + 1);
  return names(title.slice(0, dot), gameCode) ?? gameCode;
}
