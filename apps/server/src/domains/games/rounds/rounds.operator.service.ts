import type { Clock } from '@parlour/clock/clock';
import { DAY_MS } from '@parlour/clock/durations';
import { isIdInAnyCase } from '@parlour/clock/ids';
import type {
  ConsoleContract,
  Language,
  OperatorRound,
  QueryOf,
  RoundEvidence,
  RoundStep,
} from '@parlour/contract';
import { ROUND_SEARCH_DAYS } from '@parlour/contract/values/games.rules';
import type { Database } from '@parlour/database/database';
import { readDecimal, TRIAL_CURRENCY, writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { readPage } from '../../../lists/pages.rules.ts';
import { readMomentPlace, writeMomentPlace } from '../../../lists/places.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import { nodeIdOf } from '../catalogue/catalogue.ts';
import type { TitleLookup } from '../lobby/lobby.ts';
import { postingId } from '../transactions/transactions.ts';
import {
  listVendors,
  VENDOR_LANGUAGE,
  type VendorCalls,
  type Vendors,
  VendorUnavailable,
} from '../vendors/vendors.ts';
import type { AlertsForOperators } from './alerts.operator.service.ts';
import { listAlertsAbout } from './alerts.repo.ts';
import {
  findTransactions,
  isRound,
  listRoundsForOperators,
  listSteps,
  type RoundFilter,
  type RoundForOperators,
  type TransactionRow,
} from './rounds.operator.repo.ts';
import { stateOf } from './rounds.service.ts';

type Calls = ConsoleContract['games'];
type RoundKey = QueryOf<Calls['roundDetail']>;
type OperatorSideNeeds = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  directory: MemberDirectory;
  titleLookup: Pick<TitleLookup, 'titleOf'>;
  vendors: Vendors;
  calls: Pick<VendorCalls, 'gameRound'>;
  alerts: Pick<AlertsForOperators, 'describe'>;
};
/** The operator's brand and language. */
type Looking = { brand: Brand; language: Language };
/** The origin is that of the console's page, which may frame what a vendor shows. */
type Asking = Looking & { origin: string; actor: Actor };
export type RoundsForOperators = ReturnType<typeof createRoundsForOperators>;

/** Rounds at vendors, as operators search and view them. */
export function createRoundsForOperators(needs: OperatorSideNeeds) {
  const { database, clock, audit, directory, titleLookup, vendors, calls, alerts } = needs;
  const { queries } = database;

  async function describe(
    { brand, language }: Looking,
    rounds: readonly RoundForOperators[],
  ): Promise<OperatorRound[]> {
    const members = await directory.describe(
      brand.id,
      rounds.map(({ memberId }) => memberId),
    );
    return Promise.all(
      rounds.map(async (round) => {
        const { id, atMs, vendor, gameCode, memberId, currency, staked, won, placed } = round;
        const member = members.get(memberId);
        const title = await titleLookup.titleOf(brand.id, nodeIdOf(vendor, gameCode), language);
        return {
          id,
          at: atMs,
          vendor,
          gameCode,
          title: title?.gameName ?? gameCode,
          round: round.round,
          member: { id: memberId, account: member?.account ?? null, customerNo: member?.customerNo ?? null },
          currency,
          isTrial: currency === TRIAL_CURRENCY,
          isFree: round.isFree,
          staked: writeDecimal(staked),
          won: writeDecimal(won),
          // A round without any stake holds a rollback that came before its bet.
          state: placed === 0n && won === 0n && !round.isClosed ? 'refunded' : stateOf(round),
        };
      }),
    );
  }

  /** The typed text as a filter: a transaction, a round, or a member. Null: none of them. */
  async function searchFor(brandId: string, typed: string | undefined): Promise<RoundFilter | null> {
    if (!typed) return {};
    const codes = (await listVendors(queries, brandId)).map(({ code }) => code);
    if (isIdInAnyCase(typed)) {
      const asked = { brandId, vendors: codes, id: typed.toLowerCase() };
      const [found] = await findTransactions(queries, asked);
      if (found) return roundOf(found);
    }
    if (await isRound(queries, { brandId, vendors: codes, round: typed })) return { round: typed };
    const member = await directory.find(brandId, typed);
    return member ? { memberId: member.id } : null;
  }

  async function find(brandId: string, { vendor, id }: RoundKey): Promise<TransactionRow> {
    const [row] = await findTransactions(queries, { brandId, vendors: [vendor], id });
    if (!row) throw new Refusal('not_found');
    return row;
  }

  const view = (brand: Brand, row: TransactionRow, actor: Actor) =>
    database.transaction((tx) =>
      audit.record(tx, {
        actor,
        kind: 'view',
        action: 'games.view_round',
        target: { kind: 'round', id: row.round },
        brandId: brand.id,
      }),
    );

  return {
    async list({ brand, language }: Looking, query: QueryOf<Calls['rounds']>) {
      const { limit, after, search, vendor, gameCode, from, until, state } = query;
      const spans = readSpans(query);
      const place = readMomentPlace(after);
      const found = await searchFor(brand.id, search);
      const isOther = vendor !== undefined && found?.vendor !== undefined && found.vendor !== vendor;
      if (!found || isOther) return { items: [], next: null };
      // What has to be summed up first cannot be looked up: without a name it is asked of a bounded time.
      const isWide = !search && (state !== undefined || Object.keys(spans).length > 0);
      const filter = {
        ...(vendor === undefined ? {} : { vendor }),
        ...(gameCode ? { gameCode } : {}),
        ...found,
        fromMs: from ?? (isWide ? (until ?? clock.now()) - ROUND_SEARCH_DAYS * DAY_MS : undefined),
        untilMs: until,
        state,
        ...spans,
        after: place,
      };
      const { rows, next } = await readPage(
        limit,
        (count) => listRoundsForOperators(queries, brand.id, { ...filter, limit: count }),
        writeMomentPlace,
      );
      return { items: await describe({ brand, language }, rows), next };
    },

    /** A member's round is personal data: viewing it is recorded. */
    async detail({ brand, language, actor }: Looking & { actor: Actor }, key: RoundKey) {
      const row = await find(brand.id, key);
      await view(brand, row, actor);
      const steps = await listSteps(queries, row);
      const asked = { ...roundOf(row), limit: 1, after: null };
      const [round] = await describe(
        { brand, language },
        await listRoundsForOperators(queries, brand.id, asked),
      );
      const about = await listAlertsAbout(
        queries,
        row,
        steps.map(({ transactionId }) => transactionId),
      );
      return {
        ...(round as OperatorRound),
        steps: steps.map(describeStep),
        alerts: await alerts.describe(brand.id, about),
      };
    },

    async evidence({ brand, language, origin, actor }: Asking, key: QueryOf<Calls['roundEvidence']>) {
      const row = await find(brand.id, key);
      const vendor = await vendors.find(brand.id, row.vendor);
      if (!vendor) throw new Refusal('not_found');
      await view(brand, row, actor);
      const asked = {
        user: row.memberId,
        game_code: row.gameCode,
        round: row.round,
        lang: VENDOR_LANGUAGE[language],
        frame_origin: origin,
        ...(key.theme && { meta: { css: key.theme } }),
      };
      const { url, evidence } = await calls.gameRound(vendor, asked).catch((error: unknown) => {
        if (error instanceof VendorUnavailable) throw new Refusal('vendor_silent');
        throw error;
      });
      // A frame is allowed to the origins that the policy of the console names.
      const framed = await vendors.originsOf(brand.id);
      return {
        url: url ?? null,
        canFrame: typeof url === 'string' && framed.includes(new URL(url).origin),
        evidence: evidence ? describeEvidence(evidence) : null,
      };
    },
  };
}

