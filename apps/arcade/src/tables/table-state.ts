import type { JsonObject } from '@parlour/game-rules';

/** What anybody may know of a table now. Moments are epoch milliseconds of the service. */
export type TableState = {
  /** The service's clock when this was written. */
  now: number;
  /** Of the round that runs or ran last; null before the first. */
  id: string | null;
  number: number | null;
  /** `waiting`: nobody was here, and the next round opens soon. */
  phase: 'waiting' | 'betting' | 'running' | 'over';
  commitment: string | null;
  /** From the close of betting on: over its bets, and the commitment of the round that follows. */
  root: string | null;
  external: string | null;
  opensAt: number | null;
  closesAt: number | null;
  startedAt: number | null;
  endedAt: number | null;
  /** Of crash, in hundredths, once it is over. */
  point: number | null;
  /** Of any other game, from the close of betting on. */
  seen: JsonObject | null;
  /** Those to come, each committed to before bets are taken on the one before it. */
  coming: { number: number; commitment: string }[];
  bets: TableBets;
  /** Rounds that are over, the newest first. */
  history: { number: number; point: number | null; seen: JsonObject | null }[];
  /** All of the last one that is over. */
  revealed: RevealedRound | null;
};

/** Anonymous: `id` is the mark of a round, which its player knows. */
export type TableBets = {
  count: number;
  list: { id: string; stake: string; currency: string; stoppedAt: number | null }[];
};

export type RevealedRound = {
  number: number;
  model: string;
  commitment: string;
  seed: string;
  root: string;
  external: string;
  point: number | null;
  seen: JsonObject | null;
};

/** What people read of a player or a bet that has no name. */
export function maskOf(id: string): string {
  return id.slice(-4);
}
