import type { Clock } from '@parlour/clock/clock';
import { idFromWords } from '@parlour/clock/ids';
import type { AnswerOf, BodyOf, ConsoleContract, QueryOf } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { readPage } from '../../../lists/pages.rules.ts';
import { readMomentPlace, writeMomentPlace } from '../../../lists/places.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import type { ApprovalKind, Operators } from '../../operators/operators.module.ts';
import type { Posting, Transfer, Wallet } from '../../wallet/wallet.module.ts';
import type { BonusPart } from '../transactions/transactions.ts';
import {
  findBonusPart,
  findHeldWin,
  type HeldWinKey,
  type HeldWinRow,
  listHeldWins,
  lockHeldWin,
  settleHeldWin,
} from './held-wins.repo.ts';
import { heldAccountOf, RELEASE_WAITS_MS } from './held-wins.rules.ts';

type Calls = ConsoleContract['games'];
type HeldWin = AnswerOf<Calls['heldWins']>['items'][number];
type Release = HeldWinKey & { after: object };
type Caller = { brand: Brand; operator: Operator; actor: Actor };
type OperatorSideNeeds = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  directory: MemberDirectory;
  wallet: Pick<Wallet, 'post'>;
  operators: Pick<Operators, 'approvals' | 'people' | 'tellTasks'>;
};
export type HeldWinsForOperators = ReturnType<typeof createHeldWinsForOperators>;

