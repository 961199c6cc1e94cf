import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '@parlour/clock/clock';
import type {
  AnswerOf,
  BodyOf,
  ConsoleContract,
  QueryOf,
  Recipients,
  Sending,
  SendingSummary,
} from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { readPage } from '../../../lists/pages.rules.ts';
import { readMomentPlace, writeMomentPlace } from '../../../lists/places.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { MemberSegments } from '../../identity/identity.module.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { countRead } from './inbox.repo.ts';
import { cleanTexts, type KeptRecipients, SENDINGS_AT_ONCE, UNKNOWN_NAMED, wordsIn } from './inbox.rules.ts';
import {
  addSending,
  countSending,
  findSending,
  listSendings,
  lockSending,
  type SendingRow,
  updateSending,
} from './sendings.repo.ts';

type Calls = ConsoleContract['messages'];
type People = {
  describe(ids: string[]): Promise<Map<string, { id: string; name: string; displayName: string }>>;
};
type SendingsNeeds = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  people: People;
  segments: Pick<MemberSegments, 'count' | 'findAccounts'>;
  pictures: Pick<Pictures, 'pathOf'>;
  delivery: { start(tx: Tx, payload: { brandId: string; sendingId: string }): Promise<boolean> };
};
export type Sendings = ReturnType<typeof createSendings>;

