import type { Weapon } from '@parlour/game-rules/fish/aim';
import type { Point } from '@parlour/game-rules/fish/sea';

type Ctx = CanvasRenderingContext2D;
/** On the screen, in its pixels. */
type Coin = Point & { dx: number; dy: number };
export type Bullet = { from: Point; fish: number; weapon: Weapon; firedAt: number; isOwn: boolean };
type Effect = { at: Point; from: number; draw: (ctx: Ctx, way: number) => void; lastsMs: number };

/** From the cannon to the fish. */
export const FLIGHT_MS = 340;
const COINS = 12;
const COLOURS: Record<Weapon, string> = {
  shot: '#ffe27a',
  bomb: '#ff7a5c',
  chain: '#8df0ff',
  drill: '#c9a2ff',
};

/** What is on its way, and what flashes where something happened. */
export function createEffects(isStill: boolean) {
  const bullets = new Set<Bullet>();
  let effects: Effect[] = [];

  return {
    fire(bullet: Bullet): Bullet {
      bullets.add(bullet);
      return bullet;
    },
    /** Nothing will come of it. */
    drop: (bullet: Bullet) => void bullets.delete(bullet),

    /** A ring where it struck; `reach` of a bomb in pixels. */
    strike(at: Point, { now, size, weapon }: { now: number; size: number; weapon: Weapon }): void {
      const colour = COLOURS[weapon];
      effects.push({
        at,
        from: now,
        lastsMs: 320,
        draw(ctx, way) {
          ctx.strokeStyle = colour;
          ctx.globalAlpha = 1 - way;
          ctx.lineWidth = size * 0.09;
          ctx.beginPath();
          ctx.arc(0, 0, size * (isStill ? 0.7 : 0.3 + way * 0.8), 0, 7);
          ctx.stroke();
        },
      });
    },

    /** Coins fly from where it was, and the amount rises. */
    burst(at: Point, { now, size, words }: { now: number; size: number; words: string | null }): void {
      const coins: Coin[] = isStill || words === null ? [] : scatter(size);
      effects.push({
        at,
        from: now,
        lastsMs: words === null ? 500 : 1_400,
        draw(ctx, way) {
          ctx.globalAlpha = Math.max(0, 1 - way * 2.4);
          ctx.fillStyle = '#fff8d8';
          ctx.beginPath();
          ctx.arc(0, 0, size * (isStill ? 0.8 : 0.4 + way * 1.4), 0, 7);
          ctx.fill();
          ctx.globalAlpha = Math.min(1, 2 - 2 * way);
          for (const { x, y, dx, dy } of coins)
            drawCoin(ctx, { x: x + dx * way, y: y + dy * way + way * way * size * 2.4 }, size * 0.15, way);
          if (words !== null) drawWords(ctx, words, { size, way: isStill ? 0.4 : way });
        },
      });
    },

    drawBullets(ctx: Ctx, now: number, placeOf: (fish: number) => Point | null, unit: number): void {
      for (const bullet of bullets) {
        const to = placeOf(bullet.fish);
        if (!to) continue;
        const way = Math.min(1, (now - bullet.firedAt) / FLIGHT_MS);
        const at = {
          x: bullet.from.x + (to.x - bullet.from.x) * way,
          y: bullet.from.y + (to.y - bullet.from.y) * way,
        };
        ctx.globalAlpha = bullet.isOwn ? 1 : 0.55;
        drawBullet(ctx, bullet, { at, turn: Math.atan2(to.y - bullet.from.y, to.x - bullet.from.x), unit });
      }
      ctx.globalAlpha = 1;
    },

    drawFlashes(ctx: Ctx, now: number): void {
      effects = effects.filter(({ from, lastsMs }) => now - from < lastsMs);
      for (const { at, from, lastsMs, draw } of effects) {
        ctx.save();
        ctx.translate(at.x, at.y);
        draw(ctx, Math.max(0, (now - from) / lastsMs));
        ctx.restore();
      }
    },
  };
}

function drawBullet(
  ctx: Ctx,
  { weapon }: Bullet,
  { at, turn, unit }: { at: Point; turn: number; unit: number },
): void {
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(turn);
  const colour = COLOURS[weapon];
  const trail = ctx.createLinearGradient(-unit * 60, 0, 0, 0);
  trail.addColorStop(0, `${colour}00`);
  trail.addColorStop(1, colour);
  ctx.fillStyle = trail;
  ctx.fillRect(-unit * 60, -unit * 6, unit * 60, unit * 12);
  ctx.fillStyle = '#fff';
  ctx.strokeStyle = colour;
  ctx.lineWidth = unit * 5;
  ctx.beginPath();
  if (weapon === 'drill') {
    ctx.moveTo(unit * 20, 0);
    ctx.lineTo(-unit * 8, -unit * 10);
    ctx.lineTo(-unit * 8, unit * 10);
    ctx.closePath();
  } else ctx.arc(0, 0, unit * (weapon === 'bomb' ? 15 : 10), 0, 7);
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}

function scatter(size: number): Coin[] {
  return Array.from({ length: COINS }, (_, index) => {
    const turn = (index / COINS) * Math.PI * 2;
    const far = size * (1.1 + 0.8 * Math.sin(index * 2.3));
    return { x: 0, y: 0, dx: Math.cos(turn) * far, dy: Math.sin(turn) * far - size };
  });
}

function drawCoin(ctx: Ctx, { x, y }: Point, radius: number, way: number): void {
  ctx.fillStyle = '#ffcf4d';
  ctx.strokeStyle = '#b97a12';
  ctx.lineWidth = radius * 0.24;
  ctx.beginPath();
  ctx.ellipse(x, y, radius * Math.abs(Math.cos(way * 9)) + radius * 0.2, radius, 0, 0, 7);
  ctx.fill();
  ctx.stroke();
}

function drawWords(ctx: Ctx, words: string, { size, way }: { size: number; way: number }): void {
  ctx.font = `800 ${Math.round(size * 0.62)}px "Outfit Variable", system-ui, sans-serif`;
  ctx.textAlign = 'center';
  ctx.lineJoin = 'round';
  ctx.strokeStyle = 'rgb(20 10 0 / 75%)';
  ctx.lineWidth = size * 0.13;
  const y = -size * (0.5 + way * 1.1);
  ctx.strokeText(words, 0, y);
  ctx.fillStyle = '#ffe9a8';
  ctx.fillText(words, 0, y);
}
