import type { Painted } from '../looks.ts';
import { fractionOf } from './fraction-of.ts';

type Ctx = CanvasRenderingContext2D;

/** Looks to the right, around 0 0, twice `half` long. */
export function paintFish(ctx: Ctx, half: number, look: Painted): void {
  if (look.isRay) paintManta(ctx, half, look);
  else paintSwimmer(ctx, half, look);
}

function paintSwimmer(ctx: Ctx, half: number, look: Painted): void {
  const high = half * look.tall;
  if (look.glow) paintGlow(ctx, half, look.glow);
  const skin = ctx.createLinearGradient(0, -high, 0, high);
  skin.addColorStop(0, look.back);
  skin.addColorStop(0.45, look.back);
  skin.addColorStop(1, look.belly);
  ctx.fillStyle = look.fin;
  ctx.fill(tailOf(half, look));
  ctx.fill(finsOf(half, high));
  const body = bodyOf(half, high);
  ctx.fillStyle = skin;
  ctx.fill(body);
  ctx.save();
  ctx.clip(body);
  if (look.marks) paintMarks(ctx, { half, high }, look.marks);
  ctx.fillStyle = 'rgb(255 255 255 / 22%)';
  ctx.beginPath();
  ctx.ellipse(half * 0.16, -high * 0.62, half * 0.6, high * 0.36, 0, 0, 7);
  ctx.fill();
  ctx.restore();
  ctx.strokeStyle = 'rgb(0 20 40 / 28%)';
  ctx.lineWidth = Math.max(0.7, half / 34);
  ctx.stroke(body);
  ctx.beginPath();
  ctx.arc(half * 0.16, 0, high * 0.62, -0.9, 0.9);
  ctx.stroke();
  ctx.fillStyle = look.fin;
  ctx.beginPath();
  ctx.ellipse(-half * 0.02, high * 0.22, half * 0.2, high * 0.17, 0.5, 0, 7);
  ctx.fill();
  paintEye(ctx, { x: half * 0.62, y: -high * 0.16 }, Math.max(1.6, Math.min(half * 0.13, high * 0.3)));
  if (look.hasLamp) paintLamp(ctx, half, high, look.glow ?? '#fff');
}

function bodyOf(half: number, high: number): Path2D {
  const body = new Path2D();
  body.moveTo(half, high * 0.06);
  body.bezierCurveTo(half * 0.72, -high * 1.02, -half * 0.1, -high * 1.3, -half * 0.66, -high * 0.12);
  body.lineTo(-half * 0.66, high * 0.14);
  body.bezierCurveTo(-half * 0.1, high * 1.28, half * 0.72, high * 0.96, half, high * 0.06);
  return body;
}

function tailOf(half: number, { tail, tall }: Painted): Path2D {
  const high = half * Math.max(tall, 0.44) * 0.74;
  const path = new Path2D();
  path.moveTo(-half * 0.5, 0);
  const notch = { fork: 0.74, fan: 1, moon: 0.64 }[tail];
  path.quadraticCurveTo(-half * 0.72, -high * 0.3, -half, -high);
  path.quadraticCurveTo(-half * notch, 0, -half, high);
  path.quadraticCurveTo(-half * 0.72, high * 0.3, -half * 0.5, 0);
  return path;
}

function finsOf(half: number, high: number): Path2D {
  const fins = new Path2D();
  fins.moveTo(half * 0.36, -high * 0.7);
  fins.quadraticCurveTo(-half * 0.12, -high * 1.62, -half * 0.52, -high * 0.98);
  fins.lineTo(-half * 0.34, -high * 0.4);
  fins.moveTo(half * 0.12, high * 0.72);
  fins.quadraticCurveTo(-half * 0.2, high * 1.5, -half * 0.5, high * 0.94);
  fins.lineTo(-half * 0.34, high * 0.3);
  return fins;
}

type Size = { half: number; high: number };

