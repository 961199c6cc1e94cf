import { passesAt, reachesAt } from '@parlour/game-rules/crash';
import { useEffect, useMemo, useState } from 'react';
import type { TableState } from '../../tables/table-state.ts';
import { serviceNow } from '../live/table.ts';
import { useNow } from '../live/useNow.ts';
import { TableRound } from './CrashStage.tsx';
import type { CrashProps } from './crash-props.ts';

/** Of the others on the flight nothing is told. */
const ALONE = {
  now: 0,
  id: null,
  number: null,
  commitment: null,
  root: null,
  external: null,
  opensAt: null,
  closesAt: null,
  seen: null,
  coming: [],
  bets: { count: 0, list: [] },
  history: [],
  revealed: null,
} satisfies Partial<TableState>;

const FLIGHT_EVERY_MS = 100;

type Round = NonNullable<CrashProps['round']>;

export const flightMsOf = ({ seen }: Round): number => (seen.point === null ? 0 : passesAt(seen.point));

/** The flight of a round that is over, flown again from its point: the table itself has gone on. */
export function CrashReplay({ pace, round, phase }: CrashProps) {
  const isFlying = phase === 'moving';
  const [startedAt, setStartedAt] = useState(0);
  useEffect(() => {
    if (isFlying) setStartedAt(serviceNow());
  }, [isFlying]);
  const now = useNow(isFlying, FLIGHT_EVERY_MS);
  const state = useMemo(() => stateOf(phase, startedAt, round), [phase, startedAt, round]);
  const stoppedAt = round?.seen.stoppedAt ?? null;
  const isOff = stoppedAt !== null && (!isFlying || now - startedAt >= reachesAt(stoppedAt));
  const shown = round && { ...round, seen: { ...round.seen, stoppedAt: isOff ? stoppedAt : null } };
  return <TableRound table={{ state, isLost: false }} pace={pace} round={shown} />;
}

function stateOf(phase: CrashProps['phase'], startedAt: number, round: Round | null): TableState {
  const flown = round ? flightMsOf(round) : 0;
  if (phase === 'moving' && startedAt > 0)
    return { ...ALONE, phase: 'running', startedAt, endedAt: null, point: null };
  if (phase === 'shown')
    return {
      ...ALONE,
      phase: 'over',
      startedAt,
      endedAt: startedAt + flown,
      point: round?.seen.point ?? null,
    };
  return { ...ALONE, phase: 'waiting', startedAt: null, endedAt: null, point: null };
}
