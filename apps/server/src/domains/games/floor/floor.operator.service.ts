import type { AnswerOf, BodyOf, ConsoleContract, Language, QueryOf } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { amountOf, writeDecimal } from '@parlour/money';
import type { FloorListAnswer } from '@parlour/wallet-protocol';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Log } from '../../../observability/log.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import type { ApprovalKind, Operators } from '../../operators/operators.module.ts';
import { type Catalogues, nodeIdOf } from '../catalogue/catalogue.ts';
import type { TitleLookup } from '../lobby/lobby.ts';
import {
  type Vendor,
  VendorRefused,
  type VendorReports,
  type Vendors,
  VendorUnavailable,
} from '../vendors/vendors.ts';
import { type FloorOrder, listFloorOrders } from './floor.repo.ts';
import { FLOOR_CATEGORIES, ORDERS_SHOWN, STOP_WAITS_MS } from './floor.rules.ts';
import type { FloorOrders } from './orders.service.ts';

type Calls = ConsoleContract['games'];
type Floor = AnswerOf<Calls['floor']>;
type Looking = { brand: Brand; language: Language };
type Caller = Looking & { operator: Operator; actor: Actor };
type Stop = { brandId: string; vendor: string; gameCode: string; tableCode: string; after: object };
type Needs = {
  database: Database;
  catalogues: Pick<Catalogues, 'of'>;
  vendors: Pick<Vendors, 'find'>;
  titleLookup: Pick<TitleLookup, 'titleOf'>;
  reports: Pick<VendorReports, 'floorList' | 'floorView'>;
  orders: FloorOrders;
  directory: MemberDirectory;
  operators: Pick<Operators, 'approvals' | 'people'>;
  log: Log;
};
export type FloorForOperators = ReturnType<typeof createFloorForOperators>;

