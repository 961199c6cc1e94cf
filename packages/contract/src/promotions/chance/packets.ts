import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Id, Moment } from '../../lists.ts';
import { PACKET_STATES } from '../../values/promotions/chance.ts';
import { Currency, Money } from '../../wallet/parts.ts';
import { Hash } from './wheel.ts';

const Place = z.number().int().min(1);

const Packet = z.object({
  number: Place,
  currency: Currency,
  total: Money,
  shares: z.number().int(),
  taken: z.number().int().describe('Places'),
  opensAt: Moment,
  closesAt: Moment,
  state: z.enum(PACKET_STATES),
  commitment: Hash,
  external: Hash.describe('The commitment of the next red packet'),
  own: z
    .object({ place: Place, share: Money.nullable().describe('null: not drawn yet') })
    .nullable()
    .describe('null: the caller is not in'),
});
export type Packet = z.infer<typeof Packet>;

const DrawnPacket = Packet.extend({
  draw: z.object({
    drawId: z.string(),
    seed: Hash,
    root: Hash,
    taps: z.array(Id).describe('In order of places: the leaves of the root'),
    shares: z.array(Money).describe('In order of places, taken or not'),
  }),
});
export type DrawnPacket = z.infer<typeof DrawnPacket>;

export const packetEndpoints = {
  packets: endpoint({
    method: 'GET',
    path: '/wps/promotions/packets',
    summary: 'The red packets to come, those that are open, and the last ones',
    access: 'member',
    answer: z.object({
      now: Moment.describe("The server's clock, which opens and closes them"),
      items: z.array(Packet),
    }),
    refusals: [],
  }),
  packetDraw: endpoint({
    method: 'GET',
    path: '/wps/promotions/packet',
    summary: 'A red packet that was drawn, with all it was computed from',
    access: 'member',
    query: z.object({ number: z.coerce.number().int().min(1) }),
    answer: DrawnPacket,
    refusals: ['not_found'],
  }),
  tapPacket: endpoint({
    method: 'POST',
    path: '/wps/promotions/packet/tap',
    summary: 'Takes the next place of an open red packet, once; a repeat answers the same place',
    access: 'member',
    callsPerMinute: 600,
    body: z.object({ number: Place }),
    answer: Packet,
    refusals: ['not_found', 'packet_not_open', 'packet_full', 'offer_closed'],
  }),
};
