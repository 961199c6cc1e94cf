import type {
  BoardDocument,
  MallDocument,
  MallItem,
  Prize,
  RewardSource,
  RoundsTerms,
  Task,
  WheelSector,
} from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import type { Brand } from '../../tenancy/brand.ts';
import type { Receiver } from './chance.ts';
import type { DemoFriend } from './invite/invite.ts';
import type { Buyer, DemoOrder } from './mall/mall.ts';
import type { AnnouncedPacket } from './packets/packets.ts';

/** What a demonstration starts with: tasks, a wheel, a red packet, turns, friends, boards, a mall with orders, levels. */
export interface DemoPromotions {
  tasks(tx: Tx, brandId: string, tasks: readonly Task[]): Promise<void>;
  wheel(tx: Tx, brandId: string, sectors: WheelSector[]): Promise<boolean>;
  packet(tx: Tx, brand: Brand, packet: AnnouncedPacket): Promise<number>;
  turns(tx: Tx, member: Receiver, count: number): Promise<void>;
  /** A friend in some state, with what they have staked on the day they came. */
  friend(tx: Tx, friend: DemoFriend): Promise<void>;
  board(tx: Tx, brand: Brand, document: BoardDocument): Promise<string>;
  /** A member on every board of the brand. */
  place(tx: Tx, brandId: string, place: { memberId: string; percent: bigint }): Promise<void>;
  mallItem(tx: Tx, brandId: string, item: { document: MallDocument; stock: number }): Promise<string>;
  mallShelf(brand: Brand): Promise<{ items: MallItem[] }>;
  mallOrder(tx: Tx, buyer: Buyer, order: DemoOrder): Promise<void>;
  points(
    tx: Tx,
    member: Receiver & { currency?: string },
    lot: { cause: string; points: number; source: RewardSource | null },
  ): Promise<void>;
  /** Goods of the mall as a prize; null: there are none. */
  goods(brandId: string): Promise<Prize | null>;
  /** Joins the offers of free rounds: they wait to be claimed. */
  rounds(tx: Tx, brand: Brand, memberId: string): Promise<void>;
  vipPlan(tx: Tx, brand: Brand, rounds: RoundsTerms): Promise<void>;
}
