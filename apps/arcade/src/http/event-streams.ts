import type { Clock } from '@parlour/clock/clock';
import { addressKey } from '@parlour/clock/rate-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import { BACKLOG_MAX_BYTES, PULSE_MS } from './http.rules.ts';

export type EventStreams = ReturnType<typeof createEventStreams>;
export type Sink = { tell(event: string, data: object): void };

/** What is told to a thousand readers is written out once. */
const written = new WeakMap<object, string>();

function writeOnce(data: object): string {
  const known = written.get(data) ?? JSON.stringify(data);
  written.set(data, known);
  return known;
}

/** Server-sent events. They would keep a stopping service waiting, so it ends them first. */
export function createEventStreams({ clock, perAddress }: { clock: Clock; perAddress: number }) {
  const open = new Set<() => void>();
  const byAddress = new Map<string, number>();

  function count(address: string, by: 1 | -1): number {
    const streams = (byAddress.get(address) ?? 0) + by;
    if (streams > 0) byAddress.set(address, streams);
    else byAddress.delete(address);
    return streams;
  }

  return {
    /** `begin` gets where to write, and returns what to do at the end. */
    async send(
      { request, reply }: { request: FastifyRequest; reply: FastifyReply },
      begin: (sink: Sink) => Promise<() => void>,
    ): Promise<void> {
      const address = addressKey(request.ip);
      if (count(address, 1) > perAddress) {
        count(address, -1);
        throw new Refused('rate_limited', { retryMs: PULSE_MS });
      }
      const { raw } = reply;
      let isOpen = true;
      let forget = () => {};
      let end = () => {};
      const close = () => {
        if (!isOpen) return;
        isOpen = false;
        open.delete(close);
        count(address, -1);
        forget();
        end();
        // Before the first event a refusal may still be answered.
        if (raw.headersSent) raw.end();
      };
      const write = (text: string) => {
        if (!isOpen) return;
        if (!raw.headersSent) writeHead();
        raw.write(text);
        if (raw.writableLength > BACKLOG_MAX_BYTES) close();
      };
      const writeHead = () => {
        reply.hijack();
        raw.writeHead(200, {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'cross-origin-resource-policy': 'same-origin',
        });
      };
      const tell: Sink['tell'] = (event, data) => write(`event: ${event}\ndata: ${writeOnce(data)}\n\n`);
      const pulse = () => {
        tell('pulse', { now: clock.now() });
        if (isOpen) forget = clock.after(PULSE_MS, pulse);
      };
      open.add(close);
      raw.on('close', close);
      raw.on('error', close);
      try {
        const ended = await begin({ tell });
        if (isOpen) end = ended;
        else ended();
      } catch (error) {
        close();
        throw error;
      }
      pulse();
    },
    closeAll(): void {
      for (const close of [...open]) close();
    },
  };
}
