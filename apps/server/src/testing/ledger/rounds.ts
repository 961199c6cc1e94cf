import type { CompanionKind, Posting } from '../../domains/wallet/wallet.module.ts';
import { uuidOf } from './ids.ts';
import { ledgerOf } from './ledger.ts';

/** A table that stands in for whatever another domain writes together with a posting. */
export const ROUND_TABLE = `
  create table test_round (brand_id uuid not null, id uuid primary key, note text not null check (length(note) < 10));
  grant all on test_round to public`;

export const ROUND: CompanionKind<{ id: string; note: string }> = {
  table: 'test_round',
  columns: [
    { name: 'id', type: 'uuid', of: ({ id }) => id },
    { name: 'note', type: 'text', of: ({ note }) => note },
  ],
};

const MEMBERS = 25;

/** The posting of a number: three come in and one is staked, so that each leaves its member two. */
export function loadPosting(brandId: string, number: number): Posting {
  const books = ledgerOf(brandId);
  const member = uuidOf(`member ${number % MEMBERS}`);
  const id = uuidOf(`posting ${number}`);
  const [deposit] = books.deposit(member, 3n).transfers;
  const [bet] = books.bet(member, 1n).transfers;
  return { id, brandId, reference: `number ${number}`, transfers: [deposit, bet] };
}