/** What members play together: vendors tell how it stands, and are told what operators decide. */
export function createFloorForOperators(needs: Needs) {
  const { database, catalogues, vendors, titleLookup, reports, orders, directory, log } = needs;
  const { approvals, people } = needs.operators;

  async function nameOf({ brand, language }: Looking, vendor: string, gameCode: string): Promise<string> {
    const title = await titleLookup.titleOf(brand.id, nodeIdOf(vendor, gameCode), language);
    return title?.displayName ?? gameCode;
  }

  async function vendorOf(brandId: string, code: string): Promise<Vendor> {
    const vendor = await vendors.find(brandId, code);
    if (!vendor) throw new Refusal('not_found');
    return vendor;
  }

  /** What a vendor refuses is not there; what it does not answer may be. */
  async function ask<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof VendorRefused) throw new Refusal('not_found');
      if (error instanceof VendorUnavailable) throw new Refusal('vendor_unavailable');
      throw error;
    }
  }

  async function askAll(brandId: string) {
    const { byCategory } = await catalogues.of(brandId);
    const titles = FLOOR_CATEGORIES.flatMap((category) => byCategory.get(category) ?? []);
    const names = new Map(titles.map(({ vendor }) => [vendor.code, vendor.name]));
    const answers = await Promise.all(
      [...names].sort().map(async ([code, vendorName]) => {
        const vendor = await vendors.find(brandId, code);
        if (!vendor) return { code, vendorName, answer: null };
        const answer = await reports.floorList(vendor).catch((err) => {
          log.warn({ err, vendor: code }, 'a vendor told nothing of its tables');
          // Most vendors know no such call, and have nothing to be missed.
          return err instanceof VendorRefused ? { games: [], tables: [] } : null;
        });
        return { code, vendorName, answer };
      }),
    );
    return {
      told: answers.flatMap(({ answer, ...vendor }) => (answer ? [{ ...vendor, answer }] : [])),
      silent: answers.flatMap(({ vendorName, answer }) => (answer ? [] : [vendorName])),
    };
  }

  async function describeOrders(looking: Looking): Promise<Floor['orders']> {
    const rows = await listFloorOrders(database.queries, looking.brand.id, ORDERS_SHOWN);
    const known = await people.describe(rows.flatMap(({ orderedBy }) => orderedBy ?? []));
    return Promise.all(rows.map(async (row) => describeOrder(looking, row, known)));
  }

  async function describeOrder(
    looking: Looking,
    row: FloorOrder,
    known: Awaited<ReturnType<typeof people.describe>>,
  ): Promise<Floor['orders'][number]> {
    const { id, vendor, kind, tableCode, isOpen, limits, state, returned, rounds, reason, at } = row;
    return {
      id,
      vendor,
      kind,
      table: tableCode,
      name: await nameOf(looking, vendor, row.gameCode),
      isOpen,
      limits: limits && { least: moneyOf(limits.least), most: moneyOf(limits.most) },
      state,
      returned: returned.map(({ currency, amount }) => ({ currency, amount: moneyOf(amount) })),
      rounds,
      reason,
      at: at.getTime(),
      by: row.orderedBy === null ? null : (known.get(row.orderedBy) ?? null),
    };
  }

  async function findGame(brandId: string, code: string, gameCode: string) {
    const vendor = await vendorOf(brandId, code);
    const { games } = await ask(() => reports.floorList(vendor));
    const game = games.find(({ game_code }) => game_code === gameCode);
    if (!game) throw new Refusal('not_found');
    return game;
  }

  const stopKind: ApprovalKind<Stop> = {
    name: 'games.stop_table',
    request: 'games.decide',
    decide: 'games.decide',
    lastsMs: STOP_WAITS_MS,
    async apply(tx, { brandId, vendor, gameCode, tableCode }, { actor, reason, approvalId }) {
      const order = { brandId, vendor, kind: 'stop', gameCode, tableCode, isOpen: false } as const;
      await orders.order(tx, { ...order, limits: null, reason }, actor, approvalId);
      return {};
    },
  };
  approvals.register(stopKind);

  return {
    async list(looking: Looking): Promise<Floor> {
      const { currency } = looking.brand.settings;
      const { told, silent } = await askAll(looking.brand.id);
      const games: Floor['games'] = [];
      const tables: Floor['tables'] = [];
      for (const { code, vendorName, answer } of told) {
        for (const { game_code: gameCode, kind, pace, is_open: isOpen, limits } of answer.games) {
          const own = limits.find((each) => each.currency === currency);
          games.push({
            vendor: code,
            vendorName,
            gameCode,
            name: await nameOf(looking, code, gameCode),
            kind,
            pace,
            isOpen,
            limits: own ? { least: moneyOf(own.stake_least), most: moneyOf(own.stake_most) } : null,
            bounds: own ? { least: moneyOf(own.house_least), most: moneyOf(own.house_most) } : null,
          });
        }
        for (const table of answer.tables)
          tables.push(tableOf(code, await nameOf(looking, code, table.game_code), table));
      }
      return { currency, games, tables, orders: await describeOrders(looking), silent };
    },

    async view(looking: Looking, { vendor: code, table }: QueryOf<Calls['floorTable']>) {
      const brandId = looking.brand.id;
      const vendor = await vendorOf(brandId, code);
      const view = await ask(() => reports.floorView(vendor, { table }));
      const members = await directory.describe(
        brandId,
        view.players.flatMap(({ user }) => user ?? []),
      );
      const memberOf = (id: string) => {
        const { account = null, customerNo = null } = members.get(id) ?? {};
        return { id, account, customerNo };
      };
      return {
        ...tableOf(code, await nameOf(looking, code, view.game_code), view),
        now: view.now,
        endsAt: view.ends_at,
        isStopped: view.is_stopped,
        shown: view.shown,
        players: view.players.map(({ user, amount, ...player }) => ({
          ...player,
          amount: moneyOf(amount),
          member: user === null ? null : memberOf(user),
        })),
        history: view.history,
      } satisfies AnswerOf<Calls['floorTable']>;
    },

    async change({ brand, actor }: Caller, body: BodyOf<Calls['changeFloorGame']>) {
      const { vendor, gameCode, isOpen, least, most, reason } = body;
      const { limits } = await findGame(brand.id, vendor, gameCode);
      const { currency } = brand.settings;
      const bounds = limits.find((each) => each.currency === currency);
      if (!bounds) throw new Refusal('not_found');
      const fields = faultsOf({ least, most }, bounds);
      if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', { fields });
      const asked = { brandId: brand.id, vendor, kind: 'change', gameCode, tableCode: gameCode } as const;
      const set = { isOpen, limits: { currency, least, most }, reason };
      return {
        id: await database.transaction((tx) => orders.order(tx, { ...asked, ...set }, actor)),
      };
    },

    async askStop(caller: Caller, { vendor: code, table, reason }: BodyOf<Calls['stopFloorTable']>) {
      const { brand } = caller;
      const vendor = await vendorOf(brand.id, code);
      const view = await ask(() => reports.floorView(vendor, { table }));
      const gameCode = view.game_code;
      const after = { vendor: code, gameCode, table, kind: view.kind, seated: view.seated };
      const payload = { brandId: brand.id, vendor: code, gameCode, tableCode: table, after };
      const name = await nameOf(caller, code, gameCode);
      const target = { kind: 'table', id: `${brand.id}/${code}/${table}`, name };
      const approvalId = await database.transaction((tx) =>
        approvals.request(tx, stopKind, { brandId: brand.id, target, payload, reason }, caller),
      );
      return { approvalId };
    },
  };
}

const moneyOf = (decimal: string): string => writeDecimal(amountOf(decimal));

function tableOf(
  vendor: string,
  name: string,
  table: FloorListAnswer['tables'][number],
): Floor['tables'][number] {
  return {
    vendor,
    gameCode: table.game_code,
    name,
    kind: table.kind,
    table: table.table,
    currency: table.currency,
    stake: table.stake === null ? null : moneyOf(table.stake),
    isPractice: table.is_practice,
    phase: table.phase,
    number: table.number,
    seated: table.seated,
    seats: table.seats,
  };
}

function faultsOf(
  { least, most }: { least: string; most: string },
  { house_least, house_most }: { house_least: string; house_most: string },
): Record<string, string> {
  const [from, to] = [amountOf(least), amountOf(most)];
  return {
    ...(from < amountOf(house_least) ? { least: 'too_small' } : {}),
    ...(to > amountOf(house_most) ? { most: 'too_big' } : to < from ? { most: 'too_small' } : {}),
  };
}
