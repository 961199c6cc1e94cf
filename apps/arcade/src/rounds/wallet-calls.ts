import type { Session } from '../sessions/sessions.repo.ts';
import type { Round } from './rounds.repo.ts';

type Played = { round: Round; session: Session };

const playedBy = ({ round, session }: Played) => ({
  user: session.userName,
  token: session.token,
  game_code: round.gameCode,
  round: round.id,
});

const moneyOf = (currency: string) => ({ currency, is_free: false, is_supplier_promo: false });

export function betCall({ round, session }: Played) {
  return {
    ...playedBy({ round, session }),
    ...moneyOf(round.currency),
    transaction_uuid: round.betId,
    supplier_transaction_id: `${round.id}-bet`,
    round_closed: false,
    amount: round.stake,
  };
}

/** The end of a round: its win, which may be zero, or the return of the stake. */
export function closingCall({ kind, id, round, session }: Played & { kind: 'win' | 'rollback'; id: string }) {
  return {
    ...playedBy({ round, session }),
    transaction_uuid: id,
    supplier_transaction_id: `${round.id}-${kind}`,
    reference_transaction_uuid: round.betId,
    round_closed: true,
    ...(kind === 'win' ? { ...moneyOf(round.currency), amount: round.payout ?? 0n } : {}),
  };
}
