import { Refused } from '../refused.ts';

export type OneAtATime = ReturnType<typeof createOneAtATime>;

/** By player: a second tap waits for the first and then finds what it did; something else is refused meanwhile. */
export function createOneAtATime() {
  const running = new Map<string, { key: string; ended: Promise<unknown> }>();
  return async function run<Answer>(
    { playerId, key }: { playerId: string; key: string },
    { work, again }: { work: () => Promise<Answer>; again: () => Promise<Answer> },
  ): Promise<Answer> {
    const before = running.get(playerId);
    if (before && before.key !== key) throw new Refused('round_running');
    if (before) {
      await before.ended.catch(() => {});
      return again();
    }
    const ended = work();
    running.set(playerId, { key, ended });
    return ended.finally(() => running.delete(playerId));
  };
}
