import { tableOf } from '@parlour/game-rules/plinko';
import { useEffect, useMemo, useRef } from 'react';
import { showHundredths } from '../controls/hundredths.ts';
import { playSound, vibrate } from '../platform/sound.ts';
import { useSpoken } from '../platform/texts.tsx';
import { layBoard } from './board.ts';
import { FallingBall } from './FallingBall.tsx';
import { Landing } from './Landing.tsx';
import { Lanterns } from './Lanterns.tsx';
import { PegBoard } from './PegBoard.tsx';
import type { PlinkoProps } from './PlinkoControls.tsx';
import styles from './PlinkoStage.module.css';
import { Slots } from './Slots.tsx';
import { useBoardSize } from './useBoardSize.ts';

const TICK_MS = 10;

/** A board of pegs between lanterns: the ball falls through it into a slot that says what it pays. */
export function PlinkoStage({ model, pick, phase, pace, motionMs, round }: PlinkoProps) {
  const { money } = useSpoken();
  const room = useRef<HTMLDivElement>(null);
  const pegs = useRef<SVGGElement>(null);
  const size = useBoardSize(room);
  const { rows, risk } = pick;
  const table = useMemo(() => tableOf({ rows, risk }, model), [rows, risk, model]);
  const labels = useMemo(
    () => table.map((hundredths) => money.showPercent(showHundredths(hundredths))),
    [table, money],
  );
  const board = useMemo(
    () => size && layBoard({ ...size, rows, labelLength: Math.max(...labels.map(({ length }) => length)) }),
    [size, rows, labels],
  );
  /** A round that was played on another board is no longer drawn. */
  const played = round && round.pick.rows === rows && round.pick.risk === risk ? round.seen : null;
  const isShown = phase === 'shown' && played !== null;
  useEffect(() => {
    if (!isShown) return;
    playSound('stop');
    vibrate(TICK_MS);
  }, [isShown]);
  const landed = isShown ? played.slot : null;
  return (
    <div ref={room} className={styles.stage}>
      <Lanterns />
      {board && (
        <svg className={styles.board} viewBox={`0 0 ${board.width} ${board.height}`} aria-hidden="true">
          <PegBoard board={board} pegs={pegs} />
          <FallingBall {...{ board, pegs, phase, pace, motionMs }} path={played?.path ?? null} />
          <Slots board={board} table={table} labels={labels} landed={landed} />
          {landed !== null && <Landing board={board} table={table} labels={labels} slot={landed} />}
        </svg>
      )}
    </div>
  );
}
