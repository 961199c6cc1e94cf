import { useEffect, useRef } from 'react';
import { type KnownTable, serviceNow } from '../live/table.ts';
import { pageClock } from '../platform/clock.ts';
import { useSpoken } from '../platform/texts.tsx';
import styles from './CrashStage.module.css';
import { BURST_MS } from './draw/comet.ts';
import { readPalette } from './draw/palette.ts';
import { drawScene, type Scene } from './draw/scene.ts';
import { flownMs } from './time.ts';

type Props = { table: KnownTable; marks: Scene['marks']; isStill: boolean };

/** Sharper than this costs more than it shows. */
const RATIO_MAX = 2;
/** How often the sky is drawn again: in the air with every frame, else only so that it lives. */
const RESTING_MS = 66;
const STILL_MS = 250;

/** The flight, drawn. What it shows is also in words and figures beside it. */
export function FlightCanvas({ table, marks, isStill }: Props) {
  const { showFigure } = useSpoken();
  const canvas = useRef<HTMLCanvasElement>(null);
  /** The loop reads what is true now, and need not begin again with every event. */
  const now = useRef({ table, marks });
  useEffect(() => {
    now.current = { table, marks };
  });
  useEffect(() => {
    const element = canvas.current;
    const ctx = element?.getContext('2d');
    if (!element || !ctx) return;
    const palette = readPalette(element);
    let last = Number.NEGATIVE_INFINITY;
    let frame = requestAnimationFrame(draw);
    function draw(at: number): void {
      frame = requestAnimationFrame(draw);
      const { state } = now.current.table;
      const time = serviceNow();
      const sinceMs = state?.endedAt == null ? 0 : time - state.endedAt;
      const isLively = state?.phase === 'running' || (state?.phase === 'over' && sinceMs < BURST_MS);
      if (at - last < (isStill ? STILL_MS : isLively ? 0 : RESTING_MS)) return;
      last = at;
      const size = fit(element as HTMLCanvasElement, ctx as CanvasRenderingContext2D);
      const scene: Scene = {
        phase: state?.phase ?? 'waiting',
        ms: flownMs(state, time),
        sinceMs,
        clockMs: pageClock.now(),
        marks: now.current.marks,
        isStill,
        write: (multiple) => `×${showFigure(String(multiple))}`,
      };
      drawScene(ctx as CanvasRenderingContext2D, { size, scene, palette });
    }
    return () => cancelAnimationFrame(frame);
  }, [isStill, showFigure]);
  return (
    <div className={styles.drawn} aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} />
    </div>
  );
}

/** Keeps as many pixels as the stage has. */
function fit(element: HTMLCanvasElement, ctx: CanvasRenderingContext2D) {
  const ratio = Math.min(RATIO_MAX, devicePixelRatio);
  const [width, height] = [element.clientWidth, element.clientHeight];
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (element.width !== wide || element.height !== high) {
    element.width = wide;
    element.height = high;
  }
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  return { width, height };
}
