import type { ArcadeKey } from '@parlour/texts/load/arcade';
import type { DicePick } from '../../games/dice.rules.ts';
import type { RefusalCode } from '../../refused.ts';
import type { RoundState } from '../../rounds/round-states.rules.ts';
import type { Boot } from './boot.ts';

export type RoundView = {
  id: string;
  state: RoundState;
  pick: DicePick;
  stake: string;
  roll: number | null;
  payout: string | null;
  balance: string | null;
  clientSeed: string;
  nonce: number;
  at: number;
};
export type RoundEvidence = RoundView & { serverSeedHash: string; serverSeed: string | null };
export type SeedsView = { serverSeedHash: string; clientSeed: string; nextNonce: number };
export type SessionView = {
  currency: { code: string; symbol: string; digits: number };
  balance: string | null;
  limits: { stakeMin: string; stakeMax: string; winMax: string };
  chips: string[];
  lobbyUrl: string;
  depositUrl: string | null;
  seeds: SeedsView;
  history: RoundView[];
};
export type Order = { roundId: string; stake: string; pick: DicePick };

/** Why a call failed: a code that has a text, or `offline` without an answer. */
export class CallFailed extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const KNOWN_ERRORS: Readonly<Record<string, ArcadeKey>> = {
  account_closed: 'arcade.error.account_closed',
  limit_reached: 'arcade.error.limit_reached',
  not_enough_money: 'arcade.error.not_enough_money',
  offline: 'arcade.error.offline',
  rate_limited: 'arcade.error.rate_limited',
  round_running: 'arcade.error.round_running',
  session_ended: 'arcade.error.session_ended',
  stake_too_big: 'arcade.error.stake_too_big',
  stake_too_small: 'arcade.error.stake_too_small',
  wallet_away: 'arcade.error.wallet_away',
} satisfies Partial<Record<RefusalCode | 'offline', ArcadeKey>>;

export function errorKey(error: unknown): ArcadeKey {
  return (error instanceof CallFailed && KNOWN_ERRORS[error.code]) || 'arcade.error.invalid_input';
}

/** Longer than the service itself waits for the wallet. */
const DEADLINE_MS = 30_000;

export type Calls = ReturnType<typeof createCalls>;

export function createCalls({ sessionId, key }: Pick<Boot, 'sessionId' | 'key'>) {
  async function call<Answer>(path: string, body?: object): Promise<Answer> {
    let response: Response;
    try {
      response = await fetch(`/api/${path}`, {
        method: body ? 'POST' : 'GET',
        credentials: 'omit',
        signal: AbortSignal.timeout(DEADLINE_MS),
        headers: {
          authorization: `Bearer ${sessionId}.${key}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    } catch {
      throw new CallFailed('offline');
    }
    const answer = await response.json().catch(() => ({ error: 'offline' }));
    if (!response.ok) throw new CallFailed(String(answer.error));
    return answer as Answer;
  }
  return {
    session: () => call<SessionView>('session'),
    balance: () => call<{ balance: string }>('balance'),
    play: (order: Order) => call<RoundEvidence>('rounds', order),
    round: (id: string) => call<RoundEvidence>(`rounds/${id}`),
    changeClientSeed: (clientSeed: string) => call<SeedsView>('seeds/client', { clientSeed }),
    rotateSeeds: () => call<{ inUse: SeedsView }>('seeds/rotate', {}),
  };
}
