import { writeJson } from '@parlour/wallet-protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { Report } from './report.ts';
import { VENDOR_WELL_BEHAVED, VendorSettings } from './settings.ts';
import type { Studio } from './studio.ts';
import { callWallet, WalletOrders } from './wallet-calls.ts';

const REPORT_MAX_BYTES = 64 * 1_048_576;

/** Lets a test decide how the vendor behaves and what it does to a wallet. */
export function vendorControlRoutes(server: FastifyInstance, studio: Studio): void {
  server.post('/vendor/control', (request, reply) => {
    const wanted = VendorSettings.partial().safeParse(request.body ?? {});
    return wanted.success ? Object.assign(studio.settings, wanted.data) : refuse(reply, wanted.error);
  });
  server.post('/vendor/control/reset', () => Object.assign(studio.settings, VENDOR_WELL_BEHAVED));
  server.get('/vendor/control/seen', () => ({ asked: studio.countAsked(), openings: studio.openings }));
  server.post('/vendor/control/report', { bodyLimit: REPORT_MAX_BYTES }, (request, reply) => {
    const wanted = Report.safeParse(request.body);
    if (!wanted.success) return refuse(reply, wanted.error);
    studio.report.splice(0, studio.report.length, ...wanted.data.transactions);
    return reply.send({ told: studio.report.length });
  });
  server.post('/vendor/control/wallet', async (request, reply) => {
    const wanted = WalletOrders.safeParse(request.body);
    if (!wanted.success) return refuse(reply, wanted.error);
    const operator = studio.findOperator(wanted.data.operator);
    if (!operator) return reply.code(400).send({ error: 'invalid', reason: 'no such operator' });
    const answers = await callWallet(studio, operator, wanted.data);
    return reply.type('application/json').send(writeJson({ answers }));
  });
}

function refuse(reply: FastifyReply, error: z.ZodError): FastifyReply {
  return reply.code(400).send({ error: 'invalid', reason: z.prettifyError(error) });
}
