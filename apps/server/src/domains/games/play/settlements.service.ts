import type { Clock } from '@parlour/clock/clock';
import { isId } from '@parlour/clock/ids';
import type { Database, Run, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import type { RollbackCall, WinCall } from '@parlour/wallet-protocol';
import { hashSecret } from '../../../credentials/tokens.ts';
import type { Log } from '../../../observability/log.ts';
import type { Posting, Transfer, Wallet } from '../../wallet/wallet.module.ts';
import { isUnderCase } from '../cards/cards.ts';
import type { FreeRounds } from '../free-rounds/free-rounds.ts';
import type { Beyond, HeldWins } from '../held-wins/held-wins.ts';
import {
  aboutOf,
  type BonusPart,
  type Facts,
  insertAlert,
  insertTransactions,
  judgeRollback,
  type Kept,
  lockTransaction,
  type NewTransaction,
  type Play,
  postingId,
  readFacts,
  readRoundStakes,
  refuseWin,
  requestHash,
  type SessionFacts,
  type VendorKey,
} from '../transactions/transactions.ts';
import type { Vendor } from '../vendors/vendors.ts';
import { answerAgain } from './bets.service.ts';
import { comingBack, createPlayPurses, NO_PART, partsOfWin } from './purses.service.ts';
import {
  type Answer,
  playOfRollback,
  playOfWin,
  refuseAmount,
  refusePromotion,
  SETTLEMENT_TRIES_MAX,
} from './wallet-calls.rules.ts';
import { isWorthAnotherTry } from './write-failures.rules.ts';

type TransactionsNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  wallet: Pick<Wallet, 'post' | 'bonuses' | 'mainAccounts' | 'news'>;
  heldWins: HeldWins;
  freeRounds: Pick<FreeRounds, 'giveBack'>;
};
export type Transactions = ReturnType<typeof createSettlements>;
type Deciding = { tx: Tx; vendor: Vendor; play: Play; facts: Facts };

/**
 * Wins and rollbacks: decided while the transaction they name is locked, so that two about the same bet run one after
 * another, and written together with the money. If the named transaction does not exist yet, its id is the lock: of a
 * bet and a rollback that overtook it, the second finds the id taken and looks again.
 */