/** Amounts as they were typed. */
function readSpans(query: QueryOf<Calls['rounds']>): Pick<RoundFilter, 'staked' | 'won'> {
  const { stakedFrom, stakedTo, wonFrom, wonTo } = query;
  const typed = { stakedFrom, stakedTo, wonFrom, wonTo };
  const read = Object.entries(typed).map(
    ([field, text]) => [field, text ? readDecimal(text) : undefined] as const,
  );
  const wrong = read.filter(([, amount]) => amount === null);
  if (wrong.length > 0)
    throw new Refusal('invalid_input', {
      fields: Object.fromEntries(wrong.map(([field]) => [field, 'wrong_format'])),
    });
  const amounts = Object.fromEntries(read) as Record<keyof typeof typed, bigint | undefined>;
  const spanOf = (from: bigint | undefined, to: bigint | undefined) =>
    from === undefined && to === undefined ? null : { from: from ?? null, to: to ?? null };
  const staked = spanOf(amounts.stakedFrom, amounts.stakedTo);
  const won = spanOf(amounts.wonFrom, amounts.wonTo);
  return { ...(staked && { staked }), ...(won && { won }) };
}

const roundOf = ({ vendor, round, memberId, gameCode }: TransactionRow) => ({
  vendor,
  round,
  memberId,
  gameCode,
});

type Told = NonNullable<Awaited<ReturnType<VendorCalls['gameRound']>>['evidence']>;

const describeEvidence = (told: Told): RoundEvidence => ({
  mechanic: told.mechanic ?? null,
  model: told.model ?? null,
  pick: told.pick,
  steps: told.steps ?? [],
  outcome: told.outcome,
  serverSeedHash: told.server_seed_hash,
  serverSeed: told.server_seed,
  clientSeed: told.client_seed ?? null,
  nonce: told.nonce ?? null,
  draw: told.draw ? describeDraw(told.draw) : null,
});

const describeDraw = ({ draw_id: drawId, ...draw }: NonNullable<Told['draw']>) => ({ ...draw, drawId });

/** Stored calls were answered with `RS_OK`; a tombstone is not a call, but left by one. */
function describeStep(row: TransactionRow): RoundStep {
  const isCall = row.kind !== 'tombstone';
  return {
    transactionId: row.transactionId,
    kind: row.kind,
    at: row.at.getTime(),
    amount: writeDecimal(row.amount),
    referenceId: row.referenceId,
    supplierId: row.supplierId,
    closesRound: row.closesRound,
    isEmpty: row.isEmpty,
    note: row.note,
    answer: isCall ? { status: 'RS_OK', balance: writeDecimal(row.balance) } : { status: '', balance: null },
    postingId: isCall && !row.isEmpty ? postingId(row.brandId, row.vendor, row.transactionId) : null,
  };
}
