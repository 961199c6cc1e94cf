import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import { describeChain, roundAt, speak } from './chain.ts';

/** How the beacon answers; a test changes it at `/drand/control`. */
const Settings = z.strictObject({
  answers: z.enum([
    'normal',
    /** No round is there, as while the network stands still. */
    'silent',
    /** The signature of another round, as from a relay that lies. */
    'forged',
    'error',
  ]),
  /** Rounds that never come, while the network goes on. */
  lost: z.array(z.number().int()).default([]),
});

/** A relay of drand's public HTTP interface with one chain of its own. */
export function drandRoutes(server: FastifyInstance, { clock }: { clock: Clock }): void {
  const settings: z.infer<typeof Settings> = { answers: 'normal', lost: [] };
  server.post('/drand/control', (request, reply) => {
    const wanted = Settings.safeParse(request.body);
    return wanted.success ? Object.assign(settings, wanted.data) : reply.code(400).send({ error: 'invalid' });
  });
  server.get<{ Params: { chain: string } }>('/drand/:chain/info', ({ params }, reply) => {
    if (settings.answers === 'error') return reply.code(502).send('bad gateway');
    const chain = describeChain();
    return params.chain === chain.hash ? chain : reply.code(404).send('unknown chain');
  });
  server.get<{ Params: { chain: string; round: string } }>(
    '/drand/:chain/public/:round',
    ({ params }, reply) => {
      if (settings.answers === 'error') return reply.code(502).send('bad gateway');
      const newest = roundAt(clock.now());
      const round = params.round === 'latest' ? newest : Number(params.round);
      const isSpoken = Number.isSafeInteger(round) && round >= 1 && round <= newest;
      const isThere = isSpoken && !settings.lost.includes(round);
      if (params.chain !== describeChain().hash || !isThere || settings.answers === 'silent')
        return reply.code(404).send('not found');
      return settings.answers === 'forged' ? { ...speak(round + 1), round } : speak(round);
    },
  );
}
