import type { WaitingItem } from '@parlour/contract';
import { writeDecimal } from '@parlour/money';
import type { TaskSource, Waiting } from '../../../domain-module.ts';
import type { Operator } from '../../../http/calls/operator-call.ts';
import { type Reach, reaches } from '../../../tenancy/reach.ts';
import type { BrandSource } from '../brand-source.ts';
import { QUEUE_OF_ALL_KINDS, QUEUE_OF_ONE_KIND } from './inbox.rules.ts';

/** A kind of task, as far as the operator's permission reaches. */
type Reached = { source: TaskSource; reach: Reach };
type QueueCall = { operator: Operator; kind: string | undefined; sources: readonly Reached[] };

/** What waits in all brands, one by one where the source can tell, else by number and brand; oldest first. */
export function createQueue({ brands }: { brands: BrandSource }) {
  const codeOf = (brandId: string | null) =>
    brandId === null ? null : (brands.ofId(brandId)?.settings.merchantCode ?? null);

  /** How many wait in each brand; what belongs to none is told without one. */
  async function numbersOf(
    { source, reach }: Reached,
    operator: Operator,
    total: number,
  ): Promise<WaitingItem[]> {
    const rows: WaitingItem[] = [];
    for (const { id, settings } of brands.all().filter((brand) => reaches(reach, brand.id))) {
      const count = await source.count({ operator, reach: new Set([id]) });
      if (count > 0) rows.push(numberOf(source.kind, settings.merchantCode, count));
    }
    const left = total - rows.reduce((sum, { count }) => sum + count, 0);
    return left > 0 ? [...rows, numberOf(source.kind, null, left)] : rows;
  }

  async function ofSource(reached: Reached, operator: Operator, limit: number): Promise<WaitingItem[]> {
    const { source, reach } = reached;
    const total = await source.count({ operator, reach });
    if (total === 0) return [];
    if (!source.waiting) return numbersOf(reached, operator, total);
    const found = await source.waiting({ operator, reach, limit });
    const rows = found.map((waiting) => itemOf(source.kind, codeOf(waiting.brandId), waiting));
    return total > rows.length ? [...rows, numberOf(source.kind, null, total - rows.length)] : rows;
  }

  return async ({ operator, kind, sources }: QueueCall): Promise<WaitingItem[]> => {
    const limit = kind === undefined ? QUEUE_OF_ALL_KINDS : QUEUE_OF_ONE_KIND;
    const items: WaitingItem[] = [];
    for (const reached of sources)
      if (kind === undefined || reached.source.kind === kind)
        items.push(...(await ofSource(reached, operator, limit)));
    // Alarms, which are only counted, come before everything that has waited for some time.
    return items.sort((one, other) => (one.since ?? 0) - (other.since ?? 0));
  };
}

const numberOf = (kind: string, merchantCode: string | null, count: number): WaitingItem => ({
  kind,
  id: null,
  merchantCode,
  title: '',
  amount: null,
  currency: null,
  since: null,
  count,
});

const itemOf = (
  kind: string,
  merchantCode: string | null,
  { id, title, money, since }: Waiting,
): WaitingItem => ({
  kind,
  id,
  merchantCode,
  title,
  amount: money ? writeDecimal(money.amount) : null,
  currency: money?.currency ?? null,
  since: since.getTime(),
  count: 1,
});
