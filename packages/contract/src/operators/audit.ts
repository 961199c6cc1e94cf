import { z } from 'zod';
import { Change, Id, listOf, Moment, MomentInQuery, OperatorRef, pageById } from '../lists.ts';
import { Text } from '../text.ts';
import { AUDIT_KINDS } from '../values/operators.ts';
import { operatorEndpoint } from './operator-endpoint.ts';

const AuditRecord = z.object({
  id: Id,
  at: Moment,
  operator: OperatorRef.nullable().describe('null: done by the machine, such as the expiry of a request'),
  action: z.string(),
  kind: z.enum(AUDIT_KINDS).describe('access: signing in and out, and attempts'),
  target: z.object({ kind: z.string(), id: z.string() }),
  merchantCode: z.string().nullable().describe('null: the platform itself'),
  changes: z.array(Change),
  reason: z.string().nullable(),
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  sessionId: Id.nullable(),
  requestId: z.string().nullable(),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

const filters = {
  operatorId: Id.optional(),
  action: Text.max(60).optional(),
  kind: z.enum(AUDIT_KINDS).optional(),
  targetKind: Text.max(60).optional(),
  targetId: Text.max(100).optional(),
  requestId: Text.max(64).optional(),
  from: MomentInQuery,
  until: MomentInQuery,
};

export const auditEndpoints = {
  audit: operatorEndpoint({
    method: 'GET',
    path: '/ops/audit',
    summary:
      'What operators did and saw, the newest first; the platform itself only with a grant for all brands',
    access: { operator: 'audit.read', scope: 'granted' },
    query: z.object({ ...pageById, ...filters }),
    answer: listOf(AuditRecord),
    refusals: [],
  }),
  exportAudit: operatorEndpoint({
    method: 'GET',
    path: '/ops/audit/export',
    summary: 'The same as CSV, at most 100,000 records; opened with a ticket',
    access: { operator: 'audit.export', scope: 'granted', by: 'ticket' },
    answers: 'file',
    query: z.object({ ...filters, ticket: Text.max(100) }),
    answer: z.string().describe('text/csv'),
    refusals: [],
  }),
};
