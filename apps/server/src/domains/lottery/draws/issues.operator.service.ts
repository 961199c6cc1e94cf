import type { Clock } from '@parlour/clock/clock';
import { DAY_MS } from '@parlour/clock/durations';
import { FIRST_ID } from '@parlour/clock/ids';
import type { AnswerOf, BodyOf, ConsoleContract, IssueRisk, OperatorIssue, QueryOf } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Bus } from '../../../bus/bus.ts';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { readPage } from '../../../lists/pages.rules.ts';
import { wrongPlace } from '../../../lists/places.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { ApprovalKind, Approvals } from '../../operators/operators.module.ts';
import type { GameRow, LotteryGames } from '../games/games.ts';
import {
  awaitIssue,
  findIssue,
  type IssueKey,
  type IssuePlace,
  type IssueRow,
  listIssuesForOperators,
  onWire,
  spanOfDay,
  updateIssue,
} from '../issues/issues.ts';
import {
  createRiskCount,
  RISK_TICKETS_MAX,
  readUndecided,
  sumIssues,
  type UndecidedTicket,
} from '../orders/orders.ts';
import { lotteryDrawn } from './drawing.service.ts';
import { TICKETS_READ } from './settling.rules.ts';

type Calls = ConsoleContract['lottery'];
type Caller = { operator: Operator; actor: Actor };
type OperatorSideNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  games: LotteryGames;
  approvals: Pick<Approvals, 'register' | 'request'>;
  audit: AuditWriter;
};
/** What both operators read. */
type Asked = { brandId: string; game: string; numero: string; stake: string; tickets: number };
export type IssuesForOperators = ReturnType<typeof createIssuesForOperators>;

