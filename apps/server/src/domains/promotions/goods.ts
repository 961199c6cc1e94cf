import type { Language, MallAddress, Prize, Reward } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import type { Brand } from '../../tenancy/brand.ts';

type Item = { brandId: string; id: string };
/** A reward of goods. */
export type Won = { brandId: string; id: string; memberId: string; currency: string; goodsId: string | null };

/** What rewards and prizes need of the mall: one of the stock is kept from the grant on, and the claim orders it. */
export interface Goods {
  /** Whoever gives the same item waits here, so that a cause is looked for and given by one at a time. */
  lock(tx: Tx, item: Item): Promise<unknown>;
  /** Whether there was one to keep. */
  keep(tx: Tx, item: Item): Promise<boolean>;
  /** Nobody claims it any more. */
  letGo(tx: Tx, won: Pick<Won, 'brandId' | 'goodsId'>): Promise<void>;
  /** Under the key of the reward: once. */
  order(tx: Tx, won: Won, address: MallAddress): Promise<void>;
  /** Names items in a language. */
  describer(
    brand: Brand,
    language: Language,
    ids: readonly string[],
  ): Promise<(itemId: string | null) => Reward['goods']>;
  /** Refuses goods of a brand without a mall: who won them could not follow their order. */
  requireMall(brandId: string, prizes: readonly Prize[]): void;
  /** Which prizes are goods that the mall does not have, or has under other words or another price, by field. */
  faultsOf(
    brandId: string,
    prizes: readonly (readonly [field: string, prize: Prize | null])[],
  ): Promise<Record<string, 'not_allowed'>>;
  /** For a demonstration: the goods that cost most, as a prize; null: the mall has none. */
  dearest(brandId: string): Promise<Prize | null>;
}
