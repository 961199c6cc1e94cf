import type { Clock } from '@parlour/clock/clock';
import type { Queries } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import { listShown } from './table-bets.repo.ts';
import { findCurrent, listComing, listOver, type TableRound } from './table-rounds.repo.ts';
import type { TableSeeds } from './table-seeds.ts';
import { maskOf, type RevealedRound, type TableBets, type TableState } from './table-state.ts';
import { BETS_SHOWN, OUTCOMES_SHOWN, POINTS_SHOWN, type TablePhase } from './tables.rules.ts';

type Needs = { queries: Queries; seeds: TableSeeds; clock: Clock };
type Kept = { at: string; state: Omit<TableState, 'now' | 'bets'>; bets: TableBets };

const NO_BETS: TableBets = { count: 0, list: [] };

/** Tables as everybody sees them. What changes only when a round moves on is read only then. */
export function createTableView({ queries, seeds, clock }: Needs) {
  const kept = new Map<string, Kept>();

  async function read(gameCode: string, current: TableRound | undefined): Promise<Kept['state']> {
    const over = await listOver(queries, gameCode, current?.point === null ? OUTCOMES_SHOWN : POINTS_SHOWN);
    const [last] = over;
    return {
      ...viewTableRound(current),
      coming: (await listComing(queries, gameCode)).map(({ number, commitment }) => ({ number, commitment })),
      history: over.map(({ number, point, seen }) => ({ number, point, seen })),
      revealed: last ? viewRevealed(last, seeds) : null,
    };
  }

  /** A round that everybody sees the outcome of takes no more bets, and nobody leaves it. */
  const areBetsFinal = ({ seen }: TableRound) => seen !== null;

  return async function viewTable(gameCode: string): Promise<TableState> {
    const current = await findCurrent(queries, gameCode);
    const at = `${current?.id} ${current?.phase}`;
    const known = kept.get(gameCode);
    const isSame = current !== undefined && known?.at === at;
    const state = isSame ? known.state : await read(gameCode, current);
    const bets =
      isSame && areBetsFinal(current) ? known.bets : current ? await viewBets(queries, current) : NO_BETS;
    kept.set(gameCode, { at, state, bets });
    return { now: clock.now(), ...state, bets };
  };
}

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

async function viewBets(queries: Queries, { id }: TableRound): Promise<TableBets> {
  const { shown, count } = await listShown(queries, id, BETS_SHOWN);
  return {
    count,
    list: shown.map(({ id: roundId, stake, currency, stoppedAt }) => ({
      id: maskOf(roundId),
      stake: writeDecimal(stake),
      currency,
      stoppedAt,
    })),
  };
}
