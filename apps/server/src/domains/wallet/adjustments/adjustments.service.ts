import { DAY_MS } from '@parlour/clock/durations';
import type { Direction } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { readDecimal, writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import type { ApprovalKind, Approvals } from '../../operators/operators.module.ts';
import { HOUSE, type Ledger } from '../ledger/ledger.ts';
import { currencyOfMember, readAdjustment } from './adjustments.rules.ts';

type Asked = { memberId: string; currency: string; direction: Direction; amount: string; reason: string };
/** What both operators read, and what is posted: money as the decimal that was sent. */
type Adjustment = Omit<Asked, 'reason'> & { brandId: string; account: string };
type Caller = { operator: Operator; actor: Actor };

type AdjustmentNeeds = {
  database: Database;
  ledger: Pick<Ledger, 'post'>;
  directory: Pick<MemberDirectory, 'describe'>;
  approvals: Pick<Approvals, 'register' | 'request'>;
  audit: AuditWriter;
};
export type Adjustments = ReturnType<typeof createAdjustments>;

/** Money given to or taken from a member by hand. One operator requests it; nothing moves until another approves. */
export function createAdjustments({ database, ledger, directory, approvals, audit }: AdjustmentNeeds) {
  const kind: ApprovalKind<Adjustment> = {
    name: 'wallet.adjustment',
    request: 'ledger.adjust',
    decide: 'ledger.adjust',
    lastsMs: DAY_MS,
    apply,
  };
  approvals.register(kind);

  /** Posts in the transaction of the decision, under the approval's id, so it cannot be posted twice. */
  async function apply(
    tx: Tx,
    adjustment: Adjustment,
    about: { actor: Actor; reason: string; approvalId: string },
  ) {
    const { approvalId, actor, reason } = about;
    const [outcome] = await ledger.post(tx, [postingOf(adjustment, approvalId)]);
    if (outcome?.state === 'refused')
      throw new Refusal(
        'not_enough_money',
        'balance' in outcome.refusal ? { balance: writeDecimal(outcome.refusal.balance) } : {},
      );
    if (outcome?.state !== 'posted') throw new Error(`adjustment ${approvalId} was ${outcome?.state}`);
    const { brandId, memberId, currency, direction, amount } = adjustment;
    await audit.record(tx, {
      actor,
      kind: 'change',
      action: 'wallet.adjust',
      target: { kind: 'member', id: memberId },
      brandId,
      changes: changesBetween({}, { direction, amount, currency, posting: approvalId }),
      reason,
    });
    return {};
  }

  return {
    async request(brand: Brand, { reason, ...asked }: Asked, { operator, actor }: Caller) {
      const { memberId, currency, direction } = asked;
      const member = (await directory.describe(brand.id, [memberId])).get(memberId);
      if (!member) throw new Refusal('not_found');
      if (currency !== currencyOfMember(member.type, brand))
        throw new Refusal('invalid_input', { fields: { currency: 'not_allowed' } });
      const parts = readAdjustment(asked.amount, currency);
      if (typeof parts === 'string') throw new Refusal('invalid_input', { fields: { amount: parts } });
      const amount = writeDecimal(parts);
      const { account } = member;
      const payload: Adjustment = { brandId: brand.id, memberId, account, currency, direction, amount };
      return database.transaction(async (tx) => {
        const target = { kind: 'member', id: memberId, name: account };
        const request = { brandId: brand.id, target, payload, reason };
        const approvalId = await approvals.request(tx, kind, request, { operator, actor });
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'wallet.request_adjustment',
          target: { kind: 'member', id: memberId },
          brandId: brand.id,
          changes: changesBetween({}, { direction, amount, currency, approval: approvalId }),
          reason,
        });
        return { approvalId };
      });
    },
  };
}

function postingOf({ brandId, memberId, currency, direction, amount }: Adjustment, id: string) {
  const member = { brandId, owner: memberId, purpose: 'main', currency } as const;
  const house = { brandId, owner: HOUSE, purpose: 'house', currency } as const;
  const parts = readDecimal(amount);
  if (parts === null) throw new Error(`adjustment ${id} of ${amount}`);
  const transfer =
    direction === 'in'
      ? ({ kind: 'adjustment_in', debit: house, credit: member, amount: parts } as const)
      : ({ kind: 'adjustment_out', debit: member, credit: house, amount: parts } as const);
  return { id, brandId, reference: `approval ${id}`, transfers: [transfer] as const };
}
