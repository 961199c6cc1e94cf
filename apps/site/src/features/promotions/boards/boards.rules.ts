import type { Board, OwnPlace } from '@parlour/client';

/** Boards are counted every minute. */
export const REFRESH_MS = 30_000;

type Line = Board['places'][number] & { prize: Board['prizes'][number] | null; isOwn: boolean };

/** Places with what each wins; the member's own is marked. */
export const linesOf = ({ places, prizes }: Pick<Board, 'places' | 'prizes'>, own: OwnPlace | null): Line[] =>
  places.map((place) => ({
    ...place,
    prize: prizes[place.rank - 1] ?? null,
    isOwn: own?.rank === place.rank,
  }));

/** What runs comes before what is to come, and what is over last; within that, in the house's order. */
const RANK: Record<Board['state'], number> = { running: 0, closing: 1, coming: 2, paid: 3 };

export const byState = (one: Pick<Board, 'state'>, other: Pick<Board, 'state'>): number =>
  RANK[one.state] - RANK[other.state];

const STEPS = 3;

/** The first three stand on steps once all three are there; the others follow in a list. */
export const podiumOf = <Any>(lines: readonly Any[]) =>
  lines.length < STEPS
    ? { steps: [], rest: lines }
    : { steps: lines.slice(0, STEPS), rest: lines.slice(STEPS) };

/** Ranks that nobody has yet, and what they win. */
export const freeRanksOf = ({ places, prizes }: Pick<Board, 'places' | 'prizes'>) =>
  prizes.map((prize, index) => ({ rank: index + 1, prize })).slice(places.length);
