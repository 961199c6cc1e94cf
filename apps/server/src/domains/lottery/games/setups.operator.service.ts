import type { Clock } from '@parlour/clock/clock';
import { DAY_MS } from '@parlour/clock/durations';
import type { AnswerOf, BodyOf, ConsoleContract, LotterySetup, OperatorPlay } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { oddsOf, type Play, returnsOf } from '@parlour/lottery-rules';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { businessDate } from '../../../tenancy/business-day.rules.ts';
import type { ApprovalKind, Approvals } from '../../operators/operators.module.ts';
import { familyOf, playsOf } from './families.rules.ts';
import { type GameRow, lockGame } from './games.repo.ts';
import type { LotteryGames } from './games.service.ts';
import { currentOf, PLANNED_AHEAD_MAX_MS } from './planned.rules.ts';
import { faultsOf, guardOdds, percentOf, percentOfSeries, takesTwo } from './setup-checks.rules.ts';

type Calls = ConsoleContract['lottery'];
type Caller = { operator: Operator; actor: Actor };
type SetupNeeds = {
  database: Database;
  clock: Clock;
  games: LotteryGames;
  approvals: Pick<Approvals, 'register' | 'request'>;
  audit: AuditWriter;
  /** When the last issue that is made is drawn. */
  madeUntil(brandId: string, code: string): Promise<number | null>;
  /** Whether draws can be mixed with the public beacon. */
  hasBeacon: boolean;
};
/** What both operators read, and what then holds. */
type Asked = {
  brandId: string;
  version: number;
  before: LotterySetup | null;
  after: LotterySetup;
  /** When it takes effect; null: at once. */
  from: number | null;
};
export type LotterySetups = ReturnType<typeof createLotterySetups>;

/**
 * The setups of lotteries as operators keep them. A saved one holds from the next order on, or from the moment it names:
 * orders name the version they were made under. Issues that are made already keep their times.
 */
