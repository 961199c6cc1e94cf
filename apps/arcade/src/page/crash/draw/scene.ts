import { drawBurst, drawComet } from './comet.ts';
import { type Course, courseFor, linesOf, type Spot, spotAt, timeOf } from './course.ts';
import { fade, type Palette } from './palette.ts';
import { drawStars, drawWorld, type Size } from './sky.ts';

export type Scene = {
  phase: 'waiting' | 'betting' | 'running' | 'over';
  /** How long the flight has flown. */
  ms: number;
  /** Since its end. */
  sinceMs: number;
  /** Runs on and on, for what only glitters. */
  clockMs: number;
  /** Where people have cashed out, in hundredths. */
  marks: readonly { at: number; isOwn: boolean }[];
  /** Little is to move. */
  isStill: boolean;
  /** A multiple as the player reads it. */
  write: (multiple: number) => string;
};

const POINTS = 56;
const TURN = 2 * Math.PI;
/** After this long the world is out of sight. */
const SUNK_MS = 9_000;
const IDLE_ANGLE = -0.5;

export function drawScene(
  ctx: CanvasRenderingContext2D,
  { size, scene, palette }: { size: Size; scene: Scene; palette: Palette },
): void {
  const { phase, ms, sinceMs, clockMs, isStill } = scene;
  const isUp = phase === 'running' || phase === 'over';
  const course = courseFor(size, isUp ? ms : 0);
  const clock = isStill ? 0 : clockMs;
  ctx.clearRect(0, 0, size.width, size.height);
  drawStars(ctx, size, { palette, travel: isStill ? 0 : ms / 14_000 + clock / 240_000, clockMs: clock });
  drawWorld(ctx, size, { palette, sunk: isUp ? Math.min(1, ms / SUNK_MS) : 0 });
  const head = Math.max(11, Math.min(18, size.height / 20));
  if (!isUp) {
    const at = spotAt(course, 0);
    const bob = isStill ? 0 : Math.sin(clock / 700) * 2;
    drawComet(ctx, {
      palette,
      at: { x: at.x + head * 2, y: at.y - head + bob },
      angle: IDLE_ANGLE,
      clockMs: clock,
      size: head * 0.8,
      hasSparks: false,
    });
    return;
  }
  drawLines(ctx, course, { palette, write: scene.write });
  drawTrail(ctx, course, { palette, ms, isOver: phase === 'over', sinceMs });
  drawMarks(ctx, course, { palette, ms, marks: scene.marks });
  const at = spotAt(course, ms);
  if (phase === 'over') {
    if (!isStill) drawBurst(ctx, { palette, at, sinceMs, size: head });
    return;
  }
  const before = spotAt(course, Math.max(0, ms - 120));
  const angle = ms < 60 ? IDLE_ANGLE : Math.atan2(at.y - before.y, at.x - before.x);
  drawComet(ctx, { palette, at, angle, clockMs: clock, size: head, hasSparks: !isStill });
}

function drawLines(
  ctx: CanvasRenderingContext2D,
  course: Course,
  { palette, write }: { palette: Palette; write: Scene['write'] },
): void {
  ctx.font = '600 11px "Outfit Variable", system-ui, sans-serif';
  ctx.textBaseline = 'bottom';
  ctx.lineWidth = 1;
  ctx.setLineDash([2, 6]);
  for (const multiple of linesOf(course)) {
    const { y } = spotAt(course, timeOf(multiple * 100));
    ctx.strokeStyle = fade(palette.light, 0.18);
    ctx.beginPath();
    ctx.moveTo(0, y);
    ctx.lineTo(course.width, y);
    ctx.stroke();
    ctx.fillStyle = fade(palette.light, 0.6);
    ctx.textAlign = 'right';
    ctx.fillText(write(multiple), course.width - 8, y - 2);
  }
  ctx.setLineDash([]);
}

type Trail = { palette: Palette; ms: number; isOver: boolean; sinceMs: number };

/** The way so far: light at the comet, fading towards the start. */
function drawTrail(ctx: CanvasRenderingContext2D, course: Course, { palette, ms, isOver }: Trail): void {
  const way: Spot[] = [];
  for (let point = 0; point <= POINTS; point += 1) way.push(spotAt(course, (ms * point) / POINTS));
  const [first, last] = [way[0], way.at(-1)];
  if (!first || !last) return;
  const colour = isOver ? palette.danger : palette.accent;
  const below = ctx.createLinearGradient(0, last.y, 0, first.y);
  below.addColorStop(0, fade(colour, isOver ? 0.14 : 0.22));
  below.addColorStop(1, fade(colour, 0));
  ctx.fillStyle = below;
  ctx.beginPath();
  ctx.moveTo(first.x, first.y);
  for (const { x, y } of way) ctx.lineTo(x, y);
  ctx.lineTo(last.x, first.y);
  ctx.fill();
  const along = ctx.createLinearGradient(first.x, first.y, last.x, last.y);
  along.addColorStop(0, fade(isOver ? palette.danger : palette.accent2, 0.15));
  along.addColorStop(0.6, fade(colour, 0.8));
  along.addColorStop(1, fade(isOver ? palette.danger : palette.light));
  ctx.strokeStyle = along;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const [wide, alpha] of [
    [9, 0.22],
    [3.5, 1],
  ] as const) {
    ctx.globalAlpha = isOver ? alpha * 0.8 : alpha;
    ctx.lineWidth = wide;
    ctx.beginPath();
    ctx.moveTo(first.x, first.y);
    for (const { x, y } of way) ctx.lineTo(x, y);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}

type Marks = { palette: Palette; ms: number; marks: Scene['marks'] };

/** Where people got off; one's own place is the largest and drawn last. */
function drawMarks(ctx: CanvasRenderingContext2D, course: Course, { palette, ms, marks }: Marks): void {
  for (const { at, isOwn } of [...marks].sort((a, b) => Number(a.isOwn) - Number(b.isOwn))) {
    const time = timeOf(at);
    if (time > ms) continue;
    const { x, y } = spotAt(course, time);
    ctx.fillStyle = fade(isOwn ? palette.metal : palette.light, isOwn ? 1 : 0.75);
    ctx.strokeStyle = fade(palette.ground);
    ctx.lineWidth = 2;
    ctx.beginPath();
    ctx.arc(x, y, isOwn ? 6.5 : 3.2, 0, TURN);
    ctx.fill();
    ctx.stroke();
  }
}
