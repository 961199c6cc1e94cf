import type { Clock } from '@parlour/clock/clock';
import { firstIdAt } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import { hashSecret } from '../../../credentials/tokens.ts';
import type { Visit } from './sessions.service.ts';
import { listOthersAtAddress, listOthersInBrowser } from './shared-places.repo.ts';
import { LOOK_BACK_MS, OTHERS_NAMED_MAX } from './shared-places.rules.ts';

/** Accounts of other members, at most five each. */
export type SharedPlaces = { sameBrowser: string[]; sameAddress: string[] };

/** Who else signed in from the member's browser or address in the last 30 days. */
export function createSharedPlaces({ database, clock }: { database: Database; clock: Clock }) {
  return async ({ brand, ip, cookies }: Visit, memberId: string): Promise<SharedPlaces> => {
    const sinceMs = clock.now() - LOOK_BACK_MS;
    const about = { brandId: brand.id, memberId, limit: OTHERS_NAMED_MAX };
    const device = cookies.read('device');
    return {
      sameBrowser: device
        ? await listOthersInBrowser(database.queries, {
            ...about,
            deviceHash: hashSecret(device),
            since: new Date(sinceMs),
          })
        : [],
      sameAddress: await listOthersAtAddress(database.queries, { ...about, ip, sinceId: firstIdAt(sinceMs) }),
    };
  };
}
