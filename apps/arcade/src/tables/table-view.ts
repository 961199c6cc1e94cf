import type { Clock } from '@parlour/clock/clock';
import type { Queries } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { Log } from '../log.ts';
import { markOf } from './bet-marks.ts';
import { listShown, type MarkedBets, markBets } from './table-bets.repo.ts';
import { listComing, listOver, mapCurrent, type TableRound } from './table-rounds.repo.ts';
import type { TableSeeds } from './table-seeds.ts';
import type { RevealedRound, TableBets, TableState } from './table-state.ts';
import { BETS_SHOWN, OUTCOMES_SHOWN, POINTS_SHOWN, type TablePhase } from './tables.rules.ts';

type Needs = { queries: Queries; seeds: TableSeeds; clock: Clock; log: Log };
type Kept = { at: string; state: Omit<TableState, 'now' | 'bets'>; marks: string; bets: TableBets };

type Over = Pick<TableState, 'history' | 'revealed'>;

const NO_BETS: TableBets = { count: 0, list: [] };

/** Tables as everybody sees them. What changes only when a round moves on is read only then, and bets when they change. */
export function createTableView({ queries, seeds, clock, log }: Needs) {
  const kept = new Map<string, Kept>();

  async function readOver(gameCode: string, current: TableRound | undefined): Promise<Over> {
    const over = await listOver(queries, gameCode, current?.point === null ? OUTCOMES_SHOWN : POINTS_SHOWN);
    const [last] = over;
    return { history: over.map(viewOutcome), revealed: last ? viewRevealed(last, seeds) : null };
  }

  /** Rounds that are over stay so: what is known of them is read again only where one may have ended unseen. */
  function followOver(known: Kept['state'], current: TableRound): Over {
    if (current.phase !== 'over' || known.history[0]?.number === current.number) return known;
    const shown = current.point === null ? OUTCOMES_SHOWN : POINTS_SHOWN;
    return {
      history: [viewOutcome(current), ...known.history].slice(0, shown),
      revealed: viewRevealed(current, seeds),
    };
  }

  async function read(
    gameCode: string,
    current: TableRound | undefined,
    known: Kept['state'] | undefined,
  ): Promise<Kept['state']> {
    const isNext = known !== undefined && current !== undefined && follows(known, current);
    const { history, revealed } = isNext ? followOver(known, current) : await readOver(gameCode, current);
    const coming =
      known && known.id === current?.id
        ? known.coming
        : (await listComing(queries, gameCode)).map(({ number, commitment }) => ({ number, commitment }));
    return { ...viewTableRound(current), coming, history, revealed };
  }

  async function view(gameCode: string, current: TableRound | undefined, bets: MarkedBets | undefined) {
    const at = `${current?.id} ${current?.phase}`;
    const known = kept.get(gameCode);
    const isSame = current !== undefined && known?.at === at;
    const marks = bets?.marks ?? '';
    const next: Kept = {
      at,
      state: isSame ? known.state : await read(gameCode, current, known?.state),
      marks,
      bets: isSame && known.marks === marks ? known.bets : await viewBets(queries, bets),
    };
    kept.set(gameCode, next);
    return { now: clock.now(), ...next.state, bets: next.bets };
  }

  /** By their codes. One that cannot be shown is left out. */
  return async function viewTables(gameCodes: readonly string[]): Promise<ReadonlyMap<string, TableState>> {
    if (gameCodes.length === 0) return new Map();
    const currents = await mapCurrent(queries, gameCodes);
    const bets = await markBets(
      queries,
      [...currents.values()].map(({ id }) => id),
    );
    const views = new Map<string, TableState>();
    for (const gameCode of gameCodes) {
      const current = currents.get(gameCode);
      try {
        views.set(gameCode, await view(gameCode, current, bets.get(current?.id ?? '')));
      } catch (error) {
        log.error({ err: error, table: gameCode }, 'a table could not be shown');
      }
    }
    return views;
  };
}

/** Whether no round can have ended unseen between the two looks, but this one. */
function follows({ number, phase }: Kept['state'], current: TableRound): boolean {
  const wasRunning = phase === 'betting' || phase === 'running';
  return number === current.number || (number === current.number - 1 && !wasRunning);
}

const viewOutcome = ({ number, point, seen }: TableRound) => ({ number, point, seen });

function viewTableRound(tableRound: TableRound | undefined) {
  const at = (moment: Date | null | undefined) => moment?.getTime() ?? null;
  const phase = tableRound?.phase as TablePhase | undefined;
  return {
    id: tableRound?.id ?? null,
    number: tableRound?.number ?? null,
    phase: phase === 'betting' || phase === 'running' || phase === 'over' ? phase : ('waiting' as const),
    commitment: tableRound?.commitment ?? null,
    root: tableRound?.root ?? null,
    external: tableRound?.external ?? null,
    opensAt: at(tableRound?.opensAt),
    closesAt: at(tableRound?.closesAt),
    startedAt: at(tableRound?.startedAt),
    endedAt: at(tableRound?.endedAt),
    point: tableRound?.point ?? null,
    seen: tableRound?.seen ?? null,
  };
}

function viewRevealed(tableRound: TableRound, seeds: TableSeeds): RevealedRound | null {
  const { number, model, commitment, root, external, point, seen } = tableRound;
  const seed = seeds.reveal(tableRound);
  if (seed === null || root === null || external === null) return null;
  return { number, model, commitment, seed, root, external, point, seen };
}

async function viewBets(queries: Queries, bets: MarkedBets | undefined): Promise<TableBets> {
  if (!bets) return NO_BETS;
  const shown = await listShown(queries, bets.tableRoundId, BETS_SHOWN);
  return {
    count: bets.count,
    list: shown.map(({ id: roundId, stake, currency, stoppedAt }) => ({
      id: markOf(roundId),
      stake: writeDecimal(stake),
      currency,
      stoppedAt,
    })),
  };
}
