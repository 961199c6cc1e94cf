import {
  BRAND_PART_PERMISSION,
  BRAND_PARTS,
  type BrandDocument,
  type BrandPart,
  BrandSettings,
  SWITCH_CODE,
} from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { z } from 'zod';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import { fieldCodes } from '../../../http/calls/field-codes.ts';
import { type Actor, type Operator, operatorReach } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { type AskedPage, readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { type Reach, reaches } from '../../../tenancy/reach.ts';
import { type BrandVersionRow, findVersion, listVersions } from './brands.repo.ts';
import type { Brands } from './brands.service.ts';
import { type BrandChangeRequests, pickParts } from './change-requests.service.ts';
import { findPartsForTwo, PATHS_FOR_TWO } from './persons.rules.ts';
import { type Catalogue, listTexts, problemsOfTexts } from './texts.rules.ts';

/** The names behind the ids of operators; the operators domain supplies it. */
export type PeopleDirectory = {
  describe(ids: string[]): Promise<Map<string, { id: string; name: string; displayName: string }>>;
};

type EditorNeeds = {
  database: Database;
  brands: Brands;
  audit: AuditWriter;
  people: PeopleDirectory;
  catalogue: Catalogue;
  requests: BrandChangeRequests;
};
type Parts = Partial<BrandSettings>;
type Editing = { operator: Operator; actor: Actor; brand: Brand; siteUrl(brand: Brand): string };
type Save = { version: number; settings: unknown; reason: string; restoredFrom?: number };
export type BrandEditor = ReturnType<typeof createBrandEditor>;

/** Brands as operators see and change them: whole settings, saved against the version they were read at. */
export function createBrandEditor(needs: EditorNeeds) {
  const { database, brands, audit, people, catalogue, requests } = needs;

  async function documentOf({ operator, brand, siteUrl }: Omit<Editing, 'actor'>): Promise<BrandDocument> {
    return {
      merchantCode: brand.settings.merchantCode,
      version: brand.revision,
      changedAt: brand.changedAtMs,
      settings: brand.settings,
      editable: editableParts(operator, brand),
      switchCodes: SWITCH_CODE,
      siteUrl: siteUrl(brand),
      forTwo: PATHS_FOR_TWO,
      waiting: await requests.waiting(brand),
    };
  }

  function current(brandId: string): Brand {
    const brand = brands.ofId(brandId);
    if (!brand) throw new Error(`there is no brand ${brandId}`);
    return brand;
  }

  async function save(
    editing: Editing,
    { version, settings, reason, restoredFrom }: Save,
  ): Promise<BrandDocument> {
    const { operator, actor, brand } = editing;
    const given = readSettings(settings, catalogue);
    await database.transaction(async (tx) => {
      let held: { before: Parts; after: Parts } | null = null;
      const edit = (before: BrandSettings, revision: number) => {
        if (revision !== version) throw new Refusal('stale', { version: revision });
        refuseForeignParts({ before, after: given, editable: editableParts(operator, brand) });
        const parts = findPartsForTwo(before, given);
        if (parts.length === 0) return given;
        held = { before: pickParts(before, parts), after: pickParts(given, parts) };
        return { ...given, ...held.before };
      };
      const cause = { operatorId: operator.id, reason, ...(restoredFrom ? { restoredFrom } : {}) };
      const { changes } = await brands.change(tx, brand.id, edit, cause);
      const waits = held as { before: Parts; after: Parts } | null;
      if (waits) await requests.ask(tx, editing, { ...waits, restoredFrom: restoredFrom ?? null, reason });
      if (changes.length === 0) return;
      const action = restoredFrom ? 'system.restore_brand' : 'system.save_brand';
      const target = { kind: 'brand', id: brand.settings.merchantCode };
      await audit.record(tx, { actor, kind: 'change', action, target, brandId: brand.id, changes, reason });
    });
    return documentOf({ ...editing, brand: current(brand.id) });
  }

  async function describeVersions(rows: BrandVersionRow[]) {
    const known = await people.describe(rows.flatMap(({ operatorId }) => operatorId ?? []));
    return rows.map((row) => ({
      version: row.version,
      at: row.at.getTime(),
      by: row.operatorId ? (known.get(row.operatorId) ?? null) : null,
      reason: row.reason,
      restoredFrom: row.restoredFrom,
      changes: row.changes,
    }));
  }

  return {
    list: (reach: Reach) =>
      brands
        .all()
        .filter(({ id }) => reaches(reach, id))
        .map(({ settings, revision, changedAtMs }) => ({
          merchantCode: settings.merchantCode,
          name: settings.name,
          version: revision,
          hosts: settings.hosts,
          currency: settings.currency,
          languages: settings.languages,
          maintenance: settings.maintenance.enabled,
          changedAt: changedAtMs,
        })),

    read: documentOf,
    save,

    /** Saves the settings of an older version as a new one: nothing in between is lost. */
    async restore(
      editing: Editing,
      { restore, ...about }: { version: number; restore: number; reason: string },
    ): Promise<BrandDocument> {
      const row = await findVersion(database.queries, editing.brand.id, restore);
      if (!row) throw new Refusal('not_found');
      if (!BrandSettings.safeParse(row.settings).success) throw new Refusal('version_unusable');
      return save(editing, { ...about, settings: row.settings, restoredFrom: restore });
    },

    /** A copy under new names, closed until an operator opens it. */
    async create(
      { operator, actor, siteUrl }: Omit<Editing, 'brand'>,
      body: { copyOf: string; reason: string } & Pick<
        BrandSettings,
        'merchantCode' | 'name' | 'hosts' | 'mainDomain'
      >,
    ): Promise<BrandDocument> {
      const { copyOf, reason, ...named } = body;
      const source = brands.ofMerchant(copyOf);
      if (!source) throw new Refusal('not_found');
      const maintenance = { enabled: true, until: null };
      const settings = readSettings({ ...source.settings, ...named, maintenance }, catalogue);
      const brandId = await database.transaction(async (tx) => {
        const id = await brands.create(tx, settings, { operatorId: operator.id, reason });
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'system.create_brand',
          target: { kind: 'brand', id: settings.merchantCode },
          brandId: id,
          changes: changesBetween({}, { ...named, copyOf }),
          reason,
        });
        return id;
      });
      return documentOf({ operator, siteUrl, brand: current(brandId) });
    },

    async versions({ id }: Brand, { limit, after }: AskedPage) {
      const before = after !== undefined && /^\d{1,9}$/.test(after) ? Number(after) : undefined;
      const read = (count: number) => listVersions(database.queries, id, { before, limit: count });
      const { rows, next } = await readPage(limit, read, ({ version }) => String(version));
      return { items: await describeVersions(rows), next };
    },

    async version(brand: Brand, version: number) {
      const row = await findVersion(database.queries, brand.id, version);
      const [described] = row ? await describeVersions([row]) : [];
      if (!row || !described) throw new Refusal('not_found');
      return {
        ...described,
        settings: row.settings,
        // Parsed by the contract: a field that an older version did not know is no difference.
        changesToNow: changesBetween(
          BrandSettings.safeParse(row.settings).data ?? row.settings,
          brand.settings,
        ),
      };
    },

    texts: (
      { settings }: Brand,
      query: {
        q?: string | undefined;
        only: 'all' | 'overridden' | 'gaps';
        limit: number;
        after?: string | undefined;
      },
    ) => listTexts({ settings, catalogue, ...query }),
  };
}

