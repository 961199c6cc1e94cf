import { unwrap } from '../../apps/arcade/src/art/motifs.ts';
import { short } from '../../apps/arcade/src/art/svg.ts';
import type { ArtTools } from './art-tools.ts';
import { simplify } from './simplify.ts';

/** Where one picture is placed in another: its centre, size and rotation. */
export type Place = { x: number; y: number; size: number; turn?: number };
export type Embed = (picture: string, budgetBytes: number, place: Place) => string;

/** Places pictures of the Fluent set in a drawing; each gets unique ids, so that none takes another's colours. */
export function createEmbed(tools: ArtTools): Embed {
  let count = 0;
  return (picture, budgetBytes, { x, y, size, turn = 0 }) => {
    const prefix = `e${count++}`;
    const drawing = unwrap(simplify(tools.picture(picture), budgetBytes, tools))
      .replace(/\bid="/g, `id="${prefix}`)
      .replace(/url\(#/g, `url(#${prefix}`)
      .replace(/href="#/g, `href="#${prefix}`);
    const scale = Math.round((size / 32) * 100) / 100;
    const spin = turn === 0 ? '' : `rotate(${short(turn)} ${short(x)} ${short(y)})`;
    return `<g transform="${spin}translate(${short(x - scale * 16)} ${short(y - scale * 16)})scale(${scale})">${drawing}</g>`;
  };
}
