import type { Clock } from '@parlour/clock/clock';
import type { AnswerOf, BodyOf, ConsoleContract, Language, QueryOf } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { readPage } from '../../../lists/pages.rules.ts';
import { readMomentPlace, writeMomentPlace } from '../../../lists/places.ts';
import type { Log } from '../../../observability/log.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import type { Operators } from '../../operators/operators.module.ts';
import { nodeIdOf } from '../catalogue/catalogue.ts';
import type { TitleLookup } from '../lobby/lobby.ts';
import type { VendorReports, Vendors } from '../vendors/vendors.ts';
import { type CardCaseRow, findCase, listCases, lockCase, updateCase } from './cases.repo.ts';

type Calls = ConsoleContract['games'];
type CardCase = AnswerOf<Calls['takeCardCase']>;
type Looking = { brand: Brand; language: Language };
type Caller = Looking & { operator: Operator; actor: Actor };
type Needs = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  vendors: Pick<Vendors, 'find'>;
  titleLookup: Pick<TitleLookup, 'titleOf'>;
  reports: Pick<VendorReports, 'cardHands'>;
  directory: MemberDirectory;
  operators: Pick<Operators, 'people' | 'tellTasks'>;
  log: Log;
};
export type CasesForOperators = ReturnType<typeof createCasesForOperators>;

/** Cases of members who may play together: one operator takes a case, and decides it with a reason. */
export function createCasesForOperators(needs: Needs) {
  const { database, clock, audit, vendors, titleLookup, reports, directory, log } = needs;
  const { people, tellTasks } = needs.operators;
  const moment = () => new Date(clock.now());

  async function describe({ brand, language }: Looking, rows: readonly CardCaseRow[]): Promise<CardCase[]> {
    const members = await directory.describe(
      brand.id,
      rows.flatMap(({ fromMember, toMember }) => [fromMember, toMember]),
    );
    const known = await people.describe(
      rows.flatMap(({ takenBy, decidedBy }) => [takenBy ?? [], decidedBy ?? []].flat()),
    );
    const memberOf = (id: string) => {
      const { account = null, customerNo = null } = members.get(id) ?? {};
      return { id, account, customerNo };
    };
    const personOf = (id: string | null) => (id === null ? null : (known.get(id) ?? null));
    return Promise.all(
      rows.map(async ({ brandId, fromMember, toMember, takenBy, decidedBy, ...row }) => {
        const title = await titleLookup.titleOf(brandId, nodeIdOf(row.vendor, row.gameCode), language);
        return {
          ...row,
          name: title?.displayName ?? row.gameCode,
          from: memberOf(fromMember),
          to: memberOf(toMember),
          foundAt: row.foundAt.getTime(),
          takenBy: personOf(takenBy),
          takenAt: row.takenAt?.getTime() ?? null,
          decidedBy: personOf(decidedBy),
          decidedAt: row.decidedAt?.getTime() ?? null,
        };
      }),
    );
  }

  async function handsOf(row: CardCaseRow): Promise<AnswerOf<Calls['cardCase']>['hands']> {
    const { brandId, day, gameCode: game_code, currency, fromMember: from_user, toMember: to_user } = row;
    const vendor = await vendors.find(brandId, row.vendor);
    if (!vendor) return null;
    try {
      const asked = { day, game_code, currency, from_user, to_user };
      const { hands } = await reports.cardHands(vendor, asked);
      return hands.map(({ from_net, to_net, ...hand }) => ({
        ...hand,
        fromNet: writeDecimal(from_net),
        toNet: writeDecimal(to_net),
      }));
    } catch (err) {
      log.warn({ err, vendor: row.vendor }, 'a vendor told nothing of the hands of a case');
      return null;
    }
  }

  type Judged = Parameters<typeof updateCase>[2] & { state: CardCaseRow['state'] };

  async function judge(
    { brand, language, actor }: Caller,
    id: string,
    { reason, next }: { reason: string | null; next(row: CardCaseRow): Judged },
  ): Promise<CardCase> {
    const key = { brandId: brand.id, id };
    const row = await database.transaction(async (tx: Tx) => {
      const known = await lockCase(tx, key);
      if (!known) throw new Refusal('not_found');
      if (known.decidedAt !== null) throw new Refusal('already_decided');
      const judged = next(known);
      await updateCase(tx, key, judged);
      await audit.record(tx, {
        actor,
        kind: 'change',
        action: judged.state === 'taken' ? 'games.take_case' : 'games.decide_case',
        target: { kind: 'case', id },
        brandId: brand.id,
        changes: [{ path: 'state', before: known.state, after: judged.state }],
        reason,
      });
      tellTasks();
      return { ...known, ...judged };
    });
    return (await describe({ brand, language }, [row]))[0] as CardCase;
  }

  return {
    async list(looking: Looking, { limit, after, state }: QueryOf<Calls['cardCases']>) {
      const place = readMomentPlace(after);
      const { rows, next } = await readPage(
        limit,
        (count) => listCases(database.queries, looking.brand.id, { state, after: place, limit: count }),
        ({ foundAt, id }) => writeMomentPlace({ atMs: foundAt.getTime(), id }),
      );
      return { items: await describe(looking, rows), next };
    },

    async detail(looking: Looking, id: string): Promise<AnswerOf<Calls['cardCase']>> {
      const row = await findCase(database.queries, { brandId: looking.brand.id, id });
      if (!row) throw new Refusal('not_found');
      const [described] = await describe(looking, [row]);
      return { ...(described as CardCase), hands: await handsOf(row) };
    },

    /** Whoever looks at it now; another may take it over. */
    take: (caller: Caller, id: string) =>
      judge(caller, id, {
        reason: null,
        next: () => ({ state: 'taken', takenBy: caller.operator.id, takenAt: moment() }),
      }),

    decide: (caller: Caller, { id, verdict, reason }: BodyOf<Calls['decideCardCase']>) =>
      judge(caller, id, {
        reason,
        next({ takenBy }) {
          if (takenBy !== caller.operator.id) throw new Refusal('case_not_taken');
          return { state: verdict, decidedBy: caller.operator.id, decidedAt: moment(), reason };
        },
      }),
  };
}
