import { writeDecimal } from '@parlour/money';
import type { Records, RoundWithSteps } from '../rounds/records.service.ts';
import type { RoundState } from '../rounds/round-states.rules.ts';
import { markOf } from '../tables/bet-marks.ts';

const IS_OVER: readonly RoundState[] = ['drawn', 'settled', 'disputed'];

/** A round as its player sees it: only what was uncovered, whatever the seed would give. */
export function viewRound(round: RoundWithSteps) {
  const state = round.state as RoundState;
  const isOver = IS_OVER.includes(state);
  const paid = round.payout === null ? null : writeDecimal(round.payout);
  return {
    id: round.id,
    /** Of a table that many share. */
    tableRoundId: round.tableRoundId,
    /** Under which everybody at the table sees it. */
    mark: round.tableRoundId === null ? null : markOf(round.id),
    gameCode: round.gameCode,
    mechanic: round.mechanic,
    model: round.model,
    state,
    currency: round.currency,
    stake: writeDecimal(round.stake),
    staked: writeDecimal(round.staked),
    pick: round.pick,
    steps: round.steps,
    seen: isWaiting(round) ? null : round.outcome,
    isOver,
    isFree: round.rewardId !== null,
    /** What stopping pays in the air changes with every moment. */
    stopPays: state === 'open' && round.tableRoundId === null ? paid : null,
    payout: isOver ? paid : null,
    balance: round.balance === null ? null : writeDecimal(round.balance),
    clientSeed: round.clientSeed,
    nonce: round.nonce,
    at: round.placedAt.getTime(),
  };
}

/** A bet at a table, before its outcome is known. */
function isWaiting({ state, tableRoundId, mechanic }: RoundWithSteps): boolean {
  return state === 'open' && tableRoundId !== null && mechanic !== 'crash';
}

type Evident = Awaited<ReturnType<Records['find']>>;

export function viewEvidence(round: Evident) {
  const { serverSeedHash, serverSeed, draw, proof } = round;
  return { ...viewRound(round), serverSeedHash, serverSeed, draw, proof };
}
