import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { importJWK, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import { createInbox } from '../messages/inbox.ts';
import { createUserAgent, type UserAgent } from './user-agent.ts';

/** What arrived at a browser. `to` is its subscription. */
type Notification = {
  id: string;
  at: number;
  to: string;
  text: string;
  ttl: number;
  urgency: string;
  topic: string;
  subject: string;
};

const Asked = z.object({ applicationServerKey: z.string().regex(/^[\w-]{87}$/) });
const Settings = z.strictObject({
  answers: z.enum([
    'normal',
    /** As while the service is overloaded. */
    'busy',
    /** As to a sender it does not like. */
    'refused',
  ]),
});
const Headers = z.object({
  authorization: z.string().regex(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, ?k=[\w-]{87}$/),
  'content-encoding': z.literal('aes128gcm'),
  ttl: z.string().regex(/^\d+$/).transform(Number),
  urgency: z.enum(['very-low', 'low', 'normal', 'high']).default('normal'),
  topic: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .default(''),
});
/** Section 7.2 of RFC 8030: a service need not take more. */
const MESSAGE_MAX_BYTES = 4_096;
const SIGNED_FOR_MAX_SECONDS = 24 * 3_600;

type PushNeeds = { clock: Clock; origin: () => string };

/** A push service (RFC 8030) with its browsers: it knows each sender by its signature and lets browsers decrypt. */
export function pushRoutes(server: FastifyInstance, { clock, origin }: PushNeeds): void {
  const browsers = new Map<string, UserAgent>();
  const arrived = createInbox<Notification>();
  const settings: z.infer<typeof Settings> = { answers: 'normal' };
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  server.post('/push/control', (request, reply) => {
    const wanted = Settings.safeParse(request.body);
    return wanted.success ? Object.assign(settings, wanted.data) : reply.code(400).send({ error: 'invalid' });
  });
  // What `pushManager.subscribe` asks of the service.
  server.post('/push/subscriptions', (request, reply) => {
    const asked = Asked.safeParse(request.body);
    if (!asked.success) return reply.code(400).send({ error: 'invalid' });
    const browser = createUserAgent(asked.data.applicationServerKey);
    const id = randomUUID();
    browsers.set(id, browser);
    return { endpoint: `${origin()}/push/send/${id}`, expirationTime: null, keys: browser.keys };
  });
  server.delete<{ Params: { id: string } }>('/push/subscriptions/:id', ({ params }, reply) => {
    browsers.delete(params.id);
    return reply.code(204).send();
  });
  server.get<{ Querystring: { to?: string } }>('/push/messages', ({ query }) => ({
    messages: arrived.list(({ to }) => query.to === undefined || query.to.endsWith(to)),
  }));

  server.post<{ Params: { id: string } }>('/push/send/:id', async ({ params, headers, body }, reply) => {
    if (settings.answers === 'busy') return reply.code(503).send('busy');
    if (settings.answers === 'refused') return reply.code(403).send('refused');
    const browser = browsers.get(params.id);
    if (!browser) return reply.code(410).send('gone');
    const read = Headers.safeParse(headers);
    if (!read.success || !Buffer.isBuffer(body)) return reply.code(400).send('bad request');
    if (body.length > MESSAGE_MAX_BYTES) return reply.code(413).send('too large');
    const { authorization, ttl, urgency, topic } = read.data;
    const subject = await senderOf(authorization, browser.senderKey, { clock, origin });
    if (subject === null) return reply.code(403).send("the signature is not the sender's");
    const id = randomUUID();
    arrived.add({
      id,
      at: clock.now(),
      to: params.id,
      text: browser.read(body),
      ttl,
      urgency,
      topic,
      subject,
    });
    return reply.code(201).header('location', `${origin()}/push/message/${id}`).send();
  });
}

/** Who signed (RFC 8292): by the key that the browser subscribed with, for this service, not for longer than a day. */
async function senderOf(
  authorization: string,
  senderKey: string,
  { clock, origin }: PushNeeds,
): Promise<string | null> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  if (key !== senderKey) return null;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y, alg: 'ES256' });
  const now = clock.now();
  try {
    const { payload } = await jwtVerify(token, publicKey, {
      algorithms: ['ES256'],
      audience: origin(),
      requiredClaims: ['exp', 'sub'],
      currentDate: new Date(now),
    });
    const isShort = (payload.exp ?? 0) <= now / 1000 + SIGNED_FOR_MAX_SECONDS;
    return isShort && /^(mailto:|https:)/.test(payload.sub ?? '') ? (payload.sub ?? null) : null;
  } catch {
    // Forged, expired, or meant for another service: the sender hears the same.
    return null;
  }
}
