import type { Readable } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import type { Clock } from '@parlour/clock/clock';
import { addressKey, charge, createLocalRateLimits } from '@parlour/clock/rate-limits';
import type { LiveMessage } from '@parlour/contract';
import {
  BACKLOG_MAX_BYTES,
  CLOSE_CODES,
  FAREWELL_MS,
  INCOMING,
  PAGES_PER_ADDRESS_MAX,
  PULSE_MS,
} from './live.rules.ts';

/** Sockets opened with a ticket also get the member's own topics. */
type Seat = { brandId: string; address: string; memberId: string | null };
/** A brand's visitors, or one member of it. */
type Audience = { brandId: string; memberId?: string };

/** A seat that is taken: all that a connection costs beside the socket itself, since there are tens of thousands. */
type Taken = Seat & { isAlive: boolean; isSentAway: boolean; paidOffAtMs: { frames: number; bytes: number } };

export type Live = ReturnType<typeof createLive>;

/** The open sockets of this process. News goes to every process, over the bus. */
export function createLive({ clock }: { clock: Clock }) {
  const listeners: (() => void)[] = [];
  const brandListeners: ((brandId: string) => void)[] = [];
  const brandsSeen = new Set<string>();
  const ofAddresses = createLocalRateLimits(clock);
  const seats = new Map<WebSocket, Taken>();
  const pagesOf = new Map<string, number>();
  let cancelPulse = () => {};

  function pulse(): void {
    for (const [socket, seat] of seats) {
      if (seat.isAlive) socket.ping();
      else socket.terminate();
      seat.isAlive = false;
    }
    if ([...seats.values()].some(({ memberId }) => memberId !== null)) sayThatMembersListen();
    planPulse();
  }

  function sayThatMembersListen(): void {
    for (const listener of listeners) listener();
  }

  function planPulse(): void {
    cancelPulse();
    cancelPulse = clock.after(PULSE_MS, pulse);
  }

  /** Whoever says more than a page says is sent away; nothing of theirs is read any more. */
  function take(socket: WebSocket, kind: 'frames' | 'bytes', cost: number): void {
    const seat = seats.get(socket);
    if (!seat || seat.isSentAway) return;
    const own = charge(seat.paidOffAtMs[kind], { nowMs: clock.now(), rule: INCOMING.perSocket[kind], cost });
    seat.paidOffAtMs[kind] = own.paidOffAtMs;
    const waitMs = own.waitMs || ofAddresses.take(`${kind} ${seat.address}`, INCOMING.perAddress[kind], cost);
    if (waitMs === 0) return;
    seat.isSentAway = true;
    socket.close(CLOSE_CODES.TOO_MUCH, 'too many frames');
    socket.pause();
    clock.after(FAREWELL_MS, () => socket.terminate());
  }

  // One function each for all sockets, which are their `this`.
  function onFrame(this: WebSocket): void {
    take(this, 'frames', 1);
  }
  function onPong(this: WebSocket): void {
    const seat = seats.get(this);
    if (seat) seat.isAlive = true;
    take(this, 'frames', 1);
  }
  function onClose(this: WebSocket): void {
    const { address = '' } = seats.get(this) ?? {};
    seats.delete(this);
    const left = (pagesOf.get(address) ?? 1) - 1;
    if (left > 0) pagesOf.set(address, left);
    else pagesOf.delete(address);
  }
  /** A broken connection is closed as well; there is nothing else to do about it. */
  function onError(this: WebSocket): void {
    this.terminate();
  }

  function sendTo(isFor: (seat: Seat) => boolean, message: LiveMessage): void {
    const text = JSON.stringify(message);
    for (const [socket, seat] of seats) {
      if (!isFor(seat)) continue;
      if (socket.bufferedAmount > BACKLOG_MAX_BYTES) socket.terminate();
      else socket.send(text);
    }
  }

  return {
    seat(socket: WebSocket, { brandId, memberId, raw, ...from }: Seat & { raw: Readable }): void {
      const address = addressKey(from.address);
      const pages = pagesOf.get(address) ?? 0;
      if (pages >= PAGES_PER_ADDRESS_MAX) {
        socket.close(CLOSE_CODES.TRY_LATER);
        return;
      }
      if (seats.size === 0) planPulse();
      const paidOffAtMs = { frames: 0, bytes: 0 };
      seats.set(socket, { brandId, address, memberId, isAlive: true, isSentAway: false, paidOffAtMs });
      pagesOf.set(address, pages + 1);
      if (memberId !== null) sayThatMembersListen();
      if (!brandsSeen.has(brandId)) {
        brandsSeen.add(brandId);
        for (const listener of brandListeners) listener(brandId);
      }
      raw.on('data', (data: Buffer) => take(socket, 'bytes', data.length));
      // Others that listen for errors hold on to the request that opened the socket.
      socket.removeAllListeners('error');
      socket.on('message', onFrame).on('ping', onFrame).on('pong', onPong);
      socket.on('close', onClose).on('error', onError);
    },
    tell({ brandId, memberId }: Audience, message: LiveMessage): void {
      const isOurs = (seat: Seat) =>
        seat.brandId === brandId && (memberId === undefined || seat.memberId === memberId);
      sendTo(isOurs, message);
    },
    /** Several members at once: each seat is checked once, however many they are. */
    tellMembers(brandId: string, memberIds: readonly string[], message: LiveMessage): void {
      const told = new Set(memberIds);
      sendTo(
        (seat) => seat.brandId === brandId && seat.memberId !== null && told.has(seat.memberId),
        message,
      );
    },
    /** Calls back when a member connects, and at every pulse while one is connected. */
    onMembersListen: (listener: () => void) => void listeners.push(listener),
    /** Calls back when the first page of a brand connects to this process. */
    onFirstPage: (listener: (brandId: string) => void) => void brandListeners.push(listener),
    count: () => seats.size,
    closeAll(): void {
      cancelPulse();
      for (const socket of seats.keys()) socket.close(CLOSE_CODES.GOING_AWAY);
    },
  };
}
