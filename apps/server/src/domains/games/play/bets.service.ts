import type { Clock } from '@parlour/clock/clock';
import { FIRST_ID, isId } from '@parlour/clock/ids';
import type { Product } from '@parlour/contract';
import type { BonusRefusal } from '@parlour/contract/values/live';
import type { Database } from '@parlour/database/database';
import type { BetCall, Status } from '@parlour/wallet-protocol';
import { type Bus, topic } from '../../../bus/bus.ts';
import { hashSecret } from '../../../credentials/tokens.ts';
import type { GuardBook, Protection } from '../../protection/protection.module.ts';
import { type CompanionKind, companion, type Posting, type Wallet } from '../../wallet/wallet.module.ts';
import type { FreeRounds } from '../free-rounds/free-rounds.ts';
import type { JackpotTerms } from '../jackpot/jackpot.ts';
import {
  type FreePlay,
  insertTransactions,
  judgeAgain,
  type Kept,
  type NewTransaction,
  type Play,
  postingId,
  requestHash,
} from '../transactions/transactions.ts';
import type { Vendor } from '../vendors/vendors.ts';
import type { BetFactsReader } from './bet-facts.service.ts';
import { refuseToPlay } from './launch.rules.ts';
import {
  type Answer,
  playOfBet,
  refuseAmount,
  refuseSession,
  statusOfRefusal,
} from './wallet-calls.rules.ts';
import { isTaken } from './write-failures.rules.ts';

/** The active bonus could not pay its part of a stake: the member's open pages say why. */
export const bonusRefused = topic<{ brandId: string; memberId: string; refused: BonusRefusal }>(
  'games.bonus_refused',
);

type VendorBetsNeeds = {
  database: Database;
  clock: Clock;
  facts: BetFactsReader;
  wallet: Pick<Wallet, 'submit' | 'bonuses'>;
  guards: GuardBook;
  jackpot: Pick<JackpotTerms, 'contributionOf'>;
  freeRounds: Pick<FreeRounds, 'take'>;
  /** The member's open pages say why a stake was refused; vendors are not told. */
  tellStakeRefused: Protection['tellStakeRefused'];
  bus: Pick<Bus, 'publish'>;
};
export type VendorBets = ReturnType<typeof createVendorBets>;

/** Stakes that vendors take. Each is one lookup and one posting, both shared with others of the same moment. */
export function createVendorBets(needs: VendorBetsNeeds) {
  const { database, clock, facts, wallet, guards, jackpot, freeRounds, tellStakeRefused } = needs;
  const tellBonusRefused = ({ brandId, memberId }: BetRow, refused: BonusRefusal) =>
    needs.bus.publish(bonusRefused, { brandId, memberId, refused });

  const questionOf = (vendor: Vendor, play: Play, token: string) => ({
    brandId: vendor.brandId,
    vendor: vendor.code,
    transactionId: play.transactionId,
    tokenHash: hashSecret(token),
    memberId: play.memberId,
    gameCode: play.gameCode,
    round: play.round,
  });

  /** Another call took the id meanwhile: its result is the answer. */
  async function answerTaken(question: ReturnType<typeof questionOf>, hashNow: string): Promise<Answer> {
    const { kept } = await facts.ask(question);
    if (!kept) throw new Error(`transaction ${question.transactionId} was taken and is not there`);
    return answerAgain(kept, hashNow);
  }

  async function stake(vendor: Vendor, row: BetRow, product: Product): Promise<Answer | null> {
    const { currency } = row;
    const contribution = await jackpot.contributionOf(row);
    const posting = betPosting(vendor, row, product);
    const outcome = await wallet.submit(posting, companion(BET, { ...row, contribution }));
    if (outcome.state === 'posted') {
      const balance = outcome.spent?.playable ?? (outcome.lines[0]?.debitBalance as bigint);
      return { status: 'RS_OK', currency, balance };
    }
    if (outcome.state !== 'refused') return null;
    const { refusal } = outcome;
    const status = statusOfRefusal(refusal);
    if (refusal.reason === 'not_enough_money') {
      if (refusal.isBonusElsewhere) await tellBonusRefused(row, 'elsewhere');
      return { status, currency, balance: refusal.balance };
    }
    if (refusal.reason === 'bonus_stake_limit') await tellBonusRefused(row, 'stake_max');
    else await tellStakeRefused(row);
    return { status };
  }

  /**
   * A stake of zero, and a free bet of any value, move no money and count for nothing; a member who may not play may not
   * play free rounds either.
   */
  async function stakeNothing(row: BetRow, product: Product, free?: FreePlay): Promise<Answer> {
    const { brandId, memberId, currency, vendor } = row;
    const rewardId = free && free !== 'promotion' ? free.rewardId : null;
    return database.transaction(async (tx) => {
      const guard = (await guards.read(database.runIn(tx), [{ brandId, memberId }])).get(memberId);
      if (refuseToPlay(guard, clock.now())) return { status: 'RS_ERROR_USER_DISABLED' };
      // Not one of the rounds that were given, or none is left: nothing is kept, so nothing has to be rolled back.
      if (rewardId !== null && !(await freeRounds.take(tx, { ...row, id: rewardId, value: row.amount })))
        return { status: 'RS_ERROR_LIMIT_REACHED' };
      const owner = { brandId, memberId, currency };
      const balance = await wallet.bonuses.playable(tx, owner, { product, vendor });
      const kept = { ...row, amount: 0n, rewardId, balance, isEmpty: true, note: '', at: new Date(row.atMs) };
      await insertTransactions(tx, [kept]);
      return { status: 'RS_OK', currency, balance };
    });
  }

  return {
    async bet(vendor: Vendor, body: BetCall): Promise<Answer> {
      const play = playOfBet(body);
      if (!isId(play.memberId)) return { status: 'RS_ERROR_INVALID_TOKEN' };
      const hashNow = requestHash(play);
      const question = questionOf(vendor, play, body.token);
      const { kept, session, isRoundClosed, isMemberActive } = await facts.ask(question);
      if (kept) return answerAgain(kept, hashNow);
      const nowMs = clock.now();
      const refusal: Status | null =
        refuseSession(session, { memberId: play.memberId, gameCode: play.gameCode, nowMs }) ??
        refuseAmount(play, session?.currency ?? '') ??
        (isMemberActive ? null : 'RS_ERROR_USER_DISABLED') ??
        (vendor.betMax !== null && play.amount > vendor.betMax ? 'RS_ERROR_LIMIT_REACHED' : null) ??
        (isRoundClosed ? 'RS_ERROR_UNKNOWN' : null);
      if (refusal) return { status: refusal };
      const row = rowOf(vendor, play, { hashNow, nowMs });
      const product = session?.product ?? 'casino';
      try {
        const answer = await (play.amount === 0n || play.free
          ? stakeNothing(row, product, play.free)
          : stake(vendor, row, product));
        if (answer) return answer;
      } catch (error) {
        if (!isTaken(error)) throw error;
      }
      return answerTaken(question, hashNow);
    },
  };
}

