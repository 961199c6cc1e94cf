import { useEffect, useMemo } from 'react';
import { type KnownTable, useTable } from '../live/table.ts';
import { playSound, vibrate } from '../platform/sound.ts';
import { useSpoken } from '../platform/texts.tsx';
import { Bets } from './Bets.tsx';
import styles from './CrashStage.module.css';
import { type CrashProps, showTimes } from './crash-props.ts';
import { Figure } from './Figure.tsx';
import { FlightCanvas } from './FlightCanvas.tsx';
import { Points } from './Points.tsx';

const SHAKE_MS = 25;

export function CrashStage({ pace, round }: CrashProps) {
  return <TableRound table={useTable()} pace={pace} round={round} />;
}

/** A comet that everybody rides: its way, how high it is, who is on it, and how the last ones ended. */
export function TableRound({
  table,
  pace,
  round,
}: Pick<CrashProps, 'pace' | 'round'> & { table: KnownTable }) {
  const { state } = table;
  const isStill = pace === 'reduced';
  const own = round?.mark ?? null;
  const ownAt = round?.seen.stoppedAt ?? null;
  const list = state?.bets.list;
  const marks = useMemo(() => {
    const others = (list ?? []).flatMap(({ id, stoppedAt }) =>
      stoppedAt === null || id === own ? [] : [{ at: stoppedAt, isOwn: false }],
    );
    return ownAt === null ? others : [...others, { at: ownAt, isOwn: true }];
  }, [list, own, ownAt]);
  useFlightSounds(table);
  return (
    <div className={styles.stage} data-phase={state?.phase ?? 'waiting'}>
      <Figure table={table} />
      <FlightCanvas table={table} marks={marks} isStill={isStill} />
      <Points history={state?.history ?? []} />
      <Bets bets={state?.bets ?? null} own={own} />
      <Announcement table={table} />
    </div>
  );
}

/** For those who do not see the stage: what begins and how it ended, not every figure on the way. */
function Announcement({ table: { state, isLost } }: { table: KnownTable }) {
  const spoken = useSpoken();
  const { text } = spoken;
  function tell(): string {
    if (isLost) return text('arcade.crash.reconnecting');
    if (state?.phase === 'betting') return text('arcade.crash.open');
    if (state?.phase === 'running') return text('arcade.crash.flying');
    if (state?.phase === 'over' && state.point !== null)
      return text('arcade.crash.ended', { point: showTimes(spoken, state.point) });
    return text('arcade.crash.waiting');
  }
  return (
    <p className={styles.heard} aria-live="polite">
      {tell()}
    </p>
  );
}

function useFlightSounds({ state }: KnownTable): void {
  const phase = state?.phase;
  useEffect(() => {
    if (phase === 'betting') playSound('bell');
    if (phase === 'running') playSound('spin');
    if (phase !== 'over') return;
    playSound('stop');
    vibrate(SHAKE_MS);
  }, [phase]);
}
