import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { PacketsForOperators } from './packets/packets.ts';
import type { TasksForOperators } from './tasks/tasks.ts';
import type { WheelForOperators } from './wheel/wheel.ts';

type RouteNeeds = { tasks: TasksForOperators; wheel: WheelForOperators; packets: PacketsForOperators };
type Calls = Pick<
  typeof consoleContract.promotions,
  | 'taskList'
  | 'saveTask'
  | 'wheelVersions'
  | 'publishWheel'
  | 'packetList'
  | 'announcePacket'
  | 'cancelPacket'
>;

export const chanceOperatorRoutes = ({ tasks, wheel, packets }: RouteNeeds): OperatorHandlers<Calls> => ({
  taskList: ({ brand }) => tasks.list(brand),
  saveTask: ({ brand, body, ...caller }) => tasks.save(brand, body, caller),
  wheelVersions: ({ brand }) => wheel.list(brand),
  publishWheel: ({ brand, body, ...caller }) => wheel.publish(brand, body, caller),
  packetList: ({ brand }) => packets.list(brand),
  announcePacket: ({ brand, body, ...caller }) => packets.request(brand, body, caller),
  cancelPacket: ({ brand, body, ...caller }) => packets.cancel(brand, body, caller),
});
