import { z } from 'zod';
import { Moment, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Currency, Money } from '../wallet/parts.ts';

const Traffic = z.object({
  isOffered: z.boolean().describe('Whether this is a brand of a demonstration; nowhere else can it be on'),
  isOn: z.boolean(),
  bots: z.number().int().describe('How many play while it is on'),
  currency: Currency,
  isTroubled: z.boolean().describe('Bots fail to play and keep trying; the log says why'),
  figures: z
    .object({
      since: Moment,
      botsPlaying: z.number().int(),
      roundsPerMinute: z.number().int().describe('Ended in the last minute'),
      rounds: z.number().int(),
      staked: Money,
      won: Money,
    })
    .nullable()
    .describe('Since it was switched on; null while it is off'),
});

/** What only a demonstration has. */
export const demoEndpoints = {
  traffic: operatorEndpoint({
    method: 'GET',
    path: '/ops/demo/traffic',
    summary: "Bots that play the brand's games in a demonstration",
    access: { operator: 'games.read', scope: 'brand' },
    query: z.object({}),
    answer: Traffic,
    refusals: [],
  }),
  switchTraffic: operatorEndpoint({
    method: 'POST',
    path: '/ops/demo/traffic',
    summary: 'Lets the bots of a demonstration play, or no longer; a restart begins as the command line says',
    access: { operator: 'games.edit', scope: 'brand' },
    body: z.object({ isOn: z.boolean(), reason: Reason }),
    answer: Traffic,
    refusals: ['not_a_demonstration'],
  }),
};
