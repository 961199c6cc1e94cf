import type { WebSocket } from '@fastify/websocket';
import type { Clock } from '@parlour/clock/clock';
import type { LiveTopic } from '@parlour/contract';
import { BACKLOG_MAX_BYTES, CLOSE_CODES, PAGES_PER_ADDRESS_MAX, PULSE_MS } from './live.rules.ts';

type LiveMessage = { topic: LiveTopic };

/** Sockets opened with a ticket also get the member's own topics. */
type Seat = { brandId: string; address: string; memberId: string | null };
/** A brand's visitors, or one member of it. */
type Audience = { brandId: string; memberId?: string };

export type Live = ReturnType<typeof createLive>;

/** The open sockets of this process. News goes to every process, over the bus. */
export function createLive({ clock }: { clock: Clock }) {
  const listeners: (() => void)[] = [];
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

  function sendTo(isFor: (seat: Seat) => boolean, message: LiveMessage): void {
    const text = JSON.stringify(message);
    for (const [socket, seat] of seats) {
      if (!isFor(seat)) continue;
      if (socket.bufferedAmount > BACKLOG_MAX_BYTES) socket.terminate();
      else socket.send(text);
    }
  }

  return {
    seat(socket: WebSocket, { brandId, address, memberId }: Seat): void {
      if (countOf(address) >= PAGES_PER_ADDRESS_MAX) {
        socket.close(CLOSE_CODES.TRY_LATER);
        return;
      }
      const seat = { brandId, address, memberId, isAlive: true };
      if (seats.size === 0) planPulse();
      seats.set(socket, seat);
      if (memberId !== null) sayThatMembersListen();
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
