import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import { amountOf } from '@parlour/money';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import { type Bus, topic } from '../../bus/bus.ts';
import type { DomainJob } from '../../jobs/daily.ts';
import type { Live } from '../../live/live.ts';
import type { Log } from '../../observability/log.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Calendar } from '../../tenancy/calendar.rules.ts';
import type { Games } from '../games/games.module.ts';
import type { Identity } from '../identity/identity.module.ts';
import type { Operators } from '../operators/operators.module.ts';
import { ownerOf, type Wallet } from '../wallet/wallet.module.ts';
import { chanceOperatorRoutes } from './chance.operator.routes.ts';
import { chanceRoutes } from './chance.routes.ts';
import type { Forecasting, PrizeChecks, PrizeGiving } from './chance.ts';
import {
  CLOSE_EVERY_MS,
  createPacketClosing,
  createPackets,
  createPacketsForOperators,
} from './packets/packets.ts';
import type { ValidPlay } from './play/play.ts';

import { createSignIns } from './sign-in/sign-in.ts';
import { createTasks, createTasksForOperators } from './tasks/tasks.ts';
import { createWheel, createWheelForOperators, type Turns } from './wheel/wheel.ts';

/** Red packets of a brand changed: open pages ask again. */
const packetsChanged = topic<{ brandId: string }>('promotions.packets_changed');

export type ChanceNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  secrets: Secrets;
  log: Log;
  audit: AuditWriter;
  operators: Pick<Operators, 'approvals'>;
  identity: Pick<Identity, 'findMember'>;
  wallet: Pick<Wallet, 'dailyFigures'>;
  games: Pick<Games, 'titlesPlayed'>;
  brands: { all(): readonly Brand[]; calendarOf(brand: Brand): Promise<Calendar> };
};
type ChanceParts = {
  turns: Turns;
  prizes: PrizeGiving;
  validPlay: ValidPlay;
  prizeChecks: PrizeChecks;
  forecasts: Forecasting;
};

/** What members do for points, turns and prizes: sign-ins, tasks, the wheel, red packets. */
export function createChanceSide(needs: ChanceNeeds, parts: ChanceParts) {
  const { turns, prizes, validPlay, prizeChecks, forecasts } = parts;
  const { bus, wallet, games, identity, brands } = needs;
  const { approvals } = needs.operators;
  const tell = (brandId: string) => bus.publish(packetsChanged, { brandId });
  const tasks = createTasks({
    ...needs,
    prizes,
    async doneOn({ brand, session }, days) {
      const calendar = await brands.calendarOf(brand);
      const figures = await wallet.dailyFigures(brand, ownerOf(brand, session), days.length);
      const { memberId } = session;
      return Promise.all(
        calendar.daysBetween(days.at(-1) ?? '', days[0] ?? '').map(async ({ day, startsMs, endsMs }) => {
          const sums = figures.find((one) => one.day === day);
          return {
            day,
            deposited: amountOf(sums?.deposits ?? '0'),
            staked: await validPlay.within(brand, memberId, { fromMs: startsMs, untilMs: endsMs }),
            titles: await games.titlesPlayed(brand.id, { memberId, fromMs: startsMs, toMs: endsMs }),
          };
        }),
      );
    },
    async contactsOf({ brand, session }) {
      const member = await identity.findMember(brand.id, session.memberId);
      return [member?.mobileVerifiedAt, member?.emailVerifiedAt].filter((at) => at).length;
    },
  });
  const taskDesk = createTasksForOperators({ ...needs, approvals, prizeChecks, forecasts });
  const wheelDesk = createWheelForOperators({ ...needs, approvals, prizeChecks, forecasts });
  const packetDesk = createPacketsForOperators({ ...needs, approvals, prizeChecks, tell });
  const closing = createPacketClosing({ ...needs, prizes, tell });
  const jobs: DomainJob[] = [
    { name: 'promotions.close_packets', maxAttempts: 5, everyMs: CLOSE_EVERY_MS, outside: closing.closeDue },
  ];
  return {
    routes: chanceRoutes({
      signIns: createSignIns({ ...needs, prizes }),
      tasks,
      wheel: createWheel({ ...needs, turns, prizes }),
      packets: createPackets({ ...needs, prizes }),
    }),
    operatorRoutes: chanceOperatorRoutes({ tasks: taskDesk, wheel: wheelDesk, packets: packetDesk }),
    jobs,
    topics: (live: Live) =>
      bus.subscribe(packetsChanged, ({ brandId }) => live.tell({ brandId }, { topic: 'promotions' })),
    closePackets: closing.closeDue,
    demo: { tasks: taskDesk.putDemo, wheel: wheelDesk.putDemo, packet: packetDesk.putDemo, turns: turns.add },
  };
}
