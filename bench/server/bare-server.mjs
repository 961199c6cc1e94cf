import { text } from 'node:stream/consumers';
import Fastify from 'fastify';

/** The reference: a Fastify route that returns the bytes given on standard input. It prints its port. */
const body = await text(process.stdin);
const server = Fastify();
server.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
console.log(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
