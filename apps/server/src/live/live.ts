import type { Readable } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import type { Clock } from '@parlour/clock/clock';
import { addressKey, createLocalRateLimits } from '@parlour/clock/rate-limits';
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

export type Live = ReturnType<typeof createLive>;

/** The open sockets of this process. News goes to every process, over the bus. */
export function createLive({ clock }: { clock: Clock }) {
  const listeners: (() => void)[] = [];
  const ofAddresses = createLocalRateLimits(clock);
  const seats = new Map<WebSocket, Seat & { isAlive: boolean }>();
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

  const countOf = (address: string) => [...seats.values()].filter((seat) => seat.address === address).length;

  /** Whoever says more than a page says is sent away; nothing of theirs is read any more. */
  function limitIncoming(socket: WebSocket, { address, raw }: { address: string; raw: Readable }): void {
    const own = createLocalRateLimits(clock);
    let isSentAway = false;
    const take = (kind: 'frames' | 'bytes', cost: number) => {
      const waitMs =
        own.take(kind, INCOMING.perSocket[kind], cost) ||
        ofAddresses.take(`${kind} ${address}`, INCOMING.perAddress[kind], cost);
      if (waitMs === 0 || isSentAway) return;
      isSentAway = true;
      socket.close(CLOSE_CODES.TOO_MUCH, 'too many frames');
      socket.pause();
      clock.after(FAREWELL_MS, () => socket.terminate());
    };
    for (const frame of ['message', 'ping', 'pong'] as const) socket.on(frame, () => take('frames', 1));
    raw.on('data', (data: Buffer) => take('bytes', data.length));
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
      if (countOf(address) >= PAGES_PER_ADDRESS_MAX) {
        socket.close(CLOSE_CODES.TRY_LATER);
        return;
      }
      const seat = { brandId, address, memberId, isAlive: true };
      if (seats.size === 0) planPulse();
      seats.set(socket, seat);
      if (memberId !== null) sayThatMembersListen();
      limitIncoming(socket, { address, raw });
      socket.on('pong', () => {
        seat.isAlive = true;
      });
      socket.on('close', () => seats.delete(socket));
      // A broken connection is closed as well; there is nothing else to do about it.
      socket.on('error', () => socket.terminate());
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
    count: () => seats.size,
    closeAll(): void {
      cancelPulse();
      for (const socket of seats.keys()) socket.close(CLOSE_CODES.GOING_AWAY);
    },
  };
}
