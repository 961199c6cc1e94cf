import type { Clock } from '@parlour/clock/clock';
import { isId } from '@parlour/clock/ids';
import { addressKey } from '@parlour/clock/rate-limits';
import { readDecimal } from '@parlour/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CardTables } from '../card-tables/card-tables.ts';
import { Refused } from '../refused.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { cardSockets } from './card-sockets.ts';
import { bearerOf, parseBody, rawBody } from './parse.ts';

const Id = z.string().refine(isId);
const Decimal = z.string().max(30);
const SeatOrder = z
  .strictObject({
    sittingId: Id,
    tableId: Id.optional(),
    quick: Decimal.optional(),
    isPractice: z.boolean().default(false),
    buyIn: Decimal,
    device: Id.nullable().default(null),
  })
  .refine(({ tableId, quick }) => (tableId === undefined) !== (quick === undefined));
const TopUp = z.strictObject({ topUpId: Id, amount: Decimal });
const Away = z.strictObject({ isAway: z.boolean() });
const LOCAL: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
/** Characters that any keyboard can type. */
const Seed = z.strictObject({ seed: z.string().regex(/^[\x21-\x7e]{1,64}$/) });
const Action = z.strictObject({ index: z.number().int().min(0).max(10_000), action: z.json() });

type Session = Awaited<ReturnType<Sessions['find']>>;
type Needs = {
  sessions: Sessions;
  cardTables: CardTables;
  originOf: (request: FastifyRequest) => string;
  perAddress: number;
  isProduction: boolean;
  clock: Clock;
};

/** What the page of a card game calls, with the session's key; what happens at a table comes over a socket. */
export async function cardTableRoutes(server: FastifyInstance, needs: Needs): Promise<void> {
  const { sessions, cardTables, isProduction, clock } = needs;
  const { sittingDown, topUps, calls, lobbies, records, decks } = cardTables;
  /** Null where it tells nobody apart. */
  const hashAddressOf = (request: FastifyRequest): string | null =>
    isLocal(request) && !isProduction ? null : decks.hashAddress(addressKey(request.ip));
  const sessionOf = (request: FastifyRequest) => sessions.authenticate(bearerOf(request));

  server.get('/api/card-tables', async (request) => lobbies.of(await sessionOf(request)));

  server.post('/api/card-tables/seats', async (request) => {
    const session = await sessionOf(request);
    const order = parseBody(SeatOrder, rawBody(request));
    const { sittingId, tableId = null, quick, isPractice, buyIn, device } = order;
    await sittingDown.sit(session, {
      sittingId,
      tableId,
      stake: quick === undefined ? null : amountOf(quick),
      isPractice,
      buyIn: amountOf(buyIn),
      origin: {
        addressHash: hashAddressOf(request),
        deviceHash: device && decks.hashDevice(device),
      },
    });
    return lobbies.of(session);
  });

  /** A call of somebody who sits; the answer is where they sit then. */
  const sitting = (path: string, work: (session: Session, body: Buffer) => Promise<void>) =>
    server.post(`/api/card-tables/sitting/${path}`, async (request) => {
      const session = await sessionOf(request);
      await calls.noteOrigin(session, { addressHash: hashAddressOf(request) });
      await work(session, rawBody(request));
      return lobbies.of(session);
    });
  sitting('top-up', (session, body) => {
    const { topUpId, amount } = parseBody(TopUp, body);
    return topUps.buy(session, { topUpId, amount: amountOf(amount) });
  });
  sitting('away', (session, body) => calls.away(session, parseBody(Away, body).isAway));
  sitting('leave', (session) => calls.leave(session));

  server.post('/api/card-tables/hands/:id/seed', async (request) => {
    // Taken first: where time decides, the call counts from when all of it was there.
    const at = clock.now();
    const session = await sessionOf(request);
    await calls.noteOrigin(session, { addressHash: hashAddressOf(request) });
    await calls.seed(session, { handId: handIdOf(request), at, ...parseBody(Seed, rawBody(request)) });
    return {};
  });

  server.post('/api/card-tables/hands/:id/actions', async (request) => {
    const at = clock.now();
    const session = await sessionOf(request);
    await calls.act(session, { handId: handIdOf(request), at, ...parseBody(Action, rawBody(request)) });
    return {};
  });

  server.get('/api/card-tables/hands', async (request) => {
    const { before } = request.query as { before?: unknown };
    if (before !== undefined && (typeof before !== 'string' || !isId(before)))
      throw new Refused('invalid_input');
    return records.list(await sessionOf(request), before);
  });

  server.get('/api/card-tables/hands/:id', async (request) =>
    records.of(await sessionOf(request), handIdOf(request)),
  );

  await server.register((scope) => cardSockets(scope, { ...needs, hashAddressOf }));
}

/** From this machine. */
const isLocal = ({ ip }: FastifyRequest) => LOCAL.includes(ip);

function amountOf(decimal: string) {
  const amount = readDecimal(decimal);
  if (amount === null) throw new Refused('invalid_input');
  return amount;
}

function handIdOf(request: FastifyRequest): string {
  const { id } = request.params as { id: string };
  if (!isId(id)) throw new Refused('not_found');
  return id;
}
