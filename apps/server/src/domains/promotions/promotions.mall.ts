import type { Clock } from '@parlour/clock/clock';
import type { consoleContract, contract } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import { type Bus, topic } from '../../bus/bus.ts';
import type { Handlers } from '../../http/calls/call.ts';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { Live } from '../../live/live.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { MemberDirectory } from '../identity/identity.module.ts';
import type { Messages } from '../messages/messages.module.ts';
import type { Operators } from '../operators/operators.module.ts';
import type { Forecasting, PrizeGiving } from './chance.ts';
import { createMall, createMallItems, createMallOrders, createMoving, createOrdering } from './mall/mall.ts';
import type { Points } from './points/points.ts';
import type { Rewards } from './rewards/rewards.ts';

/** What a brand's mall offers has changed: open pages ask again. */
const mallChanged = topic<{ brandId: string }>('promotions.mall_changed');

type MallNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  secrets: Secrets;
  audit: AuditWriter;
  operators: Pick<Operators, 'people' | 'approvals' | 'tellTasks'>;
  directory: MemberDirectory;
  pictures: Messages['pictures'];
  inbox: Messages['inbox'];
  brands: { all(): readonly Brand[] };
  points: Points;
  rewards: Rewards;
  prizes: PrizeGiving;
  forecasts: Forecasting;
  levelOf(brandId: string, memberId: string): Promise<number>;
  tell(member: { brandId: string; memberId: string }): void;
};
type MallRoutes = Pick<
  Handlers<typeof contract.promotions>,
  | 'points'
  | 'mall'
  | 'ownMall'
  | 'orderFromMall'
  | 'mallOrders'
  | 'cancelMallOrder'
  | 'receiveMallOrder'
  | 'pointHistory'
>;
type MallOperatorRoutes = Pick<
  OperatorHandlers<typeof consoleContract.promotions>,
  | 'mallItems'
  | 'saveMallItem'
  | 'mallOrderList'
  | 'mallOrderAddress'
  | 'sendMallOrder'
  | 'finishMallOrder'
  | 'refuseMallOrder'
>;
export type MallSide = ReturnType<typeof createMallSide>;

/** What points are for: the mall, its orders, and how points came and went. */
export function createMallSide(needs: MallNeeds) {
  const { bus, points } = needs;
  const { tellTasks } = needs.operators;
  const moving = createMoving({ ...needs, tellTasks });
  const mall = createMall(needs);
  const ordering = createOrdering({ ...needs, moving, tellTasks });
  const items = createMallItems({ ...needs, tellBrand: (brandId) => bus.publish(mallChanged, { brandId }) });
  const orders = createMallOrders({ ...needs, moving });
  const routes: MallRoutes = {
    points: ({ brand, session }) => points.balance({ brandId: brand.id, memberId: session.memberId }),
    mall: ({ brand, language }) => mall.list(brand, language),
    ownMall: (call) => mall.own(call),
    orderFromMall: (call) => ordering.order(call, call.body),
    mallOrders: (call) => ordering.list(call, call.query),
    cancelMallOrder: (call) => ordering.cancel(call, call.body.id),
    receiveMallOrder: (call) => ordering.receive(call, call.body.id),
    pointHistory: (call) => mall.history(call, call.query),
  };
  const operatorRoutes: MallOperatorRoutes = {
    mallItems: ({ brand }) => items.list(brand),
    saveMallItem: ({ brand, body, ...caller }) => items.save(brand, body, caller),
    mallOrderList: ({ brand, query }) => orders.list(brand, query),
    mallOrderAddress: ({ brand, body, actor }) => orders.address(brand, body, actor),
    sendMallOrder: ({ brand, body, actor }) => orders.send(brand, body, actor),
    finishMallOrder: ({ brand, body, actor }) => orders.finish(brand, body, actor),
    refuseMallOrder: ({ brand, body, actor }) => orders.cancel(brand, body, actor),
  };
  return {
    routes,
    operatorRoutes,
    takeBack: moving.takeBack,
    tasks: orders.tasks,
    topics: (live: Live) =>
      bus.subscribe(mallChanged, ({ brandId }) => live.tell({ brandId }, { topic: 'promotions' })),
    demo: {
      mallItem: items.putDemo,
      mallShelf: (brand: Brand) => mall.list(brand, brand.settings.defaultLanguage),
      mallOrder: ordering.putDemo,
      points: points.add,
    },
  };
}
