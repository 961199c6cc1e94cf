import { randomBytes } from 'node:crypto';
import type { Clock } from './clock/clock.ts';

const KEPT_MAX = 1_000;

/** Values behind expiring secrets: sign-in codes, verification sessions. */
export function createOneTime<Value>({ clock, lifeMs }: { clock: Clock; lifeMs: number }) {
  const kept = new Map<string, { value: Value; endsAt: number }>();
  const find = (key: string): Value | null => {
    const found = kept.get(key);
    return found && found.endsAt > clock.now() ? found.value : null;
  };
  return {
    put(value: Value): string {
      const [oldest] = kept.keys();
      if (kept.size >= KEPT_MAX && oldest !== undefined) kept.delete(oldest);
      const key = randomBytes(32).toString('base64url');
      kept.set(key, { value, endsAt: clock.now() + lifeMs });
      return key;
    },
    find,
    /** A second attempt finds nothing. */
    take(key: string): Value | null {
      const value = find(key);
      kept.delete(key);
      return value;
    },
  };
}
