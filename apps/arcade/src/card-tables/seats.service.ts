import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Tx } from '@parlour/database/database';
import type { Deliveries } from '../rounds/deliveries.service.ts';
import { findRound, lockRound, moveRound } from '../rounds/rounds.repo.ts';
import { hasPendingRaise } from '../rounds/steps.repo.ts';
import { BANK_MS, PRACTICE_SEATED } from './card-tables.rules.ts';
import { changeSitting, isBesideOwn, isInHand, type Origin, runningHand } from './held.ts';
import type { Held } from './holding.ts';
import { insertSitting, type Sitting } from './sittings.repo.ts';
import { awayEndOf, backFrom } from './turns.rules.ts';

export type Seats = ReturnType<typeof createSeats>;
type Needs = { deliveries: Deliveries; clock: Clock };

/** Who sits where, and who goes. Everything runs under the lock of the table, for those whom no hand holds. */
export function createSeats({ deliveries, clock }: Needs) {
  const moment = () => new Date(clock.now());

  /**
   * The stack goes to the wallet, which closes the round; who was dealt no hand has nothing but bets, and those are rolled
   * back. While more is being bought nobody goes.
   */
  async function depart(held: Held, sitting: Sitting): Promise<void> {
    const { tx } = held;
    const { id, isPractice, hands } = sitting;
    if (!isPractice) {
      if ((await hasPendingRaise(tx, id)) || !(await lockRound(tx, id, 'open')))
        return changeSitting(held, sitting, { state: 'leaving' });
      held.owed.push(...(hands === 0 ? await giveBack(tx, sitting) : [await pay(tx, sitting)]));
    }
    await changeSitting(held, sitting, { state: 'left', leftAt: moment() });
    if (held.table.leader === sitting.seat) held.table = { ...held.table, leader: null };
  }

  async function pay(tx: Tx, { id, stack, hands, rake }: Sitting): Promise<string> {
    const outcome = { hands, rake: String(rake) };
    const drawn = await moveRound(tx, { id, from: 'open', to: 'drawn' }, { payout: stack, outcome });
    if (!drawn) throw new Error('a sitting without its round');
    return deliveries.add(tx, drawn, 'win');
  }

  async function giveBack(tx: Tx, { id }: Sitting): Promise<string[]> {
    const round = await findRound(tx, id);
    return round ? deliveries.cancelAll(tx, round) : [];
  }

  /** Its buy-in was not taken, or its process died before it knew: the rows of rounds tell. */
  async function dropIfRefused(held: Held, sitting: Sitting): Promise<void> {
    const round = await findRound(held.tx, sitting.id);
    if (round?.state === 'placed' || round?.state === 'open') return;
    await changeSitting(held, sitting, { state: 'left', leftAt: moment() });
  }

  async function tidyOne(held: Held, sitting: Sitting): Promise<void> {
    if (sitting.state === 'joining') return dropIfRefused(held, sitting);
    const least = held.table.stake * BigInt(held.game.buyIn.dealtIn);
    const { topUp, awaySince } = sitting;
    const stack = sitting.stack + topUp;
    const wasShort = sitting.stack < least;
    // Who had too little to be dealt in, and bought more, plays again.
    const isBack = topUp > 0n && wasShort && stack >= least && !isBesideOwn(held, sitting);
    const away = isBack
      ? backFrom(sitting, clock.now())
      : { awaySince: awaySince ?? (stack < least ? moment() : null), awayMs: sitting.awayMs };
    if (topUp > 0n || away.awaySince !== awaySince)
      await changeSitting(held, sitting, { stack, topUp: 0n, ...away });
    const endsAt = awayEndOf(away);
    const isLong = endsAt !== null && clock.now() >= endsAt;
    const isHouses = sitting.playerId === null;
    if (sitting.state === 'leaving' || isLong || (isHouses && stack < least))
      await depart(held, { ...sitting, stack });
  }

  /** Practice players come while somebody is there, and go with the last one. They sit at practice tables only. */
  async function fillPractice(held: Held): Promise<void> {
    if (!held.table.isPractice || runningHand(held)) return;
    const people = held.sittings.filter(({ playerId }) => playerId !== null);
    if (people.length === 0) {
      for (const sitting of held.sittings) await depart(held, sitting);
      return;
    }
    while (held.sittings.length < Math.min(PRACTICE_SEATED, held.game.seats.most)) {
      const { buyIn } = held.game;
      const stack = (held.table.stake * BigInt(buyIn.least + buyIn.most)) / 2n;
      const seat = freeSeats(held)[0];
      if (seat === undefined || !(await take(held, { id: newId(clock), seat, playerId: null, stack })))
        return;
    }
  }

  /** False: the id, the seat or the player's place in this game is taken. */
  async function take(held: Held, taking: Taking): Promise<boolean> {
    const { table, tx } = held;
    const { id, seat, playerId, stack, origin = NOWHERE, isPaid = false } = taking;
    const sitting: Sitting = {
      id,
      tableId: table.id,
      seat,
      gameCode: table.gameCode,
      currency: table.currency,
      playerId,
      isPractice: table.isPractice,
      state: isPaid ? 'joining' : 'seated',
      stack,
      buyIn: stack,
      topUp: 0n,
      awaySince: null,
      awayMs: 0,
      lapses: 0,
      bankMs: BANK_MS,
      // Where a game is going on, a newcomer posts what a blind would cost.
      owesBig: held.sittings.length >= 2,
      owesSmall: false,
      ...origin,
      seenAt: null,
      hands: 0,
      rake: 0n,
      joinedAt: moment(),
      leftAt: null,
    };
    if (!(await insertSitting(tx, sitting))) return false;
    held.sittings = [...held.sittings, sitting].toSorted((a, b) => a.seat - b.seat);
    return true;
  }

  return {
    take,
    /** Whatever is due for those whom no hand holds. */
    async tidy(held: Held): Promise<void> {
      for (const sitting of held.sittings) if (!isInHand(held, sitting)) await tidyOne(held, sitting);
      await fillPractice(held);
    },
  };
}

/** Practice players speak from nowhere. */
const NOWHERE: Origin = { addressHash: null, deviceHash: null };

type Taking = {
  id: string;
  seat: number;
  playerId: string | null;
  stack: bigint;
  origin?: Origin;
  /** Its buy-in has still to be taken. */
  isPaid?: boolean;
};

export function freeSeats({ game, sittings }: Pick<Held, 'game' | 'sittings'>): number[] {
  const taken = new Set(sittings.map(({ seat }) => seat));
  return Array.from({ length: game.seats.most }, (_, seat) => seat).filter((seat) => !taken.has(seat));
}
