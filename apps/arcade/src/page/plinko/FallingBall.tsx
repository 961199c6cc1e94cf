import { type RefObject, useEffect, useRef } from 'react';
import type { Pace, Phase } from '../game/mechanic-page.ts';
import { pageClock } from '../platform/clock.ts';
import { playSound } from '../platform/sound.ts';
import { type Board, pegIndex, type Spot } from './board.ts';
import styles from './FallingBall.module.css';
import { ballAt, restingSpot, rightsOf, waitingSpot } from './fall.ts';

type Props = {
  board: Board;
  pegs: RefObject<SVGGElement | null>;
  path: readonly (0 | 1)[] | null;
  phase: Phase;
  pace: Pace;
  motionMs: number;
};

/** How far behind the ball its shadows are, as shares of the fall. */
const SHADOWS = [0.008, 0.016, 0.024, 0.032];
const GLOW_MS = 420;

/** The ball waits above the board, falls along its path, and lies in its slot. It is moved without drawing anything else again. */
export function FallingBall({ board, pegs, path, phase, pace, motionMs }: Props) {
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    const balls = [...(group.current?.children ?? [])];
    if (phase !== 'moving' || pace === 'reduced' || !path) {
      const isDown = path !== null && (phase === 'shown' || phase === 'moving');
      const spot = isDown ? restingSpot(board, rightsOf(path, board.rows)) : waitingSpot(board);
      for (const ball of balls) move(ball, spot);
      return;
    }
    const startedAt = pageClock.now();
    let met = 0;
    let frame = requestAnimationFrame(draw);
    function draw(): void {
      if (!path) return;
      const progress = Math.min(1, (pageClock.now() - startedAt) / motionMs);
      const spot = ballAt(board, path, progress);
      balls.forEach((ball, index) => {
        const late = SHADOWS[SHADOWS.length - 1 - index] ?? 0;
        move(ball, late > 0 ? ballAt(board, path, Math.max(0, progress - late)) : spot);
      });
      for (; met < spot.met; met += 1) {
        light(pegs.current?.children[pegIndex(met, rightsOf(path, met))]);
        playSound('count');
      }
      if (progress < 1) frame = requestAnimationFrame(draw);
    }
    return () => cancelAnimationFrame(frame);
  }, [board, pegs, path, phase, pace, motionMs]);

  const { ballRadius } = board;
  return (
    <>
      <defs>
        <radialGradient id="plinko-ball" cx="0.36" cy="0.3" r="0.8">
          <stop className={styles.shine} offset="0" />
          <stop className={styles.light} offset="0.3" />
          <stop className={styles.dark} offset="1" />
        </radialGradient>
        <radialGradient id="plinko-glow">
          <stop className={styles.glow} offset="0.3" />
          <stop className={styles.glowOut} offset="1" />
        </radialGradient>
      </defs>
      <g ref={group} className={styles.ball} data-phase={path ? phase : phase === 'asking' ? phase : 'idle'}>
        {SHADOWS.map((late) => (
          <g key={late} className={styles.shadow}>
            <circle r={ballRadius * 0.8} />
          </g>
        ))}
        <g>
          <circle fill="url(#plinko-glow)" r={ballRadius * 3} />
          <circle fill="url(#plinko-ball)" r={ballRadius} />
        </g>
      </g>
    </>
  );
}

function move(element: Element, { x, y }: Spot): void {
  element.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
}

/** A peg that was met glows for a moment. */
function light(peg: Element | undefined): void {
  peg?.animate(
    [
      { transform: 'scale(2.6)', fill: '#fff' },
      { transform: 'scale(1.6)', fill: '#fff', offset: 0.3 },
      { transform: 'none' },
    ],
    { duration: GLOW_MS, easing: 'ease-out' },
  );
}
