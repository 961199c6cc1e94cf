import type { Weapon } from '@parlour/game-rules/fish/aim';
import {
  cannonAt,
  type Fish,
  findFish,
  nextBoss,
  type Point,
  SEA,
  SLOT_MS,
} from '@parlour/game-rules/fish/sea';
import { pageClock } from '../platform/clock.ts';
import { drawCannon } from './draw/cannon.ts';
import { type Bullet, createEffects, FLIGHT_MS } from './draw/effects.ts';
import { seaOf } from './draw/seas.ts';
import { createSprites, drawSprite, type Sprites } from './draw/sprites.ts';
import { drawWater, paintGround } from './draw/water.ts';
import { glideOf, type World } from './world.ts';

/** Frames slower than this, so many in a row, cost the picture a step of its sharpness. */
const SLOW_MS = 20;
const SLOW_FRAMES = 10;
const RATIO_MAX = 2;
const RATIO_STEP = 0.5;
const BOSS_WARNED_MS = 3_500;

export type Scene = ReturnType<typeof createScene>;
export type Shown = {
  /** What is aimed at. */
  target: number | null;
  /** What a shot costs, on the cannon; others' by seat. */
  ownWords: string;
  wordsOf: (seat: number) => string;
  tagOf: (fish: Fish) => string;
  bossWords: (kind: number) => string;
};
type Needs = {
  canvas: HTMLCanvasElement;
  world: World;
  gameCode: string;
  accent: string;
  isStill: boolean;
  shown: () => Shown;
};

