import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';

/** Delays, garbles or drops an answer after the work was done, if a test asks for it. */
export function spoilAnswers(signed: FastifyInstance, settings: Settings): void {
  signed.addHook('onSend', async (_request, reply, payload) => {
    if (settings.answerAfterMs > 0) await wait(settings.answerAfterMs);
    if (settings.answers === 'dropped') reply.raw.destroy();
    if (settings.answers !== 'malformed') return payload;
    reply.code(200).type('text/html');
    return '<h1>It works!</h1>';
  });
}
