import type { Clock } from '@parlour/clock/clock';
import type { Queries } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { FlightSeeds } from './flight-seeds.ts';
import { type Flight, findCurrent, listComing, listOver } from './flights.repo.ts';
import { BETS_SHOWN, type FlightPhase, maskOf, POINTS_SHOWN } from './flights.rules.ts';
import { listShown } from './passengers.repo.ts';
import type { RevealedFlight, TableBets, TableState } from './table-state.ts';

type Needs = { queries: Queries; seeds: FlightSeeds; clock: Clock };

export async function viewTable(needs: Needs, gameCode: string): Promise<TableState> {
  const { queries, seeds, clock } = needs;
  const current = await findCurrent(queries, gameCode);
  const over = await listOver(queries, gameCode, POINTS_SHOWN);
  const [last] = over;
  return {
    now: clock.now(),
    ...viewFlight(current),
    coming: (await listComing(queries, gameCode)).map(({ number, commitment }) => ({ number, commitment })),
    bets: current ? await viewBets(queries, current) : { count: 0, list: [] },
    history: over.map(({ number, point }) => ({ number, point: point ?? 0 })),
    revealed: last ? viewRevealed(last, seeds) : null,
  };
}

function viewFlight(flight: Flight | undefined) {
  const at = (moment: Date | null | undefined) => moment?.getTime() ?? null;
  const phase = flight?.phase as FlightPhase | undefined;
  return {
    number: flight?.number ?? null,
    phase: phase === 'betting' || phase === 'flying' || phase === 'over' ? phase : ('waiting' as const),
    commitment: flight?.commitment ?? null,
    root: flight?.root ?? null,
    external: flight?.external ?? null,
    opensAt: at(flight?.opensAt),
    closesAt: at(flight?.closesAt),
    startedAt: at(flight?.startedAt),
    endedAt: at(flight?.endedAt),
    point: flight?.point ?? null,
  };
}

function viewRevealed(flight: Flight, seeds: FlightSeeds): RevealedFlight | null {
  const { number, model, commitment, root, external, point } = flight;
  const seed = seeds.reveal(flight);
  if (seed === null || root === null || external === null || point === null) return null;
  return { number, model, commitment, seed, root, external, point };
}

async function viewBets(queries: Queries, { id }: Flight): Promise<TableBets> {
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
