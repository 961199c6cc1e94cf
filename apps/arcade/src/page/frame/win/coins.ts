import { SECOND_MS } from '@parlour/clock/durations';
import { pageClock } from '../../platform/clock.ts';

/** Shares of the canvas, and seconds. */
type Coin = { x: number; delayS: number; speed: number; radius: number; turn: number; sway: number };

const PIXELS_MAX = 2;

/** Rains coins on a canvas until the returned function stops it. */
export function startCoins(canvas: HTMLCanvasElement, count: number): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => {};
  const pen = context;
  const scale = Math.min(PIXELS_MAX, devicePixelRatio);
  const { width, height } = canvas.getBoundingClientRect();
  canvas.width = width * scale;
  canvas.height = height * scale;
  const styles = getComputedStyle(canvas);
  const colours = {
    face: styles.getPropertyValue('--metal-from'),
    edge: styles.getPropertyValue('--metal-to'),
  };
  const coins = Array.from({ length: count }, (_, index) => coinAt(index));
  const startedAt = pageClock.now();
  let frame = requestAnimationFrame(draw);

  function draw(): void {
    const seconds = (pageClock.now() - startedAt) / SECOND_MS;
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.clearRect(0, 0, width, height);
    for (const coin of coins) drawCoin(coin, seconds);
    frame = requestAnimationFrame(draw);
  }

  function drawCoin({ x, delayS, speed, radius, turn, sway }: Coin, seconds: number): void {
    const life = seconds - delayS;
    if (life < 0) return;
    const y = height * (speed * life + 0.25 * life * life) - radius;
    if (y > height + radius) return;
    // A turning coin is an ellipse that gets narrow and wide again.
    const breadth = Math.abs(Math.cos(life * turn)) * radius + 1;
    const middle = width * x + Math.sin(life * 2 + sway) * 14;
    drawDisc(colours.edge, { x: middle, y: y + radius * 0.16, breadth, radius });
    drawDisc(colours.face, { x: middle, y, breadth: breadth * 0.86, radius: radius * 0.86 });
  }

  function drawDisc(colour: string, disc: { x: number; y: number; breadth: number; radius: number }): void {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.ellipse(disc.x, disc.y, disc.breadth, disc.radius, 0, 0, Math.PI * 2);
    pen.fill();
  }

  return () => cancelAnimationFrame(frame);
}

/** Coins look scattered and are the same each time: they decide nothing, so no randomness is asked for. */
function coinAt(index: number): Coin {
  const scatter = (of: number) => {
    const value = Math.sin(index * 12.989_8 + of * 78.233) * 43_758.545_3;
    return value - Math.floor(value);
  };
  return {
    x: scatter(1),
    delayS: scatter(2) * 2.6,
    speed: 0.18 + scatter(3) * 0.3,
    radius: 6 + scatter(4) * 8,
    turn: 2 + scatter(5) * 5,
    sway: scatter(6) * 6,
  };
}
