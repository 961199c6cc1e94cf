import { randomInt } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import { LEASE_MS } from '../rounds/rounds.rules.ts';
import { isOffered } from './card-offers.ts';
import { JOINING_LOOK_MS, LAPSES_MAX, PRACTICE_MOODS, STEPS_AT_ONCE } from './card-tables.rules.ts';
import type { Hand } from './hands.repo.ts';
import type { Hands } from './hands.service.ts';
import { changeSitting, isInHand, playerAt, runningHand } from './held.ts';
import type { Held } from './holding.ts';
import type { Seats } from './seats.service.ts';
import type { Sitting } from './sittings.repo.ts';
import { awayEndOf, isGone, seedingEndOf, turnEndOf } from './turns.rules.ts';

type Needs = { hands: Hands; seats: Seats; clock: Clock };

/** What is due at a table, by its rows alone: any process finds the same. */
export function createTableClock({ hands, seats, clock }: Needs) {
  /** True: something was done, and more may be due. */
  async function step(held: Held): Promise<boolean> {
    const hand = runningHand(held);
    if (hand?.phase === 'seeding') return seed(held, hand);
    if (hand) return play(held, hand);
    return plan(held);
  }

  async function seed(held: Held, hand: Hand): Promise<boolean> {
    const people = hand.players.filter(({ playerId }) => playerId !== null);
    const isComplete = people.every(({ seat }) => hand.seeds.some((each) => each.seat === seat));
    if (!isComplete && clock.now() < seedingEndOf(hand)) return false;
    if (hand.seeds.length > 0) await hands.deal(held, hand);
    else {
      // Nobody is there: a deck that only the house has shuffled is not played.
      await hands.cancel(held, hand);
      for (const { seat } of people) await noteLapse(held, playerAt(held, hand, seat));
    }
    return true;
  }

  async function noteLapse(held: Held, sitting: Sitting | undefined): Promise<void> {
    if (!sitting || isGone(sitting)) return;
    const lapses = sitting.lapses + 1;
    const isOut = lapses >= LAPSES_MAX;
    const awaySince = sitting.awaySince ?? (isOut ? new Date(clock.now()) : null);
    await changeSitting(held, sitting, { lapses, awaySince });
  }

  async function play(held: Held, hand: Hand): Promise<boolean> {
    const sitting = playerAt(held, hand, hand.turn);
    if (sitting && clock.now() < turnEndOf(hand, sitting)) return false;
    const isLapse = sitting !== undefined && sitting.playerId !== null && !isGone(sitting);
    if (isLapse) {
      await changeSitting(held, sitting, { bankMs: 0 });
      await noteLapse(held, { ...sitting, bankMs: 0 });
    }
    await hands.actFor(held, hand, randomInt(PRACTICE_MOODS) / PRACTICE_MOODS);
    return true;
  }

  /** Between two hands everybody gets up from a table that its operator has closed. */
  async function clearIfClosed(held: Held): Promise<boolean> {
    const seated = held.sittings.filter(({ state }) => state === 'seated');
    if (seated.length === 0 || (await isOffered(held.tx, held.table, new Date(clock.now())))) return false;
    for (const sitting of seated) await changeSitting(held, sitting, { state: 'leaving' });
    return true;
  }

  async function plan(held: Held): Promise<boolean> {
    if (await clearIfClosed(held)) return true;
    const ready = readyOf(held);
    const isEnough = ready.length >= held.game.seats.least && ready.some(({ playerId }) => playerId !== null);
    const now = clock.now();
    const { nextAt } = held.table;
    if (!isEnough || nextAt === null) {
      held.table = { ...held.table, nextAt: isEnough ? new Date(now + hands.restOf(held)) : null };
      return false;
    }
    if (now < nextAt.getTime()) return false;
    await hands.begin(held, ready);
    return true;
  }

  function dueAt(held: Held): number | null {
    const hand = runningHand(held);
    const due: number[] = held.sittings
      .filter((sitting) => !isInHand(held, sitting))
      .flatMap((sitting) => dueOf(sitting) ?? []);
    if (hand?.phase === 'seeding') due.push(seedingEndOf(hand));
    const actor = hand?.phase === 'playing' ? playerAt(held, hand, hand.turn) : undefined;
    if (hand && actor) due.push(turnEndOf(hand, actor));
    if (held.table.nextAt) due.push(held.table.nextAt.getTime());
    return due.length > 0 ? Math.min(...due) : null;
  }

  /** When somebody whom no hand holds is looked at again. */
  function dueOf(sitting: Sitting): number | null {
    const { state, joinedAt } = sitting;
    const soon = clock.now() + JOINING_LOOK_MS;
    if (state === 'joining') return Math.max(joinedAt.getTime() + LEASE_MS, soon);
    if (state === 'leaving') return soon;
    const endsAt = awayEndOf(sitting);
    return endsAt === null ? null : Math.max(endsAt, clock.now());
  }

  return {
    /** Everything that is due now; says when something will be. */
    async goOn(held: Held): Promise<number | null> {
      for (let steps = 0; steps < STEPS_AT_ONCE; steps += 1) {
        await seats.tidy(held);
        if (!(await step(held))) break;
      }
      return dueAt(held);
    },
  };
}

/** Who can be dealt in. */
function readyOf({ sittings, table, game }: Held): Sitting[] {
  const least = table.stake * BigInt(game.buyIn.dealtIn);
  return sittings.filter(
    ({ state, awaySince, stack }) => state === 'seated' && awaySince === null && stack >= least,
  );
}
