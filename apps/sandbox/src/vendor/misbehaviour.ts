import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { VendorSettings } from './settings.ts';

type Misbehaviour = Exclude<VendorSettings['answers'], 'normal'>;

const DRIP_EVERY_MS = 50;
const CHUNK = Buffer.alloc(65_536, ' ');
const JSON_TYPE = { 'content-type': 'application/json' };

/** Answers as no vendor should. An unfinished answer ends when the other side hangs up. */
export function misbehave(how: Misbehaviour, reply: ServerResponse): void {
  BEHAVIOURS[how](reply);
}

const BEHAVIOURS: Record<Misbehaviour, (reply: ServerResponse) => void> = {
  hang: () => {},
  drip(reply) {
    reply.writeHead(200, JSON_TYPE).write('{');
    const dripping = setInterval(() => reply.write(' '), DRIP_EVERY_MS);
    reply.on('close', () => clearInterval(dripping));
  },
  garbage: (reply) => void reply.writeHead(200, JSON_TYPE).end('<html>\u0000{"url": "http'),
  wrong_type: (reply) => void reply.writeHead(200, JSON_TYPE).end('{"url": 42, "games": "none"}'),
  huge(reply) {
    reply.writeHead(200, JSON_TYPE);
    const endless = new Readable({
      read() {
        this.push(CHUNK);
      },
    });
    reply.on('close', () => endless.destroy());
    endless.pipe(reply);
  },
  script: (reply) => void reply.writeHead(200, JSON_TYPE).end('{"url": "javascript:alert(1)", "games": []}'),
  error: (reply) => void reply.writeHead(503).end(),
  redirect: (reply) => void reply.writeHead(302, { location: '/vendor/play' }).end(),
  hang_up: (reply) => void reply.destroy(),
  done_unsaid: (reply) => void reply.destroy(),
};
