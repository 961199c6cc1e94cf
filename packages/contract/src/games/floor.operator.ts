import { z } from 'zod';
import { Id, Moment, OperatorRef, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { FLOOR_KINDS, FLOOR_ORDER_KINDS, FLOOR_ORDER_STATES } from '../values/games.ts';
import { Money } from '../wallet/parts.ts';
import { VendorCode } from './parts.ts';

const Member = z.object({
  id: z.string(),
  account: z.string().nullable(),
  customerNo: z.string().nullable(),
});
const GameCode = z.string().regex(/^[A-Za-z0-9_.-]{1,80}$/);
const TableCode = z.string().regex(/^[A-Za-z0-9_.-]{1,80}$/);
const Stake = z.string().regex(/^\d{1,12}(\.\d{1,5})?$/);
const Title = {
  vendor: VendorCode,
  gameCode: z.string(),
  name: z.string().describe('Of the title, in the language asked for'),
  kind: z.enum(FLOOR_KINDS).describe('A round for everybody, cards between members, a room of fish'),
};
const Table = z.object({
  ...Title,
  table: z.string().describe('The game of a shared table, else an id'),
  currency: z.string().nullable(),
  stake: Money.nullable().describe('Of a card table'),
  isPractice: z.boolean(),
  phase: z.string(),
  number: z.number().int().nullable().describe('Of the round or hand'),
  seated: z.number().int().describe("The brand's members who sit there, or have a bet"),
  seats: z.number().int().nullable(),
});
const Limits = z.object({ least: Money, most: Money });
const Order = z.object({
  id: Id,
  vendor: VendorCode,
  kind: z.enum(FLOOR_ORDER_KINDS),
  table: z.string(),
  name: z.string(),
  isOpen: z.boolean(),
  limits: Limits.nullable(),
  state: z.enum(FLOOR_ORDER_STATES).describe('Asked: the vendor has not answered yet'),
  returned: z.array(z.object({ currency: z.string(), amount: Money })).describe('Of a stop: what went back'),
  rounds: z.number().int().nullable(),
  reason: z.string(),
  at: Moment,
  by: OperatorRef.nullable(),
});
const look = { operator: 'games.rounds', scope: 'brand' } as const;
const decide = { operator: 'games.decide', scope: 'brand' } as const;

export const floorOperatorEndpoints = {
  floor: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/tables',
    summary:
      'What members play together: games with their limits, tables where somebody is, and the last orders',
    access: look,
    query: z.object({}),
    answer: z.object({
      currency: z.string(),
      games: z.array(
        z.object({
          ...Title,
          vendorName: z.string(),
          pace: z.string().nullable(),
          isOpen: z.boolean(),
          limits: Limits.nullable().describe('In the currency of the brand, from the next round on'),
          bounds: Limits.nullable().describe('Within which the vendor lets them be set'),
        }),
      ),
      tables: z.array(Table),
      orders: z.array(Order).describe('The newest first'),
      silent: z.array(z.string()).describe('Names of vendors that told nothing'),
    }),
    refusals: [],
  }),
  floorTable: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/table',
    summary: 'A table now: what everybody at it sees, and who has staked how much',
    access: look,
    query: z.object({ vendor: VendorCode, table: TableCode }),
    answer: Table.extend({
      now: Moment,
      endsAt: Moment.nullable().describe('When betting closes, a turn ends or the next hand begins'),
      isStopped: z.boolean(),
      shown: z.array(z.object({ name: z.string(), text: z.string() })),
      players: z.array(
        z.object({
          member: Member.nullable().describe('null: a practice player'),
          seat: z.number().int().nullable(),
          currency: z.string(),
          amount: Money,
          state: z.string(),
        }),
      ),
      history: z.array(z.object({ number: z.number().int(), text: z.string() })),
    }),
    refusals: ['not_found', 'vendor_unavailable'],
  }),
  changeFloorGame: operatorEndpoint({
    method: 'POST',
    path: '/ops/games/table/change',
    summary: 'Opens or closes a game that members play together, or sets its limits, from the next round on',
    access: decide,
    body: z.object({
      vendor: VendorCode,
      gameCode: GameCode,
      isOpen: z.boolean(),
      least: Stake,
      most: Stake,
      reason: Reason,
    }),
    answer: z.object({ id: Id }),
    refusals: ['not_found', 'vendor_unavailable'],
  }),
  stopFloorTable: operatorEndpoint({
    method: 'POST',
    path: '/ops/games/table/stop',
    summary: 'Asks for a table to be stopped and stakes to go back; another operator approves',
    access: decide,
    body: z.object({ vendor: VendorCode, table: TableCode, reason: Reason }),
    answer: z.object({ approvalId: Id }),
    refusals: ['not_found', 'vendor_unavailable', 'approval_waiting'],
  }),
};
