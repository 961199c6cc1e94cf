import type { Clock } from '@parlour/clock/clock';
import type { BalanceAnswer } from '@parlour/wallet-protocol';
import type { Wallet } from '../outbound/wallet.ts';
import { TRIES, TRY_AGAIN_MS } from './rounds.rules.ts';
import { type Bet, betCall } from './wallet-calls.ts';

type Needs = { wallet: Wallet; clock: Clock };

/** Sends a bet under one transaction id until there is an answer, three times at most. */
export async function sendBet({ wallet, clock }: Needs, bet: Bet): Promise<BalanceAnswer | null> {
  for (let tries = 1; ; tries += 1) {
    const answer = await wallet(bet.session, 'bet', betCall(bet));
    if (answer || tries === TRIES) return answer;
    await new Promise<void>((resolve) => clock.after(TRY_AGAIN_MS, resolve));
  }
}
