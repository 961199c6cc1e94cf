import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
import { startSandbox } from '@parlour/sandbox';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { outboxMessage } from './outbox.schema.ts';
import type { NewMessage } from './outbox.ts';

async function brandIdOf(app: TestApp): Promise<string> {
  return app.modules.system.brands.byDefault()?.id ?? '';
}

async function sendTo(app: TestApp, recipient: string, about: Partial<NewMessage> = {}): Promise<number> {
  const brandId = await brandIdOf(app);
  return app.database.transaction((tx) =>
    app.outbox.send(tx, {
      brandId,
      channel: 'sms',
      purpose: 'test',
      recipient,
      body: 'Your code is 123456',
      ...about,
    }),
  );
}

const stateOf = async (app: TestApp, recipient: string) =>
  app.database.queries.select().from(outboxMessage).where(eq(outboxMessage.recipient, recipient));

describe('the outbox', () => {
  let app: TestApp;
  let gateway: Server;
  let smtp: SMTPServer;
  const calls: { request: IncomingMessage; body: Record<string, string> }[] = [];
  let answer = 200;
  const mails: string[] = [];
  let mailAnswer: Error | null = null;

  beforeAll(async () => {
    gateway = createServer(async (request, response) => {
      calls.push({ request, body: JSON.parse(await text(request)) });
      response.writeHead(answer).end('{}');
    }).listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => done(mailAnswer),
      onData: (stream, _session, done) => {
        text(stream).then((mail) => {
          mails.push(mail);
          done();
        }, done);
      },
    });
    smtp.listen(0, '127.0.0.1');
    await once(smtp.server, 'listening');
    app = await startTestApp({
      env: {
        SMS_GATEWAY_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`,
        SMS_GATEWAY_TOKEN: 'gateway-token',
        SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
        MAIL_FROM: 'hello@parlour.example',
      },
    });
  });
  afterAll(async () => {
    await app.close();
    gateway.close();
    smtp.close(() => {});
  });

  test('hands an SMS to the gateway once, with its id, the token and the request id', async () => {
    expect(await sendTo(app, '+8613800000001', { requestId: 'req-7' })).toBe(0);
    expect(calls).toHaveLength(0);
    await app.jobs.runDue();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toEqual({
      id: expect.any(String),
      to: '+8613800000001',
      text: 'Your code is 123456',
    });
    expect(calls[0]?.request.headers).toMatchObject({
      authorization: 'Bearer gateway-token',
      'x-request-id': 'req-7',
    });
    expect(await stateOf(app, '+8613800000001')).toMatchObject([{ state: 'sent', lastError: null }]);
  });

  test('tries again under the same id while the gateway is down, and gives up in the end', async () => {
    answer = 503;
    const before = calls.length;
    await sendTo(app, '+8613800000002');
    await app.jobs.runDue();
    expect(await stateOf(app, '+8613800000002')).toMatchObject([{ state: 'queued' }]);
    for (let hour = 0; hour < 12; hour += 1) {
      app.clock.advance(HOUR_MS);
      await app.jobs.runDue();
    }
    answer = 200;
    const ids = new Set(calls.slice(before).map((call) => call.body.id));
    expect(calls.length - before).toBe(12);
    expect(ids.size).toBe(1);
    expect(await stateOf(app, '+8613800000002')).toMatchObject([
      { state: 'failed', lastError: expect.stringContaining('503') },
    ]);
  });

  test('does not send what has lapsed, and forgets what is long done', async () => {
    answer = 503;
    await sendTo(app, '+8613800000005', { usefulForMs: MINUTE_MS });
    await app.jobs.runDue();
    answer = 200;
    app.clock.advance(60_000);
    const before = calls.length;
    await app.jobs.runDue();
    expect(calls.length).toBe(before);
    expect(await stateOf(app, '+8613800000005')).toMatchObject([
      { state: 'failed', lastError: 'it came too late to be of use' },
    ]);
    await app.jobs.start();
    await app.jobs.runDue();
    app.clock.advance(31 * 24 * HOUR_MS);
    await app.jobs.runDue();
    expect(await stateOf(app, '+8613800000005')).toEqual([]);
  });

  test('does not try again when the gateway says that the number is wrong', async () => {
    answer = 422;
    const before = calls.length;
    await sendTo(app, '+1');
    await app.jobs.runDue();
    app.clock.advance(HOUR_MS);
    await app.jobs.runDue();
    answer = 200;
    expect(calls.length - before).toBe(1);
    expect(await stateOf(app, '+1')).toMatchObject([{ state: 'failed' }]);
  });

  test('delivers a mail by SMTP, and stops at a final no', async () => {
    await sendTo(app, 'mary@parlour.example', {
      channel: 'mail',
      subject: 'SessionOpening',
      body: 'Hello, Mary',
    });
    await app.jobs.runDue();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Subject: SessionOpening');
    expect(mails[0]).toContain('From: hello@parlour.example');
    expect(mails[0]).toContain('Hello, Mary');
    mailAnswer = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
    await sendTo(app, 'nobody@parlour.example', { channel: 'mail', subject: 'SessionOpening' });
    await app.jobs.runDue();
    mailAnswer = null;
    expect(await stateOf(app, 'nobody@parlour.example')).toMatchObject([{ state: 'failed' }]);
  });

  test('sends nobody more than the limits allow, and says how long to wait', async () => {
    const answers: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      answers.push(await sendTo(app, '+8613800000003'));
      app.clock.advance(60_000);
    }
    expect(answers).toEqual([0, 0, 0, 0, 0, HOUR_MS - 5 * 60_000]);
    expect(await sendTo(app, '+8613800000004')).toBe(0);
    app.clock.advance(HOUR_MS);
    expect(await sendTo(app, '+8613800000003')).toBe(0);
    expect(await stateOf(app, '+8613800000003')).toHaveLength(6);
  });
});

describe('the outbox beside the sandbox', () => {
  test('sends to the phone and the mailbox there', async () => {
    const sandbox = await startSandbox({ port: 0 });
    const app = await startTestApp({ env: Object.assign({}, ...sandbox.environment) });
    await sendTo(app, '+8613800000010', { body: '您的验证码是 123456' });
    await sendTo(app, 'mary@parlour.example', { channel: 'mail', subject: '欢迎', body: 'Chào Mary' });
    await app.jobs.runDue();
    const at = async (path: string) => (await fetch(`${sandbox.origin}${path}/messages`)).json();
    expect(await at('/phone')).toMatchObject({ messages: [{ to: '+8613800000010', code: '123456' }] });
    expect(await at('/mail')).toMatchObject({
      messages: [
        { to: 'mary@parlour.example', subject: '欢迎', text: expect.stringMatching(/^Chào Mary\s*$/) },
      ],
    });
    await app.close();
    await sandbox.close();
  });
});

describe('the outbox without a gateway', () => {
  test('writes messages to a folder outside production', async () => {
    const app = await startTestApp();
    await sendTo(app, '+8613800000009');
    await app.jobs.runDue();
    const folder = join(app.dataDir, 'outbox');
    const [name = ''] = readdirSync(folder);
    expect(JSON.parse(readFileSync(join(folder, name), 'utf8'))).toMatchObject({
      recipient: '+8613800000009',
    });
    await app.close();
  });

  test('says plainly in production that nothing is configured', async () => {
    const app = await startTestApp({
      env: { NODE_ENV: 'production', TRUSTED_PROXIES: 'none', CONSOLE_ORIGIN: 'none' },
    });
    await sendTo(app, '+8613800000009');
    await app.jobs.runDue();
    expect(await stateOf(app, '+8613800000009')).toMatchObject([
      { state: 'failed', lastError: 'SMS_GATEWAY_URL is not set' },
    ]);
    await app.close();
  });
});
