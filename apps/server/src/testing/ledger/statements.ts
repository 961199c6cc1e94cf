import { readDecimal } from '@parlour/money';
import fc from 'fast-check';
import { accountId } from '../../domains/wallet/ledger/accounts.rules.ts';
import type { Posting } from '../../domains/wallet/wallet.module.ts';
import { addOperator, signInAs } from '../operators.ts';
import { startTestApp } from '../test-app.ts';
import { ledgerOf } from './ledger.ts';

const merchant = 'harbor';
const STEPS = 60;

type Line = {
  id: string;
  postingId: string;
  at: number;
  kind: string;
  direction: 'in' | 'out';
  amount: string;
  balanceAfter: string;
  counter: { purpose: string; owner: { code: string; account: string | null; isMember: boolean } };
  stripe: number;
  seq: string;
};
export type Statement = { items: Line[]; next: string | null; opening: string; closing: string };
type Moved = { postingId: string; at: number; kind: string; delta: bigint };

export type StatementDesk = Awaited<ReturnType<typeof openStatements>>;
export const parts = (text: string) => readDecimal(text) as bigint;
export const deltaOf = ({ direction, amount }: Line) => (direction === 'in' ? parts(amount) : -parts(amount));

/** Books in which money moves at random, and an operator who reads their statements. */
export async function openStatements() {
  const app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '1000000' } });
  const brandId = app.modules.system.brands.ofMerchant(merchant)?.id ?? '';
  const books = ledgerOf(brandId);
  await addOperator(app, 'finance', { grants: [{ role: 'finance', merchantCode: merchant }] });
  const finance = await signInAs(app, 'finance');
  const get = async (path: string, query: Record<string, string | number>) => {
    const asked = new URLSearchParams(query as Record<string, string>);
    return finance.call(`${path}?${asked}`, { merchant });
  };
  /** The whole statement, page by page. */
  async function readAll(query: Record<string, string | number>) {
    const lines: Line[] = [];
    let page: Statement;
    let after: string | null = null;
    do {
      const answer = await get('/ops/ledger/statement', { ...query, ...(after ? { after } : {}) });
      if (answer.status !== 200) throw new Error(`no statement: ${answer.body}`);
      page = answer.value as Statement;
      lines.push(...page.items);
      after = page.next;
    } while (after);
    return { lines, opening: parts(page.opening), closing: parts(page.closing) };
  }

  /** The model: what moved on each account, in order. */
  const kept = new Map<string, Moved[]>();

  /** Random postings through `post` and `submit`, with the clock moving or standing still. */
  async function move(memberIds: string[], seed: number) {
    const keep = (ref: Parameters<typeof accountId>[0], moved: Moved) => {
      const id = accountId(ref);
      kept.set(id, [...(kept.get(id) ?? []), moved]);
    };
    const steps = fc.sample(
      fc.record({
        kind: fc.constantFrom('deposit', 'bet', 'win', 'betRollback' as const),
        member: fc.integer({ min: 0, max: memberIds.length - 1 }),
        amount: fc.bigInt({ min: 1n, max: 900_000n }),
        waitMs: fc.constantFrom(0, 0, 1, 1_000),
        byTransaction: fc.boolean(),
      }),
      { seed, numRuns: STEPS },
    );
    for (const { kind, member, amount, waitMs, byTransaction } of steps) {
      app.clock.advance(waitMs);
      const posting: Posting = books[kind as 'deposit'](memberIds[member] ?? '', amount);
      const [outcome] = byTransaction
        ? await app.database.transaction((tx) => app.modules.wallet.post(tx, [posting]))
        : [await app.modules.wallet.submit(posting)];
      if (outcome?.state !== 'posted') continue;
      const [transfer] = posting.transfers;
      const about = { postingId: posting.id, at: outcome.atMs, kind: transfer.kind };
      keep(transfer.debit, { ...about, delta: -amount });
      keep(transfer.credit, { ...about, delta: amount });
    }
  }

  return { app, brandId, books, finance, get, readAll, kept, move };
}
