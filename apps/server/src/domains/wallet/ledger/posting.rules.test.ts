import type { TransferKind } from '@parlour/contract';
import { AMOUNT_MAX } from '@parlour/money';
import { describe, expect, test } from 'vitest';
import { uuidOf } from '../../../testing/ledger/ids.ts';
import { ledgerOf } from '../../../testing/ledger/ledger.ts';
import { PURPOSES, type Purpose } from './accounts.rules.ts';
import {
  assertPosting,
  KINDS,
  LINES_MAX,
  type Posting,
  requestHash,
  type Transfer,
} from './posting.rules.ts';

const BRAND = uuidOf('brand');
const { account, posting, deposit, bet } = ledgerOf(BRAND);
const ALL_PURPOSES = Object.keys(PURPOSES) as Purpose[];
const member = uuidOf('member');
const first = bet(member, 10n, uuidOf('first'));
const [line] = first.transfers;
const withLine = (change: Partial<Transfer>): Posting => ({ ...first, transfers: [{ ...line, ...change }] });

describe('a kind of transfer', () => {
  const pairs = (Object.keys(KINDS) as TransferKind[]).flatMap((kind) =>
    ALL_PURPOSES.flatMap((debit) => ALL_PURPOSES.map((credit) => ({ kind, debit, credit }))),
  );

  test('passes between the accounts of its rule and no others', () => {
    for (const { kind, debit, credit } of pairs) {
      const rule: { debit: readonly Purpose[]; credit: readonly Purpose[] } = KINDS[kind];
      const check = () =>
        assertPosting(
          posting({ kind, debit: account('one', debit), credit: account('one', credit), amount: 1n }),
        );
      const isOfRule = rule.debit.includes(debit) && rule.credit.includes(credit);
      if (isOfRule && debit !== credit) expect(check).not.toThrow();
      else if (isOfRule) expect(check).toThrow('from an account to itself');
      else expect(check, `${kind} from ${debit} to ${credit}`).toThrow(`no ${kind} from`);
    }
  });

  test('never moves money from one member to another', () => {
    const isOfMember = (purpose: Purpose) => PURPOSES[purpose].holder === 'member';
    const between = pairs.filter(({ kind, debit, credit }) => {
      const rule: { debit: readonly Purpose[]; credit: readonly Purpose[] } = KINDS[kind];
      const isOfRule = rule.debit.includes(debit) && rule.credit.includes(credit);
      return isOfRule && isOfMember(debit) && isOfMember(credit);
    });
    expect(between.length).toBeGreaterThan(0);
    for (const { kind, debit, credit } of between) {
      const transfer = { kind, debit: account('one', debit), credit: account('other', credit), amount: 1n };
      expect(() => assertPosting(posting(transfer))).toThrow('from one member to another');
    }
  });
});

describe('a posting that no caller may ask for', () => {
  test.each<[string, Posting]>([
    ['no UUID', { ...first, id: 'first' }],
    ['no UUID', { ...first, id: first.id.toUpperCase() }],
    ['a reference of 0', { ...first, reference: '' }],
    ['a reference of 121', { ...first, reference: 'x'.repeat(121) }],
    ['no database keeps', { ...first, reference: 'a\0b' }],
    ['21 lines', { ...first, transfers: Array.from({ length: LINES_MAX + 1 }, () => line) as never }],
    ['an amount of 0', withLine({ amount: 0n })],
    ['an amount of -1', withLine({ amount: -1n })],
    [`an amount of ${AMOUNT_MAX + 1n}`, withLine({ amount: AMOUNT_MAX + 1n })],
    ['two currencies', withLine({ credit: { ...line.credit, currency: 'JPY' } })],
    ['no currency', bothIn('CNY,JPY')],
    ['no currency', bothIn('')],
    ["another brand's", withLine({ debit: { ...line.debit, brandId: uuidOf('other') } })],
    ['neither id nor code', withLine({ credit: account('a|b', 'vendor') })],
    ['neither id nor code', withLine({ credit: account('a,b', 'vendor') })],
    ['neither id nor code', withLine({ credit: account('', 'vendor') })],
  ])('is refused: %s', (why, wrong) => {
    expect(() => assertPosting(wrong)).toThrow(why);
  });

  function bothIn(currency: string): Posting {
    return withLine({ debit: { ...line.debit, currency }, credit: { ...line.credit, currency } });
  }
});

describe('the hash of a request', () => {
  test('differs when any field does', () => {
    const yen = (of: Transfer['debit']) => ({ ...of, currency: 'JPY' });
    const others: Posting[] = [
      first,
      { ...first, reference: 'another' },
      { ...first, brandId: uuidOf('other') },
      { ...first, transfers: [line, line] },
      { ...first, transfers: [line, deposit(member, 10n).transfers[0]] },
      { ...first, transfers: [deposit(member, 10n).transfers[0], line] },
      withLine({ amount: 11n }),
      withLine({ amount: 1n, kind: 'bet' }),
      withLine({ kind: 'win_rollback' }),
      withLine({ debit: account(uuidOf('other'), 'main') }),
      withLine({ debit: account(member, 'bonus') }),
      withLine({ credit: account('another', 'vendor') }),
      withLine({ credit: account('studio', 'house') }),
      withLine({ debit: yen(line.debit), credit: yen(line.credit) }),
    ];
    expect(new Set(others.map(requestHash)).size).toBe(others.length);
  });

  test('is not moved from one field to the next by what a reference holds', () => {
    const long = { ...first, transfers: [line, line] } as Posting;
    const told = `bet|${member}|main|studio|vendor|CNY|10|test`;
    expect(requestHash({ ...first, reference: told })).not.toBe(requestHash(long));
  });

  test('is the same for the same request under another id', () => {
    expect(requestHash({ ...first, id: uuidOf('second') })).toBe(requestHash(first));
  });
});
