import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../http/calls/operator-call.ts';
import type { DemoTraffic } from './traffic.service.ts';

export const demoRoutes = (traffic: DemoTraffic): OperatorHandlers<typeof consoleContract.demo> => ({
  traffic: async ({ brand }) => traffic.tell(brand),
  switchTraffic: ({ brand, body, actor }) => traffic.set(brand, body, actor),
});
