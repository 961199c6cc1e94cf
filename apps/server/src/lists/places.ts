import { Refusal } from '../http/calls/refusal.ts';

const MOMENT_AND_ID = /^(\d{1,13})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The place in a list that is sorted by moment and then by id. */
export type MomentPlace = { atMs: number; id: string };

/** `after` is what no answer of ours gave as `next`. */
export const wrongPlace = () => new Refusal('invalid_input', { fields: { after: 'wrong_format' } });

export const writeMomentPlace = ({ atMs, id }: MomentPlace): string => `${atMs}_${id}`;

/** Null: from the beginning. */
export function readMomentPlace(after: string | undefined): MomentPlace | null {
  if (after === undefined) return null;
  const [, atMs, id] = MOMENT_AND_ID.exec(after) ?? [];
  if (id === undefined) throw wrongPlace();
  return { atMs: Number(atMs), id };
}
