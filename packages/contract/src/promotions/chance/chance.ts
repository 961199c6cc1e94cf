import { packetEndpoints } from './packets.ts';
import { signInEndpoints } from './sign-in.ts';
import { taskEndpoints } from './tasks.ts';
import { wheelEndpoints } from './wheel.ts';

/** What members do for points, turns and prizes: sign-ins, tasks, the wheel, red packets. */
export const chanceEndpoints = {
  ...signInEndpoints,
  ...taskEndpoints,
  ...wheelEndpoints,
  ...packetEndpoints,
};
