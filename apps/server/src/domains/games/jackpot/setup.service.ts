import { randomInt } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import { DAY_MS } from '@parlour/clock/durations';
import { newId } from '@parlour/clock/ids';
import type { JackpotSetup } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { currencyOf, isShownExactly, readDecimal, writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { ApprovalKind, Approvals } from '../../operators/operators.module.ts';
import type { JackpotDraws } from './draws.service.ts';
import {
  findJackpot,
  flagTitles,
  insertJackpot,
  type JackpotRow,
  listKnownTitles,
  listTitlesOf,
  lockJackpot,
  updateJackpot,
} from './jackpot.repo.ts';
import { DEMO_CATEGORIES, DEMO_SEED, HUNDREDTHS_PER_UNIT, NO_JACKPOT } from './jackpot.rules.ts';
import type { JackpotMoney } from './money.service.ts';
import type { JackpotTerms } from './terms.service.ts';

/** What both operators read and what then applies: money as the decimal that was sent. */
type Asked = { brandId: string; before: JackpotSetup; after: JackpotSetup };
type Caller = { operator: Operator; actor: Actor };
type Display = { hasIllustration: boolean; winnersFrom: string };

type SetupNeeds = {
  database: Database;
  clock: Clock;
  brands: { ofId(id: string): Brand | undefined };
  approvals: Pick<Approvals, 'register' | 'request'>;
  audit: AuditWriter;
  money: JackpotMoney;
  draws: Pick<JackpotDraws, 'publish'>;
  terms: Pick<JackpotTerms, 'tell'>;
};
export type JackpotSetups = ReturnType<typeof createJackpotSetup>;

/** The terms of a pool. Changes that move money take two operators; changes of display take a reason. */
export function createJackpotSetup(needs: SetupNeeds) {
  const { database, clock, brands, approvals, audit, money, draws, terms } = needs;
  const kind: ApprovalKind<Asked> = {
    name: 'games.jackpot_setup',
    request: 'jackpot.change',
    decide: 'jackpot.change',
    lastsMs: DAY_MS,
    apply,
  };
  approvals.register(kind);

  async function lock(tx: Tx, brandId: string): Promise<JackpotRow> {
    await insertJackpot(tx, { ...NO_JACKPOT, brandId, updatedAt: new Date(clock.now()) });
    const row = await lockJackpot(tx, brandId);
    if (!row) throw new Error(`the jackpot of brand ${brandId} is not there`);
    return row;
  }

  const told = (brandId: string) => afterCommit(() => terms.tell(brandId, { isOfTerms: true }));

  /** Seeds a pool that opens empty, under the id of the request. */
  async function put(tx: Tx, brand: Brand, { id, ...setup }: PoolTerms & { id: string }): Promise<void> {
    const brandId = brand.id;
    const { currency } = brand.settings;
    const before = await lock(tx, brandId);
    const isEmpty = (await money.total(tx, { brandId, currency })) === 0n;
    const seed = setup.isOpen && isEmpty ? setup.seedAmount : 0n;
    if (seed > 0n) await money.postSeed(tx, { id, brandId, currency, amount: seed });
    const after = { ...setup, seeded: before.seeded + seed, updatedAt: new Date(clock.now()) };
    await updateJackpot(tx, brandId, after);
    if (setup.isOpen) await draws.publish(tx, { ...before, ...after });
    told(brandId);
  }

  async function apply(
    tx: Tx,
    { brandId, before, after }: Asked,
    { actor, reason, approvalId }: { actor: Actor; reason: string; approvalId: string },
  ) {
    const brand = brands.ofId(brandId);
    const seedAmount = readDecimal(after.seedAmount);
    if (!brand || seedAmount === null) throw new Error(`approval ${approvalId} is of no brand or amount`);
    const now = describeSetup(await lock(tx, brandId));
    // Both operators read the difference; with other terms it would be another one.
    if (changesBetween(before, now).length > 0) throw new Refusal('stale');
    await put(tx, brand, { ...after, seedAmount, id: approvalId });
    await audit.record(tx, {
      actor,
      kind: 'change',
      action: 'games.change_jackpot',
      target: { kind: 'jackpot', id: brandId },
      brandId,
      changes: changesBetween(before, after),
      reason,
    });
    return {};
  }

  return {
    put,

    async request(brand: Brand, { reason, ...setup }: JackpotSetup & { reason: string }, caller: Caller) {
      const seedAmount = writeDecimal(readShown(setup.seedAmount, brand, 'seedAmount'));
      const after = { ...setup, seedAmount };
      return database.transaction(async (tx) => {
        const before = describeSetup((await findJackpot(tx, brand.id)) ?? NO_JACKPOT);
        const payload: Asked = { brandId: brand.id, before, after };
        const target = { kind: 'jackpot', id: brand.id, name: brand.settings.name };
        const request = { brandId: brand.id, target, payload, reason };
        const approvalId = await approvals.request(tx, kind, request, caller);
        await audit.record(tx, {
          actor: caller.actor,
          kind: 'change',
          action: 'games.request_jackpot',
          target: { kind: 'jackpot', id: brand.id },
          brandId: brand.id,
          changes: changesBetween(before, { ...after, approval: approvalId }),
          reason,
        });
        return { approvalId };
      });
    },

    async saveDisplay(brand: Brand, { reason, ...display }: Display & { reason: string }, actor: Actor) {
      const winnersFrom = readShown(display.winnersFrom, brand, 'winnersFrom');
      await database.transaction(async (tx) => {
        const before = await lock(tx, brand.id);
        await updateJackpot(tx, brand.id, { hasIllustration: display.hasIllustration, winnersFrom });
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'games.change_jackpot_display',
          target: { kind: 'jackpot', id: brand.id },
          brandId: brand.id,
          changes: changesBetween(
            { hasIllustration: before.hasIllustration, winnersFrom: writeDecimal(before.winnersFrom) },
            { hasIllustration: display.hasIllustration, winnersFrom: writeDecimal(winnersFrom) },
          ),
          reason,
        });
        told(brand.id);
      });
      return {};
    },

    async flag(brand: Brand, asked: { add: string[]; remove: string[]; reason: string }, actor: Actor) {
      const { add, remove, reason } = asked;
      await database.transaction(async (tx) => {
        const known = await listKnownTitles(tx, brand.id, add);
        if (add.some((nodeId) => !known.has(nodeId))) throw new Refusal('not_found');
        await flagTitles(tx, brand.id, { add, remove, now: new Date(clock.now()) });
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'games.flag_jackpot_titles',
          target: { kind: 'jackpot', id: brand.id },
          brandId: brand.id,
          changes: changesBetween({}, { add, remove }),
          reason,
        });
        told(brand.id);
      });
      return {};
    },

    /** For a demonstration, where nobody names titles: the slots of these vendors take part. */
    async joinDemo(tx: Tx, brandId: string, vendors: readonly string[]): Promise<void> {
      const add = await listTitlesOf(tx, brandId, { vendors, categories: DEMO_CATEGORIES });
      await flagTitles(tx, brandId, { add, remove: [], now: new Date(clock.now()) });
      told(brandId);
    },

    /** For a demonstration: a pool in the range of the specification's counter, or that counter itself. */
    async putDemo(tx: Tx, brand: Brand, mode: 'pool' | 'illustration'): Promise<void> {
      if (mode === 'illustration') {
        await lock(tx, brand.id);
        await updateJackpot(tx, brand.id, { hasIllustration: true });
        return;
      }
      const hundredths = randomInt(
        DEMO_SEED.from * HUNDREDTHS_PER_UNIT,
        DEMO_SEED.upTo * HUNDREDTHS_PER_UNIT + 1,
      );
      const seedAmount = readDecimal((hundredths / HUNDREDTHS_PER_UNIT).toFixed(2)) as bigint;
      const { contributionPpm, oddsDigits } = NO_JACKPOT;
      await put(tx, brand, {
        isOpen: true,
        contributionPpm,
        oddsDigits,
        seedAmount,
        id: newId(clock),
      });
    },
  };
}

export type PoolTerms = Pick<JackpotRow, 'isOpen' | 'contributionPpm' | 'seedAmount' | 'oddsDigits'>;

export function describeSetup({ isOpen, contributionPpm, seedAmount, oddsDigits }: PoolTerms) {
  return {
    isOpen,
    contributionPpm,
    seedAmount: writeDecimal(seedAmount),
    oddsDigits,
  };
}

/** An amount with no more decimals than are shown, and not negative. */
function readShown(typed: string, { settings }: Brand, field: string): bigint {
  const amount = readDecimal(typed);
  const fault =
    amount === null || amount < 0n
      ? 'wrong_format'
      : isShownExactly(amount, currencyOf(settings.currency))
        ? null
        : 'too_many_decimals';
  if (amount === null || fault) throw new Refusal('invalid_input', { fields: { [field]: fault } });
  return amount;
}
