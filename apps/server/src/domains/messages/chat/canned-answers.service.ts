import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { BodyOf, CannedAnswer, ConsoleContract } from '@parlour/contract';
import { CANNED_ANSWERS_MAX } from '@parlour/contract/values/messages/chat.rules';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import {
  type AnswerRow,
  countAnswers,
  findAnswer,
  listAnswers,
  putAnswer,
  removeAnswer,
} from './desk.repo.ts';

type Calls = ConsoleContract['messages'];
type CannedNeeds = { database: Database; clock: Clock; audit: AuditWriter };
type Written = Pick<CannedAnswer, 'title' | 'texts'>;
export type CannedAnswers = ReturnType<typeof createCannedAnswers>;

/** Answers that operators have ready, per language. */
export function createCannedAnswers({ database, clock, audit }: CannedNeeds) {
  const target = (id: string) => ({ kind: 'canned_answer', id });

  return {
    async list(brand: Brand) {
      const rows = await listAnswers(database.queries, brand.id);
      return { items: rows.map(answerOf), next: null };
    },

    async save(
      brand: Brand,
      { id, title, texts }: BodyOf<Calls['saveCannedAnswer']>,
      actor: Actor,
    ): Promise<CannedAnswer> {
      return database.transaction(async (tx) => {
        const before = id === undefined ? undefined : await findAnswer(tx, brand.id, id);
        if (id !== undefined && !before) throw new Refusal('not_found');
        if (!before && (await countAnswers(tx, brand.id)) >= CANNED_ANSWERS_MAX)
          throw new Refusal('too_many_answers');
        const row: AnswerRow = {
          brandId: brand.id,
          id: before?.id ?? newId(clock),
          title,
          texts,
          changedAt: new Date(clock.now()),
          changedBy: actor.operatorId,
        };
        await putAnswer(tx, row);
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'messages.save_canned_answer',
          target: target(row.id),
          brandId: brand.id,
          changes: changesBetween(before ? { title: before.title, texts: before.texts } : {}, {
            title,
            texts,
          }),
        });
        return answerOf(row);
      });
    },

    async remove(
      brand: Brand,
      { id }: BodyOf<Calls['removeCannedAnswer']>,
      actor: Actor,
    ): Promise<Record<never, never>> {
      await database.transaction(async (tx) => {
        const before = await findAnswer(tx, brand.id, id);
        if (!before) throw new Refusal('not_found');
        await removeAnswer(tx, brand.id, id);
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'messages.remove_canned_answer',
          target: target(id),
          brandId: brand.id,
          changes: [{ path: 'title', before: before.title }],
        });
      });
      return {};
    },

    /** Without an operator: for the demonstration. */
    putDemo: (brand: Brand, answers: readonly Written[]): Promise<void> =>
      database.transaction(async (tx) => {
        const changed = { changedAt: new Date(clock.now()), changedBy: null };
        for (const { title, texts } of answers)
          await putAnswer(tx, { brandId: brand.id, id: newId(clock), title, texts, ...changed });
      }),
  };
}

const answerOf = ({ id, title, texts }: AnswerRow): CannedAnswer => ({ id, title, texts });
