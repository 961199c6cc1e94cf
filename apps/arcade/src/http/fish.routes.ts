import type { Clock } from '@parlour/clock/clock';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Seated } from '../fish/room-state.ts';
import type { RoomWatching } from '../fish/room-watching.service.ts';
import type { Rooms } from '../fish/rooms.service.ts';
import type { Records } from '../rounds/records.service.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import type { EventStreams } from './event-streams.ts';
import { bearerOf } from './parse.ts';
import { viewEvidence } from './round-view.ts';

type Needs = {
  sessions: Sessions;
  rooms: Rooms;
  records: Records;
  watching: RoomWatching;
  streams: EventStreams;
  clock: Clock;
};

/** Rooms of fish: a seat with the session's key, and what everybody may see of a room without one. */
export function fishRoutes(server: FastifyInstance, needs: Needs): void {
  const { sessions, rooms, records, watching, streams, clock } = needs;
  const sessionOf = (request: FastifyRequest) => sessions.authenticate(bearerOf(request));

  server.post('/api/fish/seat', async (request): Promise<Seated<ReturnType<typeof viewEvidence>>> => {
    const session = await sessionOf(request);
    const { room, seat } = await rooms.sit(session);
    const magazines = await records.listRunning(session);
    return {
      now: clock.now(),
      roomId: room.id,
      room: room.seed,
      number: room.number,
      seat: seat.seat,
      magazines: magazines.map(viewEvidence),
    };
  });

  server.get('/fish/rooms/:id/events', (request, reply) => {
    const { id } = request.params as { id: string };
    return streams.send({ request, reply }, (sink) => watching.watch(id, sink));
  });
}
