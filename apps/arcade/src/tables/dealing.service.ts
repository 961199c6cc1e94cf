import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import { fraction, multiply } from '@parlour/exact';
import type { JsonObject, Played } from '@parlour/game-rules';
import type { Title } from '../catalogue/titles.ts';
import type { Games } from '../games/games.ts';
import type { Playing } from '../rounds/playing.service.ts';
import type { Round } from '../rounds/rounds.repo.ts';
import { listOnTable } from './table-bets.repo.ts';
import type { Part, TableGame } from './table-game.ts';
import { closeBooks, type TableRound } from './table-rounds.repo.ts';
import type { TableSeeds } from './table-seeds.ts';
import { TABLE_TIMES } from './table-times.rules.ts';
import { ENDED_AT_ONCE } from './tables.rules.ts';

export type Dealing = ReturnType<typeof createDealing>;
type Needs = { database: Database; games: Games; seeds: TableSeeds; playing: Playing; clock: Clock };

/** Tables where cards are dealt, a ball rolls or dice fall: from the close of betting on everybody may see what came. */
export function createDealing({ database, games, seeds, playing, clock }: Needs) {
  async function settle(title: Title, tableRound: TableRound): Promise<Part> {
    const game = await games({ mechanic: title.mechanic, model: tableRound.model });
    const bets = await listOnTable(database.queries, tableRound.id, ENDED_AT_ONCE);
    if (bets.length === 0) {
      await closeBooks(database.queries, tableRound.id, new Date(clock.now()));
      return { owed: [], isDone: true };
    }
    const owed = await database.transaction(async (tx) => {
      const ids: string[] = [];
      for (const round of bets) {
        const played = game.play(seeds.wordsOf(tableRound), { pick: round.pick, steps: [] });
        if (!played) throw new Error(`a bet on ${title.game_code} cannot be settled`);
        const turn = { played: forAll(played, round), steps: [], isHouses: false };
        const kept = await playing.keep(tx, round, { turn, known: 0, from: 'open', balance: null });
        if (kept?.delivery) ids.push(kept.delivery);
      }
      if (bets.length < ENDED_AT_ONCE) await closeBooks(tx, tableRound.id, new Date(clock.now()));
      return ids;
    });
    return { owed, isDone: bets.length < ENDED_AT_ONCE };
  }

  return (title: Title & { table: NonNullable<Title['table']> }): TableGame => {
    const { bettingMs, shownMs, overMs } = TABLE_TIMES[title.table.pace];
    return {
      bettingMs,
      overMs,
      async reveal(tableRound) {
        const game = await games({ mechanic: title.mechanic, model: tableRound.model });
        const seen = game.draw(seeds.wordsOf(tableRound));
        if (seen === null) throw new Error(`${title.mechanic} cannot be played at a table`);
        return { seen };
      },
      endOf: async ({ startedAt }) => (startedAt?.getTime() ?? clock.now()) + shownMs,
      conclude: async ({ point, seen }) => ({ point, seen }),
      settleAfterMs: 0,
      settle: (tableRound) => settle(title, tableRound),
    };
  };
}

/** A bet may have been added to: what comes back is of all that was staked, not of the first bet. */
function forAll(played: Played<JsonObject>, { stake, staked }: Round): Played<JsonObject> {
  const all = fraction(staked, stake);
  return { ...played, won: multiply(played.won, all), staked: all };
}
