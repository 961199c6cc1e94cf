import type { Spot } from './course.ts';
import { fade, type Palette } from './palette.ts';
import { fractionOf } from './sky.ts';

const TURN = 2 * Math.PI;
const SPARKS = 16;
const SHARDS = 18;
/** How long a burst is seen. */
export const BURST_MS = 1_100;

type Flying = {
  palette: Palette;
  at: Spot;
  angle: number;
  clockMs: number;
  size: number;
  hasSparks: boolean;
};

/** A head of light with a tail along its way, and sparks that fall behind. */
export function drawComet(ctx: CanvasRenderingContext2D, flying: Flying): void {
  const { palette, at, angle, clockMs, size, hasSparks } = flying;
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(angle);
  ctx.globalCompositeOperation = 'lighter';
  const long = size * 7;
  const tail = ctx.createLinearGradient(0, 0, -long, 0);
  tail.addColorStop(0, fade(palette.light, 0.9));
  tail.addColorStop(0.18, fade(palette.accent, 0.65));
  tail.addColorStop(0.6, fade(palette.accent2, 0.28));
  tail.addColorStop(1, fade(palette.accent2, 0));
  ctx.fillStyle = tail;
  ctx.beginPath();
  ctx.moveTo(0, -size * 0.62);
  ctx.quadraticCurveTo(-long * 0.45, -size * 0.5, -long, 0);
  ctx.quadraticCurveTo(-long * 0.45, size * 0.5, 0, size * 0.62);
  ctx.fill();
  if (hasSparks) drawSparks(ctx, { palette, clockMs, size });
  const halo = ctx.createRadialGradient(0, 0, 0, 0, 0, size * 2.6);
  halo.addColorStop(0, fade(palette.metal, 0.75));
  halo.addColorStop(0.4, fade(palette.accent, 0.3));
  halo.addColorStop(1, fade(palette.accent, 0));
  ctx.fillStyle = halo;
  ctx.beginPath();
  ctx.arc(0, 0, size * 2.6, 0, TURN);
  ctx.fill();
  ctx.globalCompositeOperation = 'source-over';
  const head = ctx.createRadialGradient(size * 0.2, -size * 0.2, 0, 0, 0, size * 0.8);
  head.addColorStop(0, '#ffffff');
  head.addColorStop(0.55, fade(palette.metal));
  head.addColorStop(1, fade(palette.accent));
  ctx.fillStyle = head;
  ctx.beginPath();
  ctx.arc(0, 0, size * 0.72, 0, TURN);
  ctx.fill();
  ctx.restore();
}

function drawSparks(
  ctx: CanvasRenderingContext2D,
  { palette, clockMs, size }: Pick<Flying, 'palette' | 'clockMs' | 'size'>,
): void {
  for (let spark = 0; spark < SPARKS; spark += 1) {
    const age = fractionOf(clockMs / 900 + spark * 0.618);
    const side = (fractionOf(spark * 0.371) - 0.5) * 2;
    ctx.globalAlpha = (1 - age) * 0.8;
    ctx.fillStyle = fade(fractionOf(spark * 0.5) > 0 ? palette.metal : palette.accent);
    ctx.beginPath();
    ctx.arc(-age * size * 6, side * size * (0.3 + age * 1.5), size * 0.16 * (1.2 - age), 0, TURN);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}

type Bursting = { palette: Palette; at: Spot; sinceMs: number; size: number };

/** What is left of the comet when its flight has ended. */
export function drawBurst(ctx: CanvasRenderingContext2D, { palette, at, sinceMs, size }: Bursting): void {
  const age = Math.min(1, sinceMs / BURST_MS);
  if (age >= 1) return;
  const out = 1 - (1 - age) ** 3;
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.globalCompositeOperation = 'lighter';
  const flash = ctx.createRadialGradient(0, 0, 0, 0, 0, size * (2 + out * 4));
  flash.addColorStop(0, fade(palette.light, (1 - age) ** 2));
  flash.addColorStop(0.4, fade(palette.danger, 0.5 * (1 - age)));
  flash.addColorStop(1, fade(palette.danger, 0));
  ctx.fillStyle = flash;
  ctx.beginPath();
  ctx.arc(0, 0, size * (2 + out * 4), 0, TURN);
  ctx.fill();
  ctx.strokeStyle = fade(palette.danger, 0.8 * (1 - age));
  ctx.lineWidth = 2.5 * (1 - age);
  ctx.beginPath();
  ctx.arc(0, 0, size * (0.6 + out * 5.4), 0, TURN);
  ctx.stroke();
  for (let shard = 0; shard < SHARDS; shard += 1) {
    const angle = fractionOf(shard * 0.618) * TURN;
    const reach = size * (1.5 + fractionOf(shard * 0.271) * 5) * out;
    ctx.globalAlpha = 1 - age;
    ctx.fillStyle = fade(fractionOf(shard * 0.5) > 0 ? palette.metal : palette.danger);
    ctx.beginPath();
    const fallen = Math.sin(angle) * reach + age * age * size * 2;
    ctx.arc(Math.cos(angle) * reach, fallen, size * 0.2 * (1.3 - age), 0, TURN);
    ctx.fill();
  }
  ctx.restore();
}
