import type { BetRecord, Game, Language } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import { readPage } from '../../../lists/pages.rules.ts';
import { readMomentPlace, writeMomentPlace } from '../../../lists/places.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Calendar } from '../../../tenancy/calendar.rules.ts';
import type { RecordSource, RoundNaming } from '../../wallet/wallet.module.ts';
import { nodeIdOf } from '../catalogue/catalogue.ts';
import { findRoundGames, listRounds, type Round, sumRounds } from './rounds.repo.ts';

type RoundsNeeds = {
  database: Database;
  calendarOf(brand: Brand): Promise<Calendar>;
  titleLookup: {
    titleOf(brandId: string, nodeId: string, language: Language): Promise<Game | undefined>;
    names(
      brandId: string,
      language: Language,
    ): Promise<(vendor: string, gameCode: string) => string | undefined>;
  };
};

/**
 * Rounds at vendors, each with its title, what was staked and won in it, and whether it has ended; and the names of
 * their games for lists that know only a round's reference.
 */
export function createRounds({ database, calendarOf, titleLookup }: RoundsNeeds) {
  async function spanOf(brand: Brand, { from, to }: { from: string; to: string }) {
    const days = (await calendarOf(brand)).daysBetween(from, to);
    return { fromMs: days[0]?.startsMs ?? 0, untilMs: days.at(-1)?.endsMs ?? 0 };
  }

  const source: RecordSource = {
    name: 'games',

    async list({ brand, owner, language }, { from, to, limit, after }) {
      const place = readMomentPlace(after);
      const whose = { ...owner, ...(await spanOf(brand, { from, to })) };
      const { rows, next } = await readPage(
        limit,
        (count) => listRounds(database.queries, whose, { limit: count, after: place }),
        writeMomentPlace,
      );
      const items: BetRecord[] = [];
      for (const round of rows) {
        const nodeId = nodeIdOf(round.vendor, round.gameCode);
        items.push(asRecord(round, await titleLookup.titleOf(brand.id, nodeId, language)));
      }
      return { items, next };
    },

    async totals({ brand, owner }, days) {
      return sumRounds(database.queries, { ...owner, ...(await spanOf(brand, days)) });
    },
  };

  /** A title that is gone keeps its vendor's code. */
  const naming: RoundNaming = async ({ brand, owner, language }, rounds) => {
    const games = await findRoundGames(database.queries, owner, rounds);
    if (games.length === 0) return new Map();
    const nameOf = await titleLookup.names(brand.id, language);
    return new Map(games.map(({ round, vendor, gameCode }) => [round, nameOf(vendor, gameCode) ?? gameCode]));
  };

  return { source, naming };
}

function asRecord(
  { id, atMs, vendor, gameCode, round, staked, won, held, isFree, ...about }: Round,
  game: Game | undefined,
): BetRecord {
  return {
    id,
    time: atMs,
    wallet: 'main',
    code: 'bet',
    vendor,
    reference: round,
    title: game?.displayName ?? gameCode,
    vendorName: game?.vendorName ?? vendor,
    staked: writeDecimal(staked),
    won: writeDecimal(won),
    ...(isFree && { isFree }),
    ...(held > 0n ? { held: writeDecimal(held) } : {}),
    state: stateOf({ staked, won, held, ...about }),
    ...(game && { game: { gameCategory: game.gameType, gameId: game.gameId, nodeId: game.nodeId } }),
  };
}

/** A round of which a win is under review says so; one whose stakes were all refunded is refunded, however it ended; one with a win is settled, closed or not. */
export function stateOf({
  placed,
  staked,
  won,
  held,
  isClosed,
}: Pick<Round, 'placed' | 'staked' | 'won' | 'held' | 'isClosed'>) {
  if (held > 0n) return 'held';
  if (placed > 0n && staked === 0n && won === 0n) return 'refunded';
  return isClosed || won > 0n ? 'settled' : 'open';
}
