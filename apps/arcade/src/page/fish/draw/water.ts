import { fractionOf } from './fraction-of.ts';
import type { Sea } from './seas.ts';

type Ctx = CanvasRenderingContext2D;
type Size = { width: number; height: number };

/** Numbers that look like chance and are the same at every drawing. */
const spread = (index: number, step: number) => fractionOf((index * step) / 97);

/** What does not move, painted once. */
export function paintGround({ width, height }: Size, sea: Sea): HTMLCanvasElement {
  const image = document.createElement('canvas');
  image.width = width;
  image.height = height;
  const ctx = image.getContext('2d');
  if (!ctx) return image;
  const water = ctx.createLinearGradient(0, 0, 0, height);
  water.addColorStop(0, sea.top);
  water.addColorStop(0.36, sea.middle);
  water.addColorStop(1, sea.foot);
  ctx.fillStyle = water;
  ctx.fillRect(0, 0, width, height);
  paintRidge(ctx, { width, height }, { colour: sea.rock, from: 0.74, alpha: 0.35, step: 23 });
  if (sea.hasWreck) paintWreck(ctx, { width, height }, sea);
  paintRidge(ctx, { width, height }, { colour: sea.rock, from: 0.83, alpha: 0.7, step: 41 });
  const sand = ctx.createLinearGradient(0, height * 0.86, 0, height);
  sand.addColorStop(0, sea.sand);
  sand.addColorStop(1, sea.foot);
  ctx.fillStyle = sand;
  ctx.globalAlpha = 0.85;
  ctx.beginPath();
  ctx.moveTo(0, height);
  ctx.lineTo(0, height * 0.92);
  ctx.bezierCurveTo(width * 0.3, height * 0.87, width * 0.6, height * 0.95, width, height * 0.9);
  ctx.lineTo(width, height);
  ctx.fill();
  ctx.globalAlpha = 1;
  return image;
}

type Ridge = { colour: string; from: number; alpha: number; step: number };

function paintRidge(ctx: Ctx, { width, height }: Size, { colour, from, alpha, step }: Ridge): void {
  ctx.globalAlpha = alpha;
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(0, height);
  for (let index = 0; index <= 8; index += 1)
    ctx.lineTo((index * width) / 8, height * (from + 0.1 * spread(index + 3, step)));
  ctx.lineTo(width, height);
  ctx.fill();
  ctx.globalAlpha = 1;
}

function paintWreck(ctx: Ctx, { width, height }: Size, { foot }: Sea): void {
  ctx.save();
  ctx.translate(width * 0.7, height * 0.83);
  ctx.rotate(-0.16);
  ctx.globalAlpha = 0.55;
  ctx.fillStyle = foot;
  ctx.strokeStyle = foot;
  ctx.lineWidth = width * 0.016;
  ctx.beginPath();
  ctx.moveTo(-width * 0.34, -height * 0.02);
  ctx.quadraticCurveTo(-width * 0.2, height * 0.09, width * 0.1, height * 0.08);
  ctx.quadraticCurveTo(width * 0.28, height * 0.06, width * 0.32, -height * 0.07);
  ctx.quadraticCurveTo(width * 0.02, -height * 0.01, -width * 0.34, -height * 0.02);
  ctx.fill();
  ctx.beginPath();
  for (const [at, high] of [
    [-0.12, 0.2],
    [0.06, 0.26],
    [0.2, 0.15],
  ] as const) {
    ctx.moveTo(width * at, 0);
    ctx.lineTo(width * (at + 0.02), -height * high);
    ctx.moveTo(width * (at - 0.07), -height * high * 0.66);
    ctx.lineTo(width * (at + 0.1), -height * high * 0.7);
  }
  ctx.stroke();
  ctx.restore();
}

/** Light that falls in, bubbles that rise, plants that sway. */
export function drawWater(ctx: Ctx, { width, height }: Size, sea: Sea, moment: number): void {
  ctx.fillStyle = sea.light;
  for (let index = 0; index < 5; index += 1) {
    const x = width * (index / 4 + 0.06 * Math.sin(moment / 3_100 + index * 2));
    const wide = width * (0.07 + 0.05 * spread(index + 1, 31));
    ctx.beginPath();
    ctx.moveTo(x - wide * 0.3, 0);
    ctx.lineTo(x + wide * 0.3, 0);
    ctx.lineTo(x + wide - width * 0.12, height * 0.9);
    ctx.lineTo(x - wide - width * 0.12, height * 0.9);
    ctx.fill();
  }
  for (let index = 0; index < 13; index += 1) drawPlant(ctx, { width, height }, { sea, index, moment });
  ctx.strokeStyle = 'rgb(255 255 255 / 35%)';
  ctx.lineWidth = width / 420;
  for (let index = 0; index < 18; index += 1) {
    const way = fractionOf(moment / (7_000 + 400 * index) + spread(index, 53));
    const x = width * spread(index + 2, 29) + Math.sin(moment / 700 + index) * width * 0.01;
    ctx.beginPath();
    ctx.arc(x, height * (1 - way), (width / 150) * (0.6 + 1.6 * spread(index, 71)), 0, 7);
    ctx.stroke();
  }
}

type Plant = { sea: Sea; index: number; moment: number };

function drawPlant(ctx: Ctx, { width, height }: Size, { sea, index, moment }: Plant): void {
  const x = width * ((index + 0.5) / 13 + 0.03 * (spread(index + 4, 47) - 0.5));
  const foot = height * (0.93 + 0.05 * spread(index, 61));
  const high = height * (0.06 + 0.1 * spread(index + 5, 37));
  const sway = Math.sin(moment / 1_300 + index) * width * 0.014;
  const colour = sea.colours[Math.floor(spread(index + 1, 43) * sea.colours.length)] ?? '#fff';
  ctx.strokeStyle = colour;
  ctx.fillStyle = colour;
  ctx.lineCap = 'round';
  ctx.globalAlpha = 0.82;
  if (sea.plants === 'coral') {
    ctx.lineWidth = width * 0.014;
    for (const [aside, part] of [
      [0, 1],
      [-0.035, 0.72],
      [0.038, 0.62],
      [-0.016, 0.86],
    ] as const) {
      ctx.beginPath();
      ctx.moveTo(x, foot);
      ctx.quadraticCurveTo(x, foot - high * part * 0.5, x + width * aside + sway * 0.4, foot - high * part);
      ctx.stroke();
    }
  } else {
    ctx.lineWidth = width * (sea.plants === 'weed' ? 0.017 : 0.006);
    ctx.beginPath();
    ctx.moveTo(x, foot);
    ctx.bezierCurveTo(x + sway, foot - high * 0.6, x - sway, foot - high, x + sway * 1.6, foot - high * 1.5);
    ctx.stroke();
    if (sea.plants === 'glow') {
      ctx.globalAlpha = 0.5 + 0.35 * Math.sin(moment / 800 + index * 1.7);
      ctx.beginPath();
      ctx.arc(x + sway * 1.6, foot - high * 1.5, width * 0.012, 0, 7);
      ctx.fill();
    }
  }
  ctx.globalAlpha = 1;
}
