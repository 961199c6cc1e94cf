import type { Amount } from '@parlour/money';
import type { Session } from '../sessions/sessions.repo.ts';
import type { Round } from './rounds.repo.ts';

type Played = { round: Round; session: Pick<Session, 'userName' | 'token'> };
/** The first bet of a round, or a further one. */
export type Bet = { round: Round; session: Session; id: string; amount: Amount };

const playedBy = ({ round, session }: Played) => ({
  user: session.userName,
  token: session.token,
  game_code: round.gameCode,
  round: round.id,
});

const moneyOf = ({ currency, rewardId }: Round) => ({
  currency,
  is_free: rewardId !== null,
  is_supplier_promo: false,
  ...(rewardId !== null && { reward_uuid: rewardId }),
});

export function betCall({ round, session, id, amount }: Bet) {
  return {
    ...playedBy({ round, session }),
    ...moneyOf(round),
    transaction_uuid: id,
    supplier_transaction_id: id === round.betId ? `${round.id}-bet` : `${round.id}-bet-${id}`,
    round_closed: false,
    amount,
  };
}

type Closing = Played & { kind: 'win' | 'rollback'; id: string; betId: string };

/** The end of a round: its win, which may be zero; or the return of a bet. */
export function closingCall({ kind, id, betId, round, session }: Closing) {
  const isFirst = betId === round.betId;
  return {
    ...playedBy({ round, session }),
    transaction_uuid: id,
    supplier_transaction_id: isFirst ? `${round.id}-${kind}` : `${round.id}-${kind}-${betId}`,
    reference_transaction_uuid: betId,
    // To take back a further bet leaves its round open.
    round_closed: isFirst,
    ...(kind === 'win' ? { ...moneyOf(round), amount: round.payout ?? 0n } : {}),
  };
}
