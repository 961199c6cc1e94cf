import { createECDH, randomBytes } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import { HOUR_MS } from '@parlour/clock/durations';
import { SITE_FILES } from '@parlour/contract/values/site-paths';
import type { Database, Tx } from '@parlour/database/database';
import { OUTBOX_TEXTS } from '@parlour/texts/whole/outbox';
import { createWholeText } from '@parlour/texts/whole-text';
import type { PushParty } from '../../../config/third-parties.ts';
import type { DailyKind } from '../../../jobs/daily.ts';
import { type Job, type JobKind, PermanentFailure } from '../../../jobs/job.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { postBytes } from '../../../outbound/outbound.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Identity } from '../../identity/identity.module.ts';
import type { ExcludedMembers } from '../inbox/inbox.ts';
import { encryptPush, SALT_BYTES, type Sender } from './encryption.rules.ts';
import { type DeviceRow, dropGone, dropUnseen, findDevice, listWanting, readSettings } from './push.repo.ts';
import {
  isPushService,
  MAX_ATTEMPTS,
  PUSH_NEWS,
  type PushNews,
  quietUntil,
  SEND_DEADLINE_MS,
  UNSEEN_KEPT_MS,
  USEFUL_FOR_MS,
} from './push.rules.ts';
import type { PushKeys } from './push-keys.service.ts';

type DeliveryNeeds = {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue'>;
  keys: PushKeys;
  pushServices: PushParty;
  identity: Pick<Identity, 'findMember'>;
  excluded: ExcludedMembers;
  brands: { ofId(brandId: string): Brand | undefined };
};
type Payload = { brandId: string; deviceId: string; news: PushNews; usefulUntilMs: number };
/** News for members, told to those of their devices that want it. */
export type ToldMembers = { brandId: string; memberIds: readonly string[]; news: PushNews };

const say = createWholeText(OUTBOX_TEXTS);

/**
 * Notifies devices, a job each. What a member chose counts at the moment of sending: what was switched off meanwhile is
 * not sent, and what falls into quiet hours waits for their end.
 */
export function createPushDelivery(needs: DeliveryNeeds) {
  const { database, clock, jobs, keys, pushServices, identity, excluded, brands } = needs;
  const job: JobKind<Payload> = { name: 'messages.push', maxAttempts: MAX_ATTEMPTS, outside: deliver };
  const forgetting: DailyKind = {
    name: 'messages.forget_push_devices',
    maxAttempts: 5,
    daily: { afterMs: HOUR_MS, daysBack: 1 },
    inTransaction: (tx, { brand }) => dropUnseen(tx, brand.id, new Date(clock.now() - UNSEEN_KEPT_MS)),
  };

  const enqueue = (tx: Tx, payload: Payload, runAtMs: number, turn: 'now' | 'later') =>
    jobs.enqueue(tx, job, payload, {
      brandId: payload.brandId,
      runAtMs,
      // The same news that still waits is told once.
      uniqueKey: `${payload.deviceId}:${payload.news}:${turn}`,
    });

  async function deliver({ payload }: Job<Payload>): Promise<void> {
    const { brandId, deviceId, news, usefulUntilMs } = payload;
    const { topic } = PUSH_NEWS[news];
    const device = await findDevice(database.queries, brandId, deviceId);
    const brand = brands.ofId(brandId);
    if (!device || !brand?.settings.switches.push || clock.now() >= usefulUntilMs) return;
    const { memberId } = device;
    const member = await identity.findMember(brandId, memberId);
    const { topics, quiet } = await readSettings(database.queries, { brandId, memberId });
    if (member?.state !== 'active' || !topics.includes(topic)) return;
    if (topic === 'promotions' && (await isExcluded({ brandId, memberId }))) return;
    const quietUntilMs = topic === 'security' ? null : quietUntil(quiet, member.timeZone, clock.now());
    if (quietUntilMs !== null) {
      const later = { ...payload, usefulUntilMs: quietUntilMs + USEFUL_FOR_MS };
      await database.transaction((tx) => enqueue(tx, later, quietUntilMs, 'later'));
      return;
    }
    await send(brand, device, {
      news,
      title: say(member.language, PUSH_NEWS[news].title),
      forSeconds: Math.ceil((usefulUntilMs - clock.now()) / 1000),
    });
  }

  const isExcluded = ({ brandId, memberId }: { brandId: string; memberId: string }) =>
    database.transaction(async (tx) =>
      (await excluded(tx, { brandId, memberIds: [memberId] })).has(memberId),
    );

  async function send(
    brand: Brand,
    device: DeviceRow,
    { news, title, forSeconds }: { news: PushNews; title: string; forSeconds: number },
  ): Promise<void> {
    const { endpoint } = device;
    // The list may have become shorter since the browser subscribed.
    if (!isPushService(endpoint, pushServices.services)) return dropGone(database.queries, device);
    const { path, urgency } = PUSH_NEWS[news];
    const icon = `${SITE_FILES.brand}${brand.settings.skin}/icon-192.png`;
    const text = JSON.stringify({ title, path, icon, tag: news });
    const { status } = await postBytes({
      url: endpoint,
      deadlineMs: SEND_DEADLINE_MS,
      requestId: null,
      privateHosts: pushServices.privateHosts,
      bytes: new Uint8Array(encryptPush(text, device, newSender())),
      headers: {
        authorization: await keys.authorization(brand, endpoint),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(forSeconds),
        urgency,
        // A later one of the same news takes the place of one that is still under way.
        topic: news,
      },
    });
    if (status === 404 || status === 410) return dropGone(database.queries, device);
    if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
    if (status >= 300) throw new PermanentFailure(`the push service answered ${status}`);
  }

  return {
    jobs: [job, forgetting],

    /** In the caller's transaction; sent after its commit. */
    async tell(tx: Tx, { brandId, memberIds, news }: ToldMembers): Promise<void> {
      const { topic, gatherMs } = PUSH_NEWS[news];
      const runAtMs = clock.now() + gatherMs;
      const usefulUntilMs = runAtMs + USEFUL_FOR_MS;
      for (const deviceId of await listWanting(tx, brandId, { memberIds, topic }))
        await enqueue(tx, { brandId, deviceId, news, usefulUntilMs }, runAtMs, 'now');
    },
  };
}

function newSender(): Sender {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { privateKey: pair.getPrivateKey(), salt: randomBytes(SALT_BYTES) };
}