export function createSettlements({ database, clock, log, wallet, heldWins, freeRounds }: TransactionsNeeds) {
  const purses = createPlayPurses({ wallet });

  async function decide(
    vendor: Vendor,
    { play, token }: { play: Play; token: string },
    judge: (deciding: Deciding) => Promise<Answer>,
  ): Promise<Answer> {
    if (!isId(play.memberId)) return { status: 'RS_ERROR_INVALID_TOKEN' };
    const key = { brandId: vendor.brandId, vendor: vendor.code };
    const asked = { play, tokenHash: hashSecret(token) };
    for (let tries = 1; ; tries += 1) {
      try {
        return await database.transaction(async (tx) => {
          const facts = await lockAndRead(database.runIn(tx), key, asked);
          if (facts.kept) return answerAgain(facts.kept, requestHash(play));
          return judge({ tx, vendor, play, facts });
        });
      } catch (error) {
        if (tries >= SETTLEMENT_TRIES_MAX || !isWorthAnotherTry(error)) throw error;
      }
    }
  }

  async function credit({ tx, vendor, play, facts }: Deciding): Promise<Answer> {
    if (!facts.session) return { status: 'RS_ERROR_INVALID_TOKEN' };
    const isAboutBet = play.referenceId !== null;
    const refusal = isAboutBet ? refuseWin(play, facts.target, facts) : refusePromotion(play, facts.session);
    if (refusal) return { status: refusal };
    if (facts.session.memberId !== play.memberId) return { status: 'RS_ERROR_INVALID_TOKEN' };
    const { currency, amount } = play;
    const wrong = refuseAmount(play, isAboutBet ? currency : facts.session.currency);
    if (wrong) return { status: wrong };
    const isEmpty = amount === 0n;
    const parts = isEmpty || !facts.hasBonusStake ? [] : partsOfWin(play, await stakesOf(tx, vendor, play));
    const beyond = isEmpty
      ? null
      : ((await heldWins.judge(tx, vendor, play, facts.wonInRound)) ??
        (await judgeByCase({ tx, vendor, play, facts })));
    const win = comingBack('win', vendor, play, parts);
    if (!isEmpty) await post(tx, vendor, play, beyond ? [heldWins.transferOf(vendor, play)] : win);
    if (beyond) await heldWins.keep(tx, vendor, play, beyond);
    const balance = await balanceOf(tx, vendor, facts.session);
    const note = beyond ? 'held' : facts.isRoundClosed ? 'late' : '';
    const result = { currency, amount, balance, isEmpty, note, ...(parts[0] ?? NO_PART) };
    const rewardId = facts.target?.rewardId ?? null;
    await insertTransactions(tx, [{ ...rowOf(vendor, play, result), rewardId }]);
    if (isEmpty && play.closesRound)
      afterCommit(() => wallet.news.noteMember({ brandId: vendor.brandId, memberId: play.memberId }));
    return { status: 'RS_OK', currency, balance };
  }

  /** More than was staked, won at card tables while it is open if the member plays together with somebody. */
  async function judgeByCase({ tx, vendor, play, facts }: Deciding): Promise<Beyond | null> {
    const { brandId, code } = vendor;
    if (!(await isUnderCase(tx, { brandId, vendor: code, ...play }))) return null;
    const stakes = await stakesOf(tx, vendor, play);
    const limit = stakes.reduce((sum, { staked }) => sum + staked, 0n);
    return facts.wonInRound + play.amount > limit ? { why: 'case', limit } : null;
  }

  async function takeBack(deciding: Deciding): Promise<Answer> {
    const { tx, vendor, play, facts } = deciding;
    const verdict = judgeRollback(play, facts.target, facts);
    if (verdict.does === 'refuse') {
      if (verdict.isAlarming) await alarm(deciding);
      return { status: verdict.status };
    }
    if (verdict.does === 'tombstone') return leaveTombstone(deciding);
    const target = facts.target as Kept;
    const { currency } = target;
    const transfers =
      verdict.does === 'nothing' || target.amount === 0n
        ? []
        : verdict.does === 'refund'
          ? comingBack('bet_rollback', vendor, target, [target])
          : ((await heldWins.takeBack(tx, vendor, target)) ?? (await purses.takeBackWin(tx, vendor, target)));
    if (transfers.length > 0) await post(tx, vendor, play, transfers);
    if (verdict.does === 'refund' && target.rewardId !== null)
      await freeRounds.giveBack(tx, {
        brandId: vendor.brandId,
        id: target.rewardId,
        memberId: target.memberId,
      });
    const balance = await balanceOf(tx, vendor, facts.session ?? { ...target, product: 'casino' });
    const isEmpty = transfers.length === 0;
    const amount = isEmpty ? 0n : target.amount;
    const result = { currency, amount, balance, isEmpty, note: '', ...NO_PART };
    await insertTransactions(tx, [rowOf(vendor, play, result)]);
    return { status: 'RS_OK', currency, balance };
  }

  /** Under the missing transaction's id: if it comes later, it finds the id taken. */
  async function leaveTombstone({ tx, vendor, play, facts: { session } }: Deciding): Promise<Answer> {
    if (session?.memberId !== play.memberId) return { status: 'RS_ERROR_INVALID_TOKEN' };
    const { currency } = session;
    const balance = await balanceOf(tx, vendor, session);
    const own = rowOf(vendor, play, { currency, amount: 0n, balance, isEmpty: true, note: '', ...NO_PART });
    const tombstone = {
      ...own,
      transactionId: play.referenceId as string,
      kind: 'tombstone' as const,
      referenceId: null,
      closesRound: false,
      requestHash: '',
    };
    await insertTransactions(tx, [tombstone, own]);
    return { status: 'RS_OK', currency, balance };
  }

  const stakesOf = (tx: Tx, { brandId, code }: Vendor, play: Play) =>
    readRoundStakes(database.runIn(tx), { brandId, vendor: code }, play);

  async function post(tx: Tx, vendor: Vendor, play: Play, transfers: Transfer[]): Promise<void> {
    const { brandId, code } = vendor;
    const id = postingId(brandId, code, play.transactionId);
    const posting = {
      id,
      brandId,
      reference: play.round,
      transfers: transfers as unknown as Posting['transfers'],
    };
    const [outcome] = await wallet.post(tx, [posting]);
    if (outcome?.state !== 'posted')
      throw new Error(`transaction ${play.transactionId} was ${outcome?.state}`);
  }

  /** What the member can stake at the title now. */
  const balanceOf = (
    tx: Tx,
    { brandId, code }: Vendor,
    { memberId, currency, product }: Pick<SessionFacts, 'memberId' | 'currency' | 'product'>,
  ) => wallet.bonuses.playable(tx, { brandId, memberId, currency }, { product, vendor: code });

  const rowOf = (vendor: Vendor, play: Play, result: Result): NewTransaction => ({
    brandId: vendor.brandId,
    vendor: vendor.code,
    transactionId: play.transactionId,
    kind: play.kind,
    memberId: play.memberId,
    gameCode: play.gameCode,
    round: play.round,
    closesRound: play.closesRound,
    referenceId: play.referenceId,
    supplierId: play.supplierId,
    requestHash: requestHash(play),
    at: new Date(clock.now()),
    ...result,
  });

  async function alarm({ tx, vendor, play }: Deciding): Promise<void> {
    const { brandId, code } = vendor;
    const { transactionId, memberId, referenceId } = play;
    const isNew = await insertAlert(tx, {
      brandId,
      vendor: code,
      transactionId,
      kind: 'rollback_of_won_bet',
      memberId,
      referenceId: referenceId as string,
      at: new Date(clock.now()),
    });
    if (isNew)
      log.error(
        { brandId, vendor: code, transactionId, referenceId },
        'a vendor takes back a bet that has won',
      );
  }

  return {
    win: (vendor: Vendor, body: WinCall) =>
      decide(vendor, { play: playOfWin(body), token: body.token }, credit),
    rollback: (vendor: Vendor, body: RollbackCall) =>
      decide(vendor, { play: playOfRollback(body), token: body.token }, takeBack),
  };
}

/**
 * The named transaction may appear between the lock, which did not find it, and the read, which does: then it is
 * unlocked, and another call may be deciding about it. Rows are never deleted, so a second lock finds it.
 */
async function lockAndRead(
  run: Run,
  key: VendorKey,
  asked: { play: Play; tokenHash: string },
): Promise<Facts> {
  const lock = () => lockTransaction(run, key, aboutOf(asked.play));
  const isLocked = await lock();
  const facts = await readFacts(run, key, asked);
  if (isLocked || !facts.target) return facts;
  await lock();
  return readFacts(run, key, asked);
}

type Result = Pick<NewTransaction, 'currency' | 'amount' | 'balance' | 'isEmpty' | 'note'> & BonusPart;
