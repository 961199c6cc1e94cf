import type { Point } from '@parlour/game-rules/fish/sea';

type Ctx = CanvasRenderingContext2D;
type Look = { unit: number; isOwn: boolean; turn: number; recoil: number; words: string; accent: string };

/** A cannon at the foot of the sea: whose it is, and what its shots cost. */
export function drawCannon(ctx: Ctx, at: Point, { unit, isOwn, turn, recoil, words, accent }: Look): void {
  const size = unit * (isOwn ? 124 : 84);
  ctx.save();
  ctx.translate(at.x, at.y - size * 0.52);
  ctx.globalAlpha = isOwn ? 1 : 0.86;
  if (isOwn) {
    const light = ctx.createRadialGradient(0, 0, 0, 0, 0, size * 1.6);
    light.addColorStop(0, `${accent}66`);
    light.addColorStop(1, `${accent}00`);
    ctx.fillStyle = light;
    ctx.fillRect(-size * 1.6, -size * 1.6, size * 3.2, size * 3.2);
  }
  ctx.save();
  ctx.rotate(turn);
  ctx.translate(0, recoil * size * 0.2);
  const metal = ctx.createLinearGradient(-size * 0.2, 0, size * 0.2, 0);
  metal.addColorStop(0, isOwn ? '#a36d16' : '#445064');
  metal.addColorStop(0.45, isOwn ? '#ffe9a8' : '#a6b4c8');
  metal.addColorStop(1, isOwn ? '#a36d16' : '#445064');
  ctx.fillStyle = metal;
  ctx.beginPath();
  ctx.roundRect(-size * 0.17, -size * 0.95, size * 0.34, size * 0.95, size * 0.08);
  ctx.roundRect(-size * 0.23, -size * 1.02, size * 0.46, size * 0.2, size * 0.06);
  ctx.fill();
  ctx.fillStyle = accent;
  ctx.fillRect(-size * 0.17, -size * 0.5, size * 0.34, size * 0.1);
  ctx.restore();
  const dome = ctx.createLinearGradient(0, -size * 0.4, 0, size * 0.5);
  dome.addColorStop(0, isOwn ? '#ffe3a3' : '#8e9db3');
  dome.addColorStop(1, isOwn ? '#8a560c' : '#2d3747');
  ctx.fillStyle = dome;
  ctx.beginPath();
  ctx.arc(0, size * 0.5, size * 0.66, Math.PI, 0);
  ctx.fill();
  ctx.fillStyle = 'rgb(5 14 24 / 78%)';
  ctx.font = `700 ${Math.round(Math.max(size * 0.22, unit * 24))}px "Outfit Variable", system-ui, sans-serif`;
  const wide = Math.max(size * 1.1, ctx.measureText(words).width + size * 0.3);
  ctx.beginPath();
  ctx.roundRect(-wide / 2, size * 0.12, wide, size * 0.34, size * 0.12);
  ctx.fill();
  ctx.fillStyle = isOwn ? '#ffe9a8' : '#d5deea';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(words, 0, size * 0.3);
  ctx.restore();
}