function editableParts(operator: Operator, { id }: Brand): BrandPart[] {
  return BRAND_PARTS.filter((part) => reaches(operatorReach(operator, BRAND_PART_PERMISSION[part]), id));
}

/** Parses by the contract; a refusal has the path of every wrong field. */
function readSettings(settings: unknown, catalogue: Catalogue): BrandSettings {
  const input = { settings };
  const parsed = z.object({ settings: BrandSettings }).safeParse(input);
  const fields = parsed.success
    ? problemsOfTexts(parsed.data.settings.texts, catalogue)
    : fieldCodes(parsed.error, input);
  if (!parsed.success || Object.keys(fields).length > 0) throw new Refusal('invalid_input', { fields });
  return parsed.data.settings;
}

type Comparing = { before: BrandSettings; after: BrandSettings; editable: BrandPart[] };

function refuseForeignParts({ before, after, editable }: Comparing): void {
  if (before.merchantCode !== after.merchantCode)
    throw new Refusal('invalid_input', { fields: { 'settings.merchantCode': 'not_allowed' } });
  const parts = BRAND_PARTS.filter(
    (part) => !editable.includes(part) && changesBetween(before[part], after[part]).length > 0,
  );
  if (parts.length > 0) throw new Refusal('part_not_permitted', { parts });
}
