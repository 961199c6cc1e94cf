import type { Clock } from '@parlour/clock/clock';
import type { Contract, Issue, Opened, QueryOf } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { type GameRow, type LotteryGames, pickOf } from '../games/games.ts';
import { spanOfDay } from './days.rules.ts';
import {
  findIssue,
  type IssueRow,
  listComing,
  listCurrentAndLast,
  listDrawn,
  listForSale,
} from './issues.repo.ts';

type ShownNeeds = { database: Database; clock: Clock; games: LotteryGames };
export type ShownIssues = ReturnType<typeof createShownIssues>;

/** Issues as everybody may see them: nothing of a draw before it. */
export function createShownIssues({ database, clock, games }: ShownNeeds) {
  const { queries } = database;

  async function openedOf(brand: Brand, rows: readonly GameRow[]): Promise<Opened[]> {
    const now = clock.now();
    const codes = rows.map(({ code }) => code);
    const found = await listCurrentAndLast(queries, brand.id, codes, now);
    return codes.map((gameId) => {
      const { current, last, isResultDue = false } = found.get(gameId) ?? {};
      return {
        gameId,
        now,
        current: current ? onWire(current) : null,
        last: last ? onWire(last) : null,
        isResultDue,
      };
    });
  }

  async function requireGame(brand: Brand, gameId: string): Promise<GameRow> {
    const game = await games.find(brand.id, gameId);
    if (!game?.setup.isOn) throw new Refusal('not_found');
    return game;
  }

  /** What was drawn stays to be seen and verified when its lottery is switched off. */
  async function requireKnown(brand: Brand, gameId: string): Promise<GameRow> {
    const game = await games.find(brand.id, gameId);
    if (!game) throw new Refusal('not_found');
    return game;
  }

  return {
    requireGame,
    opened: async (brand: Brand) => openedOf(brand, await games.all(brand.id)),

    async openedGame(brand: Brand, gameId: string): Promise<Opened> {
      const [opened] = await openedOf(brand, [await requireGame(brand, gameId)]);
      return opened as Opened;
    },

    /** Those a chase can buy, the one on sale first. */
    async upcoming(brand: Brand, { gameId, limit }: { gameId: string; limit: number }) {
      await requireGame(brand, gameId);
      const afterMs = clock.now();
      const rows = await listForSale(queries, { brandId: brand.id, game: gameId }, { afterMs, limit });
      return { items: rows.map(onWire) };
    },

    async results(
      brand: Brand,
      { gameId, limit, after, day }: QueryOf<Contract['lottery']['lotteryResults']>,
    ) {
      const game = await requireKnown(brand, gameId);
      const beforeMs = after === undefined ? null : Number(after);
      if (beforeMs !== null && !Number.isSafeInteger(beforeMs))
        throw new Refusal('invalid_input', { fields: { after: 'wrong_format' } });
      const drawn = day === undefined ? undefined : spanOfDay(game.setup.schedule, day);
      const rows = await listDrawn(queries, { brandId: brand.id, game: gameId }, { beforeMs, drawn, limit });
      const last = rows.at(-1);
      return {
        family: game.setup.family,
        items: rows.map(onWire),
        next: last && rows.length === limit ? String(last.closesAt.getTime()) : null,
      };
    },

    async draw(brand: Brand, gameId: string, numero: string) {
      const game = await requireKnown(brand, gameId);
      const row = await findIssue(queries, { brandId: brand.id, game: gameId, numero });
      if (!row) throw new Refusal('not_found');
      const { seed, root, external, closesAt } = row;
      const place = { afterMs: closesAt.getTime(), limit: 1 };
      const [next] = await listComing(queries, row, place);
      const isDrawn = seed !== null && root !== null && external !== null;
      return {
        family: game.setup.family,
        issue: onWire(row),
        committedAt: row.committedAt.getTime(),
        sealedAt: row.sealedAt?.getTime() ?? null,
        drawnAt: row.drawnAt?.getTime() ?? null,
        tickets: row.tickets,
        external: row.externalSource,
        beacon: row.beacon,
        next: next
          ? {
              numero: next.numero,
              commitment: next.commitment,
              committedAt: next.committedAt.getTime(),
            }
          : null,
        draw: isDrawn
          ? { game: gameId, drawId: numero, seed, root, external, pick: pickOf(game.setup) }
          : null,
      };
    },
  };
}

export function onWire(row: IssueRow): Issue {
  const { numero, opensAt, closesAt, drawsAt, state, commitment, result } = row;
  return {
    numero,
    opensAt: opensAt.getTime(),
    closesAt: closesAt.getTime(),
    drawsAt: drawsAt.getTime(),
    state,
    commitment,
    result,
  };
}
