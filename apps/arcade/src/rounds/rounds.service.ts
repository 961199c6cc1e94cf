import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import { type Amount, currencyOf, isShownExactly } from '@parlour/money';
import type { BalanceAnswer, Status } from '@parlour/wallet-protocol';
import { type DicePick, isDicePick, isWin, payoutOf, rollDice, stakeMaxOf } from '../games/dice.rules.ts';
import { findLimits } from '../games/limits.rules.ts';
import { findOperator } from '../operators/operators.repo.ts';
import type { Wallet } from '../outbound/wallet.ts';
import { Refused } from '../refused.ts';
import { findSeed } from '../seeds/seeds.repo.ts';
import type { Seeds } from '../seeds/seeds.service.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import type { Deliveries } from './deliveries.service.ts';
import { findRound, insertRound, listRounds, moveRound, type Round } from './rounds.repo.ts';
import { HISTORY_MAX, judgeBet, LEASE_MS, refusalOf, TRIES, TRY_AGAIN_MS } from './rounds.rules.ts';
import { betCall } from './wallet-calls.ts';

export type Order = { roundId: string; stake: Amount; pick: DicePick };
export type Rounds = ReturnType<typeof createRounds>;
type Needs = { database: Database; wallet: Wallet; seeds: Seeds; deliveries: Deliveries; clock: Clock };

export function createRounds({ database, wallet, seeds, deliveries, clock }: Needs) {
  /** By player: a second tap waits for the first, so nobody plays two rounds at once. */
  const running = new Map<string, { roundId: string; ended: Promise<Round> }>();

  async function place(session: Session, { roundId, stake, pick }: Order): Promise<Round | null> {
    const at = clock.now();
    return database.transaction(async (tx) => {
      const drawnFrom = await seeds.take(tx, session.playerId);
      const round: Round = {
        id: roundId,
        playerId: session.playerId,
        sessionId: session.id,
        gameCode: session.gameCode,
        currency: session.currency,
        stake,
        pick,
        state: 'placed',
        ...drawnFrom,
        outcome: null,
        payout: null,
        betId: newId(clock),
        status: null,
        balance: null,
        placedAt: new Date(at),
        leaseUntil: new Date(at + LEASE_MS),
        closedAt: null,
      };
      return (await insertRound(tx, round)) ? round : null;
    });
  }

  async function bet(session: Session, round: Round): Promise<BalanceAnswer | null> {
    const place = await placeOf(session);
    for (let tries = 1; ; tries += 1) {
      const answer = await wallet(place, 'bet', betCall({ round, session }));
      if (answer || tries === TRIES) return answer;
      await new Promise<void>((resolve) => clock.after(TRY_AGAIN_MS, resolve));
    }
  }

  /** The outcome is drawn after the stake was taken, and stored with the message owed to the wallet. */
  async function draw(round: Round, balance: Amount | null): Promise<Round> {
    const seed = await findSeed(database.queries, round.seedId);
    if (!seed) throw new Error('a round without a seed');
    const { clientSeed, nonce, pick, stake } = round;
    const outcome = rollDice({ serverSeed: seeds.open(seed), clientSeed, nonce });
    const currency = currencyOf(round.currency);
    const payout = isWin(pick, outcome) ? payoutOf({ stake, chance: pick.chance, currency }) : 0n;
    const moved = await database.transaction(async (tx) => {
      const drawn = await moveRound(
        tx,
        { id: round.id, from: 'placed', to: 'drawn' },
        { outcome, payout, balance, status: 'RS_OK' },
      );
      return drawn && { drawn, delivery: await deliveries.add(tx, round.id, 'win') };
    });
    // It took longer than the lease, and the stake is being returned.
    if (!moved) throw new Refused('wallet_away');
    return (await deliveries.deliver(moved.delivery)) ?? moved.drawn;
  }

  async function run(session: Session, round: Round): Promise<Round> {
    const answer = await bet(session, round);
    const verdict = judgeBet(answer);
    if (verdict === 'taken') return draw(round, answer?.balance ?? null);
    const status: Status | null = answer?.status ?? null;
    if (verdict === 'refused')
      await moveRound(
        database.queries,
        { id: round.id, from: 'placed', to: 'refused' },
        { status, balance: answer?.balance ?? null, closedAt: new Date(clock.now()) },
      );
    else {
      const rollback = await deliveries.cancel(round.id, status);
      if (rollback) await deliveries.deliver(rollback);
    }
    throw new Refused(refusalOf(status));
  }

  async function again(session: Session, order: Order): Promise<Round> {
    const known = await own(session, order.roundId);
    const isSame =
      known.stake === order.stake &&
      known.pick.side === order.pick.side &&
      known.pick.chance === order.pick.chance;
    if (!isSame) throw new Refused('round_differs');
    if (known.state === 'refused' || known.state === 'cancelling' || known.state === 'cancelled')
      throw new Refused(refusalOf(known.status as Status | null));
    return known;
  }

  async function own(session: Session, roundId: string): Promise<Round> {
    const round = await findRound(database.queries, roundId);
    if (round?.playerId !== session.playerId) throw new Refused('not_found');
    return round;
  }

  async function placeOf({ operatorId, studio }: Session) {
    const operator = await findOperator(database.queries, operatorId);
    if (!operator) throw new Refused('session_ended');
    return { walletUrl: operator.walletUrl, studio };
  }

  return {
    async play(session: Session, order: Order): Promise<Round> {
      refuseBeyondLimits(session.currency, order);
      const before = running.get(session.playerId);
      if (before && before.roundId !== order.roundId) throw new Refused('round_running');
      if (before) {
        await before.ended.catch(() => {});
        return again(session, order);
      }
      const ended = (async () => {
        const round = await place(session, order);
        return round ? run(session, round) : again(session, order);
      })();
      running.set(session.playerId, { roundId: order.roundId, ended });
      return ended.finally(() => running.delete(session.playerId));
    },

    find: own,

    history: (session: Session) => listRounds(database.queries, session.playerId, HISTORY_MAX),

    /** The seed of a round, once it is no longer in use. */
    async evidence(round: Round) {
      const seed = await findSeed(database.queries, round.seedId);
      if (!seed) throw new Error('a round without a seed');
      return {
        serverSeedHash: seed.serverSeedHash,
        serverSeed: seed.revealedAt ? seeds.open(seed) : null,
      };
    },

    async balance(session: Session): Promise<Amount> {
      const place = await placeOf(session);
      const { userName: user, token, gameCode: game_code } = session;
      const answer = await wallet(place, 'balance', { user, token, game_code });
      if (answer?.status === 'RS_OK' && answer.balance !== undefined) return answer.balance;
      throw new Refused(refusalOf(answer?.status ?? null));
    },
  };
}

function refuseBeyondLimits(code: string, { stake, pick }: Order): void {
  const limits = findLimits(code);
  if (!limits || !isDicePick(pick) || !isShownExactly(stake, currencyOf(code)))
    throw new Refused('invalid_input');
  if (stake < limits.stakeMin) throw new Refused('stake_too_small');
  if (stake > stakeMaxOf({ limits, chance: pick.chance })) throw new Refused('stake_too_big');
}
