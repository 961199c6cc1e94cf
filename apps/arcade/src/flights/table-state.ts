/** What anybody may know of a table now. Moments are epoch milliseconds of the service. */
export type TableState = {
  /** The service's clock when this was written. */
  now: number;
  /** Of the flight that runs or ran last; null before the first. */
  number: number | null;
  /** `waiting`: nobody was here, and the next flight opens soon. */
  phase: 'waiting' | 'betting' | 'flying' | 'over';
  commitment: string | null;
  /** From the close of betting on: over its bets, and the commitment of the flight that follows. */
  root: string | null;
  external: string | null;
  opensAt: number | null;
  closesAt: number | null;
  startedAt: number | null;
  endedAt: number | null;
  /** In hundredths, once it is over. */
  point: number | null;
  /** Those to come, each committed to before bets are taken on the one before it. */
  coming: { number: number; commitment: string }[];
  bets: TableBets;
  /** Flights that are over, the newest first. */
  history: { number: number; point: number }[];
  /** All of the last one that is over. */
  revealed: RevealedFlight | null;
};

/** Anonymous: `id` is the end of a round's id, by which its player finds it. */
export type TableBets = {
  count: number;
  list: { id: string; stake: string; currency: string; stoppedAt: number | null }[];
};

export type RevealedFlight = {
  number: number;
  model: string;
  commitment: string;
  seed: string;
  root: string;
  external: string;
  point: number;
};
