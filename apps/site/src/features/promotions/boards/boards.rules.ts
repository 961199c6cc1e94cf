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

/** Ranks that nobody has yet, and what they win. */
export const freeRanksOf = ({ places, prizes }: Pick<Board, 'places' | 'prizes'>) =>
  prizes.map((prize, index) => ({ rank: index + 1, prize })).slice(places.length);
