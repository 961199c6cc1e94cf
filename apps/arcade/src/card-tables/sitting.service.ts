import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import { isSame, type JsonObject } from '@parlour/game-rules';
import { Refused } from '../refused.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import type { CardDecks } from './card-decks.ts';
import { LAPSES_MAX } from './card-tables.rules.ts';
import { findAction, findHand, type Hand } from './hands.repo.ts';
import type { Hands } from './hands.service.ts';
import { changeHand, changeSitting, isBesideOwn, type Origin, playerAt } from './held.ts';
import type { Held, Holding } from './holding.ts';
import { findSeatOf, type Sitting } from './sittings.repo.ts';
import { backFrom, bankAfter, seedingEndOf, turnEndOf } from './turns.rules.ts';

type Needs = { database: Database; holding: Holding; hands: Hands; decks: CardDecks; clock: Clock };
/** `index`: how many actions came before, so that a second tap finds the first. `at`: when the whole call was there. */
export type ActionOrder = { handId: string; index: number; action: unknown; at: number };
export type SeedOrder = { handId: string; seed: string; at: number };

/** What a seated player does. A session reaches its own player's seat, and no other. */
export function createSittingCalls({ database, holding, hands, decks, clock }: Needs) {
  const { queries } = database;

  /** The session's seat, under the lock of its table. */
  async function atSeat(session: Session, work: (held: Held, sitting: Sitting) => Promise<void>) {
    const known = await findSeatOf(queries, session);
    if (!known) throw new Refused('not_seated');
    await holding.hold(known.tableId, async (held) => {
      const sitting = held.sittings.find(({ id }) => id === known.id);
      if (!sitting) throw new Refused('not_seated');
      await work(held, sitting);
    });
  }

  /** A hand that the session's player is dealt into, under the lock of its table. */
  async function atHand(
    session: Session,
    handId: string,
    work: (held: Held, found: { hand: Hand; sitting: Sitting; seat: number }) => Promise<void>,
  ): Promise<void> {
    const known = await findHand(queries, handId);
    const own = known?.players.find(({ playerId }) => playerId === session.playerId);
    const seated = await findSeatOf(queries, session);
    if (!known || !own) throw new Refused('not_found');
    if (own.sittingId !== seated?.id) throw new Refused('hand_over');
    await holding.hold(known.tableId, async (held) => {
      const { hand } = held;
      const sitting = hand && playerAt(held, hand, own.seat);
      if (hand?.id !== handId || !sitting) throw new Refused('hand_over');
      await work(held, { hand, sitting, seat: own.seat });
    });
  }

  async function takeSeed(held: Held, { hand, seat }: { hand: Hand; seat: number }, order: SeedOrder) {
    const known = hand.seeds.find((each) => each.seat === seat);
    if (known?.seed === order.seed) return;
    if (known) throw new Refused('round_differs');
    if (hand.phase !== 'seeding' || order.at >= seedingEndOf(hand)) throw new Refused('hand_over');
    const seeds = [...hand.seeds, { seat, seed: order.seed }].toSorted((a, b) => a.seat - b.seat);
    await changeHand(held, hand, { seeds });
  }

  async function takeAction(
    held: Held,
    { hand, sitting, seat }: { hand: Hand; sitting: Sitting; seat: number },
    { index, action: given, at }: ActionOrder,
  ): Promise<void> {
    const action = held.game.readAction(given);
    if (action === null) throw new Refused('invalid_input');
    if (index < hand.actions) return findTaken(held, { hand, seat, index, action });
    if (hand.phase !== 'playing') throw new Refused('hand_over');
    if (index > hand.actions) throw new Refused('invalid_input');
    const state = decks.stateOf(hand);
    const isTurn = hand.turn === seat;
    if (isTurn && at >= turnEndOf(hand, sitting)) throw new Refused('turn_passed');
    if (!isTurn && !(state && held.game.mayInterrupt(state).includes(seat)))
      throw new Refused('not_your_turn');
    // Who acts is there, also who was taken for gone.
    const isBack = sitting.lapses >= LAPSES_MAX && !isBesideOwn(held, sitting);
    const back = isBack ? { awaySince: null } : {};
    const bankMs = isTurn ? bankAfter(hand, sitting, at) : sitting.bankMs;
    await changeSitting(held, sitting, { lapses: 0, bankMs, ...back });
    if (!(await hands.act(held, hand, { seat, action, isPlayers: true })))
      throw new Refused('action_refused');
  }

  /** A second tap or another tab; anything else came too late. */
  async function findTaken(
    held: Held,
    { hand, seat, index, action }: { hand: Hand; seat: number; index: number; action: JsonObject },
  ): Promise<void> {
    const taken = await findAction(held.tx, hand.id, index);
    const isOwn = taken?.seat === seat && taken.isPlayers && isSame(taken.action, action);
    if (!isOwn) throw new Refused('turn_passed');
  }

  return {
    seed: (session: Session, order: SeedOrder) =>
      atHand(session, order.handId, (held, found) => takeSeed(held, found, order)),

    act: (session: Session, order: ActionOrder) =>
      atHand(session, order.handId, (held, found) => takeAction(held, found, order)),

    away: (session: Session, isAway: boolean) =>
      atSeat(session, async (held, sitting) => {
        if (sitting.state !== 'seated') throw new Refused('not_seated');
        if (!isAway && isBesideOwn(held, sitting)) throw new Refused('seat_refused');
        const awaySince = sitting.awaySince ?? new Date(clock.now());
        const back = { ...backFrom(sitting, clock.now()), lapses: 0 };
        await changeSitting(held, sitting, isAway ? { awaySince } : back);
      }),

    /**
     * Where the page speaks from now; no device: from the same. Who has come to the network or the browser of somebody who
     * plays here sits out.
     */
    async noteOrigin(
      session: Session,
      { addressHash, deviceHash }: Pick<Origin, 'addressHash'> & Partial<Origin>,
    ): Promise<void> {
      const known = await findSeatOf(queries, session);
      if (!known) return;
      const origin = { addressHash, deviceHash: deviceHash ?? known.deviceHash };
      if (known.addressHash === addressHash && known.deviceHash === origin.deviceHash) return;
      await atSeat(session, async (held, sitting) => {
        const isOut = isBesideOwn(held, { ...sitting, ...origin });
        const awaySince = sitting.awaySince ?? (isOut ? new Date(clock.now()) : null);
        await changeSitting(held, sitting, { ...origin, awaySince });
      }).catch(unlessGone);
    },

    /** A second call finds it done. */
    async leave(session: Session): Promise<void> {
      if (!(await findSeatOf(queries, session))) return;
      await atSeat(session, async (held, sitting) => {
        if (sitting.state === 'joining') throw new Refused('round_running');
        await changeSitting(held, sitting, { state: 'leaving' });
      }).catch(unlessGone);
    },
  };
}

function unlessGone(error: unknown): void {
  if (!(error instanceof Refused && error.code === 'not_seated')) throw error;
}
