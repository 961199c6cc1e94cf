import type { BodyOf, ConsoleContract, OperatorApplication, OverlapSign, QueryOf } from '@parlour/contract';
import { roundsIn } from '@parlour/contract/values/promotions/promotions.rules';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { TaskSource } from '../../../domain-module.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { lastId, readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { reaches } from '../../../tenancy/reach.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import { textIn } from '../../messages/messages.module.ts';
import type { Operators } from '../../operators/operators.module.ts';
import { findDocument, listDocuments } from '../offers/offers.ts';
import type { OverlapSigns } from '../overlap/overlap.ts';
import type { RoundsGames } from '../rounds/rounds.ts';
import {
  type ApplicationRow,
  countForReview,
  findApplication,
  listApplications,
  lockApplication,
} from './applications.repo.ts';
import { type Granting, givenBy } from './granting.service.ts';

type Calls = ConsoleContract['promotions'];
type QueueNeeds = {
  database: Database;
  audit: AuditWriter;
  brands: { all(): readonly Brand[] };
  directory: MemberDirectory;
  operators: Pick<Operators, 'people' | 'tellTasks'>;
  granting: Granting;
  signsOf: OverlapSigns;
  games: Pick<RoundsGames, 'namer'>;
  tell(member: { brandId: string; memberId: string }): void;
};
export type ApplicationsForOperators = ReturnType<typeof createApplicationsForOperators>;

/** Who joined what, and what operators decide about it. */
export function createApplicationsForOperators(needs: QueueNeeds) {
  const { database, audit, brands, directory, operators, granting, signsOf, games, tell } = needs;
  const { people, tellTasks } = operators;

  const tasks: TaskSource = {
    kind: 'promotion_applications',
    permission: 'promotions.decide',
    count: ({ reach }) =>
      countForReview(
        database.queries,
        brands.all().flatMap(({ id }) => (reaches(reach, id) ? id : [])),
      ),
  };

  async function describe(brand: Brand, rows: readonly ApplicationRow[]): Promise<OperatorApplication[]> {
    const members = await directory.describe(
      brand.id,
      rows.map(({ memberId }) => memberId),
    );
    const names = await people.describe(rows.flatMap(({ decidedBy }) => decidedBy ?? []));
    const documents = await listDocuments(
      database.queries,
      brand.id,
      rows.map(({ offerId }) => offerId),
    );
    const gameOf = await games.namer(brand.id, brand.settings.defaultLanguage);
    const signs = new Map<string, OverlapSign[]>();
    for (const row of rows)
      if (row.state === 'applying' || (row.state === 'rejected' && row.decidedBy === null))
        signs.set(row.id, await signsOf(database.queries, row));
    return rows.map((row) => {
      const document = documents.get(`${row.offerId} ${row.version}`);
      if (!document) throw new Error(`offer ${row.offerId} has no version ${row.version}`);
      const title = textIn(document.texts, brand.settings.defaultLanguage, brand.settings)?.text.title ?? '';
      const rounds = roundsIn(document.gift);
      return {
        id: row.id,
        offer: { id: row.offerId, title, version: row.version },
        member: { id: row.memberId, account: members.get(row.memberId)?.account ?? '' },
        state: row.state,
        gift: document.gift,
        game: rounds && gameOf(rounds),
        currency: brand.settings.currency,
        appliedAt: row.appliedAt.getTime(),
        decidedAt: row.decidedAt?.getTime() ?? null,
        decidedBy: names.get(row.decidedBy ?? '') ?? null,
        reason: row.reason,
        signs: signs.get(row.id) ?? [],
      };
    });
  }

  type Decision = { state: 'issued' | 'rejected'; reason: string; actor: Actor };

  /** Decides what waits, once. */
  async function decide(
    brand: Brand,
    id: string,
    { state, reason, actor }: Decision,
    apply: (tx: Tx, row: ApplicationRow) => Promise<unknown>,
  ): Promise<OperatorApplication> {
    await database.transaction(async (tx) => {
      const row = await lockApplication(tx, { brandId: brand.id, id });
      // A deposit on its way decides itself.
      if (!row || row.depositId) throw new Refusal('not_found');
      if (row.state !== 'applying') throw new Refusal('already_decided');
      await apply(tx, row);
      await audit.record(tx, {
        actor,
        kind: 'change',
        action: state === 'issued' ? 'promotions.issue_application' : 'promotions.reject_application',
        target: { kind: 'application', id },
        brandId: brand.id,
        changes: [{ path: 'state', before: row.state, after: state }],
        reason,
      });
      tellTasks();
      afterCommit(() => tell(row));
    });
    const row = await findApplication(database.queries, { brandId: brand.id, id });
    const [described] = row ? await describe(brand, [row]) : [];
    if (!described) throw new Error(`no application ${id}`);
    return described;
  }

  return {
    tasks,

    async list(brand: Brand, { limit, search, ...filter }: QueryOf<Calls['applications']>) {
      const member = search ? await directory.find(brand.id, search) : undefined;
      if (search && !member) return { items: [], next: null };
      const read = (most: number) =>
        listApplications(database.queries, brand.id, { ...filter, memberId: member?.id, limit: most });
      const { rows, next } = await readPage(limit, read, lastId);
      return { items: await describe(brand, rows), next };
    },

    issue: (brand: Brand, { id, reason }: BodyOf<Calls['issueApplication']>, actor: Actor) =>
      decide(brand, id, { state: 'issued', reason, actor }, async (tx, row) => {
        const document = await findDocument(tx, brand.id, row);
        if (!document) throw new Error(`offer ${row.offerId} has no version ${row.version}`);
        await granting.issue(tx, row, givenBy(document, brand.settings.currency), { by: actor.operatorId });
      }),

    reject: (brand: Brand, { id, reason }: BodyOf<Calls['rejectApplication']>, actor: Actor) =>
      decide(brand, id, { state: 'rejected', reason, actor }, (tx, row) =>
        granting.close(tx, row, { state: 'rejected', reason, decidedBy: actor.operatorId }),
      ),
  };
}
