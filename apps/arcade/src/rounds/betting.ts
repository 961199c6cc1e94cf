import type { Clock } from '@parlour/clock/clock';
import type { Queries } from '@parlour/database/database';
import type { BalanceAnswer } from '@parlour/wallet-protocol';
import { findOperator } from '../operators/operators.repo.ts';
import type { Wallet } from '../outbound/wallet.ts';
import { Refused } from '../refused.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import { TRIES, TRY_AGAIN_MS } from './rounds.rules.ts';
import { type Bet, betCall } from './wallet-calls.ts';

type Needs = { queries: Queries; wallet: Wallet; clock: Clock };

/** Sends a bet under one transaction id until there is an answer, three times at most. */
export async function sendBet({ queries, wallet, clock }: Needs, bet: Bet): Promise<BalanceAnswer | null> {
  const place = await findWallet(queries, bet.session);
  for (let tries = 1; ; tries += 1) {
    const answer = await wallet(place, 'bet', betCall(bet));
    if (answer || tries === TRIES) return answer;
    await new Promise<void>((resolve) => clock.after(TRY_AGAIN_MS, resolve));
  }
}

export async function findWallet(queries: Queries, { operatorId, studio }: Session) {
  const operator = await findOperator(queries, operatorId);
  if (!operator) throw new Refused('session_ended');
  return { walletUrl: operator.walletUrl, studio };
}
