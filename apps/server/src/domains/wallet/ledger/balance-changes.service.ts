import type { Clock } from '@parlour/clock/clock';
import { type Bus, topic } from '../../../bus/bus.ts';
import type { Log } from '../../../observability/log.ts';
import { GATHER_MS, HEARD_MS, MEMBERS_PER_MESSAGE, SAY_AGAIN_MS } from './balance-changes.rules.ts';
import { memberOf, type Posting } from './posting.rules.ts';

type Moved = { brandId: string; memberIds: readonly string[] };
const balancesChanged = topic<Moved>('wallet.balances_changed');
const listening = topic<Record<never, never>>('wallet.listening');

type BalanceChangesNeeds = { bus: Bus; clock: Clock; log: Log };
export type BalanceChanges = ReturnType<typeof createBalanceChanges>;

/**
 * Tells every process that members' balances changed, after the commit. It costs the ledger one check of a flag per
 * batch while nobody listens, and a set entry per member while somebody does.
 */
export function createBalanceChanges({ bus, clock, log }: BalanceChangesNeeds) {
  const gathered = new Map<string, Set<string>>();
  let isHeard = false;
  let stopHearing = () => {};
  let stopTelling = () => {};
  let saidAtMs = Number.NEGATIVE_INFINITY;

  bus.subscribe(listening, () => {
    isHeard = true;
    stopHearing();
    stopHearing = clock.after(HEARD_MS, () => {
      isHeard = false;
    });
  });

  /** A lost message only delays a figure: every figure can be fetched. */
  async function publish(news: Moved): Promise<void> {
    try {
      await bus.publish(balancesChanged, news);
    } catch (err) {
      log.warn({ err }, 'nobody heard that balances changed');
    }
  }

  function tell(): void {
    const news = [...gathered].flatMap(([brandId, members]) => inParts(brandId, [...members]));
    gathered.clear();
    for (const one of news) void publish(one);
  }

  function membersOf(brandId: string): Set<string> {
    if (gathered.size === 0) stopTelling = clock.after(GATHER_MS, tell);
    const known = gathered.get(brandId);
    if (known) return known;
    const members = new Set<string>();
    gathered.set(brandId, members);
    return members;
  }

  return {
    /** Called with a committed batch; refused postings in it only cause a needless fetch. */
    note(postings: Iterable<Posting>): void {
      if (!isHeard) return;
      let last = '';
      let members = new Set<string>();
      for (const { brandId, transfers } of postings) {
        if (brandId !== last) members = membersOf(brandId);
        last = brandId;
        for (const transfer of transfers) {
          const member = memberOf(transfer);
          if (member) members.add(member.owner);
        }
      }
    },

    /** What follows play is told of a round that ends without money, too. */
    noteMember({ brandId, memberId }: { brandId: string; memberId: string }): void {
      if (isHeard) membersOf(brandId).add(memberId);
    },

    /** Called by processes with members' pages open: when the first opens, and again from time to time. */
    async listen(): Promise<void> {
      if (clock.now() - saidAtMs < SAY_AGAIN_MS) return;
      saidAtMs = clock.now();
      await bus.publish(listening, {});
    },

    onMoved: (handle: (moved: Moved) => void) => bus.subscribe(balancesChanged, handle),

    close(): void {
      stopHearing();
      stopTelling();
    },
  };
}

function inParts(brandId: string, memberIds: readonly string[]): Moved[] {
  const parts: Moved[] = [];
  for (let from = 0; from < memberIds.length; from += MEMBERS_PER_MESSAGE)
    parts.push({ brandId, memberIds: memberIds.slice(from, from + MEMBERS_PER_MESSAGE) });
  return parts;
}
