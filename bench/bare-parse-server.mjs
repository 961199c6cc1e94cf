import Fastify from 'fastify';

/** The reference: a Fastify route that parses its body and returns a few of its fields. It prints its port. */
const server = Fastify();
server.post('/*', (request, reply) => {
  const { user, request_uuid } = /** @type {{ user: string, request_uuid: string }} */ (request.body);
  return reply.send({ user, request_uuid, status: 'RS_OK', currency: 'CNY', balance: 100000 });
});
console.log(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
