import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Phone } from '../messages/phone.routes.ts';
import { API_KEY, createVerification, ProviderError } from './verification.ts';

const SendBody = z.object({ phoneNumber: z.string().max(40) });
const SignInBody = z.object({ sessionInfo: z.string().max(500), code: z.string().max(12) });

/** The part of the provider's API that pages call themselves, so it is open to every origin. */
export function firebaseRoutes(server: FastifyInstance, needs: { phone: Phone; clock: Clock }): void {
  const verification = createVerification(needs);
  server.get('/firebase/jwks', () => verification.keySet());
  offer('sendVerificationCode', SendBody, ({ phoneNumber }) => ({
    sessionInfo: verification.send(phoneNumber),
  }));
  offer('signInWithPhoneNumber', SignInBody, (body) => verification.signIn(body));

  function offer<Body>(
    name: string,
    schema: z.ZodType<Body>,
    answer: (body: Body) => object | Promise<object>,
  ): void {
    // The colon is part of the address; the router needs it doubled.
    const path = `/firebase/v1/accounts::${name}`;
    server.options(path, (_request, reply) => openTo(reply).code(204).send());
    server.post(path, async (request, reply) => {
      openTo(reply);
      const { key } = request.query as { key?: string };
      const body = schema.safeParse(request.body);
      if (key !== API_KEY) return refuse(reply, 'API key not valid. Please pass a valid API key.');
      if (!body.success) return refuse(reply, 'INVALID_ARGUMENT');
      try {
        return await answer(body.data);
      } catch (error) {
        if (error instanceof ProviderError) return refuse(reply, error.message);
        throw error;
      }
    });
  }
}

function openTo(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type, x-client-version',
    'access-control-max-age': '3600',
  });
}

function refuse(reply: FastifyReply, message: string): FastifyReply {
  const errors = [{ message, domain: 'global', reason: 'invalid' }];
  return reply.code(400).send({ error: { code: 400, message, errors } });
}
