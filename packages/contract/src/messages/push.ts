import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Text } from '../text.ts';
import { PUSH_TOPICS } from '../values/messages/push.ts';

const ClockTime = Text.regex(/^([01]\d|2[0-3]):[0-5]\d$/).describe('HH:mm by the clock of the member');
const Base64Url = (length: number) => Text.regex(new RegExp(`^[\\w-]{${length}}$`));

const PushSettings = z.object({
  topics: z.array(z.enum(PUSH_TOPICS)).max(PUSH_TOPICS.length),
  quiet: z
    .object({ from: ClockTime, until: ClockTime })
    .nullable()
    .describe('Notifications wait until it is over, but for those of security; null: none wait'),
});
export type PushSettings = z.infer<typeof PushSettings>;

const PushState = PushSettings.extend({
  timeZone: z.string().describe('In which the quiet hours are meant'),
  devices: z.number().int().describe('How many of the caller are notified'),
  publicKey: z.string().describe('With which the browser subscribes: a P-256 point in base64url (RFC 8292)'),
});
export type PushState = z.infer<typeof PushState>;

/** As the browser describes a subscription (Push API). */
const Device = z.object({
  endpoint: Text.max(1_000).regex(/^https?:\/\/\S+$/),
  keys: z.object({
    p256dh: Base64Url(87).describe('The public key of the browser'),
    auth: Base64Url(22).describe('The secret it shares with us'),
  }),
});
export type PushDevice = z.infer<typeof Device>;

/** The specification has none of these calls. */
const base = { access: 'member', modules: ['push'] } as const;

export const pushEndpoints = {
  push: endpoint({
    ...base,
    method: 'GET',
    path: '/wps/push',
    summary: 'What the caller is notified of on their devices, and when not',
    answer: PushState,
    refusals: [],
  }),
  savePush: endpoint({
    ...base,
    method: 'PUT',
    path: '/wps/push',
    summary: 'Changes what the caller is notified of, and when not',
    body: PushSettings,
    answer: z.object({}),
    refusals: [],
  }),
  addPushDevice: endpoint({
    ...base,
    method: 'POST',
    path: '/wps/push/device',
    summary: 'Notifies this browser until its session is ended; asked again, it stays',
    callsPerMinute: 20,
    body: Device,
    answer: z.object({}),
    refusals: ['push_service_unknown'],
  }),
  removePushDevice: endpoint({
    ...base,
    method: 'DELETE',
    path: '/wps/push/device',
    summary: 'No longer notifies a browser; asked again, nothing changes',
    body: Device.pick({ endpoint: true }),
    answer: z.object({}),
    refusals: [],
  }),
};
