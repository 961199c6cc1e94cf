import type { PictureDiceModel } from '@parlour/game-rules/picture-dice';
import type { ArcadeText } from '../platform/texts.tsx';
import { PICTURES } from './pictures.ts';

/** Dice without pictures are painted in colours. */
export function hasPictures({ faces }: PictureDiceModel): boolean {
  return faces.every((face) => Object.hasOwn(PICTURES, face));
}

/** What the dice show, in their order. */
export function facesOf(dice: readonly number[], { faces }: PictureDiceModel): string[] {
  return dice.map((die) => faces[die - 1] ?? '');
}

export function nameFace(text: ArcadeText, face: string): string {
  return text('arcade.pictureDice.face', { face });
}

/** A roll in words. */
export function nameRoll(text: ArcadeText, faces: readonly string[]): string {
  const [first = '', second = '', third = ''] = faces.map((face) => nameFace(text, face));
  return text('arcade.pictureDice.rolled', { first, second, third });
}
