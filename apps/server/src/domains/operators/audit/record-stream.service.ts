import { createHash } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Log } from '../../../observability/log.ts';
import type { AuditRow } from './audit.repo.ts';

/**
 * The record as it leaves the host: a line of the log for each entry, with the digest of the line before. Whoever keeps
 * the log elsewhere notices a line that is missing or altered, and an entry that the database no longer has.
 */
export function createRecordStream({ log, clock }: { log: Pick<Log, 'info'>; clock: Clock }) {
  const stream = newId(clock);
  let number = 0;
  let before = '';
  return ({
    id,
    at,
    operatorId,
    action,
    kind,
    targetKind,
    targetId,
    brandId,
    requestId,
    ...row
  }: AuditRow) => {
    number += 1;
    const content = JSON.stringify([row.changes, row.reason, row.ip, row.userAgent, row.sessionId]);
    const line = {
      stream,
      number,
      id,
      at: at.toISOString(),
      operatorId,
      action,
      kind,
      target: `${targetKind}/${targetId}`,
      brandId,
      requestId,
      // What was changed may be confidential: its digest says whether it is still the same.
      content: digestOf(content),
      before,
    };
    before = digestOf(JSON.stringify(line));
    log.info({ record: { ...line, digest: before } }, 'on record');
  };
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');
