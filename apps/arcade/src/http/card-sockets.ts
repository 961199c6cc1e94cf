import websocket, { type WebSocket } from '@fastify/websocket';
import type { Clock } from '@parlour/clock/clock';
import { isId } from '@parlour/clock/ids';
import { addressKey, charge } from '@parlour/clock/rate-limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CardTables } from '../card-tables/card-tables.ts';
import type { Told } from '../card-tables/card-wire.ts';
import { Refused } from '../refused.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import {
  BACKLOG_MAX_BYTES,
  CLOSE,
  FRAME_MAX_BYTES,
  FRAMES,
  HELLO_MS,
  NOTED_MS,
  PULSE_MS,
  SILENT_MS,
} from './http.rules.ts';

const Spoken = z.union([
  z.strictObject({
    type: z.literal('hello'),
    key: z.string().max(300),
    tableId: z.string().max(36),
    device: z.string().refine(isId).nullable().default(null),
  }),
  z.strictObject({ type: z.literal('alive') }),
]);

type Greeting = Extract<z.infer<typeof Spoken>, { type: 'hello' }>;

type Needs = {
  sessions: Sessions;
  cardTables: CardTables;
  originOf: (request: FastifyRequest) => string;
  hashAddressOf: (request: FastifyRequest) => string | null;
  perAddress: number;
  clock: Clock;
};

/** `/card-tables/live`: each page is told what its player may see of the table it shows. */
export async function cardSockets(server: FastifyInstance, needs: Needs): Promise<void> {
  const { sessions, cardTables, originOf, hashAddressOf, perAddress, clock } = needs;
  const open = new Set<WebSocket>();
  const byAddress = new Map<string, number>();

  await server.register(websocket, {
    options: { maxPayload: FRAME_MAX_BYTES },
    preClose: (done) => {
      for (const socket of open) socket.close(CLOSE.goingAway);
      server.websocketServer.close(done);
    },
  });

  function count(address: string, by: 1 | -1): number {
    const pages = (byAddress.get(address) ?? 0) + by;
    if (pages > 0) byAddress.set(address, pages);
    else byAddress.delete(address);
    return pages;
  }

  function serve(socket: WebSocket, request: FastifyRequest): void {
    const address = addressKey(request.ip);
    const addressHash = hashAddressOf(request);
    if (count(address, 1) > perAddress) {
      count(address, -1);
      socket.close(CLOSE.tryLater);
      return;
    }
    open.add(socket);
    let paidOffAtMs = 0;
    let heardAt = clock.now();
    let notedAt = clock.now();
    let forget = clock.after(HELLO_MS, () => socket.close(CLOSE.tooMuch));
    let forgetEnd = () => {};
    let watching: Promise<Watched | null> | null = null;
    const say = (told: Told) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > BACKLOG_MAX_BYTES) socket.terminate();
      else socket.send(JSON.stringify(told));
    };
    const pulse = () => {
      if (clock.now() - heardAt > SILENT_MS) return socket.terminate();
      say({ type: 'pulse', now: clock.now() });
      forget = clock.after(PULSE_MS, pulse);
    };
    const refuse = (error: unknown) => {
      say({ type: 'refused', code: error instanceof Refused ? error.code : 'internal' });
      socket.close(CLOSE.tooMuch);
    };
    const begin = async ({ key, tableId, device }: Greeting): Promise<Watched | null> => {
      try {
        const session = await sessions.authenticate(key);
        const deviceHash = device && cardTables.decks.hashDevice(device);
        await cardTables.calls.noteOrigin(session, { addressHash, deviceHash });
        const watched = await cardTables.audience.watch(session, tableId, (view) =>
          say({ type: 'table', view }),
        );
        forget();
        pulse();
        // A session says itself when it ends; what ends it before is found when its page is heard of.
        forgetEnd = clock.after(session.expiresAt.getTime() - clock.now(), () =>
          refuse(new Refused('session_ended')),
        );
        return { ...watched, authenticate: () => sessions.authenticate(key) };
      } catch (error) {
        refuse(error);
        return null;
      }
    };
    const note = async (watched: Watched) => {
      try {
        await watched.authenticate();
        await watched.alive();
      } catch (error) {
        refuse(error);
      }
    };
    const hear = async (data: Buffer) => {
      const paid = charge(paidOffAtMs, { nowMs: clock.now(), rule: FRAMES });
      paidOffAtMs = paid.paidOffAtMs;
      const spoken = paid.waitMs > 0 ? null : Spoken.safeParse(readJson(data)).data;
      // Said twice, or before hello, it is no page of ours.
      if (!spoken || (spoken.type === 'hello') !== (watching === null)) return socket.close(CLOSE.tooMuch);
      heardAt = clock.now();
      if (spoken.type === 'hello') watching = begin(spoken);
      else if (heardAt - notedAt >= NOTED_MS) {
        notedAt = heardAt;
        const watched = await watching;
        if (watched) await note(watched);
      }
    };
    const end = async () => {
      forget();
      forgetEnd();
      open.delete(socket);
      count(address, -1);
      const watched = await watching;
      // It may have begun to watch as it was closed.
      forget();
      forgetEnd();
      await watched?.leave();
    };
    socket.on('message', (data: Buffer) => void hear(data).catch(() => socket.terminate()));
    socket.on('error', () => socket.terminate());
    // The store may have gone with the process.
    socket.on('close', () => void end().catch(() => {}));
  }

  const options = {
    websocket: true as const,
    // Before the connection is handed over, so that a refusal is still an answer.
    async preValidation(request: FastifyRequest) {
      // Browsers name the page that opens a socket, and ask nobody whether it may: so we do. Other programs name none.
      const { origin } = request.headers;
      if (origin !== undefined && origin !== originOf(request)) throw new Refused('not_permitted');
    },
    async preHandler(request: FastifyRequest, reply: FastifyReply) {
      reply.raw.detachSocket(request.raw.socket);
    },
  };
  server.get('/card-tables/live', options, serve);
}

type Watched = Awaited<ReturnType<CardTables['audience']['watch']>> & {
  /** Throws once the session has ended. */
  authenticate(): Promise<unknown>;
};

function readJson(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}
