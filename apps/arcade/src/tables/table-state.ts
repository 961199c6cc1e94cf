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

/** Anonymous: `id` is the end of a round's id, by which its player finds it. */
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

/** All that others see of a round: enough for its player to find it. */
export function maskOf(roundId: string): string {
  return roundId.slice(-4);
}
