import { fade, mix, type Palette } from './palette.ts';

export type Size = { width: number; height: number };

const STARS = 70;
/** The shares of a plane that fill it most evenly, so that no two stars lie on each other. */
const ACROSS = 0.754_877_666;
const DOWN = 0.569_840_291;
const TURN = 2 * Math.PI;

/** Stars pass by, the near ones faster; `travel` is how far the flight has come, in widths of the stage. */
export function drawStars(
  ctx: CanvasRenderingContext2D,
  { width, height }: Size,
  { palette, travel, clockMs }: { palette: Palette; travel: number; clockMs: number },
): void {
  ctx.fillStyle = fade(palette.light);
  for (let star = 1; star <= STARS; star += 1) {
    const depth = fractionOf(star * 0.37);
    const x = fractionOf(star * ACROSS - travel * (0.15 + depth * 0.6)) * width;
    const y = fractionOf(star * DOWN + travel * (0.04 + depth * 0.16)) * height;
    const size = 0.5 + depth * 1.1;
    ctx.globalAlpha = (0.18 + depth * 0.5) * (0.75 + 0.25 * Math.sin(clockMs / 900 + star));
    ctx.beginPath();
    ctx.arc(x, y, size, 0, TURN);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}

/** The world that the comet leaves: it sinks as the flight rises. `sunk` is from 0 to 1. */
export function drawWorld(
  ctx: CanvasRenderingContext2D,
  { width, height }: Size,
  { palette, sunk }: { palette: Palette; sunk: number },
): void {
  if (sunk >= 1) return;
  const radius = width * 1.5;
  const [x, y] = [width * 0.32, height * (0.86 + 0.3 * sunk) + radius];
  const glow = ctx.createRadialGradient(x, y, radius * 0.985, x, y, radius * 1.1);
  glow.addColorStop(0, fade(palette.accent, 0.42));
  glow.addColorStop(0.35, fade(palette.accent2, 0.16));
  glow.addColorStop(1, fade(palette.accent2, 0));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
  const ground = ctx.createLinearGradient(0, y - radius, 0, height);
  ground.addColorStop(0, fade(palette.accent2, 0.9));
  ground.addColorStop(0.16, fade(mix(palette.accent2, palette.ground, 0.4)));
  ground.addColorStop(1, fade(palette.ground));
  ctx.fillStyle = ground;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, TURN);
  ctx.fill();
  ctx.strokeStyle = fade(palette.accent, 0.8);
  ctx.lineWidth = 1.5;
  ctx.stroke();
}

export function fractionOf(value: number): number {
  return value - Math.floor(value);
}
