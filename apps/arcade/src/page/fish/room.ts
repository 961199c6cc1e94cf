import type { RoomState } from '../../fish/room-state.ts';
import { offsetAfter } from '../live/time.ts';
import type { Calls, RoundEvidence } from '../platform/calls.ts';
import { pageClock } from '../platform/clock.ts';
import { listenTo } from '../platform/event-source.ts';
import type { World } from './world.ts';

/** A seat is kept while one says so often that one is there. */
const SIGN_MS = 10_000;

type Hear = {
  onSeated: (magazines: RoundEvidence[]) => void;
  /** Shots of another cannon. */
  onFired: (seat: number, shots: RoomState['seats'][number]['fired']) => void;
  onGone: (fish: number) => void;
  onChange: () => void;
  onTrouble: (failure: unknown) => void;
};

/** The connection to a room: a seat in it, and what everybody sees of it. */
export function joinRoom({ calls, world }: { calls: Calls; world: World }, hear: Hear) {
  let offsetMs: number | null = null;
  let hangUp = () => {};
  let heardRoom = '';
  let isLeft = false;
  const firedAt = new Map<number, number>();

  function setClock(now: number): void {
    offsetMs = offsetAfter(offsetMs, now - pageClock.now());
    world.setOffset(offsetMs);
  }

  function take(event: string, data: unknown): void {
    const told = data as Partial<RoomState> & { now: number };
    setClock(told.now);
    const isFirst = event === 'table';
    for (const fish of told.gone ?? []) {
      if (world.gone.has(fish)) continue;
      world.gone.add(fish);
      if (!isFirst) hear.onGone(fish);
    }
    if (!told.seats) return;
    world.seats = told.seats;
    for (const { seat, firedAt: at, fired } of told.seats) {
      const isNew = at !== null && at !== firedAt.get(seat);
      if (at !== null) firedAt.set(seat, at);
      if (isNew && !isFirst && seat !== world.seat) hear.onFired(seat, fired);
    }
    hear.onChange();
  }

  async function sit(): Promise<void> {
    try {
      const { now, roomId, room, seat, magazines } = await calls.seat();
      if (isLeft) return;
      setClock(now);
      world.enter(room, seat);
      if (roomId !== heardRoom) {
        hangUp();
        heardRoom = roomId;
        hangUp = listenTo(`/fish/rooms/${roomId}/events`, ['table', 'change', 'pulse'], {
          hear: take,
          onLost: hear.onChange,
        });
      }
      hear.onSeated(magazines);
    } catch (failure) {
      hear.onTrouble(failure);
    }
  }

  void sit();
  /** Says that somebody is there; what is loaded is known here by then. */
  const timer = setInterval(() => {
    if (!document.hidden)
      void calls.seat().then(
        ({ now, room, seat }) => {
          setClock(now);
          if (room !== world.room() || seat !== world.seat) void sit();
        },
        () => {},
      );
  }, SIGN_MS);

  return {
    sit,
    leave(): void {
      isLeft = true;
      clearInterval(timer);
      hangUp();
    },
  };
}
