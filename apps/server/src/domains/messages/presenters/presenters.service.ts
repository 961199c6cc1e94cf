import type { Clock } from '@parlour/clock/clock';
import { MINUTE_MS } from '@parlour/clock/durations';
import { newId } from '@parlour/clock/ids';
import type {
  AnswerOf,
  BodyOf,
  ConsoleContract,
  Contract,
  Language,
  OperatorPresenter,
  Picture,
  PresenterDocument,
} from '@parlour/contract';
import { PRESENTERS_MAX } from '@parlour/contract/values/messages/presenters.rules';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import { type Bus, topic } from '../../../bus/bus.ts';
import { type BrandChange, createBrandCache, using } from '../../../cache/brand-cache.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { textIn } from '../content/content.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { type Duty, dutyAt } from './duty.rules.ts';
import {
  countPresenters,
  findPresenter,
  listPresenters,
  type PresenterRow,
  putPresenter,
  removePresenter,
} from './presenters.repo.ts';

const presentersChanged = topic<BrandChange>('messages.presenters_changed');

type Calls = ConsoleContract['messages'];
type ModelList = AnswerOf<Contract['messages']['modelList']>;
type PresentersNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  audit: AuditWriter;
  people: {
    describe(ids: string[]): Promise<Map<string, { id: string; name: string; displayName: string }>>;
  };
  pictures: Pick<Pictures, 'describe'>;
  brands: { ofId(brandId: string): Brand | undefined };
};
type Held = {
  readonly rows: readonly PresenterRow[];
  readonly pictures: ReadonlyMap<string, Picture>;
  /** Schedules are looked at once a minute. */
  duties: { minute: number; byId: ReadonlyMap<string, Duty> } | null;
};
export type Presenters = ReturnType<typeof createPresenters>;

/** Who presents for a brand: kept by operators, answered from memory. */
export function createPresenters(needs: PresentersNeeds) {
  const { database, clock, bus, audit, people, pictures, brands } = needs;
  const cache = createBrandCache<Held>({ bus, clock, changed: presentersChanged, read });

  async function read(brandId: string): Promise<Held> {
    const brand = brands.ofId(brandId);
    const rows = (await listPresenters(database.queries, brandId)).sort(
      (one, other) => one.document.order - other.document.order,
    );
    const digests = rows.flatMap(({ document }) => document.picture ?? []);
    return { rows, pictures: brand ? await pictures.describe(brand, digests) : new Map(), duties: null };
  }

  function dutiesOf(brand: Brand, held: Held): ReadonlyMap<string, Duty> {
    const minute = Math.floor(clock.now() / MINUTE_MS);
    if (held.duties?.minute !== minute) {
      const { timeZone } = brand.settings;
      const byId = new Map(
        held.rows.map(({ id, document }) => [id, dutyAt(document.shifts, timeZone, clock.now())]),
      );
      held.duties = { minute, byId };
    }
    return held.duties.byId;
  }

  async function describe(brand: Brand, row: PresenterRow): Promise<OperatorPresenter> {
    const { id, document, changedAt, changedBy } = row;
    const names = await people.describe(changedBy ? [changedBy] : []);
    const known = document.picture ? await pictures.describe(brand, [document.picture]) : new Map();
    return {
      id,
      document,
      picture: known.get(document.picture ?? '') ?? null,
      isNow: dutyAt(document.shifts, brand.settings.timeZone, clock.now()).until !== null,
      changedAt: changedAt.getTime(),
      changedBy: names.get(changedBy ?? '') ?? null,
    };
  }

  return {
    /** Specification section 7. */
    modelList: (brand: Brand, language: Language): ModelList | Promise<ModelList> =>
      using(cache.of(brand.id), (held) => {
        const duties = dutiesOf(brand, held);
        const shown = held.rows.filter(({ document }) => document.isShown);
        const active = shown.map(({ id, document }) => ({
          id,
          name: document.name,
          languages: document.languages,
          picture: held.pictures.get(document.picture ?? '') ?? null,
          presents: textIn(document.presents, language, brand.settings)?.text ?? '',
          href: document.href,
          until: duties.get(id)?.until ?? null,
          nextAt: duties.get(id)?.nextAt ?? null,
        }));
        return { active, streaming: active.flatMap(({ id, until }) => (until === null ? [] : id)) };
      }),

    async list(brand: Brand) {
      const { rows } = await read(brand.id);
      const items: OperatorPresenter[] = [];
      for (const row of rows) items.push(await describe(brand, row));
      return { isOn: brand.settings.switches.liveModels, items, next: null };
    },

    async save(
      brand: Brand,
      { id, document, reason }: BodyOf<Calls['savePresenter']>,
      actor: Actor,
    ): Promise<OperatorPresenter> {
      const { picture } = document;
      if (picture && !(await pictures.describe(brand, [picture])).has(picture))
        throw new Refusal('not_found');
      const row = await database.transaction(async (tx) => {
        const before = id === undefined ? undefined : await findPresenter(tx, brand.id, id);
        if (id !== undefined && !before) throw new Refusal('not_found');
        if (!before && (await countPresenters(tx, brand.id)) >= PRESENTERS_MAX)
          throw new Refusal('too_many_presenters');
        const saved: PresenterRow = {
          brandId: brand.id,
          id: before?.id ?? newId(clock),
          document,
          changedAt: new Date(clock.now()),
          changedBy: actor.operatorId,
        };
        await putPresenter(tx, saved);
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'messages.save_presenter',
          target: { kind: 'presenter', id: saved.id },
          brandId: brand.id,
          changes: changesBetween(before?.document ?? {}, document),
          reason,
        });
        cache.announce(tx, brand.id);
        return saved;
      });
      return describe(brand, row);
    },

    async remove(
      brand: Brand,
      { id, reason }: BodyOf<Calls['removePresenter']>,
      actor: Actor,
    ): Promise<Record<never, never>> {
      await database.transaction(async (tx) => {
        const before = await findPresenter(tx, brand.id, id);
        if (!before) throw new Refusal('not_found');
        await removePresenter(tx, brand.id, id);
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'messages.remove_presenter',
          target: { kind: 'presenter', id },
          brandId: brand.id,
          changes: changesBetween(before.document, {}),
          reason,
        });
        cache.announce(tx, brand.id);
      });
      return {};
    },

    /** Without an operator: for the demonstration. */
    putDemo: (brand: Brand, documents: readonly PresenterDocument[]): Promise<void> =>
      database.transaction(async (tx) => {
        const changed = { changedAt: new Date(clock.now()), changedBy: null };
        for (const document of documents)
          await putPresenter(tx, { brandId: brand.id, id: newId(clock), document, ...changed });
        cache.announce(tx, brand.id);
      }),
  };
}
