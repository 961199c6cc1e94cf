import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Clock } from '../clock/clock.ts';
import type { Mailbox } from './mail.routes.ts';
import { readMail } from './mail-source.ts';

const MAIL_MAX_BYTES = 1_048_576;

/** A mail server that accepts mail for anybody; returns where it listens. */
export async function listenForMail({ mailbox, clock }: { mailbox: Mailbox; clock: Clock }) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: MAIL_MAX_BYTES,
    onData: (stream, session, done) => {
      buffer(stream).then((source) => {
        keep(source, session);
        done();
      }, done);
    },
  });

  function keep(source: Buffer, { envelope }: SMTPServerSession): void {
    const { messageId, subject, text } = readMail(source);
    const from = envelope.mailFrom ? envelope.mailFrom.address : '';
    for (const { address: to } of envelope.rcptTo)
      mailbox.add({ id: `${messageId ?? randomUUID()} ${to}`, at: clock.now(), from, to, subject, text });
  }

  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
