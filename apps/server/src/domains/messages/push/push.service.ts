import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { PushDevice, PushSettings, PushState } from '@parlour/contract';
import { DEVICES_MAX } from '@parlour/contract/values/messages/push.rules';
import type { Database } from '@parlour/database/database';
import type { PushParty } from '../../../config/third-parties.ts';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Identity } from '../../identity/identity.module.ts';
import { isReaderKey } from './encryption.rules.ts';
import {
  countDevices,
  dropDevice,
  dropOfSessions,
  dropOldest,
  putDevice,
  readSettings,
  saveSettings,
} from './push.repo.ts';
import { isPushService } from './push.rules.ts';
import type { PushKeys } from './push-keys.service.ts';

type PushNeeds = {
  database: Database;
  clock: Clock;
  keys: PushKeys;
  pushServices: PushParty;
  identity: Pick<Identity, 'findMember' | 'sessions' | 'addOpened'>;
};
export type PushOfMembers = ReturnType<typeof createPushOfMembers>;

/** What members want to be notified of, and on which devices. */
export function createPushOfMembers({ database, clock, keys, pushServices, identity }: PushNeeds) {
  // Who signs a device out, or is signed out, is not notified there any more.
  identity.addOpened({ end: (tx, { brandId, sessionIds }) => dropOfSessions(tx, brandId, sessionIds) });
  const ownerOf = (brand: Brand, { memberId }: Session) => ({ brandId: brand.id, memberId });

  return {
    async read(brand: Brand, session: Session): Promise<PushState> {
      const owner = ownerOf(brand, session);
      const member = await identity.findMember(brand.id, session.memberId);
      if (!member) throw new Refusal('not_logged_in');
      return {
        ...(await readSettings(database.queries, owner)),
        timeZone: member.timeZone,
        devices: await countDevices(database.queries, owner),
        publicKey: await keys.publicKeyOf(brand),
      };
    },

    async save(brand: Brand, session: Session, { topics, quiet }: PushSettings) {
      const chosen = { topics: [...new Set(topics)], quiet };
      await database.transaction((tx) => saveSettings(tx, ownerOf(brand, session), chosen));
      return {};
    },

    async addDevice(brand: Brand, session: Session, { endpoint, keys: { p256dh, auth } }: PushDevice) {
      if (!isPushService(endpoint, pushServices.services) || !isReaderKey(p256dh))
        throw new Refusal('push_service_unknown');
      const owner = ownerOf(brand, session);
      await database.transaction(async (tx) => {
        // Otherwise a log-out at the same time would leave the device behind.
        await identity.sessions.hold(tx, { brandId: brand.id, id: session.id });
        await putDevice(tx, {
          ...owner,
          id: newId(clock),
          sessionId: session.id,
          endpoint,
          publicKey: p256dh,
          secret: auth,
          seenAt: new Date(clock.now()),
        });
        await dropOldest(tx, owner, DEVICES_MAX);
      });
      return {};
    },

    async removeDevice(brand: Brand, session: Session, { endpoint }: Pick<PushDevice, 'endpoint'>) {
      await dropDevice(database.queries, ownerOf(brand, session), endpoint);
      return {};
    },
  };
}
