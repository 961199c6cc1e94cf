import type { Presenter } from '@parlour/client';

/** Public answers are kept this long on the way: whoever asks earlier gets the old one. */
const ANSWER_LIFE_MS = 30_000;

/** Who presents now comes first, then who comes next; otherwise in the order of the brand. */
export function inOrder(presenters: readonly Presenter[]): readonly Presenter[] {
  const rank = ({ until, nextAt }: Presenter) => (until !== null ? 0 : nextAt !== null ? 1 : 2);
  return [...presenters].sort((one, other) => rank(one) - rank(other));
}

/** How long the list stays true; null: for good. */
export function staysMs(presenters: readonly Presenter[], now: number): number | null {
  const changes = presenters.flatMap(({ until, nextAt }) => until ?? nextAt ?? []);
  return changes.length === 0 ? null : Math.max(ANSWER_LIFE_MS, Math.min(...changes) - now);
}
