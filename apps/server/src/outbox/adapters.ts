import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuseInsideTransaction } from '@parlour/database/transaction';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { PermanentFailure } from '../jobs/job.ts';
import { postJson } from '../outbound/outbound.ts';
import type { OutboxMessage } from './outbox.repo.ts';
import { SEND_DEADLINE_MS } from './outbox.rules.ts';

/** Delivers one message, or throws: `PermanentFailure` if trying again is useless. */
type Deliver = (message: OutboxMessage) => Promise<void>;
export type Adapters = Record<OutboxMessage['channel'], Deliver>;

export function createAdapters(config: Pick<Config, 'mode' | 'dataDir' | 'sms' | 'mail'>): Adapters {
  // Without a gateway, messages of a trial installation go to a folder; in production that would lose them.
  const fallback = (variable: string): Deliver =>
    config.mode === 'production' ? refuse(variable) : writeTo(join(config.dataDir, 'outbox'));
  return {
    sms: config.sms.gatewayUrl
      ? postTo({ url: config.sms.gatewayUrl, token: config.sms.gatewayToken })
      : fallback('SMS_GATEWAY_URL'),
    mail: config.mail.smtpUrl
      ? mailThrough({ url: config.mail.smtpUrl, from: config.mail.from })
      : fallback('SMTP_URL'),
  };
}

/** An SMS gateway: POST {id, to, text}; it recognises a repeat by the id. */
function postTo({ url, token }: { url: string; token: string | undefined }): Deliver {
  return async (message) => {
    const { status, text } = await postJson({
      url,
      deadlineMs: SEND_DEADLINE_MS,
      requestId: message.requestId,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      body: { id: message.id, to: message.recipient, text: message.body },
    });
    if (status >= 200 && status < 300) return;
    const problem = `the gateway answered ${status}: ${text.slice(0, 200)}`;
    const isWorthRetrying = status >= 500 || status === 408 || status === 429;
    throw isWorthRetrying ? new Error(problem) : new PermanentFailure(problem);
  };
}

function mailThrough({ url, from }: { url: string; from: string }): Deliver {
  const transport = createTransport(
    {
      url,
      connectionTimeout: SEND_DEADLINE_MS,
      greetingTimeout: SEND_DEADLINE_MS,
      socketTimeout: SEND_DEADLINE_MS,
    },
    { from },
  );
  return async (message) => {
    refuseInsideTransaction('a mail');
    try {
      await transport.sendMail({
        to: message.recipient,
        subject: message.subject,
        text: message.body,
        messageId: `<${message.id}@parlour>`,
      });
    } catch (error) {
      const { responseCode = 0 } = error as { responseCode?: number };
      // 5xx is the mail server's final no; a time-out or 4xx may go through later.
      throw responseCode >= 500 ? new PermanentFailure((error as Error).message) : error;
    }
  };
}

function writeTo(folder: string): Deliver {
  return async (message) => {
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${message.id}.json`);
    const { id, channel, recipient, subject, body } = message;
    await writeFile(`${path}.part`, JSON.stringify({ id, channel, recipient, subject, body }, null, 2));
    await rename(`${path}.part`, path);
  };
}

function refuse(variable: string): Deliver {
  return async () => {
    throw new PermanentFailure(`${variable} is not set`);
  };
}