function paintMarks(
  ctx: Ctx,
  { half, high }: Size,
  { kind, colour, count }: NonNullable<Painted['marks']>,
): void {
  ctx.fillStyle = colour;
  ctx.globalAlpha = 0.92;
  for (let index = 0; index < count; index += 1) {
    if (kind === 'bands')
      ctx.fillRect(half * (0.36 - index * 0.42), -half, half * (0.15 - index * 0.02), half * 2);
    else if (kind === 'lines') {
      ctx.beginPath();
      ctx.ellipse(-half * 0.05, high * (index * 0.5 - 0.12), half * 0.72, high * 0.13, 0, 0, 7);
      ctx.fill();
    } else {
      ctx.beginPath();
      const y = high * (fractionOf(index * 0.61) * 1.25 - 0.6);
      ctx.arc(half * (0.42 - fractionOf(index * 0.37) * 0.95), y, high * 0.13, 0, 7);
      ctx.fill();
    }
  }
  ctx.globalAlpha = 1;
}

function paintEye(ctx: Ctx, { x, y }: { x: number; y: number }, radius: number): void {
  for (const [colour, size, shift] of [
    ['#fff', 1, 0],
    ['#10131f', 0.64, 0.16],
    ['#fff', 0.22, 0.4],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(x + radius * shift * 0.6, y - radius * shift * 0.5, radius * size, 0, 7);
    ctx.fill();
  }
}

function paintGlow(ctx: Ctx, half: number, colour: string): void {
  const light = ctx.createRadialGradient(0, 0, half * 0.3, 0, 0, half * 1.15);
  light.addColorStop(0, `${colour}88`);
  light.addColorStop(1, `${colour}00`);
  ctx.fillStyle = light;
  ctx.beginPath();
  ctx.arc(0, 0, half * 1.15, 0, 7);
  ctx.fill();
}

function paintLamp(ctx: Ctx, half: number, high: number, colour: string): void {
  ctx.strokeStyle = '#7a5a97';
  ctx.lineWidth = half * 0.05;
  ctx.beginPath();
  ctx.moveTo(half * 0.5, -high * 0.8);
  ctx.quadraticCurveTo(half * 0.7, -high * 1.5, half * 1.02, -high * 0.86);
  ctx.stroke();
  ctx.save();
  ctx.translate(half * 1.02, -high * 0.82);
  paintGlow(ctx, half * 0.4, colour);
  ctx.fillStyle = '#f4ffff';
  ctx.beginPath();
  ctx.arc(0, 0, half * 0.09, 0, 7);
  ctx.fill();
  ctx.restore();
  // Teeth.
  ctx.fillStyle = '#fff';
  ctx.beginPath();
  for (let tooth = 0; tooth < 4; tooth += 1) {
    const x = half * (0.9 - tooth * 0.12);
    ctx.moveTo(x, high * 0.2);
    ctx.lineTo(x - half * 0.05, high * 0.44);
    ctx.lineTo(x - half * 0.1, high * 0.2);
  }
  ctx.fill();
}

/** Seen from above: two wings and a thin tail. */
function paintManta(ctx: Ctx, half: number, { back, belly, fin }: Painted): void {
  ctx.strokeStyle = fin;
  ctx.lineWidth = half * 0.05;
  ctx.beginPath();
  ctx.moveTo(-half * 0.3, 0);
  ctx.quadraticCurveTo(-half * 0.8, half * 0.1, -half * 1.1, -half * 0.06);
  ctx.stroke();
  const skin = ctx.createLinearGradient(-half * 0.5, 0, half, 0);
  skin.addColorStop(0, fin);
  skin.addColorStop(1, back);
  ctx.fillStyle = skin;
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo(half * 0.72, side * half * 0.12);
    ctx.bezierCurveTo(
      half * 0.5,
      side * half * 0.5,
      half * 0.1,
      side * half * 0.7,
      -half * 0.34,
      side * half * 0.92,
    );
    ctx.bezierCurveTo(-half * 0.2, side * half * 0.5, -half * 0.3, side * half * 0.2, -half * 0.5, 0);
    ctx.lineTo(half * 0.72, 0);
    ctx.fill();
    ctx.beginPath();
    ctx.ellipse(half * 0.8, side * half * 0.13, half * 0.16, half * 0.05, side * 0.3, 0, 7);
    ctx.fill();
    ctx.save();
    ctx.fillStyle = belly;
    ctx.globalAlpha = 0.5;
    ctx.beginPath();
    ctx.ellipse(half * 0.1, side * half * 0.3, half * 0.24, half * 0.07, side * -0.5, 0, 7);
    ctx.fill();
    ctx.restore();
    paintEye(ctx, { x: half * 0.62, y: side * half * 0.15 }, half * 0.055);
  }
}
