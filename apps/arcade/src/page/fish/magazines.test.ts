import type { FishSeen, SeenShot } from '@parlour/game-rules/fish';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed, type Calls, type RoundEvidence } from '../platform/calls.ts';
import { createMagazines, type Landed, type Pending } from './magazines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Sent = { id: string; index: number; fish: number[] };

/** A service that catches every even fish, and says that those from a hundred on are gone. */
function start({ left = 20, fail }: { left?: number; fail?: string } = {}) {
  const line = { isUp: true };
  const ends: (() => void)[] = [];
  const rounds = new Map<string, RoundEvidence>();
  const sent: Sent[] = [];
  const landed: Landed<Pending>[] = [];
  const troubles: unknown[] = [];
  const over: string[] = [];
  const make = (id: string, count: number) => {
    const seen: FishSeen = { left: count, caught: 0, unloaded: 0, shots: [] };
    const round = {
      id,
      state: 'open',
      stake: '20.00',
      steps: [],
      seen,
      isOver: false,
    } as unknown as RoundEvidence;
    rounds.set(id, round);
    return round;
  };
  const calls = {
    async step(id: string, { index, step }: { index: number; step: { shots: Pending[] } }) {
      sent.push({ id, index, fish: step.shots.map(({ fish }) => fish) });
      if (fail) throw new CallFailed(fail);
      // An answer that is lost is no order that is lost.
      const known = rounds.get(id)?.steps[index] !== undefined ? rounds.get(id) : null;
      if (known) return answered(known);
      const before = rounds.get(id) as RoundEvidence;
      const seen = before.seen as FishSeen;
      const fired = step.shots.map((shot) => ({ ...shot, targets: shot.fish < 100 ? [shot.fish] : [] }));
      const drawn = fired
        .filter(({ targets }) => targets.length > 0)
        .map(({ fish, targets }) => ({
          fish,
          targets,
          isCaught: fish / 2 === Math.floor(fish / 2),
        })) as SeenShot[];
      if (drawn.length === 0) return answered(before);
      const rest = seen.left - drawn.length;
      const after = {
        ...before,
        steps: [...before.steps, { shots: fired }],
        seen: { ...seen, left: rest, shots: [...seen.shots, ...drawn] },
        isOver: rest === 0,
      } as unknown as RoundEvidence;
      rounds.set(id, after);
      return answered(after);
    },
    play: async ({ roundId }: { roundId: string }) => answered(rounds.get(roundId) ?? make(roundId, 20)),
  } as unknown as Calls;
  function answered(round: RoundEvidence): RoundEvidence {
    if (!line.isUp) throw new CallFailed('offline');
    return round;
  }
  const magazines = createMagazines<Pending>({
    calls,
    room: () => '5ea5ea5e',
    rest: () => new Promise((resolve) => void ends.push(resolve)),
    onChange: () => {},
    onOffline: () => {},
    onLanded: (each) => void landed.push(each),
    onOver: ({ id }) => void over.push(id),
    onBought: () => {},
    onTrouble: (failure) => void troubles.push(failure),
  });
  magazines.take([make('first', left)]);
  const wake = () => {
    for (const end of ends.splice(0)) end();
  };
  return { magazines, sent, landed, troubles, over, line, wake, rounds };
}

const shot = (fish: number): Pending => ({ fish, weapon: 'shot' });

test('shots that were fired together are one call, and those after it the next', async () => {
  const { magazines, sent, landed } = start();
  for (const fish of [1, 2, 3]) expect(magazines.fire(shot(fish))).toBe(true);
  expect(magazines.left()).toBe(17);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([{ id: 'first', index: 0, fish: [1, 2, 3] }]);
  expect(landed.map(({ shot: own }) => own?.isCaught)).toEqual([false, true, false]);
  for (const fish of [4, 5]) magazines.fire(shot(fish));
  await vi.runAllTimersAsync();
  expect(sent[1]).toEqual({ id: 'first', index: 1, fish: [4, 5] });
});

test('a shot that comes back is in the magazine again', async () => {
  const { magazines, landed } = start();
  for (const fish of [100, 2]) magazines.fire(shot(fish));
  await vi.runAllTimersAsync();
  expect(landed.map(({ shot: own }) => own?.fish ?? null)).toEqual([null, 2]);
  expect(magazines.left()).toBe(19);
  magazines.fire(shot(101));
  await vi.runAllTimersAsync();
  expect(magazines.left()).toBe(19);
});

test('no more is fired than is loaded, and the next magazine follows the first', async () => {
  const { magazines, sent, over } = start({ left: 2 });
  await magazines.buy('20.00');
  for (let fish = 1; fish <= 4; fish += 1) magazines.fire(shot(fish));
  await vi.runAllTimersAsync();
  expect(sent.map(({ index, fish }) => ({ index, fish }))).toEqual([
    { index: 0, fish: [1, 2] },
    { index: 0, fish: [3, 4] },
  ]);
  expect(over).toEqual(['first']);
  expect(magazines.left()).toBe(18);
  const empty = start({ left: 1 });
  expect([empty.magazines.fire(shot(1)), empty.magazines.fire(shot(2))]).toEqual([true, false]);
});

test('where the service refuses, every shot comes back', async () => {
  const { magazines, landed, troubles } = start({ fail: 'not_seated' });
  for (const fish of [1, 2]) magazines.fire(shot(fish));
  await vi.runAllTimersAsync();
  expect(landed.map(({ shot: own }) => own)).toEqual([null, null]);
  expect(magazines.left()).toBe(20);
  expect(troubles).toHaveLength(1);
});

test('a volley and a magazine without an answer are kept for hours, and count once', async () => {
  const { magazines, sent, landed, troubles, line, wake, rounds } = start();
  line.isUp = false;
  for (const fish of [1, 2]) magazines.fire(shot(fish));
  const bought = magazines.buy('20.00');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([landed, troubles]).toEqual([[], []]);
  line.isUp = true;
  wake();
  await vi.runAllTimersAsync();
  expect(await bought).toBe(true);
  expect(new Set(sent.map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify({ id: 'first', index: 0, fish: [1, 2] })]),
  );
  expect(landed.map(({ shot: own }) => own?.isCaught)).toEqual([false, true]);
  expect(rounds.size).toBe(2);
  expect(magazines.left()).toBe(38);
});

test('what is told anew while an order is kept is not counted twice', async () => {
  const { magazines, line, wake, rounds } = start();
  line.isUp = false;
  const bought = magazines.buy('20.00');
  await vi.advanceTimersByTimeAsync(3_600_000);
  magazines.take([...rounds.values()]);
  line.isUp = true;
  wake();
  await vi.runAllTimersAsync();
  expect(await bought).toBe(true);
  expect(magazines.left()).toBe(40);
});