/** Messages that operators send to members: queued once, delivered by jobs, stopped at any time. */
export function createSendings(needs: SendingsNeeds) {
  const { database, clock, audit, people, segments, pictures, delivery } = needs;

  const namesOf = (ids: (string | null)[]) => people.describe(ids.filter((id) => id !== null));

  async function detail(brand: Brand, { id }: QueryOf<Calls['sending']>): Promise<Sending> {
    const row = await findSending(database.queries, brand.id, id);
    if (!row) throw new Refusal('not_found');
    return described(brand, row);
  }

  async function described(brand: Brand, row: SendingRow): Promise<Sending> {
    const names = await namesOf([row.queuedBy, row.stoppedBy]);
    return {
      ...summarise(brand, row, names),
      texts: row.texts,
      read: await countRead(database.queries, brand.id, row.id),
      reason: row.reason,
      stoppedBy: names.get(row.stoppedBy ?? '') ?? null,
      stopReason: row.stopReason,
    };
  }

  /** Who gets it and how many they are. */
  async function resolve(
    brand: Brand,
    recipients: Recipients,
  ): Promise<{ recipients: KeptRecipients; total: number }> {
    if (recipients.to === 'segment') return { recipients, total: await segments.count(brand.id, recipients) };
    const found = await segments.findAccounts(brand.id, recipients.accounts);
    const unknown = recipients.accounts.filter((account) => !found.has(account));
    if (unknown.length > 0)
      throw new Refusal('unknown_accounts', { accounts: unknown.slice(0, UNKNOWN_NAMED).join(', ') });
    const memberIds = [...new Set(found.values())].sort();
    return { recipients: { ...recipients, memberIds }, total: memberIds.length };
  }

  return {
    detail,

    async list(brand: Brand, { state, after, limit }: QueryOf<Calls['sendings']>) {
      const place = readMomentPlace(after);
      const { rows, next } = await readPage(
        limit,
        (count) => listSendings(database.queries, brand.id, { state, after: place, limit: count }),
        ({ queuedAt, id }) => writeMomentPlace({ atMs: queuedAt.getTime(), id }),
      );
      const names = await namesOf(rows.map(({ queuedBy }) => queuedBy));
      return { items: rows.map((row) => summarise(brand, row, names)), next };
    },

    async count(
      brand: Brand,
      asked: QueryOf<Calls['countRecipients']>,
    ): Promise<AnswerOf<Calls['countRecipients']>> {
      const { type = null, language = null } = asked;
      const { registeredFrom = null, registeredUntil = null, signedInSince = null } = asked;
      const segment = { type, language, registeredFrom, registeredUntil, signedInSince };
      return { count: await segments.count(brand.id, segment) };
    },

    async send(brand: Brand, body: BodyOf<Calls['sendMessage']>, actor: Actor): Promise<Sending> {
      const { id, kind, texts, reason } = body;
      if (!brand.settings.languages.some((language) => texts[language]))
        throw new Refusal('invalid_input', { fields: { texts: 'required' } });
      const cleaned = cleanTexts(texts, { pictures: pictures.pathOf(brand) });
      const asked = { kind, texts: cleaned, recipients: body.recipients };
      const earlier = await findSending(database.queries, brand.id, id);
      if (earlier) return described(brand, sameOrRefuse(earlier, asked));
      const resolved = await resolve(brand, body.recipients);
      const row: SendingRow = {
        brandId: brand.id,
        id,
        kind,
        texts: cleaned,
        ...resolved,
        state: 'sending',
        delivered: 0,
        leftOut: 0,
        afterId: null,
        queuedAt: new Date(clock.now()),
        queuedBy: actor.operatorId,
        reason,
        endedAt: null,
        stoppedBy: null,
        stopReason: null,
      };
      await database.transaction(async (tx) => {
        if (!(await addSending(tx, row))) {
          const beside = await findSending(tx, brand.id, id);
          if (beside) sameOrRefuse(beside, asked);
          return;
        }
        if ((await countSending(tx, brand.id)) > SENDINGS_AT_ONCE) throw new Refusal('too_many_sendings');
        await delivery.start(tx, { brandId: brand.id, sendingId: id });
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'messages.send_message',
          target: { kind: 'sending', id },
          brandId: brand.id,
          changes: [
            { path: 'texts', before: null, after: row.texts },
            { path: 'recipients', before: null, after: body.recipients },
            { path: 'total', before: null, after: resolved.total },
          ],
          reason,
        });
      });
      return detail(brand, { id });
    },

    async stop(brand: Brand, { id, reason }: BodyOf<Calls['stopSending']>, actor: Actor): Promise<Sending> {
      await database.transaction(async (tx) => {
        const row = await lockSending(tx, brand.id, id);
        if (!row) throw new Refusal('not_found');
        if (row.state !== 'sending') return;
        const stopped = { stoppedBy: actor.operatorId, stopReason: reason };
        await updateSending(tx, row, { ...stopped, state: 'stopped', endedAt: new Date(clock.now()) });
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'messages.stop_sending',
          target: { kind: 'sending', id },
          brandId: brand.id,
          changes: [{ path: 'state', before: 'sending', after: 'stopped' }],
          reason,
        });
      });
      return detail(brand, { id });
    },
  };
}

/** The same id again is the same message: to the same people, in the same words. */
function sameOrRefuse(
  earlier: SendingRow,
  asked: Pick<SendingRow, 'kind' | 'texts'> & { recipients: Recipients },
): SendingRow {
  const { kind, texts, recipients } = earlier;
  if (!isDeepStrictEqual({ kind, texts, recipients: askedOf(recipients) }, asked))
    throw new Refusal('idempotency_conflict');
  return earlier;
}

function askedOf({ memberIds: _ids, ...recipients }: KeptRecipients): Recipients {
  return recipients as Recipients;
}

function summarise(
  brand: Brand,
  row: SendingRow,
  names: Awaited<ReturnType<People['describe']>>,
): SendingSummary {
  return {
    id: row.id,
    kind: row.kind,
    title: wordsIn(row.texts, brand.settings.defaultLanguage, brand.settings).text.title,
    recipients: askedOf(row.recipients),
    state: row.state,
    total: row.total,
    delivered: row.delivered,
    leftOut: row.leftOut,
    queuedAt: row.queuedAt.getTime(),
    queuedBy: names.get(row.queuedBy ?? '') ?? null,
    endedAt: row.endedAt?.getTime() ?? null,
  };
}
