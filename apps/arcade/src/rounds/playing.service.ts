import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import { createInstantStream } from '@parlour/fairness';
import { type JsonObject, type Played, payoutOf } from '@parlour/game-rules';
import { type Amount, currencyOf, isShownExactly } from '@parlour/money';
import type { Games } from '../games/games.ts';
import { findLimits } from '../games/limits.rules.ts';
import { findSeed } from '../seeds/seeds.repo.ts';
import type { Seeds } from '../seeds/seeds.service.ts';
import type { Deliveries } from './deliveries.service.ts';
import type { RoundWithSteps } from './records.service.ts';
import { lockRound, moveRound, type Round } from './rounds.repo.ts';
import { LEFT_AFTER_MS } from './rounds.rules.ts';
import { insertStep } from './steps.repo.ts';

export type Playing = ReturnType<typeof createPlaying>;
type Needs = { database: Database; seeds: Seeds; games: Games; deliveries: Deliveries; clock: Clock };

/** A round as it is after its steps. */
export type Turn = { played: Played<JsonObject>; steps: JsonObject[]; isHouses: boolean };

/** Computes rounds from their seeds and steps, and writes down where they stand. */
export function createPlaying({ database, seeds, games, deliveries, clock }: Needs) {
  async function openWords({ seedId, clientSeed, nonce }: Round) {
    const seed = seedId === null ? undefined : await findSeed(database.queries, seedId);
    if (!seed || clientSeed === null || nonce === null)
      throw new Error('a round without a seed of its player');
    const serverSeed = seeds.open(seed);
    return () => createInstantStream({ serverSeed, clientSeed, nonce });
  }

  /** A round that can be played as far as any steps go, without asking the database again. */
  async function open(round: Round) {
    const game = await games(round);
    const words = await openWords(round);
    return { game, play: (steps: JsonObject[]) => game.play(words(), { pick: round.pick, steps }) };
  }

  /**
   * Null: the last step was not open to the player. Where one more step could win more than the limit, the house ends
   * the round as if its player had stopped.
   */
  async function compute(round: Round, steps: JsonObject[]): Promise<Turn | null> {
    const game = await games(round);
    const words = await openWords(round);
    const turn = { pick: round.pick, steps };
    const played = game.play(words(), turn);
    if (!played) return null;
    const { next } = played;
    const winMax = findLimits(round.currency)?.winMax ?? 0n;
    if (played.isOver || !next || moneyOf(round, next) <= winMax) return { played, steps, isHouses: false };
    const step = game.leave(words(), turn);
    const ended = step ? [...steps, step] : steps;
    const stopped = game.play(words(), { pick: round.pick, steps: ended });
    if (!stopped?.isOver) throw new Error(`a round of ${round.mechanic} cannot be stopped`);
    return { played: stopped, steps: ended, isHouses: true };
  }

  /** One step of the house towards the end of a round that its player left; null if its bet is to be taken back. */
  async function leave(round: Round, steps: JsonObject[]): Promise<Turn | null> {
    const game = await games(round);
    const words = await openWords(round);
    const step = game.leave(words(), { pick: round.pick, steps });
    if (!step) return null;
    const ended = [...steps, step];
    const played = game.play(words(), { pick: round.pick, steps: ended });
    if (!played) throw new Error(`a round of ${round.mechanic} cannot be left`);
    return { played, steps: ended, isHouses: true };
  }

  /**
   * Writes a turn down, with the message that is owed to the wallet if the round is over. Undefined: another process
   * was first, and nothing is written.
   */
  async function keep(tx: Tx, round: Round, { turn, known, from, balance }: Kept) {
    const { played, steps, isHouses } = turn;
    // Locked where steps come first; a lone move finds for itself whether it is the first.
    if (steps.length > known && !(await lockRound(tx, round.id, from))) return undefined;
    const at = new Date(clock.now());
    for (const [index, step] of steps.entries()) {
      if (index < known) continue;
      const isPlayers = !(isHouses && index === steps.length - 1);
      if (!(await insertStep(tx, { roundId: round.id, index, step, isPlayers, at }))) return undefined;
    }
    const moved = await moveRound(
      tx,
      { id: round.id, from, to: played.isOver ? 'drawn' : 'open' },
      {
        outcome: played.seen,
        payout: moneyOf(round, played.won),
        staked: stakedOf(round, played),
        leaseUntil: new Date(clock.now() + LEFT_AFTER_MS),
        status: 'RS_OK',
        ...(balance === null ? {} : { balance }),
      },
    );
    if (!moved) return undefined;
    const delivery = played.isOver ? await deliveries.add(tx, moved, 'win') : null;
    return { round: moved, delivery };
  }

  /** The round as it was before each of its steps, in order: what its player saw, and what stopping would have paid. */
  async function retrace(round: Round, steps: JsonObject[]): Promise<RoundWithSteps[]> {
    if (steps.length === 0 || round.tableRoundId !== null) return [];
    const game = await games(round);
    const words = await openWords(round);
    return steps.map((_, count) => {
      const before = steps.slice(0, count);
      const played = game.play(words(), { pick: round.pick, steps: before });
      if (!played) throw new Error(`a round of ${round.mechanic} cannot be played again`);
      return {
        ...round,
        steps: before,
        state: 'open',
        outcome: played.seen,
        payout: moneyOf(round, played.won),
        staked: stakedOf(round, played),
      };
    });
  }

  /** What a step adds to the stakes; null if that is no amount of whole coins. */
  function raiseOf(round: Round, { played }: Turn): Amount | null {
    const { over, under } = played.staked;
    const staked = stakedOf(round, played);
    const isWhole = staked * under === round.stake * over;
    return isWhole && isShownExactly(staked, currencyOf(round.currency)) ? staked - round.staked : null;
  }

  return { open, compute, leave, keep, retrace, raiseOf };
}

type Kept = {
  turn: Turn;
  /** How many of the steps are written down already. */
  known: number;
  from: 'placed' | 'open';
  balance: Amount | null;
};

function moneyOf({ stake, currency }: Round, won: Played<JsonObject>['won']): Amount {
  return payoutOf(stake, won, currencyOf(currency));
}

function stakedOf({ stake }: Round, { staked }: Played<JsonObject>): Amount {
  return (stake * staked.over) / staked.under;
}
