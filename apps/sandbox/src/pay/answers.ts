import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';

/** What becomes of an answer after the work was done, while a test wants it slow, garbled or lost. */
export function spoilAnswers(signed: FastifyInstance, settings: Settings): void {
  signed.addHook('onSend', async (_request, reply, payload) => {
    if (settings.answerAfterMs > 0) await wait(settings.answerAfterMs);
    if (settings.answers === 'dropped') reply.raw.destroy();
    if (settings.answers !== 'malformed') return payload;
    reply.code(200).type('text/html');
    return '<h1>It works!</h1>';
  });
}
