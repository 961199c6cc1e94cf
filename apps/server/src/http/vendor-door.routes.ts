import { SIGNATURE_HEADER, WALLET_PATHS, type WalletCall } from '@parlour/wallet-protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../observability/metrics.ts';
import { createObserver } from './calls/bind.ts';
import { VENDOR_BODY_MAX_BYTES } from './http.rules.ts';
import { addressKey, type RateLimits, type RateRule, takeOrRefuse } from './limits/rate-limits.ts';

const ANSWER_TYPE = 'application/json; charset=utf-8';
const WRONG_SYNTAX = '{"status":"RS_ERROR_WRONG_SYNTAX"}';

type DoorCall = {
  merchant: string;
  vendor: string;
  name: WalletCall;
  body: Buffer;
  signature: string;
  requestId: string;
};
export type VendorDoor = { answer(call: DoorCall): Promise<{ text: string; isStranger: boolean }> };
export type DoorNeeds = { door: VendorDoor; limits: RateLimits; rule: RateRule; metrics: Metrics };

/**
 * Where vendors reach the wallet: outside the envelope of other calls, with raw bytes, always answered with 200 and a
 * status. Vendors have their own limit; other callers are counted like visitors.
 */
export async function vendorDoorRoutes(server: FastifyInstance, needs: DoorNeeds): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const answerParent = scope.errorHandler;
    scope.setErrorHandler((error: { code?: string }, request, reply) => {
      // A body that is too long or cut off is the vendor's mistake, and answered as one.
      if (error.code?.startsWith('FST_ERR_CTP')) return reply.code(200).type(ANSWER_TYPE).send(WRONG_SYNTAX);
      return answerParent.call(scope, error as never, request, reply);
    });
    for (const name of Object.keys(WALLET_PATHS) as WalletCall[]) bindCall(scope, name, needs);
  });
}

function bindCall(
  scope: FastifyInstance,
  name: WalletCall,
  { door, limits, rule, metrics }: DoorNeeds,
): void {
  const observe = createObserver(`vendors.${name}`, metrics);
  scope.post(
    `/vendors/:merchant/:vendor${WALLET_PATHS[name]}`,
    { bodyLimit: VENDOR_BODY_MAX_BYTES, compress: false },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { merchant, vendor } = request.params as { merchant: string; vendor: string };
      const { text, isStranger } = await door.answer({
        merchant,
        vendor,
        name,
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        signature: signatureOf(request),
        requestId: request.id,
      });
      if (isStranger) await takeOrRefuse(limits, addressKey(request.address), rule);
      reply.header('content-type', ANSWER_TYPE).header('cache-control', 'no-store').send(text);
      observe(reply);
      return reply;
    },
  );
}

function signatureOf({ headers }: FastifyRequest): string {
  const signature = headers[SIGNATURE_HEADER];
  return typeof signature === 'string' ? signature : '';
}
