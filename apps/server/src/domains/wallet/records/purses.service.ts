import type { Clock } from '@parlour/clock/clock';
import { idFromWords } from '@parlour/clock/ids';
import { PURSES, type PurseType } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { currencyOf, TRIAL_CURRENCY, writeDecimal } from '@parlour/money';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Calendar } from '../../../tenancy/calendar.rules.ts';
import type { MainAccounts } from '../accounts/accounts.ts';
import { readAdjustment } from '../adjustments/adjustments.ts';
import type { Bonuses } from '../bonuses/bonuses.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { type MoneyOwner, ownerOf, purseId, purseIds, purseOf } from './purses.rules.ts';
import { readHeads } from './records.repo.ts';

type Move = { from: 'main' | 'bonus'; to: 'main' | 'bonus'; amount: string };
type PurseNeeds = {
  database: Database;
  clock: Clock;
  ledger: Pick<Ledger, 'post'>;
  mainAccounts: Pick<MainAccounts, 'lockMain'>;
  bonuses: Pick<Bonuses, 'active'>;
  calendarOf(brand: Brand): Promise<Calendar>;
};
export type Purses = ReturnType<typeof createPurses>;

/** Members' balances, and transfers between their own purses. */
export function createPurses({ database, clock, ledger, mainAccounts, bonuses, calendarOf }: PurseNeeds) {
  async function headsOf(owner: MoneyOwner) {
    const heads = await readHeads(database.queries, {
      brandId: owner.brandId,
      accountIds: purseIds(owner),
    });
    const byId = new Map(heads.map((head) => [head.accountId, head]));
    return (type: PurseType) => byId.get(purseId(owner, type));
  }

  async function tell(owner: MoneyOwner) {
    const headOf = await headsOf(owner);
    const balanceOf = (type: PurseType) => headOf(type)?.balance ?? 0n;
    return {
      sumBalance: writeDecimal(balanceOf('main')),
      wallets: PURSES.filter((type) => type !== 'debt' || balanceOf(type) !== 0n).map((type) => ({
        type,
        balance: writeDecimal(balanceOf(type)),
      })),
      at: clock.now(),
    };
  }

  async function refuseWhileUnwagered(tx: Tx, owner: MoneyOwner): Promise<void> {
    await mainAccounts.lockMain(tx, owner);
    const bonus = await bonuses.active(tx, owner);
    if (!bonus) return;
    const left = bonus.requirement > bonus.wagered ? bonus.requirement - bonus.wagered : 0n;
    throw new Refusal('bonus_not_released', { toWager: writeDecimal(left) });
  }

  return {
    async wallet(brand: Brand, session: Session) {
      const owner = ownerOf(brand, session);
      return { ...shownIn(owner.currency), ...(await tell(owner)) };
    },

    async member(brand: Brand, session: Session) {
      const owner = ownerOf(brand, session);
      const headOf = await headsOf(owner);
      const wallets = PURSES.map((type) => {
        const head = headOf(type);
        return {
          type,
          balance: writeDecimal(head?.balance ?? 0n),
          movedAt: head && head.seq > 0n ? head.movedAtMs : null,
        };
      });
      return { currency: owner.currency, wallets };
    },

    async merchant(brand: Brand) {
      const { merchantCode, currency, timeZone, dayStartsAt } = brand.settings;
      return {
        ...shownIn(currency),
        merchantCode,
        trial: shownIn(TRIAL_CURRENCY),
        timeZone,
        dayStartsAt,
        today: (await calendarOf(brand)).dayOf(clock.now()),
      };
    },

    /**
     * Between main and bonus, either way, while no bonus is active: so a member's own money never becomes
     * subject to wagering.
     */
    async transfer(brand: Brand, session: Session, { from, to, amount: typed, key }: Move & { key: string }) {
      const owner = ownerOf(brand, session);
      if (from === to) throw new Refusal('invalid_input', { fields: { to: 'not_allowed' } });
      const amount = readAdjustment(typed, owner.currency);
      if (typeof amount === 'string') throw new Refusal('invalid_input', { fields: { amount } });
      const id = idFromWords(`${owner.memberId}|purse_transfer|${key}`);
      const [debit, credit] = [purseOf(owner, from), purseOf(owner, to)];
      await database.transaction(async (tx) => {
        await refuseWhileUnwagered(tx, owner);
        const [outcome] = await ledger.post(tx, [
          {
            id,
            brandId: owner.brandId,
            reference: `${from} to ${to}`,
            transfers: [{ kind: 'purse_transfer', debit, credit, amount }],
          },
        ]);
        if (outcome?.state === 'refused') throw new Refusal('not_enough_money');
        if (outcome?.state === 'conflict')
          throw new Error(`purse transfer ${id} was posted as something else`);
      });
      return { id, ...(await tell(owner)) };
    },
  };
}

function shownIn(code: string) {
  const { symbol, digits, inputUnit } = currencyOf(code);
  return { currency: code, currencySymbol: symbol, displayDigits: digits, inputUnit };
}
