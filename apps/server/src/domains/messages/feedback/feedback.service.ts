import type { Clock } from '@parlour/clock/clock';
import { HOUR_MS } from '@parlour/clock/durations';
import { newId } from '@parlour/clock/ids';
import type {
  BodyOf,
  ConsoleContract,
  Contract,
  Language,
  OperatorFeedback,
  OwnFeedback,
  QueryOf,
} from '@parlour/contract';
import { FEEDBACK_PICTURES_MAX } from '@parlour/contract/values/messages/messages.rules';
import type { Database, Queries, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Session } from '../../../http/calls/call.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { type RateLimits, takeOrRefuse } from '../../../http/limits/rate-limits.ts';
import type { DailyKind } from '../../../jobs/daily.ts';
import { lastId, readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { encodeOne } from '../pictures/pictures.ts';
import {
  addFeedback,
  addPicture,
  attachPictures,
  countPictures,
  dropHandled,
  dropUnsent,
  type FeedbackRow,
  findFeedback,
  findOwnEnding,
  handleFeedback,
  listOwn,
  listPictureIds,
  listPictures,
  listQueue,
  lockSender,
  type Sender,
} from './feedback.repo.ts';
import {
  answerTexts,
  FEEDBACK_FORGOTTEN_AT_ONCE,
  FEEDBACK_KEPT_MS,
  FEEDBACK_PER_DAY,
  FEEDBACK_PICTURES_RATE,
  feedbackId,
  idEnding,
  lengthFault,
} from './feedback.rules.ts';

type Calls = Contract['messages'];
type OperatorCalls = ConsoleContract['messages'];
type People = {
  describe(ids: string[]): Promise<Map<string, { id: string; name: string; displayName: string }>>;
};
type FeedbackNeeds = {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  audit: AuditWriter;
  people: People;
  directory: Pick<MemberDirectory, 'describe'>;
  inbox: Pick<Inbox, 'put'>;
};
type Handled = Pick<FeedbackRow, 'state' | 'answer'>;
export type Feedback = ReturnType<typeof createFeedback>;

/** What members write, and what operators answer. The answer also goes to the member's inbox. */
export function createFeedback(needs: FeedbackNeeds) {
  const { database, clock, limits, audit, people, directory, inbox } = needs;
  const forgetting: DailyKind = {
    name: 'messages.forget_feedback',
    maxAttempts: 5,
    daily: { afterMs: HOUR_MS, daysBack: 1 },
    async outside({ brand }) {
      const some = {
        before: new Date(clock.now() - FEEDBACK_KEPT_MS),
        limit: FEEDBACK_FORGOTTEN_AT_ONCE,
      };
      const drop = () => database.transaction((tx) => dropHandled(tx, brand.id, some));
      while ((await drop()) === FEEDBACK_FORGOTTEN_AT_ONCE);
    },
  };
  const senderOf = (brand: Brand, { memberId }: Session) => ({ brandId: brand.id, memberId });

  async function detail(brand: Brand, id: string): Promise<OperatorFeedback> {
    const row = await findFeedback(database.queries, brand.id, id);
    if (!row) throw new Refusal('not_found');
    const pictures = await listPictures(database.queries, brand.id, id);
    const members = await directory.describe(brand.id, [row.memberId]);
    const names = await people.describe(row.handledBy ? [row.handledBy] : []);
    return {
      ...describeLine(row, members, pictures.length),
      comment: row.comment,
      images: pictures.map(({ content }) => Buffer.from(content).toString('base64')),
      answer: row.answer,
      handledAt: row.handledAt?.getTime() ?? null,
      handledBy: names.get(row.handledBy ?? '') ?? null,
    };
  }

  /** Ends what waits, once. */
  async function handle(
    brand: Brand,
    { id, action, reason, ...handled }: Handled & { id: string; action: string; reason: string },
    { actor, tell }: { actor: Actor; tell?: (tx: Tx, row: FeedbackRow) => Promise<unknown> },
  ): Promise<OperatorFeedback> {
    await database.transaction(async (tx) => {
      const row = await findFeedback(tx, brand.id, id);
      if (!row) throw new Refusal('not_found');
      const changed = { ...handled, handledAt: new Date(clock.now()), handledBy: actor.operatorId };
      if (!(await handleFeedback(tx, row, changed))) throw new Refusal('already_decided');
      await tell?.(tx, row);
      await audit.record(tx, {
        actor,
        kind: 'change',
        action,
        target: { kind: 'feedback', id },
        brandId: brand.id,
        changes: [{ path: 'state', before: row.state, after: handled.state }],
        reason,
      });
    });
    return detail(brand, id);
  }

  return {
    job: forgetting,

    async send(
      brand: Brand,
      session: Session,
      { language, ...body }: BodyOf<Calls['sendFeedback']> & { language: Language },
    ): Promise<OwnFeedback> {
      const sender = senderOf(brand, session);
      const fault = lengthFault(body.content, brand.settings.feedback);
      if (fault) throw new Refusal('invalid_input', { fields: { content: fault } });
      const sent = { ...body, pictures: [...new Set(body.pictures)] };
      const earlier = await findSent(database.queries, sender, sent);
      if (earlier) return describeOwn(earlier, sent.pictures.length);
      await takeOrRefuse(limits, `feedback:${brand.id}:${sender.memberId}`, FEEDBACK_PER_DAY);
      const { content, comment, pictures: ids } = sent;
      const sentMs = clock.now();
      const row: FeedbackRow = {
        ...sender,
        id: feedbackId(sentMs, idEnding({ ...sender, id: sent.id })),
        language,
        content,
        comment,
        state: 'open',
        sentAt: new Date(sentMs),
        answer: null,
        handledAt: null,
        handledBy: null,
      };
      const kept = await database.transaction(async (tx) => {
        await lockSender(tx, sender);
        // Nobody can send it beside us any more.
        const meanwhile = await findSent(tx, sender, sent);
        if (meanwhile) return meanwhile;
        await addFeedback(tx, row);
        if ((await attachPictures(tx, sender, { ids, feedbackId: row.id })) < ids.length)
          throw new Refusal('not_found');
        return row;
      });
      return describeOwn(kept, ids.length);
    },

    async own(brand: Brand, session: Session, { limit, after }: QueryOf<Calls['ownFeedback']>) {
      const read = (most: number) =>
        listOwn(database.queries, senderOf(brand, session), { after, limit: most });
      const { rows, next } = await readPage(limit, read, lastId);
      const pictures = await countPictures(database.queries, brand.id, rows.map(lastId));
      return {
        items: rows.map((row) => describeOwn(row, pictures.get(row.id) ?? 0)),
        next,
        length: brand.settings.feedback,
      };
    },

    async upload(brand: Brand, session: Session, { image, beside }: BodyOf<Calls['uploadFeedbackPicture']>) {
      const sender = senderOf(brand, session);
      const { content } = await encodeOne(image, () =>
        takeOrRefuse(limits, `feedback picture:${brand.id}:${sender.memberId}`, FEEDBACK_PICTURES_RATE),
      );
      const id = newId(clock);
      await database.transaction(async (tx) => {
        await addPicture(tx, { ...sender, id, feedbackId: null, content });
        await dropUnsent(tx, sender, { beside, latest: FEEDBACK_PICTURES_MAX });
      });
      return { id };
    },

    async queue(brand: Brand, { limit, after, state }: QueryOf<OperatorCalls['feedbackQueue']>) {
      const read = (most: number) => listQueue(database.queries, brand.id, { state, after, limit: most });
      const { rows, next } = await readPage(limit, read, lastId);
      const pictures = await countPictures(database.queries, brand.id, rows.map(lastId));
      const members = await directory.describe(
        brand.id,
        rows.map(({ memberId }) => memberId),
      );
      return { items: rows.map((row) => describeLine(row, members, pictures.get(row.id) ?? 0)), next };
    },

    async detail(brand: Brand, { id }: { id: string }, actor: Actor): Promise<OperatorFeedback> {
      const found = await detail(brand, id);
      await database.transaction((tx) =>
        audit.record(tx, {
          actor,
          kind: 'view',
          action: 'messages.view_feedback',
          target: { kind: 'feedback', id },
          brandId: brand.id,
        }),
      );
      return found;
    },

    answer: (brand: Brand, { id, answer }: BodyOf<OperatorCalls['answerFeedback']>, actor: Actor) =>
      handle(
        brand,
        { id, state: 'answered', answer, action: 'messages.answer_feedback', reason: answer },
        {
          actor,
          tell: (tx, row) =>
            inbox.put(tx, {
              brandId: brand.id,
              memberId: row.memberId,
              kind: 'answer',
              key: `feedback:${id}`,
              texts: answerTexts(row, answer),
            }),
        },
      ),

    close: (brand: Brand, { id, reason }: BodyOf<OperatorCalls['closeFeedback']>, actor: Actor) =>
      handle(
        brand,
        { id, state: 'closed', answer: null, action: 'messages.close_feedback', reason },
        { actor },
      ),
  };
}

/** The same id again is the same feedback, whatever became of it since. */
async function findSent(
  queries: Queries,
  sender: Sender,
  { id, content, comment, pictures }: BodyOf<Calls['sendFeedback']>,
): Promise<FeedbackRow | undefined> {
  const known = await findOwnEnding(queries, sender, idEnding({ ...sender, id }));
  if (!known) return undefined;
  const attached = await listPictureIds(queries, sender.brandId, known.id);
  const isSame =
    known.content === content && known.comment === comment && attached.join() === pictures.toSorted().join();
  if (!isSame) throw new Refusal('idempotency_conflict');
  return known;
}

const describeOwn = (row: FeedbackRow, pictures: number): OwnFeedback => ({
  id: row.id,
  content: row.content,
  comment: row.comment,
  pictures,
  state: row.state,
  sentAt: row.sentAt.getTime(),
  answer: row.answer,
  answeredAt: row.answer === null ? null : (row.handledAt?.getTime() ?? null),
});

const describeLine = (
  row: FeedbackRow,
  members: Awaited<ReturnType<MemberDirectory['describe']>>,
  pictures: number,
) => ({
  id: row.id,
  member: { id: row.memberId, account: members.get(row.memberId)?.account ?? '' },
  content: row.content,
  language: row.language,
  pictures,
  state: row.state,
  sentAt: row.sentAt.getTime(),
});
