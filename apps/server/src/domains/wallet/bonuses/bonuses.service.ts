import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { BonusState, Product } from '@parlour/contract';
import type { Database, Queries, Tx } from '@parlour/database/database';
import type { DomainJob } from '../../../jobs/daily.ts';
import type { MainAccounts } from '../accounts/accounts.ts';
import { markGuarded } from '../guarding/guarding.ts';
import { allows, type Ledger } from '../ledger/ledger.ts';
import { createBonusMoney } from './bonus-money.service.ts';
import {
  type Bonus,
  type BonusKey,
  type BonusOwner,
  endWaiting,
  findActive,
  findBonus,
  findByOrigin,
  findNext,
  insertBonus,
  listActive,
  listBonuses,
  listEnding,
  listForfeitedBy,
  saveBonus,
} from './bonuses.repo.ts';
import {
  activated,
  EXPIRE_EVERY_MS,
  EXPIRED_AT_ONCE,
  houseOf,
  LISTED_MAX,
  purseOf,
} from './bonuses.rules.ts';

export type NewBonus = Pick<
  Bonus,
  | 'brandId'
  | 'memberId'
  | 'currency'
  | 'origin'
  | 'amount'
  | 'requirement'
  | 'product'
  | 'vendors'
  | 'stakeMax'
  | 'releaseMax'
  | 'wagerDays'
>;
/** Whether rounds are open in which a bonus paid a part; supplied by the domains that take stakes. */
export type OpenRounds = (queries: Queries, bonus: BonusKey) => Promise<boolean>;
/** `unknown`: not this member's, or not to be ended any more. */
export type Cancelled = 'ended' | 'round_open' | 'unknown';

/** Of a part of a win: what comes out of the bonus purse, main, and the house, which bears what the bonus lost since. */
export type GivenBack = { purse: bigint; main: bigint; house: bigint };

/** Money with a requirement: granted, wagered, released or forfeited. One bonus of a member is active. */
export interface Bonuses {
  /** Once per origin. Active at once, if no other is; else it waits. */
  grant(tx: Tx, bonus: NewBonus): Promise<Bonus>;
  active(queries: Queries, owner: BonusOwner): Promise<Bonus | undefined>;
  ofOrigin(queries: Queries, brandId: string, origin: string): Promise<Bonus | undefined>;
  /** Those of many members, or the next of a brand by id. */
  listActive: typeof listActive;
  /** Newest first. */
  list(queries: Queries, member: Pick<BonusOwner, 'brandId' | 'memberId'>): Promise<Bonus[]>;
  /** The bonus as it is, if it is active, and it stays so in this transaction. */
  lockActive(tx: Tx, bonus: BonusKey): Promise<Bonus | null>;
  /**
   * Counts stakes towards the requirement. Releases the bonus once it is met, and ends it once its purse and its open
   * rounds are empty. Returns the bonus as it is then.
   */
  count(tx: Tx, bonus: BonusKey, valid: bigint): Promise<Bonus | undefined>;
  /** By the member; main stays as it is. */
  cancel(owner: BonusOwner, id: string): Promise<Cancelled>;
  /** Ends the active bonus, whatever is open; a withdrawal may bring it back. Returns what the house took. */
  forfeit(tx: Tx, owner: BonusOwner, withdrawalId?: string): Promise<bigint>;
  /** Ends all that the member has, active and waiting, whatever is open. */
  endAll(tx: Tx, owner: BonusOwner): Promise<void>;
  /** After the withdrawal failed: what it forfeited comes back. */
  restore(tx: Tx, brandId: string, withdrawalId: string): Promise<void>;
  /** The rollback of a win of which this bonus had a part: who gives that part back. */
  takeBack(tx: Tx, owner: BonusOwner, id: string, part: bigint): Promise<GivenBack>;
  /** What the member can stake there: main, and the active bonus if it allows it. */
  playable(queries: Queries, owner: BonusOwner, play: { product: Product; vendor: string }): Promise<bigint>;
  /** Whether rounds are open in which it paid a part. */
  readonly hasOpenRounds: OpenRounds;
  addOpenRounds(source: OpenRounds): void;
  readonly job: DomainJob;
}