/** Issues as operators see them: what is public, what was staked and what it may cost. Nothing of a draw before it. */
export function createIssuesForOperators(needs: OperatorSideNeeds) {
  const { database, clock, bus, games, approvals, audit } = needs;
  const { queries } = database;
  const kind: ApprovalKind<Asked> = {
    name: 'lottery.void_issue',
    request: 'lottery.void',
    decide: 'lottery.void',
    lastsMs: DAY_MS,
    apply,
  };
  approvals.register(kind);

  async function requireGame(brand: Brand, code: string): Promise<GameRow> {
    const game = await games.find(brand.id, code);
    if (!game) throw new Refusal('not_found');
    return game;
  }

  async function describe(brand: Brand, game: string, rows: readonly IssueRow[]): Promise<OperatorIssue[]> {
    const { currency } = brand.settings;
    const numeros = rows.map(({ numero }) => numero);
    const sums = await sumIssues(queries, brand.id, { game, currency, numeros });
    const byNumero = new Map(sums.map((sum) => [sum.numero, sum]));
    return rows.map((row) => {
      const { tickets = 0, stake = 0n, paid = 0n, refunded = 0n } = byNumero.get(row.numero) ?? {};
      return {
        ...onWire(row),
        id: row.numero,
        game,
        currency,
        figures: {
          tickets,
          stake: writeDecimal(stake),
          paid: writeDecimal(paid),
          refunded: writeDecimal(refunded),
        },
        sealedAt: row.sealedAt?.getTime() ?? null,
        drawnAt: row.drawnAt?.getTime() ?? null,
        settledAt: row.settledAt?.getTime() ?? null,
      };
    });
  }

  async function find(brand: Brand, { game, numero }: { game: string; numero: string }): Promise<IssueRow> {
    const row = await findIssue(queries, { brandId: brand.id, game, numero });
    if (!row) throw new Refusal('not_found');
    return row;
  }

  const describeOne = async (brand: Brand, row: IssueRow): Promise<OperatorIssue> =>
    (await describe(brand, row.game, [row]))[0] as OperatorIssue;

  /** Over the tickets that are in play, some at a time. */
  async function riskOf({ setup }: GameRow, key: IssueKey, currency: string): Promise<IssueRisk> {
    const count = createRiskCount(setup);
    let after: string | null = FIRST_ID;
    let read = 0;
    while (after !== null && read < RISK_TICKETS_MAX) {
      const place: string = after;
      const page: UndecidedTicket[] = await database.transaction((tx) =>
        readUndecided(database.runIn(tx), key, { after: place, limit: TICKETS_READ }),
      );
      for (const ticket of page) if (ticket.currency === currency) count.add(ticket);
      read += page.length;
      after = page.length === TICKETS_READ ? (page.at(-1)?.id ?? null) : null;
    }
    const figures = count.figures();
    return {
      stake: writeDecimal(figures.reduce((sum, { stake }) => sum + stake, 0n)),
      isWhole: after === null,
      plays: figures.map(({ stake, payout, numbers, ...own }) => ({
        ...own,
        stake: writeDecimal(stake),
        payout: writeDecimal(payout),
        numbers:
          numbers?.map((number) => ({
            ...number,
            stake: writeDecimal(number.stake),
            payout: writeDecimal(number.payout),
          })) ?? null,
      })),
    };
  }

  async function apply(
    tx: Tx,
    { brandId, game, numero }: Asked,
    { actor, reason }: { actor: Actor; reason: string },
  ) {
    const key = { brandId, game, numero };
    const issue = await awaitIssue(tx, key);
    // Once numbers are known, nobody chooses whether they count.
    if (!issue || !isVoidable(issue)) throw new Refusal('stale');
    await updateIssue(tx, key, { state: 'void' });
    await audit.record(tx, {
      actor,
      kind: 'change',
      action: 'lottery.void_issue',
      target: { kind: 'issue', id: `${game} ${numero}` },
      brandId,
      changes: [{ path: 'state', before: issue.state, after: 'void' }],
      reason,
    });
    afterCommit(() => bus.publish(lotteryDrawn, { brandId, game }));
    return {};
  }

  return {
    async list(
      brand: Brand,
      query: QueryOf<Calls['lotteryIssues']>,
    ): Promise<AnswerOf<Calls['lotteryIssues']>> {
      const { game: code, state, span, day, limit, after } = query;
      const begun = span && { byMs: clock.now(), is: span === 'begun' };
      const { setup } = await requireGame(brand, code);
      const draws = day === undefined ? undefined : spanOfDay(setup.schedule, day);
      const place = readPlace(after);
      const { rows, next } = await readPage(
        limit,
        (count) =>
          listIssuesForOperators(queries, brand.id, {
            game: code,
            state,
            begun,
            draws,
            after: place,
            limit: count,
          }),
        ({ closesAt, numero }) => `${closesAt.getTime()}_${numero}`,
      );
      return { items: await describe(brand, code, rows), next };
    },

    async detail(
      brand: Brand,
      query: QueryOf<Calls['lotteryIssue']>,
    ): Promise<AnswerOf<Calls['lotteryIssue']>> {
      const game = await requireGame(brand, query.game);
      const row = await find(brand, query);
      return {
        issue: await describeOne(brand, row),
        risk: isVoidable(row) ? await riskOf(game, row, brand.settings.currency) : null,
      };
    },

    async requestVoid(brand: Brand, body: BodyOf<Calls['voidLotteryIssue']>, caller: Caller) {
      const { game, numero, reason } = body;
      const row = await find(brand, body);
      if (!isVoidable(row)) throw new Refusal('already_drawn');
      const { figures } = await describeOne(brand, row);
      const { stake, tickets } = figures;
      const payload: Asked = { brandId: brand.id, game, numero, stake, tickets };
      const name = `${game} ${numero}`;
      const target = { kind: 'issue', id: `${brand.settings.merchantCode}.${game}.${numero}`, name };
      return database.transaction(async (tx) => {
        const asked = { brandId: brand.id, target, payload, reason };
        const approvalId = await approvals.request(tx, kind, asked, caller);
        await audit.record(tx, {
          actor: caller.actor,
          kind: 'change',
          action: 'lottery.request_void',
          target: { kind: 'issue', id: name },
          brandId: brand.id,
          changes: [{ path: 'approval', after: approvalId }],
          reason,
        });
        return { approvalId };
      });
    },
  };
}

const isVoidable = ({ state }: Pick<IssueRow, 'state'>): boolean => state === 'open' || state === 'closed';

const PLACE = /^(\d{1,13})_(20\d{6}(?:-\d{2,4})?)$/;

function readPlace(after: string | undefined): IssuePlace | null {
  if (after === undefined) return null;
  const [, closesMs, numero] = PLACE.exec(after) ?? [];
  if (numero === undefined) throw wrongPlace();
  return { closesMs: Number(closesMs), numero };
}
