import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { AnswerOf, BoardDocument, BodyOf, ConsoleContract } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import { type Messages, textIn } from '../../messages/messages.module.ts';
import type { ApprovalKind, Approvals } from '../../operators/operators.module.ts';
import type { Caller, PrizeChecks } from '../chance.ts';
import { CHANGE_LASTS_MS } from '../prizes.rules.ts';

import { addPlaces, type BoardRow, countPlaces, insertBoard, listBoards, listUnpaid } from './boards.repo.ts';
import { boardFaults, DEMO_SCORE, LISTED_MAX, stateOf, writeScore } from './boards.rules.ts';
import type { Boards } from './boards.service.ts';

type Calls = ConsoleContract['promotions'];
/** What both operators read, and what is then published. */
type Asked = { brandId: string; currency: string; document: BoardDocument };
type DeskNeeds = {
  database: Database;
  clock: Clock;
  approvals: Pick<Approvals, 'register' | 'request'>;
  audit: AuditWriter;
  directory: Pick<MemberDirectory, 'describe'>;
  pictures: Pick<Messages['pictures'], 'describe'>;
  boards: Pick<Boards, 'rankedOf'>;
  prizeChecks: PrizeChecks;
};

/** Leaderboards as operators publish them, two for each. */
export function createBoardsForOperators(needs: DeskNeeds) {
  const { database, clock, approvals, audit, directory, pictures, boards, prizeChecks } = needs;
  const kind: ApprovalKind<Asked> = {
    name: 'promotions.publish_board',
    request: 'promotions.edit',
    decide: 'promotions.decide',
    lastsMs: CHANGE_LASTS_MS,
    async apply(tx, asked, { actor, reason }) {
      // Members would find play counted that nobody had announced.
      if (asked.document.startsAt < clock.now()) throw new Refusal('stale');
      prizeChecks.requireMall(asked.brandId, asked.document.prizes);
      await prizeChecks.requireBudget(tx, asked.brandId, asked.document);
      const id = await publish(tx, asked);
      await audit.record(tx, {
        actor,
        kind: 'change',
        action: 'promotions.publish_board',
        target: { kind: 'board', id },
        brandId: asked.brandId,
        changes: changesBetween({}, asked.document),
        reason,
      });
      return {};
    },
  };
  approvals.register(kind);

  async function publish(tx: Tx, { brandId, currency, document }: Asked): Promise<string> {
    const id = newId(clock);
    const startsAt = new Date(document.startsAt);
    await insertBoard(tx, {
      brandId,
      id,
      document,
      currency,
      publishedAt: new Date(clock.now()),
      startsAt,
      endsAt: new Date(document.endsAt),
      countedUntil: startsAt,
      paidAt: null,
    });
    return id;
  }

  async function faultsOf(brand: Brand, document: BoardDocument): Promise<Record<string, string>> {
    const { currency } = brand.settings;
    const faults = {
      ...boardFaults(document, { currency, nowMs: clock.now() }),
      ...(await prizeChecks.faultsOf(
        brand.id,
        document.prizes.map((prize, index) => [`document.prizes.${index}`, prize] as const),
      )),
    };
    const { picture } = document;
    const isKnown = picture === null || (await pictures.describe(brand, [picture])).has(picture);
    return isKnown ? faults : { ...faults, 'document.picture': 'not_allowed' };
  }

  const titleOf = (brand: Brand, { texts }: BoardDocument) =>
    textIn(texts, brand.settings.defaultLanguage, brand.settings)?.text.title ?? '';

  return {
    async list(brand: Brand): Promise<AnswerOf<Calls['boardList']>> {
      const rows = await listBoards(database.queries, brand.id, LISTED_MAX);
      const ranked = await boards.rankedOf(brand, rows);
      const members = await directory.describe(
        brand.id,
        [...ranked.values()].flatMap((places) => places.map(({ memberId }) => memberId)),
      );
      const describe = async (row: BoardRow) => ({
        id: row.id,
        title: titleOf(brand, row.document),
        state: stateOf(row, clock.now()),
        document: row.document,
        members: await countPlaces(database.queries, row),
        countedUntil: row.countedUntil.getTime(),
        paidAt: row.paidAt?.getTime() ?? null,
        places: (ranked.get(row.id) ?? []).map(({ rank, memberId, score }) => ({
          rank,
          member: { id: memberId, account: members.get(memberId)?.account ?? '' },
          score: writeScore(score, row.document.measure),
        })),
      });
      const items = [];
      for (const row of rows) items.push(await describe(row));
      return { currency: brand.settings.currency, items };
    },

    /** For a demonstration. */
    putDemo: (tx: Tx, brand: Brand, document: BoardDocument): Promise<string> =>
      publish(tx, { brandId: brand.id, currency: brand.settings.currency, document }),

    /** For a demonstration: a member on every board of the brand. */
    async putDemoPlace(tx: Tx, brandId: string, place: { memberId: string; percent: bigint }): Promise<void> {
      for (const board of await listUnpaid(tx, brandId)) {
        const score = (DEMO_SCORE[board.document.measure] * place.percent) / 100n;
        if (stateOf(board, clock.now()) === 'running')
          await addPlaces(tx, board, [{ memberId: place.memberId, score, reachedAt: board.startsAt }]);
      }
    },

    async request(
      brand: Brand,
      { document, reason }: BodyOf<Calls['publishBoard']>,
      caller: Caller,
    ): Promise<AnswerOf<Calls['publishBoard']>> {
      const fields = await faultsOf(brand, document);
      if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', { fields });
      prizeChecks.requireMall(brand.id, document.prizes);
      const { currency, merchantCode } = brand.settings;
      const name = titleOf(brand, document);
      return database.transaction(async (tx) => {
        await prizeChecks.requireBudget(tx, brand.id, document);
        const payload: Asked = { brandId: brand.id, currency, document };
        const target = { kind: 'board', id: `${merchantCode}.${document.startsAt}.${name}`, name };
        const request = { brandId: brand.id, target, payload, reason };
        return { approvalId: await approvals.request(tx, kind, request, caller) };
      });
    },
  };
}
