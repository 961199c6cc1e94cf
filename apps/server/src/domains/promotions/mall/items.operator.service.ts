import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { AnswerOf, BodyOf, ConsoleContract, Forecast, MallDocument } from '@parlour/contract';
import { MALL_ITEMS_MAX, MALL_STOCK_MAX } from '@parlour/contract/values/promotions/mall.rules';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { gapsOf, type Messages, textIn } from '../../messages/messages.module.ts';
import type { ApprovalKind, Operators } from '../../operators/operators.module.ts';
import type { Caller, Forecasting } from '../chance.ts';
import { CHANGE_LASTS_MS } from '../prizes.rules.ts';
import { type ItemRow, listItems, lockItem, putItem } from './items.repo.ts';
import { faultsOf } from './mall.rules.ts';
import { countExchanged } from './orders.repo.ts';

type Calls = ConsoleContract['promotions'];
type ItemNeeds = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  operators: Pick<Operators, 'people' | 'approvals'>;
  pictures: Pick<Messages['pictures'], 'describe'>;
  forecasts: Forecasting;
  /** Open pages of the brand ask again. */
  tellBrand(brandId: string): void;
};
/** What both operators read, and what then holds. */
type Asked = {
  brandId: string;
  id: string;
  version: number;
  before: MallDocument | null;
  after: MallDocument;
  addStock: number;
};