type BonusNeeds = {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  mainAccounts: MainAccounts;
};

export function createBonuses({ database, clock, ledger, mainAccounts }: BonusNeeds): Bonuses {
  const sources: OpenRounds[] = [];
  const { lock, post } = createBonusMoney({ database, clock, ledger, mainAccounts });

  async function hasOpenRounds(queries: Queries, bonus: BonusKey): Promise<boolean> {
    for (const isOpen of sources) if (await isOpen(queries, bonus)) return true;
    return false;
  }

  /** The member's main account is locked in all of these. */
  async function activateNext(tx: Tx, owner: BonusOwner): Promise<void> {
    if (await findActive(tx, owner)) return;
    const next = await findNext(tx, owner);
    if (!next) return;
    const [main, purse] = [purseOf(owner, 'main'), purseOf(owner, 'bonus')];
    // What the member moved there is their own, and stays so.
    const own = await mainAccounts.bonus(tx, owner);
    const seq = await mainAccounts.bonusSeq(tx, owner);
    await saveBonus(tx, next, {
      state: 'active',
      held: 0n,
      purseSeq: own > 0n ? seq + 1n : seq,
      ...activated(next, clock.now()),
      endedAt: null,
      withdrawalId: null,
    });
    await markGuarded(tx, owner.brandId, owner.memberId);
    await post(tx, owner, next.id, [
      { kind: 'purse_transfer', debit: purse, credit: main, amount: own },
      { kind: 'bonus_grant', debit: houseOf(owner), credit: purse, amount: next.held },
    ]);
  }

  async function end(tx: Tx, bonus: Bonus, state: BonusState, withdrawalId?: string): Promise<bigint> {
    const left = await mainAccounts.bonus(tx, bonus);
    const [main, purse] = [purseOf(bonus, 'main'), purseOf(bonus, 'bonus')];
    const most = bonus.releaseMax;
    const released = state === 'released' ? (most !== null && left > most ? most : left) : 0n;
    await post(tx, bonus, bonus.id, [
      { kind: 'bonus_release', debit: purse, credit: main, amount: released },
      { kind: 'bonus_forfeit', debit: purse, credit: houseOf(bonus), amount: left - released },
    ]);
    await saveBonus(tx, bonus, {
      state,
      held: left - released,
      released,
      endedAt: new Date(clock.now()),
      // It may come back.
      ...(withdrawalId && {
        withdrawalId,
        pauses: [...bonus.pauses, { fromMs: clock.now(), untilMs: null }],
      }),
    });
    await activateNext(tx, bonus);
    return left - released;
  }

  /** Releases it if its requirement is met, ends it if nothing is left of it. */
  async function settle(tx: Tx, bonus: Bonus): Promise<void> {
    if (bonus.wagered >= bonus.requirement) {
      // What an open round may still win counts towards the most that is released.
      if (bonus.releaseMax === null || !(await hasOpenRounds(tx, bonus))) await end(tx, bonus, 'released');
      return;
    }
    if ((await mainAccounts.bonus(tx, bonus)) === 0n && !(await hasOpenRounds(tx, bonus)))
      await end(tx, bonus, 'exhausted');
  }

  async function lockActive(tx: Tx, key: BonusKey): Promise<Bonus | null> {
    const seen = await findBonus(tx, key);
    if (seen?.state !== 'active') return null;
    await lock(tx, seen);
    const now = await findBonus(tx, key);
    return now?.state === 'active' ? now : null;
  }

  const expire = (key: BonusKey): Promise<void> =>
    database.transaction(async (tx) => {
      const bonus = await lockActive(tx, key);
      if (!bonus) return;
      await settle(tx, bonus);
      const left = await findBonus(tx, key);
      if (left?.state === 'active' && !(await hasOpenRounds(tx, left))) await end(tx, left, 'expired');
    });

  return {
    async grant(tx, { amount, ...terms }) {
      await lock(tx, terms);
      const bonus: Bonus = {
        ...terms,
        id: newId(clock),
        amount,
        state: 'waiting',
        wagered: 0n,
        held: amount,
        released: 0n,
        createdAt: new Date(clock.now()),
        activatedAt: null,
        purseSeq: 0n,
        endsAt: null,
        endedAt: null,
        withdrawalId: null,
        pauses: [],
      };
      if (await insertBonus(tx, bonus)) await activateNext(tx, terms);
      return (await findByOrigin(tx, terms.brandId, terms.origin)) as Bonus;
    },

    active: findActive,
    ofOrigin: findByOrigin,
    listActive,
    list: (queries, member) => listBonuses(queries, member, LISTED_MAX),

    lockActive,

    async count(tx, key, valid) {
      const bonus = await lockActive(tx, key);
      if (bonus) {
        const wagered = bonus.wagered + valid;
        if (valid > 0n) await saveBonus(tx, bonus, { wagered });
        await settle(tx, { ...bonus, wagered });
      }
      return findBonus(tx, key);
    },

    cancel: (owner, id) =>
      database.transaction(async (tx) => {
        await lock(tx, owner);
        const bonus = await findBonus(tx, { brandId: owner.brandId, id });
        if (bonus?.memberId !== owner.memberId) return 'unknown';
        if (bonus.state === 'waiting') {
          await saveBonus(tx, bonus, { state: 'forfeited', endedAt: new Date(clock.now()) });
          return 'ended';
        }
        if (bonus.state !== 'active') return 'unknown';
        if (await hasOpenRounds(tx, bonus)) return 'round_open';
        await end(tx, bonus, 'forfeited');
        return 'ended';
      }),

    async forfeit(tx, owner, withdrawalId) {
      await lock(tx, owner);
      const bonus = await findActive(tx, owner);
      return bonus ? end(tx, bonus, 'forfeited', withdrawalId) : 0n;
    },

    async endAll(tx, owner) {
      await lock(tx, owner);
      // First those that wait, so that none of them becomes active.
      await endWaiting(tx, owner, new Date(clock.now()));
      const bonus = await findActive(tx, owner);
      if (bonus) await end(tx, bonus, 'forfeited');
    },

    async restore(tx, brandId, withdrawalId) {
      for (const bonus of await listForfeitedBy(tx, brandId, withdrawalId)) {
        await lock(tx, bonus);
        if (bonus.held > 0n) await saveBonus(tx, bonus, { state: 'waiting', endedAt: null });
        await activateNext(tx, bonus);
      }
    },

    async takeBack(tx, owner, id, part) {
      await lock(tx, owner);
      const bonus = await findBonus(tx, { brandId: owner.brandId, id });
      if (bonus?.state === 'released') return { purse: 0n, main: part, house: 0n };
      if (bonus?.state === 'active') {
        const left = await mainAccounts.bonus(tx, owner);
        const purse = left < part ? left : part;
        return { purse, main: 0n, house: part - purse };
      }
      if (bonus) await saveBonus(tx, bonus, { held: bonus.held > part ? bonus.held - part : 0n });
      return { purse: 0n, main: 0n, house: part };
    },

    async playable(queries, owner, play) {
      const main = await mainAccounts.main(queries, owner);
      if (!main.isGuarded) return main.balance;
      const bonus = await findActive(queries, owner);
      if (!bonus || !allows(bonus, play)) return main.balance;
      return main.balance + (await mainAccounts.bonus(queries, owner));
    },

    hasOpenRounds,
    addOpenRounds: (source) => void sources.push(source),

    job: {
      name: 'wallet.expire_bonuses',
      maxAttempts: 5,
      everyMs: EXPIRE_EVERY_MS,
      async outside() {
        for (const bonus of await listEnding(database.queries, new Date(clock.now()), EXPIRED_AT_ONCE))
          await expire(bonus);
      },
    },
  };
}
