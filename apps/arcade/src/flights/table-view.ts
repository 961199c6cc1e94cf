import type { Clock } from '@parlour/clock/clock';
import type { Queries } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { FlightSeeds } from './flight-seeds.ts';
import { type Flight, findCurrent, listComing, listOver } from './flights.repo.ts';
import { BETS_SHOWN, type FlightPhase, maskOf, POINTS_SHOWN } from './flights.rules.ts';
import { listShown } from './passengers.repo.ts';

type Needs = { queries: Queries; seeds: FlightSeeds; clock: Clock };

/** What anybody may know of a table now. */
export type TableView = Awaited<ReturnType<typeof viewTable>>;

export async function viewTable({ queries, seeds, clock }: Needs, gameCode: string) {
  const current = await findCurrent(queries, gameCode);
  const over = await listOver(queries, gameCode, POINTS_SHOWN);
  const [last] = over;
  return {
    now: clock.now(),
    ...viewFlight(current),
    /** Those to come, each committed to before bets are taken on the one before it. */
    coming: (await listComing(queries, gameCode)).map(({ number, commitment }) => ({ number, commitment })),
    bets: current ? await viewBets(queries, current) : NO_BETS,
    history: over.map(({ number, point }) => ({ number, point: point ?? 0 })),
    revealed: last
      ? {
          number: last.number,
          commitment: last.commitment,
          seed: seeds.reveal(last),
          root: last.root,
          external: last.external,
          point: last.point,
        }
      : null,
  };
}

const NO_BETS = { count: 0, list: [] };

/** `waiting`: nobody was here, and the next flight opens soon. */
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

async function viewBets(queries: Queries, { id }: Flight) {
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
