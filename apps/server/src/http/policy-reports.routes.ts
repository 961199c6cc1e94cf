import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../observability/metrics.ts';
import { REPORT_MAX_BYTES, REPORTS_PER_MINUTE } from './http.rules.ts';
import { addressKey, type RateLimits, takeOrRefuse } from './limits/rate-limits.ts';
import { REPORTS_PATH } from './security-headers.ts';

/** Anything else is counted as `other`: callers invent no labels. */
const DIRECTIVES = ['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src', 'frame-ancestors'];

export type ReportNeeds = {
  limits: RateLimits;
  metrics: Pick<Metrics, 'policyReports'>;
  listener: 'site' | 'console';
};

/** Counts what browsers report; nothing of a report is kept, since anybody can send one. */
export async function policyReportsRoute(
  server: FastifyInstance,
  { limits, metrics, listener }: ReportNeeds,
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    scope.post(REPORTS_PATH, { bodyLimit: REPORT_MAX_BYTES }, async (request, reply) => {
      await takeOrRefuse(limits, `policy-reports ${addressKey(request.address)}`, REPORTS_PER_MINUTE);
      metrics.policyReports.inc({ listener, directive: directiveIn(String(request.body ?? '')) });
      return reply.code(204).send();
    });
  });
}

function directiveIn(report: string): string {
  const named = /"(?:effective-directive|effectiveDirective|violated-directive)"\s*:\s*"([a-z-]{1,30})/.exec(
    report,
  )?.[1];
  const known = DIRECTIVES.find((directive) => named === directive || named?.startsWith(`${directive}-`));
  return known ?? 'other';
}
