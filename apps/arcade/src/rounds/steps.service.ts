import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import { isSame, type JsonObject } from '@parlour/game-rules';
import type { Amount } from '@parlour/money';
import { titleOf } from '../catalogue/titles.ts';
import type { Shooting } from '../fish/shooting.service.ts';
import type { Games } from '../games/games.ts';
import type { Wallet } from '../outbound/wallet.ts';
import { Refused } from '../refused.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import type { Cashing } from '../tables/cashing.service.ts';
import type { TableBets } from '../tables/table-bets.service.ts';
import { sendBet } from './betting.ts';
import type { Deliveries } from './deliveries.service.ts';
import type { OneAtATime } from './one-at-a-time.ts';
import { findOwn } from './own-round.ts';
import type { Playing, Turn } from './playing.service.ts';
import type { Round } from './rounds.repo.ts';
import { judgeBet, LEASE_MS, refusalOf } from './rounds.rules.ts';
import { hasPendingRaise, insertRaise, listSteps, moveRaise } from './steps.repo.ts';

export type Steps = ReturnType<typeof createSteps>;
/** `index`: how many steps came before, so that a second tap finds the first. `at`: when the whole call was there. */
export type StepOrder = { roundId: string; index: number; step: unknown; at: number };
type Needs = {
  database: Database;
  wallet: Wallet;
  games: Games;
  deliveries: Deliveries;
  playing: Playing;
  cashing: Cashing;
  tableBets: TableBets;
  shooting: Shooting;
  oneAtATime: OneAtATime;
  clock: Clock;
};

type Taken = { roundId: string; index: number; step: JsonObject };
type Raised = { round: Round; turn: Turn; known: number; raise: Amount };

/** What a player decides during a round. A step that stakes more is taken only once the wallet has taken the stake. */
export function createSteps(needs: Needs) {
  const { database, wallet, games, deliveries, playing, cashing, tableBets, shooting, oneAtATime, clock } =
    needs;
  const { queries } = database;

  async function run(session: Session, order: StepOrder): Promise<Round> {
    const { roundId, index, step: given } = order;
    const round = await findOwn(queries, session, roundId);
    if (round.cardTableId !== null) throw new Refused('step_refused');
    // Shots are fired where their fish are.
    if (round.mechanic === 'fish') throw new Refused('not_found');
    if (round.tableRoundId !== null)
      return round.mechanic === 'crash'
        ? cashing.stop(round, order)
        : tableBets.change(session, round, order);
    const game = await games(round);
    const step = game.readStep(given);
    if (step === null) throw new Refused('invalid_input');
    const steps = await listSteps(queries, roundId);
    if (index < steps.length) return findTaken(session, { roundId, index, step });
    if (round.state !== 'open' || index > steps.length) throw new Refused('step_refused');
    if (await hasPendingRaise(queries, roundId)) throw new Refused('wallet_away');
    const turn = await playing.compute(round, [...steps, step]);
    const raise = turn && playing.raiseOf(round, turn);
    if (!turn || raise === null) throw new Refused('step_refused');
    const kept = await (raise > 0n
      ? stakeMore(session, { round, turn, known: index, raise })
      : keep(round, turn, index));
    if (!kept) return findTaken(session, { roundId, index, step });
    return (kept.delivery && (await deliveries.deliver(kept.delivery))) || kept.round;
  }

  /** The round as a step left it that somebody took before: a second tap, a second tab, another process. */
  async function findTaken(session: Session, { roundId, index, step }: Taken): Promise<Round> {
    const steps = await listSteps(queries, roundId);
    if (index >= steps.length) throw new Refused('wallet_away');
    if (!isSame(steps[index], step)) throw new Refused('round_differs');
    return findOwn(queries, session, roundId);
  }

  const keep = (round: Round, turn: Turn, known: number) =>
    database.transaction((tx) => playing.keep(tx, round, { turn, known, from: 'open', balance: null }));

  /** Undefined: somebody else moved the round on, and the stake is returned. */
  async function stakeMore(session: Session, { round, turn, known, raise }: Raised) {
    const id = newId(clock);
    const leaseUntil = new Date(clock.now() + LEASE_MS);
    await database.transaction((tx) =>
      insertRaise(tx, {
        id,
        roundId: round.id,
        index: known,
        amount: raise,
        pickBefore: null,
        state: 'placed',
        leaseUntil,
      }),
    );
    const answer = await sendBet({ wallet, clock }, { round, session, id, amount: raise });
    const verdict = judgeBet(answer);
    if (verdict === 'refused') await moveRaise(queries, { id, from: 'placed', to: 'refused' });
    if (verdict === 'uncertain') await takeBackRaise(round, id);
    if (verdict !== 'taken') throw new Refused(refusalOf(answer?.status ?? null));
    const kept = await database.transaction(async (tx) => {
      // It took longer than the lease, and the stake is being returned.
      if (!(await moveRaise(tx, { id, from: 'placed', to: 'taken' }))) return undefined;
      const balance = answer?.balance ?? null;
      const written = await playing.keep(tx, round, { turn, known, from: 'open', balance });
      if (!written) await moveRaise(tx, { id, from: 'taken', to: 'placed' });
      return written;
    });
    if (!kept) await takeBackRaise(round, id);
    return kept;
  }

  async function takeBackRaise(round: Round, id: string): Promise<void> {
    const rollback = await deliveries.cancelRaise(round, id);
    if (rollback) await deliveries.deliver(rollback);
  }

  /** Ends a round that its player left, step by step of the house. */
  async function leave(round: Round): Promise<void> {
    if (await hasPendingRaise(queries, round.id)) return;
    const steps: JsonObject[] = await listSteps(queries, round.id);
    const turn = await playing.leave(round, steps);
    if (!turn) return takeBack(round);
    const kept = await database.transaction((tx) =>
      playing.keep(tx, round, { turn, known: steps.length, from: 'open', balance: null }),
    );
    if (kept?.delivery) await deliveries.deliver(kept.delivery);
    else if (kept) await leave(kept.round);
  }

  async function takeBack(round: Round): Promise<void> {
    const rollback = await deliveries.cancel(round, null);
    if (rollback) await deliveries.deliver(rollback);
  }

  return {
    take: (session: Session, order: StepOrder) =>
      titleOf(session.gameCode)?.mechanic === 'fish'
        ? shooting.fire(session, order)
        : oneAtATime(
            { playerId: session.playerId, key: `${order.roundId}/${order.index}` },
            { work: () => run(session, order), again: () => run(session, order) },
          ),
    leave,
  };
}
