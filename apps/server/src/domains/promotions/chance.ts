import type { Forecast, GameCategory, Prize, RewardSource, Written } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import type { Actor, Operator } from '../../http/calls/operator-call.ts';
import type { Brand } from '../../tenancy/brand.ts';

export type Receiver = { brandId: string; memberId: string };

/** A prize, with what it is for: a cause gives once. */
export type Gift = Receiver & { source: RewardSource; cause: string; prize: Prize };

/** Where prizes go. */
export type PrizeGiving = {
  /** Writes the reward of a prize and pays it, in the caller's transaction. */
  give(tx: Tx, gift: Gift): Promise<void>;
  /** Refuses those to whom nothing may be offered now; asked before a transaction begins. */
  requireReceiver(brand: Brand, memberId: string): Promise<void>;
  /** The same as a question. */
  isReceiver(brand: Brand, memberId: string): Promise<boolean>;
};

/** Which prizes are of things that are not there, by field. */
export type PrizeChecks = {
  faultsOf(
    brandId: string,
    prizes: readonly (readonly [field: string, prize: Prize | null])[],
  ): Promise<Record<string, 'not_allowed'>>;
  /** Refuses prizes that their winners could not find, when they are asked for and when they are decided. */
  requireMall(brandId: string, prizes: readonly Prize[]): void;
  /** Refuses prizes with which a category would return everything. No category: all of them. */
  requireBudget(
    queries: Queries,
    brandId: string,
    given: { prizes: readonly Prize[]; categories: readonly GameCategory[] },
  ): Promise<void>;
};

/** What something may cost, told to whoever decides beside what is asked for. */
export type Forecasting = {
  /** Of what is known to be without faults. */
  of(brand: Brand, written: Written): Promise<Forecast>;
};

/** Who asks for a change at the console. */
export type Caller = { operator: Operator; actor: Actor };
