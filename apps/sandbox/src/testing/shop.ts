import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startSandbox } from '../sandbox.ts';

export type Json = Record<string, unknown>;
type Received = { path: string; host: string | undefined; headers: IncomingHttpHeaders; body: string };
export type Shop = Awaited<ReturnType<typeof openShop>>;

export async function answerOf(asked: Promise<Response>): Promise<{ status: number; body: Json }> {
  const answer = await asked;
  return { status: answer.status, body: (await answer.json()) as Json };
}

/** What a person does at the gateway's page. */
export const decide = (payUrl: string, form: Record<string, string>) =>
  fetch(payUrl, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

/** The gateway, and a shop that signs its calls and records its callbacks, on a clock that only moves when told. */
export async function openShop() {
  const clock = { at: Date.UTC(2026, 10, 15, 17, 30), now: () => clock.at };
  const sandbox = await startSandbox({ port: 0, clock });
  const env: Record<string, string> = Object.assign({}, ...sandbox.environment);
  const received: Received[] = [];
  const answers = { status: 200, text: '' };
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    received.push({ path, host: headers.host, headers, body: await text(request) });
    response.writeHead(answers.status).end(answers.text);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://harbor.localhost:${(server.address() as AddressInfo).port}`;

  const hmac = (signed: string) =>
    createHmac('sha256', env.PAYMENT_GATEWAY_SECRET ?? '')
      .update(signed)
      .digest('hex');
  const headersFor = (signed: string, time = clock.at) => ({
    'x-pay-merchant': env.PAYMENT_GATEWAY_MERCHANT ?? '',
    'x-pay-time': String(time),
    'x-pay-signature': hmac(`${time}.${signed}`),
  });
  const post = (path: string, body: string, headers: Record<string, string> = headersFor(body)) =>
    fetch(`${env.PAYMENT_GATEWAY_URL}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  const send = (path: string, body: object) => answerOf(post(path, JSON.stringify(body)));
  const control = (path: string, body: object = {}, gateway: '/pay' | '/wire' = '/pay') =>
    answerOf(
      fetch(`${sandbox.origin}${gateway}/control${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );

  let count = 0;
  function newOrder(about: Json = {}) {
    count += 1;
    return {
      order: `d-${count}`,
      amount: '100.00',
      currency: 'CNY',
      method: 'alipay',
      returnUrl: `${origin}/m/voucherCenter?tab=2`,
      notifyUrl: `${origin}/wps/pay/notify?brand=harbor`,
      expiresAt: clock.at + 900_000,
      ...about,
    };
  }
  function newPayout(about: Json = {}) {
    count += 1;
    return {
      payout: `w-${count}`,
      amount: '50.00',
      currency: 'CNY',
      bank: 'Harbour Bank',
      account: '6222 0200 1234',
      holder: 'Li Wei',
      notifyUrl: `${origin}/wps/pay/notify`,
      ...about,
    };
  }

  return {
    clock,
    sandbox,
    env,
    server,
    origin,
    /** The callbacks the shop received. */
    received,
    /** What the shop answers. */
    answers,
    hmac,
    headersFor,
    post,
    send,
    control,
    ask: (path: string) =>
      answerOf(fetch(`${env.PAYMENT_GATEWAY_URL}${path}`, { headers: headersFor(`/pay/v1${path}`) })),
    newOrder,
    newPayout,
    async openOrder(about: Json = {}) {
      const asked = newOrder(about);
      const { body } = await send('/orders', asked);
      return { order: asked.order, payUrl: String(body.payUrl), payment: body.payment };
    },
    bodies: () => received.map(({ body }) => JSON.parse(body) as Json),
    /** Delivers everything, and makes both behave from now on. */
    async calm(): Promise<void> {
      await control('/run');
      await control('/reset');
      answers.status = 200;
      received.length = 0;
    },
    async close(): Promise<void> {
      await sandbox.close();
      server.close();
    },
  };
}