/** Held wins as operators see them: two release one, one is enough to refuse it. */
export function createHeldWinsForOperators(needs: OperatorSideNeeds) {
  const { database, clock, audit, directory, wallet, operators } = needs;
  const { approvals, people, tellTasks } = operators;

  async function describe(brandId: string, rows: readonly HeldWinRow[]): Promise<HeldWin[]> {
    const members = await directory.describe(
      brandId,
      rows.map(({ memberId }) => memberId),
    );
    const deciders = await people.describe(rows.flatMap(({ settledBy }) => settledBy ?? []));
    const waiting = await approvals.waitingOnMany('held_win', rows.map(targetOf));
    return rows.map(
      ({ brandId: _brand, memberId, amount, limitAmount, at, settledAt, settledBy, ...row }) => ({
        ...row,
        id: `${row.vendor}/${row.transactionId}`,
        amount: writeDecimal(amount),
        limit: writeDecimal(limitAmount),
        at: at.getTime(),
        settledAt: settledAt?.getTime() ?? null,
        settledBy: settledBy === null ? null : (deciders.get(settledBy) ?? null),
        approvalId: waiting.get(targetOf({ ...row, brandId }))?.[0]?.approvalId ?? null,
        member: {
          id: memberId,
          account: members.get(memberId)?.account ?? null,
          customerNo: members.get(memberId)?.customerNo ?? null,
        },
      }),
    );
  }

  async function lockWaiting(tx: Tx, key: HeldWinKey): Promise<HeldWinRow> {
    const row = await lockHeldWin(tx, key);
    if (!row) throw new Refusal('not_found');
    if (row.state !== 'held') throw new Refusal('already_decided');
    return row;
  }

  type Deciding = { state: 'released' | 'refused'; postingId: string; actor: Actor; reason: string };

  async function settle(
    tx: Tx,
    row: HeldWinRow,
    { state, postingId, actor, reason }: Deciding,
  ): Promise<HeldWinRow> {
    const { brandId, vendor, currency, amount, round } = row;
    const transfers =
      state === 'released'
        ? winTransfers(row, await findBonusPart(tx, row))
        : ([
            {
              kind: 'win_held_back',
              debit: heldAccountOf(brandId, vendor, currency),
              credit: { brandId, owner: vendor, purpose: 'vendor', currency },
              amount,
            },
          ] as const);
    const [outcome] = await wallet.post(tx, [{ id: postingId, brandId, reference: round, transfers }]);
    if (outcome?.state !== 'posted') throw new Error(`held win ${row.transactionId} was ${outcome?.state}`);
    const settled = {
      state,
      settledAt: new Date(clock.now()),
      settledBy: actor.operatorId,
      settledReason: reason,
    };
    await settleHeldWin(tx, row, settled);
    await audit.record(tx, {
      actor,
      kind: 'change',
      action: state === 'released' ? 'games.release_win' : 'games.refuse_win',
      target: { kind: 'transaction', id: row.transactionId },
      brandId,
      changes: [{ path: 'state', before: 'held', after: state }],
      reason,
    });
    tellTasks();
    return { ...row, ...settled };
  }

  const releaseKind: ApprovalKind<Release> = {
    name: 'games.release_win',
    request: 'games.decide',
    decide: 'games.decide',
    lastsMs: RELEASE_WAITS_MS,
    async apply(tx, key, { actor, reason, approvalId }) {
      await settle(tx, await lockWaiting(tx, key), {
        state: 'released',
        postingId: approvalId,
        actor,
        reason,
      });
      return {};
    },
  };
  approvals.register(releaseKind);

  return {
    async list({ id: brandId }: Brand, { limit, after, state }: QueryOf<Calls['heldWins']>) {
      const place = readMomentPlace(after);
      const { rows, next } = await readPage(
        limit,
        (count) => listHeldWins(database.queries, brandId, { state, after: place, limit: count }),
        ({ at, transactionId }) => writeMomentPlace({ atMs: at.getTime(), id: transactionId }),
      );
      return { items: await describe(brandId, rows), next };
    },

    async askRelease(caller: Caller, { vendor, transactionId, reason }: BodyOf<Calls['releaseHeldWin']>) {
      const brandId = caller.brand.id;
      const key = { brandId, vendor, transactionId };
      const seen = await findHeldWin(database.queries, key);
      if (!seen) throw new Refusal('not_found');
      const account = (await directory.describe(brandId, [seen.memberId])).get(seen.memberId)?.account;
      const name = account ?? seen.memberId;
      const approvalId = await database.transaction(async (tx) => {
        const row = await lockWaiting(tx, key);
        const { gameCode, round, currency, why } = row;
        const after = {
          member: name,
          amount: writeDecimal(row.amount),
          currency,
          vendor,
          gameCode,
          round,
          beyond: why,
          limit: writeDecimal(row.limitAmount),
        };
        const target = { kind: 'held_win', id: targetOf(row), name };
        const payload = { ...key, after };
        return approvals.request(tx, releaseKind, { brandId, target, payload, reason }, caller);
      });
      return { approvalId };
    },

    async refuse(
      { brand, actor }: Caller,
      { vendor, transactionId, reason }: BodyOf<Calls['refuseHeldWin']>,
    ) {
      const key = { brandId: brand.id, vendor, transactionId };
      const row = await database.transaction(async (tx) => {
        const postingId = idFromWords(`${targetOf(key)}|refused`);
        return settle(tx, await lockWaiting(tx, key), { state: 'refused', postingId, actor, reason });
      });
      return (await describe(brand.id, [row]))[0] as HeldWin;
    },
  };
}

const targetOf = ({ brandId, vendor, transactionId }: HeldWinKey) => `${brandId}/${vendor}/${transactionId}`;

/** As the win would have been paid. */
function winTransfers(
  { brandId, vendor, memberId, currency, amount }: HeldWinRow,
  { bonusId, bonusAmount }: BonusPart,
): Posting['transfers'] {
  const debit = heldAccountOf(brandId, vendor, currency);
  const purse = (purpose: 'main' | 'bonus') => ({ brandId, owner: memberId, purpose, currency }) as const;
  const own: Transfer = { kind: 'win', debit, credit: purse('main'), amount: amount - bonusAmount };
  if (!bonusId) return [own];
  const theirs: Transfer = {
    kind: 'win',
    debit,
    credit: purse('bonus'),
    amount: bonusAmount,
    bonus: bonusId,
  };
  return own.amount > 0n ? [own, theirs] : [theirs];
}
