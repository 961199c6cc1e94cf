import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/calls/call.ts';
import type { Packets } from './packets/packets.ts';
import type { SignIns } from './sign-in/sign-in.ts';
import type { Tasks } from './tasks/tasks.ts';
import type { Wheels } from './wheel/wheel.ts';

type RouteNeeds = { signIns: SignIns; tasks: Tasks; wheel: Wheels; packets: Packets };
type Calls = Pick<
  typeof contract.promotions,
  | 'signInCalendar'
  | 'signInToday'
  | 'tasks'
  | 'claimTask'
  | 'wheel'
  | 'turnWheel'
  | 'packets'
  | 'packetDraw'
  | 'tapPacket'
>;

export const chanceRoutes = ({ signIns, tasks, wheel, packets }: RouteNeeds): Handlers<Calls> => ({
  signInCalendar: ({ brand, session }) => signIns.calendar(brand, session),
  signInToday: ({ brand, session }) => signIns.sign(brand, session),
  tasks: (call) => tasks.list(call),
  claimTask: (call) => tasks.claim(call, call.body),
  wheel: ({ brand, session }) => wheel.look(brand, session),
  turnWheel: ({ brand, session, body }) => wheel.turn(brand, session, body),
  packets: ({ brand, session }) => packets.list(brand, session),
  packetDraw: ({ brand, session, query }) => packets.draw(brand, session, query.number),
  tapPacket: ({ brand, session, body }) => packets.tap(brand, session, body.number),
});