/** The first answer again, or why there is no answer. */
export function answerAgain(kept: Kept, hashNow: string): Answer {
  const status = judgeAgain(kept, hashNow);
  return status === 'RS_OK' ? { status, currency: kept.currency, balance: kept.balance } : { status };
}

type BetRow = Omit<
  NewTransaction,
  'balance' | 'isEmpty' | 'note' | 'at' | 'referenceId' | 'contribution' | 'rewardId'
> & {
  atMs: number;
};
type PlacedBet = BetRow & { contribution: bigint };

const rowOf = (
  vendor: Vendor,
  play: Play,
  { hashNow, nowMs }: { hashNow: string; nowMs: number },
): BetRow => ({
  brandId: vendor.brandId,
  vendor: vendor.code,
  transactionId: play.transactionId,
  kind: 'bet',
  memberId: play.memberId,
  gameCode: play.gameCode,
  round: play.round,
  closesRound: play.closesRound,
  currency: play.currency,
  amount: play.amount,
  supplierId: play.supplierId,
  requestHash: hashNow,
  atMs: nowMs,
});

type Written = Parameters<CompanionKind<PlacedBet>['columns'][number]['of']>[1][number] | undefined;

const balanceAfter = (line: Written) => line?.prepared.spent?.playable ?? (line?.debitBalance as bigint);

function bonusIdOf(line: Written): string {
  const spent = line?.prepared.spent;
  return spent && spent.amount > 0n ? spent.bonusId : FIRST_ID;
}

const BET: CompanionKind<PlacedBet> = {
  table: 'games_transaction',
  columns: [
    { name: 'vendor', type: 'text', of: ({ vendor }) => vendor },
    { name: 'transaction_id', type: 'uuid', of: ({ transactionId }) => transactionId },
    { name: 'kind', type: 'text', of: ({ kind }) => kind },
    { name: 'member_id', type: 'uuid', of: ({ memberId }) => memberId },
    { name: 'game_code', type: 'text', of: ({ gameCode }) => gameCode },
    { name: 'round', type: 'text', of: ({ round }) => round },
    { name: 'closes_round', type: 'bool', of: ({ closesRound }) => closesRound },
    { name: 'currency', type: 'text', of: ({ currency }) => currency },
    { name: 'amount', type: 'int8', of: ({ amount }) => amount },
    { name: 'supplier_id', type: 'text', of: ({ supplierId }) => supplierId },
    { name: 'request_hash', type: 'text', of: ({ requestHash: hash }) => hash },
    { name: 'balance', type: 'int8', of: (_row, [line]) => balanceAfter(line) },
    { name: 'bonus_id', type: 'uuid', isNullable: true, of: (_row, [line]) => bonusIdOf(line) },
    { name: 'bonus_amount', type: 'int8', of: (_row, [line]) => line?.prepared.spent?.amount ?? 0n },
    { name: 'is_empty', type: 'bool', of: () => false },
    { name: 'note', type: 'text', of: () => '' },
    { name: 'contribution', type: 'int8', of: ({ contribution }) => contribution },
    { name: 'entry_stripe', type: 'int2', of: (_row, [line]) => line?.creditStripe as number },
    { name: 'entry_seq', type: 'int8', of: (_row, [line]) => line?.creditSeq as bigint },
    { name: 'at', type: 'timestamptz', of: ({ atMs }) => new Date(atMs).toISOString() },
  ],
};

function betPosting({ brandId, code }: Vendor, row: BetRow, product: Product): Posting {
  const { memberId, currency, amount, transactionId, round } = row;
  return {
    id: postingId(brandId, code, transactionId),
    brandId,
    reference: round,
    transfers: [
      {
        kind: 'bet',
        debit: { brandId, owner: memberId, purpose: 'main', currency },
        credit: { brandId, owner: code, purpose: 'vendor', currency },
        amount,
        spends: { product },
      },
    ],
  };
}