/** The mall's items as operators keep them: a credit is money, so two change it while it is on sale. */
export function createMallItems(needs: ItemNeeds) {
  const { database, clock, audit, operators, pictures, forecasts, tellBrand } = needs;
  const { approvals, people } = operators;
  const kind: ApprovalKind<Asked> = {
    name: 'promotions.change_mall_item',
    request: 'promotions.edit',
    decide: 'promotions.decide',
    lastsMs: CHANGE_LASTS_MS,
    async apply(tx, asked, about) {
      const row = await lockItem(tx, asked);
      // Both operators read the difference; from another version it would be another one.
      if ((row?.version ?? 0) !== asked.version) throw new Refusal('stale');
      await put(tx, asked, { ...about, stock: row?.stock ?? 0 });
      return {};
    },
  };
  approvals.register(kind);

  async function put(
    tx: Tx,
    { brandId, id, version, before, after, addStock }: Asked,
    { actor, reason, stock }: { actor: Actor; reason: string; stock: number },
  ): Promise<void> {
    const left = stock + addStock;
    if (left < 0 || left > MALL_STOCK_MAX)
      throw new Refusal('invalid_input', { fields: { addStock: left < 0 ? 'too_small' : 'too_large' } });
    const row: ItemRow = {
      brandId,
      id,
      version: version + 1,
      document: after,
      stock: left,
      changedAt: new Date(clock.now()),
      changedBy: actor.operatorId,
    };
    await putItem(tx, row);
    await audit.record(tx, {
      actor,
      kind: 'change',
      action: 'promotions.change_mall_item',
      target: { kind: 'mall_item', id },
      brandId,
      changes: changesBetween({ ...before, stock }, { ...after, stock: left }),
      reason,
    });
    afterCommit(() => tellBrand(brandId));
  }

  /** What a credit on sale may cost, which whoever decides sees too. */
  async function forecastOf(
    brand: Brand,
    { id, document, addStock }: Pick<BodyOf<Calls['saveMallItem']>, 'id' | 'document' | 'addStock'>,
  ): Promise<Forecast | null> {
    const { credit, price, perMember, level } = document;
    if (!credit || !document.isOn) return null;
    return forecasts.of(brand, { kind: 'credit', id, credit, price, perMember, level, addStock });
  }

  async function refuseImpossible(brand: Brand, document: MallDocument): Promise<void> {
    const faults: Record<string, string> = faultsOf(document, brand.settings);
    const { picture } = document;
    if (picture && !(await pictures.describe(brand, [picture])).has(picture)) faults.picture = 'not_allowed';
    if (Object.keys(faults).length > 0)
      throw new Refusal('invalid_input', {
        fields: Object.fromEntries(Object.entries(faults).map(([path, code]) => [`document.${path}`, code])),
      });
  }

  return {
    async list(brand: Brand): Promise<AnswerOf<Calls['mallItems']>> {
      const { queries } = database;
      const rows = await listItems(queries, brand.id);
      const taken = await countExchanged(queries, brand.id);
      const names = await people.describe(rows.flatMap(({ changedBy }) => changedBy ?? []));
      const idOf = targetIdOf(brand);
      const waiting = await approvals.waitingOnMany(
        'mall_item',
        rows.map(({ id }) => idOf(id)),
      );
      const known = await pictures.describe(
        brand,
        rows.flatMap(({ document }) => document.picture ?? []),
      );
      const items = rows
        .toSorted((one, other) => one.document.order - other.document.order)
        .map(({ id, version, document, stock, changedAt, changedBy }) => ({
          id,
          version,
          title: titleOf(brand, document),
          gaps: gapsOf(document.texts, brand.settings),
          document,
          picture: (document.picture && known.get(document.picture)) || null,
          stock,
          taken: taken.get(id) ?? 0,
          isWaiting: waiting.has(idOf(id)),
          changedAt: changedAt.getTime(),
          changedBy: names.get(changedBy ?? '') ?? null,
        }));
      return { currency: brand.settings.currency, items };
    },

    async save(
      brand: Brand,
      { id, version, document, addStock, reason }: BodyOf<Calls['saveMallItem']>,
      caller: Caller,
    ): Promise<AnswerOf<Calls['saveMallItem']>> {
      await refuseImpossible(brand, document);
      const forecast = await forecastOf(brand, { id, document, addStock });
      return database.transaction(async (tx) => {
        const row = id === null ? undefined : await lockItem(tx, { brandId: brand.id, id });
        if (id !== null && !row) throw new Refusal('not_found');
        if ((row?.version ?? 0) !== version) throw new Refusal('stale');
        if (!row && (await listItems(tx, brand.id)).length >= MALL_ITEMS_MAX)
          throw new Refusal('too_many_items');
        const before = row?.document ?? null;
        // Orders keep what they were made for; an item that was goods is not money next.
        if (before && (before.credit === null) !== (document.credit === null))
          throw new Refusal('invalid_input', { fields: { 'document.credit': 'not_allowed' } });
        const asked: Asked = {
          brandId: brand.id,
          id: row?.id ?? newId(clock),
          version,
          before,
          after: document,
          addStock,
        };
        if (!takesTwo(asked)) {
          await put(tx, asked, { actor: caller.actor, reason, stock: row?.stock ?? 0 });
          return { outcome: 'applied' as const };
        }
        const target = {
          kind: 'mall_item',
          id: targetIdOf(brand)(asked.id),
          name: titleOf(brand, document),
        };
        const request = { brandId: brand.id, target, payload: { ...asked, forecast }, reason };
        return {
          outcome: 'requested' as const,
          approvalId: await approvals.request(tx, kind, request, caller),
        };
      });
    },

    /** For a demonstration. */
    async putDemo(
      tx: Tx,
      brandId: string,
      { document, stock }: { document: MallDocument; stock: number },
    ): Promise<string> {
      const id = newId(clock);
      await putItem(tx, {
        brandId,
        id,
        version: 1,
        document,
        stock,
        changedAt: new Date(clock.now()),
        changedBy: null,
      });
      return id;
    },
  };
}

const titleOf = (brand: Brand, { texts }: MallDocument) =>
  textIn(texts, brand.settings.defaultLanguage, brand.settings)?.text.title ?? '';

const targetIdOf = (brand: Brand) => (id: string) => `${brand.settings.merchantCode}.${id}`;

/** A credit that is on sale afterwards; what only moves it on the page or takes some away is done by one. */
function takesTwo({ before, after, addStock }: Asked): boolean {
  if (!after.credit || !after.isOn) return false;
  return addStock > 0 || changesBetween({ ...before, order: 0 }, { ...after, order: 0 }).length > 0;
}
