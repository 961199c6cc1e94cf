import type { BodyOf, ConsoleContract, OperatorBonus, OwnBonus } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Identity } from '../../identity/identity.module.ts';
import type { Messages } from '../../messages/messages.module.ts';
import type { ApprovalKind, Approvals } from '../../operators/operators.module.ts';
import type { Wallet } from '../../wallet/wallet.module.ts';
import type { Caller } from '../chance.ts';
import { CHANGE_LASTS_MS } from '../prizes.rules.ts';
import { forfeitedTexts } from './letters.service.ts';
import type { OwnBonuses } from './own-bonuses.service.ts';

type Calls = ConsoleContract['promotions'];
export type ForfeitsNeeds = {
  database: Database;
  audit: AuditWriter;
  identity: Pick<Identity, 'findMember'>;
  approvals: Pick<Approvals, 'register' | 'request' | 'waitingOnMany'>;
  brands: { ofId(brandId: string): Brand | undefined };
  wallet: Pick<Wallet, 'bonuses' | 'mainAccounts'>;
  inbox: Messages['inbox'];
  own: Pick<OwnBonuses, 'listOf'>;
  tell(member: { brandId: string; memberId: string }): void;
};
/** What both operators read. */
type Asked = {
  brandId: string;
  id: string;
  memberId: string;
  account: string;
  currency: string;
  balance: string;
  term: string;
};

/** Bonuses of a member as operators see them. Two of them end one, naming the term; main is never touched. */
export function createForfeits(needs: ForfeitsNeeds) {
  const { database, audit, identity, approvals, brands, wallet, inbox, own, tell } = needs;
  const kind: ApprovalKind<Asked> = {
    name: 'promotions.forfeit_bonus',
    request: 'promotions.decide',
    decide: 'promotions.decide',
    lastsMs: CHANGE_LASTS_MS,
    async apply(tx, { brandId, id, memberId, currency, term }, { actor, reason }) {
      const owner = { brandId, memberId, currency };
      // Whatever ends a bonus waits for this lock, so the one that is ended is the one that was asked about.
      await wallet.mainAccounts.lockMain(tx, owner);
      if ((await wallet.bonuses.active(tx, owner))?.id !== id) throw new Refusal('stale');
      const taken = writeDecimal(await wallet.bonuses.forfeit(tx, owner));
      await audit.record(tx, {
        actor,
        kind: 'change',
        action: 'promotions.forfeit_bonus',
        target: { kind: 'bonus', id },
        brandId,
        changes: [
          { path: 'state', before: 'active', after: 'forfeited' },
          { path: 'balance', before: taken, after: '0.00' },
          { path: 'term', after: term },
        ],
        reason,
      });
      await write(tx, { brandId, id, memberId, term });
      afterCommit(() => tell({ brandId, memberId }));
      return {};
    },
  };
  approvals.register(kind);

  async function write(
    tx: Tx,
    { brandId, id, memberId, term }: Omit<Asked, 'account' | 'currency' | 'balance'>,
  ) {
    const brand = brands.ofId(brandId);
    if (!brand) return;
    const texts = forfeitedTexts(brand.settings, term);
    await inbox.put(tx, { brandId, memberId, kind: 'promotion', key: `bonus-forfeited:${id}`, texts });
  }

  async function read(brand: Brand, memberId: string): Promise<{ account: string; bonuses: OwnBonus[] }> {
    const member = await identity.findMember(brand.id, memberId);
    if (!member) throw new Refusal('not_found');
    const { bonuses } = await own.listOf({ brand, language: brand.settings.defaultLanguage, memberId });
    return { account: member.account, bonuses };
  }

  return {
    async list(brand: Brand, memberId: string): Promise<{ bonuses: OperatorBonus[] }> {
      const { bonuses } = await read(brand, memberId);
      const waiting = await approvals.waitingOnMany(
        'bonus',
        bonuses.map(({ id }) => id),
      );
      return { bonuses: bonuses.map((bonus) => ({ ...bonus, isWaiting: waiting.has(bonus.id) })) };
    },

    async forfeit(
      brand: Brand,
      { memberId, id, term, reason }: BodyOf<Calls['forfeitBonus']>,
      caller: Pick<Caller, 'operator' | 'actor'>,
    ) {
      const { account, bonuses } = await read(brand, memberId);
      const bonus = bonuses.find((each) => each.id === id);
      if (!bonus) throw new Refusal('not_found');
      if (bonus.state !== 'active') throw new Refusal('already_decided');
      const { currency, balance } = bonus;
      const payload: Asked = { brandId: brand.id, id, memberId, account, currency, balance, term };
      const target = { kind: 'bonus', id, name: account };
      return database.transaction(async (tx) => ({
        approvalId: await approvals.request(tx, kind, { brandId: brand.id, target, payload, reason }, caller),
      }));
    },
  };
}
