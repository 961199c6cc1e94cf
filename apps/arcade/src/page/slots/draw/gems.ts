import { METAL, shade } from './colours.ts';

type Point = readonly [number, number];

/** Five cuts, told apart by their outlines alone: the right half of each; the middle is 0, 0 and the edge at 1. */
const CUTS: readonly (readonly Point[])[] = [
  // Hexagon, trillion, emerald cut, drop, kite.
  [
    [0, -1],
    [0.87, -0.5],
    [0.87, 0.5],
    [0, 1],
  ],
  [
    [0.34, -0.86],
    [0.98, 0.42],
    [0.66, 0.84],
  ],
  [
    [0.5, -0.9],
    [0.78, -0.6],
    [0.78, 0.6],
    [0.5, 0.9],
  ],
  [
    [0, -1],
    [0.42, -0.42],
    [0.68, 0.14],
    [0.6, 0.62],
    [0.28, 0.92],
  ],
  [
    [0, -0.84],
    [0.56, -0.72],
    [0.96, -0.2],
    [0, 0.96],
  ],
];
const TABLE = 0.56;
/** Light comes from the upper left. */
const LIGHT = -Math.PI * 0.7;

/** A faceted stone in a golden setting, drawn about 0, 0. */
export function paintGem(pen: CanvasRenderingContext2D, cut: number, radius: number, colour: string): void {
  const right = (CUTS[cut] ?? []).map(([x, y]): Point => [x * radius, y * radius]);
  const left = right.flatMap(([x, y]): Point[] => (x > 0 ? [[-x, y]] : [])).reverse();
  const outer = [...right, ...left];
  const inner = outer.map(([x, y]): Point => [x * TABLE, y * TABLE]);
  pen.lineJoin = 'round';
  trace(pen, outer);
  pen.lineWidth = radius * 0.17;
  pen.strokeStyle = METAL.deep;
  pen.stroke();
  pen.lineWidth = radius * 0.11;
  pen.strokeStyle = goldOf(pen, radius);
  pen.stroke();
  outer.forEach((from, index) => {
    const next = index + 1 === outer.length ? 0 : index + 1;
    const to = outer[next] ?? from;
    const facing = Math.cos(Math.atan2(from[1] + to[1], from[0] + to[0]) - LIGHT);
    trace(pen, [from, to, inner[next] ?? to, inner[index] ?? from]);
    pen.fillStyle = shade(colour, facing > 0 ? facing * 0.42 : facing * 0.62);
    pen.fill();
  });
  trace(pen, inner);
  const table = pen.createLinearGradient(-radius, -radius, radius, radius);
  table.addColorStop(0.1, shade(colour, 0.75));
  table.addColorStop(0.5, shade(colour, 0.1));
  table.addColorStop(0.9, shade(colour, -0.35));
  pen.fillStyle = table;
  pen.fill();
  pen.lineWidth = Math.max(0.6, radius * 0.025);
  pen.strokeStyle = shade(colour, 0.6);
  pen.stroke();
  paintSpark(pen, radius);
}

/** Shine on the table, and a small star at its edge. */
function paintSpark(pen: CanvasRenderingContext2D, radius: number): void {
  const [x, y, arm] = [-radius * 0.3, -radius * 0.36, radius * 0.26];
  pen.fillStyle = 'rgb(255 255 255 / 88%)';
  pen.beginPath();
  for (let corner = 0; corner < 8; corner += 1) {
    const reach = (corner & 1) === 0 ? arm : arm * 0.22;
    const angle = (corner * Math.PI) / 4;
    pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  pen.fill();
}

export function goldOf(pen: CanvasRenderingContext2D, radius: number): CanvasGradient {
  const gold = pen.createLinearGradient(-radius, -radius, radius, radius);
  gold.addColorStop(0, METAL.light);
  gold.addColorStop(0.45, METAL.to);
  gold.addColorStop(0.6, METAL.deep);
  gold.addColorStop(1, METAL.from);
  return gold;
}

function trace(pen: CanvasRenderingContext2D, points: readonly Point[]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
}
