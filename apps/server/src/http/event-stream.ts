import type { Clock } from '@parlour/clock/clock';
import type { FastifyReply } from 'fastify';
import type { EventSink, EventsAnswer } from './calls/operator-call.ts';
import { BACKLOG_MAX_BYTES, PULSE_MS } from './http.rules.ts';

export type EventStreams = ReturnType<typeof createEventStreams>;

/** Open channels of server-sent events. They would keep a stopping server waiting, so it closes them first. */
export function createEventStreams(clock: Clock) {
  const open = new Set<() => void>();
  let isClosing = false;

  return {
    send(reply: FastifyReply, answer: EventsAnswer): void {
      const headers = reply.getHeaders();
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...(headers as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      let isOpen = true;
      let cancelPulse = () => {};
      let onClosed = () => {};
      const close = () => {
        if (!isOpen) return;
        isOpen = false;
        open.delete(close);
        cancelPulse();
        onClosed();
        raw.end();
      };
      const write = (text: string) => {
        if (!isOpen) return;
        raw.write(text);
        if (raw.writableLength > BACKLOG_MAX_BYTES) close();
      };
      const pulse = () => {
        write(': alive\n\n');
        if (isOpen) cancelPulse = clock.after(PULSE_MS, pulse);
      };
      const sink: EventSink = {
        tell: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        close,
      };
      open.add(close);
      raw.on('close', close);
      raw.on('error', close);
      pulse();
      onClosed = answer.open(sink);
      if (isClosing) close();
    },
    closeAll(): void {
      isClosing = true;
      for (const close of [...open]) close();
    },
  };
}
