import type { Direction } from '@parlour/contract';
import type { Queries } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { sql } from 'drizzle-orm';

/** One row of an account, and a line number in it. */
export type Place = { stripe: number; seq: bigint };
export type Stretch = { stripe: number; afterSeq: bigint; upToSeq: bigint };
type AccountKey = { brandId: string; accountId: string };

/** The time of a line, and the balance of its row after it. */
export type Mark = Place & { atMs: number; balance: bigint };

export type LineRow = Place & {
  postingId: string;
  line: number;
  atMs: number;
  kind: string;
  direction: Direction;
  amount: bigint;
  counterId: string;
  reference: string;
};

/** Reads lines by number: every number from 1 to the row's `seq` is one line, on one of the two sides. */
export async function readMarks(
  queries: Queries,
  { brandId, accountId }: AccountKey,
  places: readonly Place[],
): Promise<Mark[]> {
  if (places.length === 0) return [];
  const side = (name: 'debit' | 'credit') => sql`
    select t.at, t.${sql.raw(`${name}_balance`)} as balance
    from wallet_transfer t
    where t.${sql.raw(`${name}_account_id`)} = ${accountId}::uuid
      and t.${sql.raw(`${name}_stripe`)} = k.stripe
      and t.${sql.raw(`${name}_seq`)} = k.seq
      and t.brand_id = ${brandId}::uuid`;
  const { rows } = await queries.execute(sql`
    select k.stripe, k.seq, (extract(epoch from m.at) * 1000)::bigint as at_ms, m.balance
    from unnest(${arrayOf(places.map(({ stripe }) => stripe))}::int2[],
      ${arrayOf(places.map(({ seq }) => seq))}::int8[]) as k(stripe, seq)
    cross join lateral (${side('debit')} union all ${side('credit')}) as m`);
  return (rows as MarkColumns[]).map(({ stripe, seq, at_ms, balance }) => ({
    stripe,
    seq,
    atMs: Number(at_ms),
    balance,
  }));
}

type MarkColumns = { stripe: number; seq: bigint; at_ms: bigint; balance: bigint };

/** The newest lines of all stretches together: by time, then row, then number. */
export async function listLines(
  queries: Queries,
  { brandId, accountId }: AccountKey,
  { stretches, limit }: { stretches: readonly Stretch[]; limit: number },
): Promise<LineRow[]> {
  if (stretches.length === 0) return [];
  const side = (own: 'debit' | 'credit', counter: 'debit' | 'credit') => sql`
    select t.id, t.line, t.at, t.kind, t.amount, t.reference,
      ${own === 'credit' ? 'in' : 'out'}::text as direction,
      t.${sql.raw(`${own}_seq`)} as seq, t.${sql.raw(`${counter}_account_id`)} as counter_id
    from wallet_transfer t
    where t.${sql.raw(`${own}_account_id`)} = ${accountId}::uuid
      and t.${sql.raw(`${own}_stripe`)} = k.stripe
      and t.${sql.raw(`${own}_seq`)} > k.after_seq
      and t.${sql.raw(`${own}_seq`)} <= k.up_to_seq
      and t.brand_id = ${brandId}::uuid`;
  // Numbers have no gaps, so the newest lines are among these.
  const nearest = stretches.map(({ stripe, afterSeq, upToSeq }) => {
    const first = upToSeq - BigInt(limit);
    return { stripe, upToSeq, afterSeq: first > afterSeq ? first : afterSeq };
  });
  const { rows } = await queries.execute(sql`
    select k.stripe, l.seq, l.id, l.line, (extract(epoch from l.at) * 1000)::bigint as at_ms, l.kind,
      l.direction, l.amount, l.counter_id, l.reference
    from unnest(${arrayOf(nearest.map(({ stripe }) => stripe))}::int2[],
      ${arrayOf(nearest.map(({ afterSeq }) => afterSeq))}::int8[],
      ${arrayOf(nearest.map(({ upToSeq }) => upToSeq))}::int8[]) as k(stripe, after_seq, up_to_seq)
    cross join lateral (${side('debit', 'credit')} union all ${side('credit', 'debit')}) as l
    order by l.at desc, k.stripe desc, l.seq desc
    limit ${limit}`);
  return (rows as LineColumns[]).map((row) => ({
    stripe: row.stripe,
    seq: row.seq,
    postingId: row.id,
    line: row.line,
    atMs: Number(row.at_ms),
    kind: row.kind,
    direction: row.direction,
    amount: row.amount,
    counterId: row.counter_id,
    reference: row.reference,
  }));
}

type LineColumns = {
  stripe: number;
  seq: bigint;
  id: string;
  line: number;
  at_ms: bigint;
  kind: string;
  direction: Direction;
  amount: bigint;
  counter_id: string;
  reference: string;
};
