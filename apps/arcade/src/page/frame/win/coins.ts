import { pageClock } from '../../platform/clock.ts';

type Coin = { x: number; delayS: number; speed: number; drift: number; radius: number; turn: number };

const PIXELS_MAX = 2;
const SECOND_MS = 1_000;
const GRAVITY = 620;
const GOLDEN = 0.618_034;

/** Rains coins on a canvas until the returned function stops it. Their places are spread evenly, not drawn by lot. */
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

  function drawCoin({ x, delayS, speed, drift, radius, turn }: Coin, seconds: number): void {
    const life = seconds - delayS;
    if (life < 0) return;
    const y = height * 0.62 - speed * life + (GRAVITY * life * life) / 2;
    if (y > height + radius) return;
    // A turning coin is an ellipse that gets narrow and wide again.
    const breadth = Math.abs(Math.cos(life * turn)) * radius + 1;
    const middle = width / 2 + (x - 0.5) * width * (0.5 + drift * life);
    pen.fillStyle = colours.edge;
    pen.beginPath();
    pen.ellipse(middle, y + 1.5, breadth, radius, 0, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = colours.face;
    pen.beginPath();
    pen.ellipse(middle, y, breadth * 0.84, radius * 0.84, 0, 0, Math.PI * 2);
    pen.fill();
  }

  return () => cancelAnimationFrame(frame);
}

function coinAt(index: number): Coin {
  const spread = (by: number) => {
    const value = index * GOLDEN * by + by;
    return value - Math.trunc(value);
  };
  return {
    x: spread(1),
    delayS: spread(3) * 2.2,
    speed: 360 + spread(5) * 320,
    drift: 0.2 + spread(7) * 0.8,
    radius: 7 + spread(11) * 7,
    turn: 3 + spread(13) * 6,
  };
}
