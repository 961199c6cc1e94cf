import type { Clock } from '@parlour/clock/clock';
import { REAL_MONEY_TYPES } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { JobKind } from '../../../jobs/job.ts';
import type { Log } from '../../../observability/log.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Games } from '../../games/games.module.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import type { PrizeGiving } from '../chance.ts';
import {
  addPlaces,
  type BoardRow,
  insertWins,
  listPlaces,
  listUnpaid,
  lockBoard,
  updateBoard,
} from './boards.repo.ts';
import {
  CANDIDATES_AT_ONCE,
  COUNT_EVERY_MS,
  nextSpan,
  type Place,
  payFromMs,
  placesOf,
} from './boards.rules.ts';

type CountingNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  brands: { all(): readonly Brand[] };
  directory: Pick<MemberDirectory, 'describe'>;
  games: Pick<Games, 'closedRounds'>;
  prizes: PrizeGiving;
};

/**
 * Counts closed rounds for boards, a stretch of time after the other: each commits with the moment it reached, so none
 * is counted twice, whoever counts. When all is counted and the wait is over, ranks are paid.
 */
export function createBoardCounting(needs: CountingNeeds) {
  const { database, clock, log, brands, directory, games, prizes } = needs;
  const { queries } = database;

  /** Members who play for money; bots, trials and the house's own accounts are on no board. */
  async function onlyReal(brandId: string, places: readonly Place[]): Promise<Place[]> {
    const members = await directory.describe(
      brandId,
      places.map(({ memberId }) => memberId),
    );
    return places.filter(({ memberId }) => {
      const member = members.get(memberId);
      return member !== undefined && REAL_MONEY_TYPES.includes(member.type);
    });
  }

  /** One stretch; the board as it is then, or null: another process was faster, or nothing is due. */
  async function countNext(board: BoardRow, nowMs: number): Promise<BoardRow | null> {
    const span = nextSpan(board, nowMs);
    if (!span) return null;
    const rounds = await games.closedRounds.ofBrand(queries, board, span);
    const places = await onlyReal(board.brandId, placesOf(rounds, board.document));
    return database.transaction(async (tx) => {
      const now = await lockBoard(tx, board);
      if (now?.countedUntil.getTime() !== span.fromMs) return null;
      const countedUntil = new Date(span.untilMs);
      await addPlaces(tx, board, places);
      await updateBoard(tx, board, { countedUntil });
      return { ...now, countedUntil };
    });
  }

  /** By rank: who may be given nothing now is passed over, and those behind move up. */
  async function winnersOf(brand: Brand, board: BoardRow) {
    const { prizes: given } = board.document;
    const winners: { rank: number; memberId: string; score: bigint }[] = [];
    for (let offset = 0; winners.length < given.length; offset += CANDIDATES_AT_ONCE) {
      const places = await listPlaces(queries, board, { offset, limit: CANDIDATES_AT_ONCE });
      for (const { memberId, score } of places)
        if (winners.length < given.length && (await prizes.isReceiver(brand, memberId)))
          winners.push({ rank: winners.length + 1, memberId, score });
      if (places.length < CANDIDATES_AT_ONCE) break;
    }
    return winners;
  }

  async function pay(brand: Brand, board: BoardRow): Promise<void> {
    const winners = await winnersOf(brand, board);
    await database.transaction(async (tx) => {
      const now = await lockBoard(tx, board);
      if (!now || now.paidAt) return;
      await insertWins(tx, board, winners);
      for (const { rank, memberId } of winners) {
        const prize = board.document.prizes[rank - 1];
        if (prize)
          await prizes.give(tx, {
            brandId: brand.id,
            memberId,
            source: 'board',
            cause: `board:${board.id}:${rank}`,
            prize,
          });
      }
      await updateBoard(tx, board, { paidAt: new Date(clock.now()) });
    });
  }

  async function advance(brand: Brand, board: BoardRow): Promise<void> {
    // Of one moment: a clock that runs on while we count would always have a little left to count.
    const nowMs = clock.now();
    let now: BoardRow = board;
    for (let next = await countNext(now, nowMs); next; next = await countNext(now, nowMs)) now = next;
    const isCounted = now.countedUntil.getTime() >= now.endsAt.getTime();
    if (isCounted && nowMs >= payFromMs(now)) await pay(brand, now);
  }

  async function countAll(): Promise<void> {
    // One that fails is looked at again, and holds up no other.
    for (const brand of brands.all())
      for (const board of await listUnpaid(queries, brand.id))
        await advance(brand, board).catch((err) =>
          log.warn({ err, board: board.id }, 'a board was not counted'),
        );
  }

  const job: JobKind<unknown> = {
    name: 'promotions.count_boards',
    maxAttempts: 5,
    everyMs: COUNT_EVERY_MS,
    outside: countAll,
  };
  return { job, countAll };
}
