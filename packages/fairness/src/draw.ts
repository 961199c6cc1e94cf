import { commitTo } from './commitment.ts';
import { createDrawStream, type DrawInputs } from './draw-stream.ts';
import { drawPick, type Pick } from './pick.ts';

/** A draw as the page exports it and the stand-alone verifier reads it. */
export type Draw = DrawInputs & { pick: Pick };
export type DrawOutcome = { commitment: string; numbers: number[] };

/** The numbers of a draw in drawing order, and the commitment to its seed. */
export function computeDraw(draw: Draw): DrawOutcome {
  return { commitment: commitTo(draw.seed), numbers: drawPick(createDrawStream(draw), draw.pick) };
}
