import { consoleContract, describeConsole } from '@parlour/contract';
import type { FastifyInstance } from 'fastify';
import { bindOperatorEndpoint, type OperatorBinding, type OperatorBindNeeds } from './calls/bind-operator.ts';
import { unknownPath } from './calls/errors.ts';
import { type ConsoleNeeds, consoleRoutes, sendConsoleDocument } from './documents/console.routes.ts';
import { documentCalls } from './documents/docs-page.ts';
import { createListener, type ListenerNeeds } from './listener.ts';
import { type Health, healthRoutes } from './operations.routes.ts';
import { policyReportsRoute } from './policy-reports.routes.ts';

export type ConsoleServerNeeds = ListenerNeeds & {
  version: string;
  bindings: OperatorBinding[];
  bind: OperatorBindNeeds;
  console: ConsoleNeeds;
  health: Health;
};

/** The console's listener, on its own origin: the operators' calls and their app, and nothing of the site. */
export async function createConsoleServer(needs: ConsoleServerNeeds): Promise<FastifyInstance> {
  const { server, answerRefusal } = await createListener(needs);
  server.setNotFoundHandler((request, reply) => {
    const refusal = unknownPath(request);
    const isVisit = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (isVisit && refusal.code === 'not_found') return sendConsoleDocument(request, reply, needs.console);
    return answerRefusal(refusal, request, reply);
  });
  for (const binding of needs.bindings) bindOperatorEndpoint(server, binding, needs.bind);
  // In production the operators' calls are nobody else's to read about.
  if (needs.config.mode !== 'production')
    documentCalls(server, () => describeConsole(consoleContract, { version: needs.version }));
  healthRoutes(server, needs.health);
  await policyReportsRoute(server, {
    limits: needs.limits,
    metrics: needs.bind.metrics,
    listener: 'console',
  });
  await consoleRoutes(server, needs.console);
  return server;
}
