import type { Clock } from '@parlour/clock/clock';
import { DAY_MS } from '@parlour/clock/durations';
import { FIRST_ID, newId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import type { JsonObject } from '@parlour/game-rules';
import type { CardDecks } from '../card-tables/card-decks.ts';
import { startOf } from '../card-tables/hands.service.ts';
import { titleOf } from '../catalogue/titles.ts';
import { findCardGame } from '../games/card-games.ts';
import type { Log } from '../log.ts';
import { insertFinding, listHandsEnded, listSearched, noteSearched } from './card-reports.repo.ts';
import {
  addHand,
  type CollusionTally,
  createTally,
  DAYS_MADE_UP,
  FINDINGS_EVERY_MS,
  findingsOf,
  HANDS_AT_ONCE,
  type ReadHand,
} from './collusion.rules.ts';
import { readStrongFold } from './strong-folds.ts';

type Needs = { database: Database; decks: Pick<CardDecks, 'shuffle'>; clock: Clock; log: Log };
type Ended = Awaited<ReturnType<typeof listHandsEnded>>[number];
type Group = { operatorId: string; gameCode: string; currency: string; tally: CollusionTally };

/** Looks through the hands of each day for players who play together against others. People judge what it finds. */
export function createCollusion({ database, decks, clock, log }: Needs) {
  function read({ hand, table, results, actions }: Ended): ReadHand {
    const playerAt = (seat: number) => hand.players.find((each) => each.seat === seat)?.playerId ?? '';
    const inStakes = (amount: bigint) => Number(amount) / Number(table.stake);
    return {
      players: results.flatMap(({ playerId, before, after, device }) =>
        playerId === null ? [] : [{ playerId, before: inStakes(before), after: inStakes(after), device }],
      ),
      actions: actions
        .filter(({ isPlayers }) => isPlayers)
        .map(({ seat, at }) => ({ playerId: playerAt(seat), atMs: at.getTime() })),
      softFolds: foldsOf({ hand, table, results, actions }).map(({ seat, to }) => ({
        from: playerAt(seat),
        to: playerAt(to),
      })),
    };
  }

  function foldsOf({ hand, table, actions }: Ended) {
    const { mechanic = '' } = titleOf(table.gameCode) ?? {};
    const game = findCardGame(mechanic);
    if (!game) return [];
    let state: JsonObject | null = game.begin(startOf(hand, table, decks.shuffle(hand)));
    const folds = [];
    for (const { seat, action, isPlayers } of actions) {
      const fold = state && isPlayers ? readStrongFold({ mechanic, game }, state, { seat, action }) : null;
      if (fold) folds.push(fold);
      state = state && game.act(state, seat, action);
    }
    return folds;
  }

  /** One day of UTC. It can be repeated. */
  async function findIn(dayMs: number): Promise<number> {
    const groups = new Map<string, Group>();
    const span = { from: new Date(dayMs), until: new Date(dayMs + DAY_MS) };
    let after = FIRST_ID;
    for (;;) {
      const hands = await listHandsEnded(database.queries, { ...span, after, limit: HANDS_AT_ONCE });
      for (const ended of hands) {
        const { operatorId, gameCode, currency } = ended.table;
        const key = `${operatorId} ${gameCode} ${currency}`;
        const group = groups.get(key) ?? { operatorId, gameCode, currency, tally: createTally() };
        groups.set(key, group);
        addHand(group.tally, read(ended));
      }
      after = hands.at(-1)?.hand.id ?? after;
      if (hands.length < HANDS_AT_ONCE) break;
    }
    const day = nameDay(dayMs);
    const foundAt = new Date(clock.now());
    let count = 0;
    await database.transaction(async (tx) => {
      for (const { tally, ...group } of groups.values())
        for (const { kind, from: fromPlayer, to: toPlayer, figures } of findingsOf(tally)) {
          count += 1;
          const found = { kind, fromPlayer, toPlayer, figures, foundAt };
          await insertFinding(tx, { id: newId(clock), ...group, day, ...found });
        }
      if (foundAt.getTime() >= dayMs + DAY_MS) await noteSearched(tx, day, foundAt);
    });
    return count;
  }

  /** The days that are over and were not looked through yet, the oldest first. Rows know which: a process may have stood still. */
  async function look(): Promise<void> {
    const today = Math.floor(clock.now() / DAY_MS) * DAY_MS;
    const days = Array.from({ length: DAYS_MADE_UP }, (_, ago) => today - (DAYS_MADE_UP - ago) * DAY_MS);
    const searched = new Set(await listSearched(database.queries, days.map(nameDay)));
    for (const day of days) if (!searched.has(nameDay(day))) await findIn(day);
  }

  return {
    findIn,
    look,
    /** The returned function stops it and waits for what is running. */
    start(): () => Promise<void> {
      let isStopped = false;
      let running: Promise<void> = Promise.resolve();
      let forget = () => {};
      const run = () => {
        running = look()
          .catch((error) => log.error({ err: error }, 'card tables could not be looked through'))
          .then(() => {
            if (!isStopped) forget = clock.after(FINDINGS_EVERY_MS, run);
          });
      };
      run();
      return async () => {
        isStopped = true;
        forget();
        await running;
      };
    },
  };
}

const nameDay = (dayMs: number): string => new Date(dayMs).toISOString().slice(0, 10);
