import type { FishModel } from '@parlour/game-rules/fish';
import { isPicture, LOOKS } from '../looks.ts';
import { paintFish } from './paint-fish.ts';

/** A kind, painted once at the size of the screen, looking to the right. */
export type Sprite = { image: HTMLCanvasElement; wide: number; high: number; sway: 'swim' | 'beat' | 'lean' };
export type Sprites = ReadonlyMap<number, Sprite>;

/** Room around a fish for its glow, its lamp and its fins. */
const ROOM = 1.25;

export function createSprites(model: FishModel, scale: number): Sprites {
  const sprites = new Map<number, Sprite>();
  model.kinds.forEach(({ name, size }, kind) => {
    const look = LOOKS[name];
    const half = size * scale;
    const edge = Math.ceil(half * 2 * ROOM);
    const image = document.createElement('canvas');
    image.width = edge;
    image.height = edge;
    const ctx = image.getContext('2d');
    if (!ctx || !look) return;
    ctx.translate(edge / 2, edge / 2);
    // A wave through a glow would show its parts.
    const sway = isPicture(look) ? (look.sway ?? 'swim') : look.glow ? 'lean' : 'swim';
    if (!isPicture(look)) paintFish(ctx, half, look);
    else {
      const picture = new Image();
      picture.src = `/art/motifs/${look.picture}.svg`;
      // One that cannot be loaded stays a shadow.
      ctx.fillStyle = 'rgb(0 20 40 / 30%)';
      ctx.beginPath();
      ctx.ellipse(0, 0, half * 0.9, half * 0.55, 0, 0, 7);
      ctx.fill();
      void picture.decode().then(
        () => {
          ctx.clearRect(-edge, -edge, 2 * edge, 2 * edge);
          ctx.scale(-1, 1);
          ctx.drawImage(picture, -half, -half, half * 2, half * 2);
        },
        () => {},
      );
    }
    sprites.set(kind, { image, wide: edge, high: edge, sway });
  });
  return sprites;
}

/** A wave runs through it from head to tail; what has no tail beats. */
export function drawSprite(
  ctx: CanvasRenderingContext2D,
  { image, wide, high, sway }: Sprite,
  { moment, isStill }: { moment: number; isStill: boolean },
): void {
  if (isStill) ctx.drawImage(image, -wide / 2, -high / 2);
  else if (sway === 'lean') {
    ctx.transform(1, Math.sin(moment / 210) * 0.07, 0, 1, 0, 0);
    ctx.drawImage(image, -wide / 2, -high / 2);
  } else if (sway === 'beat') {
    const beat = 1 + Math.sin(moment / 260) * 0.05;
    ctx.drawImage(image, (-wide / 2) * beat, -high / 2 / beat, wide * beat, high / beat);
  } else {
    const parts = wide > 90 ? 10 : 6;
    const part = wide / parts;
    for (let index = 0; index < parts; index += 1) {
      const behind = 1 - index / parts;
      const shift = Math.sin(moment / 130 + index * 0.75) * high * 0.035 * behind * behind;
      ctx.drawImage(
        image,
        index * part,
        0,
        part,
        high,
        index * part - wide / 2,
        shift - high / 2,
        part + 0.6,
        high,
      );
    }
  }
}