/** Draws the room sixty times a second while it is in view. */
export function createScene({ canvas, world, gameCode, accent, isStill, shown }: Needs) {
  const sea = seaOf(gameCode);
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('the browser has no canvas');
  const effects = createEffects(isStill);
  const turns = [0, 0, 0, 0];
  const recoils = [0, 0, 0, 0];
  let ratio = Math.min(RATIO_MAX, window.devicePixelRatio || 1);
  let ground: HTMLCanvasElement | null = null;
  let sprites: Sprites = new Map();
  let frame = 0;
  let drawnAt = 0;
  let slow = 0;

  const unit = () => Math.min(canvas.width / SEA.width, (canvas.height / SEA.height) * 1.25);
  const toScreen = ({ x, y }: Point): Point => ({
    x: (x * canvas.width) / SEA.width,
    y: (y * canvas.height) / SEA.height,
  });

  function resize(): void {
    const { width, height } = canvas.getBoundingClientRect();
    canvas.width = Math.max(1, Math.round(width * ratio));
    canvas.height = Math.max(1, Math.round(height * ratio));
    ground = paintGround(canvas, sea);
    sprites = createSprites(world.model, unit());
  }

  /** Ten slow frames in a row: fewer pixels. */
  function judge(ms: number): void {
    slow = ms > SLOW_MS && ms < 500 ? slow + 1 : 0;
    if (slow < SLOW_FRAMES || ratio <= 1) return;
    ratio = Math.max(1, ratio - RATIO_STEP);
    slow = 0;
    resize();
  }

  function placeOf(id: number, now: number): Point | null {
    const seed = world.room();
    const fish = seed === null ? null : findFish(seed, id, world.model);
    return fish && toScreen(glideOf(fish, now));
  }

  function draw(ms: number): void {
    if (!ctx || !ground) return;
    const now = world.nowAt(pageClock.now());
    const look = shown();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.drawImage(ground, 0, 0);
    drawWater(ctx, canvas, sea, isStill ? 0 : ms);
    const swimming = world.swimming(now).sort((a, b) => sizeOf(a) - sizeOf(b));
    for (const fish of swimming) drawFish(fish, now);
    const target = swimming.find(({ id }) => id === look.target);
    if (target) drawTarget(target, now, look);
    effects.drawBullets(ctx, now, (id) => placeOf(id, now), unit());
    drawCannons(look, target ? toScreen(glideOf(target, now)) : null);
    effects.drawFlashes(ctx, now);
    drawWarning(now, look);
  }

  const sizeOf = ({ kind }: Fish) => world.model.kinds[kind]?.size ?? 0;

  function drawFish(fish: Fish, now: number): void {
    const sprite = sprites.get(fish.kind);
    if (!ctx || !sprite) return;
    const at = toScreen(glideOf(fish, now));
    const next = toScreen(glideOf(fish, now + 120));
    const isLeft = next.x < at.x;
    const slope = Math.atan2(next.y - at.y, Math.abs(next.x - at.x));
    ctx.save();
    ctx.translate(at.x, at.y);
    if (isLeft) ctx.scale(-1, 1);
    if (sprite.sway !== 'beat') ctx.rotate(Math.max(-0.6, Math.min(0.6, slope)));
    drawSprite(ctx, sprite, { moment: now + fish.id * 97, isStill });
    ctx.restore();
  }

  function drawTarget(fish: Fish, now: number, look: Shown): void {
    if (!ctx) return;
    const at = toScreen(glideOf(fish, now));
    const radius = sizeOf(fish) * unit() * 1.12;
    ctx.save();
    ctx.translate(at.x, at.y);
    ctx.strokeStyle = '#fff';
    ctx.lineWidth = unit() * 5;
    ctx.setLineDash([radius * 0.5, radius * 0.28]);
    ctx.lineDashOffset = isStill ? 0 : -now / 30;
    ctx.beginPath();
    ctx.arc(0, 0, radius, 0, 7);
    ctx.stroke();
    ctx.setLineDash([]);
    const words = look.tagOf(fish);
    const size = Math.max(unit() * 30, 11 * ratio);
    ctx.font = `700 ${Math.round(size)}px "Outfit Variable", system-ui, sans-serif`;
    const wide = ctx.measureText(words).width + size * 1.2;
    const y = at.y - radius - size * 2 < 0 ? radius + size * 0.5 : -radius - size * 1.9;
    const x = Math.max(
      wide / 2 - at.x + size * 0.3,
      Math.min(0, canvas.width - at.x - wide / 2 - size * 0.3),
    );
    ctx.fillStyle = 'rgb(5 14 24 / 84%)';
    ctx.beginPath();
    ctx.roundRect(x - wide / 2, y, wide, size * 1.6, size * 0.8);
    ctx.fill();
    ctx.fillStyle = '#fff';
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(words, x, y + size * 0.84);
    ctx.restore();
  }

  function drawCannons(look: Shown, aim: Point | null): void {
    if (!ctx) return;
    const taken = new Set(world.seats.map(({ seat }) => seat));
    if (world.room() !== null) taken.add(world.seat);
    for (const seat of taken) {
      const at = toScreen(cannonAt(seat));
      const isOwn = seat === world.seat;
      if (isOwn && aim) turns[seat] = Math.atan2(aim.x - at.x, at.y - aim.y);
      recoils[seat] = Math.max(0, (recoils[seat] ?? 0) - 0.08);
      const words = isOwn ? look.ownWords : look.wordsOf(seat);
      const recoil = isStill ? 0 : (recoils[seat] ?? 0);
      drawCannon(ctx, at, { unit: unit(), isOwn, turn: turns[seat] ?? 0, recoil, words, accent });
    }
  }

  /** A boss is announced, and comes in from the side. */
  function drawWarning(now: number, look: Shown): void {
    const seed = world.room();
    if (!ctx || seed === null) return;
    const { slot, kind } = nextBoss(seed, Math.floor(now / SLOT_MS), world.model);
    const inMs = slot * SLOT_MS - now;
    if (inMs < -SLOT_MS || inMs > BOSS_WARNED_MS) return;
    const { width, height } = canvas;
    const size = width * 0.062;
    ctx.save();
    ctx.globalAlpha = isStill ? 1 : 0.72 + 0.28 * Math.sin(now / 120);
    const band = ctx.createLinearGradient(0, 0, width, 0);
    band.addColorStop(0, 'rgb(160 10 40 / 0%)');
    band.addColorStop(0.5, 'rgb(160 10 40 / 82%)');
    band.addColorStop(1, 'rgb(160 10 40 / 0%)');
    ctx.fillStyle = band;
    ctx.fillRect(0, height * 0.3, width, size * 2.4);
    ctx.fillStyle = '#fff';
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.font = `800 ${Math.round(size)}px "Outfit Variable", system-ui, sans-serif`;
    ctx.fillText(look.bossWords(kind), width / 2, height * 0.3 + size * 1.25, width * 0.94);
    ctx.restore();
  }

  function loop(ms: number): void {
    frame = requestAnimationFrame(loop);
    if (drawnAt > 0) judge(ms - drawnAt);
    drawnAt = ms;
    draw(ms);
  }

  function stop(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    drawnAt = 0;
    slow = 0;
  }

  function start(): void {
    if (frame === 0 && !document.hidden) frame = requestAnimationFrame(loop);
  }

  const watched = new ResizeObserver(resize);
  watched.observe(canvas);
  resize();
  const onVisibility = () => (document.hidden ? stop() : start());
  document.addEventListener('visibilitychange', onVisibility);
  start();

  return {
    fire(seat: number, fish: number, weapon: Weapon): Bullet {
      const now = world.nowAt(pageClock.now());
      const to = placeOf(fish, now);
      const from = toScreen(cannonAt(seat));
      if (to) turns[seat] = Math.atan2(to.x - from.x, from.y - to.y);
      recoils[seat] = 1;
      return effects.fire({ from, fish, weapon, firedAt: now, isOwn: seat === world.seat });
    },

    drop: (bullet: Bullet) => effects.drop(bullet),
    msLeft: (bullet: Bullet) => Math.max(0, bullet.firedAt + FLIGHT_MS - world.nowAt(pageClock.now())),

    /** It arrived: what it brought is shown where its targets are. */
    land(bullet: Bullet, caught: readonly number[], words: string | null): void {
      effects.drop(bullet);
      const now = world.nowAt(pageClock.now());
      const size = 46 * unit();
      const at = placeOf(bullet.fish, now);
      if (at)
        effects.strike(at, {
          now,
          size: bullet.weapon === 'bomb' ? 210 * unit() : size * 1.3,
          weapon: bullet.weapon,
        });
      caught.forEach((id, index) => {
        const place = placeOf(id, now);
        if (place) effects.burst(place, { now, size: size * 1.25, words: index === 0 ? words : null });
      });
      if (caught.length === 0 && words !== null && at) effects.burst(at, { now, size, words });
    },

    /** Somebody else caught it. */
    vanish(id: number): void {
      const now = world.nowAt(pageClock.now());
      const at = placeOf(id, now);
      if (at) effects.burst(at, { now, size: 40 * unit(), words: null });
    },

    close(): void {
      stop();
      watched.disconnect();
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
