import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Id, Moment } from '../../lists.ts';
import { Text } from '../../text.ts';
import { CLIENT_SEED_MAX, WEIGHT_MAX } from '../../values/promotions/chance.rules.ts';
import { Currency } from '../../wallet/parts.ts';
import { Prize } from './prize.ts';

export const Hash = z.string().regex(/^[0-9a-f]{64}$/);

const Sector = z.object({
  weight: z.number().int().min(1).max(WEIGHT_MAX),
  prize: Prize,
  substitute: Prize.nullable().describe('What it brings when its stock is gone; null: it never is'),
  isGone: z.boolean(),
});

const WheelTurn = z.object({
  id: Id,
  at: Moment,
  version: z.number().int(),
  weights: z.array(z.number().int()).describe('Of that version'),
  commitment: Hash,
  serverSeed: Hash,
  clientSeed: z.string(),
  nonce: z.number().int(),
  number: z.number().int(),
  sector: z.number().int(),
  prize: Prize,
  isSubstitute: z.boolean(),
});
export type WheelTurn = z.infer<typeof WheelTurn>;

const Wheel = z.object({
  version: z.number().int(),
  currency: Currency,
  sectors: z.array(Sector),
  turns: z.number().int().describe('That the member has left'),
  commitment: Hash.describe('To the seed of the next turn'),
  nonce: z.number().int().describe('Of the next turn'),
  last: z.array(WheelTurn).describe("The member's last turns, the newest first"),
});
export type Wheel = z.infer<typeof Wheel>;

export const wheelEndpoints = {
  wheel: endpoint({
    method: 'GET',
    path: '/wps/promotions/wheel',
    summary: 'The wheel as it is now, the commitment to the next turn, and the last turns with their seeds',
    access: 'member',
    answer: z.object({ wheel: Wheel.nullable().describe('null: there is none') }),
    refusals: [],
  }),
  turnWheel: endpoint({
    method: 'POST',
    path: '/wps/promotions/wheel/turn',
    summary: 'Turns the wheel. The id is the turn’s: a repeat answers the same turn and takes no second one',
    access: 'member',
    callsPerMinute: 120,
    body: z.object({
      id: Id,
      version: z.number().int().describe('That the member saw'),
      commitment: Hash.describe('That the member saw'),
      clientSeed: Text.min(1).max(CLIENT_SEED_MAX),
    }),
    answer: z.object({ turn: WheelTurn, wheel: Wheel }),
    refusals: ['not_found', 'no_turns', 'terms_changed', 'seeds_changed', 'offer_closed'],
  }),
};