export function createLotterySetups({
  database,
  clock,
  games,
  approvals,
  audit,
  madeUntil,
  hasBeacon,
}: SetupNeeds) {
  const kind: ApprovalKind<Asked> = {
    name: 'lottery.change_setup',
    request: 'lottery.setup',
    decide: 'lottery.setup',
    lastsMs: DAY_MS,
    apply,
  };
  approvals.register(kind);

  /** The lottery as it was read; whoever read another version looks again. */
  async function requireVersion(
    tx: Tx,
    brandId: string,
    { code, version }: { code: string; version: number },
  ): Promise<GameRow | null> {
    const found = await lockGame(tx, brandId, code);
    if (!found && version > 0) throw new Refusal('not_found');
    const row = found ? currentOf(found, clock.now()) : null;
    if ((row?.version ?? 0) !== version) throw new Refusal('stale');
    return row;
  }

  async function put(
    tx: Tx,
    { brandId, before, after, from }: Asked,
    { actor, reason }: { actor: Actor; reason: string },
  ): Promise<void> {
    const isLater = from !== null && from > clock.now();
    if (isLater) await games.plan(tx, brandId, { setup: after, from: new Date(from) });
    else await games.save(tx, brandId, after);
    await audit.record(tx, {
      actor,
      kind: 'change',
      action: 'lottery.change_setup',
      target: { kind: 'lottery', id: after.code },
      brandId,
      changes: changesBetween(before ?? {}, isLater ? { ...after, from: writeMoment(from) } : after),
      reason,
    });
  }

  async function apply(tx: Tx, asked: Asked, about: { actor: Actor; reason: string }) {
    const { brandId, version, after } = asked;
    // Both operators read the difference; from another version it would be another one.
    const row = await requireVersion(tx, brandId, { code: after.code, version }).catch((error: unknown) => {
      throw error instanceof Refusal ? new Refusal('stale') : error;
    });
    if (row?.plannedFrom) throw new Refusal('stale');
    await put(tx, asked, about);
    return {};
  }

  async function request(
    tx: Tx,
    brand: Brand,
    asked: Asked,
    { reason, ...caller }: Caller & { reason: string },
  ) {
    const { code } = asked.after;
    const target = { kind: 'lottery', id: `${brand.settings.merchantCode}.${code}`, name: code };
    const approvalId = await approvals.request(
      tx,
      kind,
      { brandId: brand.id, target, payload: asked, reason },
      caller,
    );
    await audit.record(tx, {
      actor: caller.actor,
      kind: 'change',
      action: 'lottery.request_setup',
      target: { kind: 'lottery', id: code },
      brandId: brand.id,
      changes: changesBetween(asked.before ?? {}, {
        ...asked.after,
        ...(asked.from !== null && { from: writeMoment(asked.from) }),
        approval: approvalId,
      }),
      reason,
    });
    return { outcome: 'requested' as const, approvalId };
  }

  function checkOrRefuse({ before, after, from }: Asked): void {
    const fields = faultsOf(before, after, { hasBeacon });
    if (Object.keys(fields).length > 0)
      throw new Refusal('invalid_input', {
        fields: Object.fromEntries(Object.entries(fields).map(([path, code]) => [`setup.${path}`, code])),
      });
    const { timeZone } = after.schedule;
    const findings = guardOdds(after, businessDate({ timeZone, dayStartsAt: '00:00' }, from ?? clock.now()));
    if (findings.length > 0) throw new Refusal('odds_unsafe', { findings });
  }

  return {
    async list(brand: Brand): Promise<AnswerOf<Calls['lotteryList']>> {
      return { items: (await games.every(brand.id)).map(describe) };
    },

    async detail(brand: Brand, code: string): Promise<AnswerOf<Calls['lotteryDetail']>> {
      const row = (await games.every(brand.id)).find((game) => game.code === code);
      if (!row) throw new Refusal('not_found');
      return {
        lottery: describe(row),
        plays: [...playsOf(row.setup).values()].map(playOf(row.setup)),
        madeUntil: await madeUntil(brand.id, code),
      };
    },

    save(brand: Brand, { setup: after, version, ...said }: BodyOf<Calls['saveLottery']>, caller: Caller) {
      const { actor } = caller;
      const { reason } = said;
      const from = readFrom(said.from, clock.now());
      return database.transaction(async (tx) => {
        const row = await requireVersion(tx, brand.id, { code: after.code, version });
        const before = row?.setup ?? null;
        const asked: Asked = { brandId: brand.id, version, before, after, from };
        const isByTwo = takesTwo(before, after);
        // One plan at a time; what one operator may change at once is carried over into it.
        if (row?.plannedFrom && (isByTwo || from !== null)) throw new Refusal('change_planned');
        if (!isByTwo) {
          await put(tx, asked, { actor, reason });
          return { outcome: 'applied' as const };
        }
        checkOrRefuse(asked);
        return request(tx, brand, asked, { ...caller, reason });
      });
    },

    /** What holds was approved by two: keeping it takes one. */
    withdraw(brand: Brand, body: BodyOf<Calls['withdrawLottery']>, { actor }: Caller) {
      const { code, reason } = body;
      return database.transaction(async (tx) => {
        const row = await requireVersion(tx, brand.id, body);
        if (!row?.plannedFrom) throw new Refusal('stale');
        await games.withdraw(tx, brand.id, code);
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'lottery.withdraw_setup',
          target: { kind: 'lottery', id: code },
          brandId: brand.id,
          changes: [{ path: 'from', before: writeMoment(row.plannedFrom.getTime()) }],
          reason,
        });
        return {};
      });
    },
  };
}

const writeMoment = (atMs: number): string => new Date(atMs).toISOString();

/** A moment that has passed is now. */
function readFrom(from: number | undefined, nowMs: number): number | null {
  if (from === undefined || from <= nowMs) return null;
  if (from > nowMs + PLANNED_AHEAD_MAX_MS)
    throw new Refusal('invalid_input', { fields: { from: 'too_big' } });
  return from;
}

const describe = ({ code, version, updatedAt, setup, plannedSetup, plannedFrom }: GameRow) => ({
  code,
  version,
  updatedAt: updatedAt.getTime(),
  setup,
  planned: plannedSetup && plannedFrom ? { setup: plannedSetup, from: plannedFrom.getTime() } : null,
});

const playOf =
  (setup: LotterySetup) =>
  (play: Play): OperatorPlay => {
    const { id, skin, pays, oddsFrom } = play;
    const { odds: shipped } = familyOf(setup);
    const isByOdds = pays === 'odds';
    return {
      id,
      skin,
      pays,
      oddsFrom: oddsFrom ?? null,
      shipped: isByOdds ? { ...shipped[oddsFrom ?? id] } : null,
      returns: isByOdds
        ? returnsOf(play, oddsOf({ ...shipped, ...setup.odds }, play)).map(({ tier, return: share }) => ({
            tier,
            percent: percentOf(share),
          }))
        : [{ tier: '', percent: percentOfSeries(setup.series) }],
    };
  };
