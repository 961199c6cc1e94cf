import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { JsonObject } from '@parlour/game-rules';
import type { HandEnd, HandStart } from '@parlour/game-rules/card-game';
import type { Log } from '../log.ts';
import { buttonOf, passedOver, postsOf } from './blinds.rules.ts';
import type { CardDecks } from './card-decks.ts';
import type { CardTable } from './card-tables.repo.ts';
import { BETWEEN_MS, BOARD_CARDS, chipOf, RUN_OUT_MS } from './card-tables.rules.ts';
import { isConserved, shareRake } from './hand-end.rules.ts';
import { type Hand, insertAction, insertHand, insertResults } from './hands.repo.ts';
import { changeHand, changeSitting, playerAt } from './held.ts';
import type { Held } from './holding.ts';
import type { Sitting } from './sittings.repo.ts';

export type Hands = ReturnType<typeof createHands>;
type Needs = { decks: CardDecks; clock: Clock; log: Log };
export type Acted = { seat: number; action: JsonObject; isPlayers: boolean };

/** How a hand is begun, dealt, played and ended. Every one of these runs under the lock of its table. */
export function createHands({ decks, clock, log }: Needs) {
  const moment = () => new Date(clock.now());

  /** Commits to a deck. Nobody's seed is known before its row is written. */
  async function begin(held: Held, ready: readonly Sitting[]): Promise<void> {
    const { table } = held;
    const dealt = ready.map(({ seat }) => seat);
    const button = buttonOf(dealt, table);
    const seated = held.sittings.map(({ seat, owesBig, owesSmall }) => ({
      seat,
      isDealt: dealt.includes(seat),
      owesBig,
      owesSmall,
    }));
    const small = smallStakeOf(held);
    const posts = small === null ? [] : postsOf(seated, button, { stake: table.stake, small });
    if (small !== null) await noteMissed(held, { passed: passedOver(seated, table.button, button), dealt });
    const hand: Hand = {
      id: newId(clock),
      tableId: table.id,
      number: table.handNumber + 1,
      phase: 'seeding',
      players: ready.map(({ seat, id, playerId, stack }) => ({
        seat,
        sittingId: id,
        playerId,
        stack: String(stack),
      })),
      button,
      isFirst: table.leader === null || !dealt.includes(table.leader),
      posts: posts.map(({ amount, ...post }) => ({ ...post, amount: String(amount) })),
      ...decks.make(),
      seeds: [],
      state: null,
      actions: 0,
      turn: null,
      turnAt: null,
      rake: null,
      createdAt: moment(),
      endedAt: null,
    };
    await insertHand(held.tx, hand);
    for (const sitting of ready) if (sitting.awayMs > 0) await changeSitting(held, sitting, { awayMs: 0 });
    held.hand = hand;
    held.table = { ...table, handId: hand.id, handNumber: hand.number, button, nextAt: null };
  }

  /** Blinds that passed somebody are owed; who is dealt in owes none any more: they are posted now. */
  async function noteMissed(
    held: Held,
    { passed, dealt }: { passed: readonly number[]; dealt: readonly number[] },
  ): Promise<void> {
    for (const sitting of held.sittings) {
      const { seat, owesBig, owesSmall } = sitting;
      if (passed.includes(seat) && !(owesBig && owesSmall))
        await changeSitting(held, sitting, { owesBig: true, owesSmall: true });
      if (dealt.includes(seat) && (owesBig || owesSmall))
        await changeSitting(held, sitting, { owesBig: false, owesSmall: false });
    }
  }

  /** The seeds that came shuffle the deck, and the cards are dealt. */
  async function deal(held: Held, seeding: Hand): Promise<void> {
    const state = attempt(seeding, () =>
      held.game.begin(startOf(seeding, held.table, decks.shuffle(seeding))),
    );
    if (!state) return cancel(held, seeding);
    const hand = await changeHand(held, seeding, { phase: 'playing', ...standing(held, state) });
    await endIfOver(held, hand, state);
  }

  const standing = ({ game }: Held, state: JsonObject) => ({
    state: decks.sealState(state),
    turn: game.turnOf(state),
    turnAt: moment(),
  });

  /** False: it is not open to the seat, and nothing has changed. */
  async function act(held: Held, hand: Hand, { seat, action, isPlayers }: Acted): Promise<boolean> {
    const state = decks.stateOf(hand);
    const next = state && attempt(hand, () => held.game.act(state, seat, action));
    if (!next) return false;
    await insertAction(held.tx, {
      handId: hand.id,
      index: hand.actions,
      seat,
      action,
      isPlayers,
      at: moment(),
    });
    const moved = await changeHand(held, hand, { actions: hand.actions + 1, ...standing(held, next) });
    await endIfOver(held, moved, next);
    return true;
  }

  async function endIfOver(held: Held, hand: Hand, state: JsonObject): Promise<void> {
    const ended = attempt(hand, () => held.game.endOf(state));
    if (ended) return end(held, hand, ended);
    if (hand.turn === null) await cancel(held, hand);
  }

  /** The stacks change here and nowhere else, in the transaction that ends the hand. */
  async function end(held: Held, hand: Hand, ended: HandEnd): Promise<void> {
    const chip = chipOf(held.table.currency);
    const brought = hand.players.map(({ seat, stack }) => ({ seat, stack: BigInt(stack) / chip }));
    if (!isConserved(brought, ended)) {
      log.error({ hand: hand.id }, 'a hand was cancelled: its chips do not add up');
      return cancel(held, hand);
    }
    const { operatorId, gameCode, currency, isPractice } = held.table;
    const at = moment();
    const nets = ended.stacks.map(({ seat, stack }) => ({
      seat,
      net: stack - (brought.find((each) => each.seat === seat)?.stack ?? 0n),
    }));
    const shares = shareRake(ended.rake, nets);
    const results = hand.players.map(({ seat, sittingId, playerId, stack }) => ({
      handId: hand.id,
      sittingId,
      playerId,
      operatorId,
      gameCode,
      currency,
      isPractice,
      before: BigInt(stack),
      after: (ended.stacks.find((each) => each.seat === seat)?.stack ?? 0n) * chip,
      rake: (shares.get(seat) ?? 0n) * chip,
      at,
    }));
    await insertResults(held.tx, results);
    for (const { sittingId, after, rake } of results) {
      const sitting = held.sittings.find(({ id }) => id === sittingId);
      if (!sitting) throw new Error('somebody left during a hand');
      const grown = { hands: sitting.hands + 1, rake: sitting.rake + rake };
      await changeSitting(held, sitting, { stack: after, ...grown });
    }
    await changeHand(held, hand, {
      phase: 'over',
      turn: null,
      turnAt: null,
      rake: ended.rake * chip,
      endedAt: at,
    });
    held.table = { ...held.table, leader: ended.leader };
  }

  /** Nothing of it counts: every stack is what was brought. */
  async function cancel(held: Held, hand: Hand): Promise<void> {
    await changeHand(held, hand, { phase: 'void', turn: null, turnAt: null, endedAt: moment() });
  }

  /** A game that fails costs nobody anything: null, and the hand is cancelled. */
  function attempt<Answer>({ id }: Hand, work: () => Answer): Answer | null {
    try {
      return work();
    } catch (error) {
      log.error({ err: error, hand: id }, 'a hand cannot be played');
      return null;
    }
  }

  /** What is done for somebody whose turn is over: what a practice player thinks best, or the least there is. */
  async function actFor(held: Held, hand: Hand, random: number): Promise<void> {
    const { turn } = hand;
    const state = decks.stateOf(hand);
    if (state === null || turn === null) return cancel(held, hand);
    const { game } = held;
    const isHouses = playerAt(held, hand, turn)?.playerId === null;
    const thought = isHouses
      ? attempt(hand, () => game.practise(game.view(state, turn), turn, random))
      : null;
    if (thought && (await act(held, hand, { seat: turn, action: thought, isPlayers: false }))) return;
    const least = attempt(hand, () => game.outOfTime(state));
    if (least && (await act(held, hand, { seat: turn, action: least, isPlayers: false }))) return;
    await cancel(held, hand);
  }

  /** How long the cards of the hand that was over last are shown before the next begins. */
  function restOf({ game, hand }: Held): number {
    const state = hand?.phase === 'over' ? decks.stateOf(hand) : null;
    const { faceUpAt = null } = state ? (game.view(state, null) as { faceUpAt?: number | null }) : {};
    return BETWEEN_MS + (faceUpAt === null ? 0 : (BOARD_CARDS - faceUpAt) * RUN_OUT_MS);
  }

  return { begin, deal, act, actFor, cancel, restOf };
}

/** The small blind; null where the game has one stake alone. */
export function smallStakeOf({ game, table }: Pick<Held, 'game' | 'table'>): bigint | null {
  const chip = chipOf(table.currency);
  const chips = game.smallStakeOf(table.stake / chip);
  return chips === null ? null : chips * chip;
}

/** What a hand begins with; the same whenever it is computed. Amounts are chips. */
export function startOf(hand: Hand, { stake, currency }: CardTable, deck: readonly number[]): HandStart {
  const chip = chipOf(currency);
  return {
    players: hand.players.map(({ seat, stack }) => ({ seat, stack: BigInt(stack) / chip })),
    button: hand.button,
    stake: stake / chip,
    deck,
    posts: hand.posts.map(({ amount, ...post }) => ({ ...post, amount: BigInt(amount) / chip })),
    isFirst: hand.isFirst,
  };
}
