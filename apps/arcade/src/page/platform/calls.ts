import type { InclusionProof } from '@parlour/fairness';
import type { JsonObject, Sheet, TableDraw } from '@parlour/game-rules';
import type { Seated } from '../../fish/room-state.ts';
import type { RefusalCode } from '../../refused.ts';
import type { RoundState } from '../../rounds/round-states.rules.ts';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import type { Boot } from './boot.ts';

export type RoundView = {
  id: string;
  /** Of the table that it was a bet at; null where it was played alone. */
  tableRoundId: string | null;
  /** Under which everybody at that table sees it. */
  mark: string | null;
  mechanic: string;
  model: string;
  state: RoundState;
  currency: string;
  /** The first bet of the round, and all of its bets so far. */
  stake: string;
  staked: string;
  pick: JsonObject;
  steps: JsonObject[];
  /** Null until the stake is taken. */
  seen: JsonObject | null;
  isOver: boolean;
  /** Its player pays nothing for it. */
  isFree: boolean;
  /** Of a round that waits for its player: what stopping now pays. */
  stopPays: string | null;
  payout: string | null;
  balance: string | null;
  /** Null where the seed belongs to a table that many share. */
  clientSeed: string | null;
  nonce: number | null;
  at: number;
};
export type RoundEvidence = RoundView & {
  serverSeedHash: string;
  serverSeed: string | null;
  /** What a table draws with besides its seed; the last two once no more bets are taken. */
  draw: (Pick<TableDraw, 'game' | 'drawId'> & { root: string | null; external: string | null }) | null;
  /** That the round is under that root. */
  proof: InclusionProof | null;
};
export type SeedsView = {
  serverSeedHash: string;
  clientSeed: string;
  /** Nobody but the house has chosen it. */
  isHouseMade: boolean;
  nextNonce: number;
  nextServerSeedHash: string;
};
export type Revealed = Omit<SeedsView, 'nextServerSeedHash' | 'isHouseMade'> & { serverSeed: string };
export type SessionView = {
  currency: { code: string; symbol: string; digits: number };
  balance: string | null;
  limits: { stakeMin: string; stakeMax: string; winMax: string };
  chips: string[];
  lobbyUrl: string;
  depositUrl: string | null;
  seeds: SeedsView;
  history: RoundView[];
  open: RoundEvidence | null;
  /** Rounds that the player may play for nothing, some of them played. */
  free: FreeRounds | null;
  pace: {
    leastMs: number;
    hasTurbo: boolean;
    hasAuto: boolean;
    hasFeatureBuy: boolean;
    isFigureShown: boolean;
  };
  sitting: { startedAt: number; now: number; staked: string; won: string };
};
export type FreeRounds = {
  id: string;
  /** The stake of each. */
  value: string;
  count: number;
  used: number;
  won: string;
  endsAt: number;
};
/** What was seen of a round at each turn of its player; the last is where it stands. */
export type ReplayView = { currency: SessionView['currency']; turns: RoundView[] };
export type Order = { roundId: string; stake: string; pick: JsonObject; rewardId?: string | undefined };

/** Why a call failed: a code that has a text, or `offline` without an answer. */
export class CallFailed extends Error {
  readonly code: string;
  /** When to ask again, if the service said so. */
  readonly retryMs: number | null;
  constructor(code: string, retryMs: number | null = null) {
    super(code);
    this.code = code;
    this.retryMs = retryMs;
  }
}

const KNOWN_ERRORS: Readonly<Record<string, ArcadeKey>> = {
  account_closed: 'arcade.error.account_closed',
  bad_client_seed: 'arcade.error.bad_client_seed',
  betting_closed: 'arcade.error.betting_closed',
  feature_not_offered: 'arcade.error.feature_not_offered',
  free_rounds_over: 'arcade.error.free_rounds_over',
  limit_reached: 'arcade.error.limit_reached',
  not_enough_money: 'arcade.error.not_enough_money',
  offline: 'arcade.error.disconnected',
  rate_limited: 'arcade.error.rate_limited',
  /** Another tab has taken a step. */
  round_differs: 'arcade.error.step_refused',
  round_open: 'arcade.error.round_open',
  round_running: 'arcade.error.round_running',
  seeds_changed: 'arcade.error.seeds_changed',
  session_ended: 'arcade.error.session_ended',
  stake_too_big: 'arcade.error.stake_refused',
  stake_too_small: 'arcade.error.stake_refused',
  step_refused: 'arcade.error.step_refused',
  table_closed: 'arcade.error.table_closed',
  too_fast: 'arcade.error.rate_limited',
  unavailable: 'arcade.error.disconnected',
  wallet_away: 'arcade.error.wallet_away',
} satisfies Partial<Record<RefusalCode | 'offline', ArcadeKey>>;

export function errorKey(error: unknown): ArcadeKey {
  return (error instanceof CallFailed && KNOWN_ERRORS[error.code]) || 'arcade.error.invalid_input';
}

/** Longer than the service itself waits for the wallet. */
const DEADLINE_MS = 30_000;

export type Calls = ReturnType<typeof createCalls>;

export function createCalls({ sessionId, key, mechanic, model }: Boot) {
  const authorization = `Bearer ${sessionId}.${key}`;
  async function call<Answer>(path: string, body?: object): Promise<Answer> {
    let response: Response;
    try {
      response = await fetch(path, {
        method: body ? 'POST' : 'GET',
        credentials: 'omit',
        signal: AbortSignal.timeout(DEADLINE_MS),
        headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    } catch {
      throw new CallFailed('offline');
    }
    const answer = await response.json().catch(() => ({ error: 'offline' }));
    if (!response.ok) throw new CallFailed(String(answer.error), answer.retryMs ?? null);
    return answer as Answer;
  }
  return {
    /** For what only some games ask. */
    ask: call,
    /** The numbers of the game, which never change. */
    model: () => call<{ sheet: Sheet }>(`/models/${mechanic}/${model}.json`),
    session: () => call<SessionView>('/api/session'),
    balance: () => call<{ balance: string }>('/api/balance'),
    play: (order: Order) => call<RoundEvidence>('/api/rounds', order),
    /** `index` is how many steps came before, so that a repeated call is the same step. */
    step: (id: string, step: { index: number; step: JsonObject }) =>
      call<RoundEvidence>(`/api/rounds/${id}/steps`, step),
    /** A seat in a room of fish, and the magazines that are loaded. */
    seat: () => call<Seated<RoundEvidence>>('/api/fish/seat', {}),
    round: (id: string) => call<RoundEvidence>(`/api/rounds/${id}`),
    rounds: (before: string) =>
      call<{ rounds: RoundView[]; next: string | null }>(`/api/rounds?before=${before}`),
    replay: () => call<ReplayView>('/api/replay'),
    turns: (id: string) => call<ReplayView>(`/api/rounds/${id}/turns`),
    changeSeeds: (seeds: { clientSeed: string; nextHash: string }) =>
      call<{ revealed: Revealed; inUse: SeedsView }>('/api/seeds', seeds),
  };
}
