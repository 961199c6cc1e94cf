import { packetOperatorEndpoints } from './packets.operator.ts';
import { taskOperatorEndpoints } from './tasks.operator.ts';
import { wheelOperatorEndpoints } from './wheel.operator.ts';

export const chanceOperatorEndpoints = {
  ...taskOperatorEndpoints,
  ...wheelOperatorEndpoints,
  ...packetOperatorEndpoints,
};
