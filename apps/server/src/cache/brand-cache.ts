import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import type { Bus, Topic } from '../bus/bus.ts';

/** A brand's value was changed; the id lets the process that changed it recognise its own event. */
export type BrandChange = { brandId: string; changeId: string };

type Held<Value> = {
  value: Value | null;
  /** The running read, and the one that follows because something changed meanwhile. */
  reading: Promise<Value> | null;
  next: Promise<Value> | null;
};
type CacheNeeds<Value> = {
  bus: Bus;
  clock: Clock;
  changed: Topic<BrandChange>;
  read(brandId: string, before: Value | null): Promise<Value>;
};
export type BrandCache<Value> = ReturnType<typeof createBrandCache<Value>>;

/**
 * One value per brand, kept in memory by every process from the first request on, and read again when the bus announces
 * a change. Until then the old one answers: nobody waits for a change.
 */
export function createBrandCache<Value>({ bus, clock, changed, read }: CacheNeeds<Value>) {
  const held = new Map<string, Held<Value>>();
  /** Changes by this process, which reads them itself. */
  const ownChanges = new Set<string>();
  const listeners: ((brandId: string) => void)[] = [];

  async function readNow(brandId: string, own: Held<Value>): Promise<Value> {
    try {
      own.value = await read(brandId, own.value);
      return own.value;
    } finally {
      own.reading = own.next;
      own.next = null;
    }
  }

  /** A read that starts after this call: a running one may have missed the change. */
  function readAgain(brandId: string): Promise<Value> {
    const own = held.get(brandId) ?? { value: null, reading: null, next: null };
    held.set(brandId, own);
    if (!own.reading) {
      own.reading = readNow(brandId, own);
      return own.reading;
    }
    own.next ??= own.reading.catch(() => undefined).then(() => readNow(brandId, own));
    return own.next;
  }

  const renew = async (brandId: string): Promise<void> => {
    if (held.has(brandId)) await readAgain(brandId);
    for (const listener of listeners) listener(brandId);
  };
  bus.subscribe(changed, async ({ brandId, changeId }) => {
    if (!ownChanges.delete(changeId)) await renew(brandId);
  });
  bus.onGap(async () => {
    ownChanges.clear();
    await Promise.all([...held.keys()].map(renew));
  });

  return {
    /** Without a promise if known, since that would be the slowest part of an answer from memory. */
    of(brandId: string): Value | Promise<Value> {
      const own = held.get(brandId);
      return own?.value ?? own?.reading ?? readAgain(brandId);
    },

    /** Other processes hear of it after the commit; this one reads it before the call is answered. */
    announce(_tx: Tx, brandId: string): void {
      afterCommit(async () => {
        const changeId = newId(clock);
        ownChanges.add(changeId);
        await bus.publish(changed, { brandId, changeId });
        await renew(brandId);
      });
    },

    /** Calls back in every process when a brand's value has changed and been read again. */
    onRenewed: (listener: (brandId: string) => void) => void listeners.push(listener),
  };
}

/** Answers from memory without a promise. */
export function using<Value, Answer>(
  value: Value | Promise<Value>,
  use: (value: Value) => Answer | Promise<Answer>,
): Answer | Promise<Answer> {
  return value instanceof Promise ? value.then(use) : use(value);
}
