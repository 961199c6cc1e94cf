import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import {
  type BodyOf,
  BRAND_PAGES,
  type BrandPageName,
  CONSENT_PAGES,
  type ConsoleContract,
  type OperatorPage,
  type PageChanges,
  type PageTexts,
  type QueryOf,
} from '@parlour/contract';
import { isOneOf } from '@parlour/contract/values/one-of';
import type { Database, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { MemberSegments } from '../../identity/identity.module.ts';
import { describeHistory, gapsOf, peopleIn } from '../content/content.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { NewTermsOfMembers } from './new-terms.service.ts';
import {
  addPage,
  addPublication,
  addVersion,
  changePage,
  endPublication,
  findPage,
  listAsked,
  listPages,
  listPublications,
  listVersions,
  lockPage,
  type PageRow,
} from './pages.repo.ts';
import { builtInTexts, faultsOf, sanitiseTexts } from './pages.rules.ts';
import type { ShownPages } from './shown-pages.service.ts';

type Calls = ConsoleContract['messages'];
type People = {
  describe(ids: string[]): Promise<Map<string, { id: string; name: string; displayName: string }>>;
};
type PagesNeeds = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  people: People;
  pictures: Pick<Pictures, 'pathOf'>;
  shown: Pick<ShownPages, 'announce'>;
  newTerms: Pick<NewTermsOfMembers, 'countAgreed'>;
  segments: Pick<MemberSegments, 'countReal'>;
};
type Wanted = { name: BrandPageName; version: number };
export type PagesForOperators = ReturnType<typeof createPagesForOperators>;

/**
 * Pages as operators keep them. Every save is a version, and none is ever removed: members have agreed to some. The site
 * shows the one that was published, or the built-in words.
 */
export function createPagesForOperators(needs: PagesNeeds) {
  const { database, clock, audit, people, pictures, shown, newTerms, segments } = needs;

  const changedNow = (actor: Actor | null) => ({
    changedAt: new Date(clock.now()),
    changedBy: actor?.operatorId ?? null,
  });

  async function requireLatest(tx: Tx, brand: Brand, { name, version }: Wanted): Promise<PageRow> {
    const row = await lockPage(tx, brand.id, name);
    if (!row) throw new Refusal('not_found');
    if (row.version !== version) throw new Refusal('stale', { version: row.version });
    return row;
  }

  /** The first version makes the page; somebody else may have been quicker. */
  async function nextVersion(tx: Tx, brand: Brand, { name, version }: Wanted, actor: Actor | null) {
    if (version > 0) {
      const row = await requireLatest(tx, brand, { name, version });
      const next = { ...row, ...changedNow(actor), version: row.version + 1 };
      await changePage(tx, next);
      return next;
    }
    const first: PageRow = {
      brandId: brand.id,
      page: name,
      version: 1,
      publishedVersion: null,
      publishedAt: null,
      consentVersion: null,
      ...changedNow(actor),
    };
    if (await addPage(tx, first)) return first;
    throw new Refusal('stale', { version: (await findPage(tx, brand.id, name))?.version });
  }

  const keep = (tx: Tx, row: PageRow, { texts, reason }: { texts: PageTexts; reason: string }) =>
    addVersion(tx, {
      brandId: row.brandId,
      page: row.page,
      version: row.version,
      texts,
      savedAt: row.changedAt,
      savedBy: row.changedBy,
      reason,
    });

  /** Makes the latest version public, or none, and ends what was. With changes members have to agree to it. */
  async function show(
    tx: Tx,
    row: PageRow,
    { isPublic, changes, reason }: { isPublic: boolean; changes: PageChanges | null; reason: string },
  ) {
    const { brandId, page, version, changedAt, changedBy } = row;
    await endPublication(tx, row, { endedAt: changedAt, endedBy: changedBy, endReason: reason });
    const published = isPublic
      ? {
          publishedVersion: version,
          publishedAt: changedAt,
          consentVersion: changes ? version : row.consentVersion,
        }
      : { publishedVersion: null, publishedAt: null };
    await changePage(tx, { ...row, ...published });
    if (isPublic)
      await addPublication(tx, {
        brandId,
        id: newId(clock),
        page,
        version,
        publishedAt: changedAt,
        publishedBy: changedBy,
        reason,
        changes,
        endedAt: null,
        endedBy: null,
        endReason: null,
      });
    shown.announce(tx, brandId);
  }

  async function change(
    brand: Brand,
    { reason, changes, ...wanted }: BodyOf<Calls['publishPage']>,
    { actor, isPublic }: { actor: Actor; isPublic: boolean },
  ): Promise<OperatorPage> {
    if (changes) refuseChanges(wanted.name, changes);
    await database.transaction(async (tx) => {
      const row = await requireLatest(tx, brand, wanted);
      await show(tx, { ...row, ...changedNow(actor) }, { isPublic, changes, reason });
      await audit.record(tx, {
        actor,
        kind: 'change',
        action: isPublic ? 'messages.publish_page' : 'messages.withdraw_page',
        target: { kind: 'page', id: wanted.name },
        brandId: brand.id,
        changes: [
          { path: 'publishedVersion', before: row.publishedVersion, after: isPublic ? row.version : null },
          ...(changes ? [{ path: 'consentVersion', before: row.consentVersion, after: row.version }] : []),
        ],
        reason,
      });
    });
    return detail(brand, { name: wanted.name });
  }

  async function detail(brand: Brand, { name, version }: QueryOf<Calls['page']>): Promise<OperatorPage> {
    const row = await findPage(database.queries, brand.id, name);
    const versions = await listVersions(database.queries, brand.id, name);
    const publications = await listPublications(database.queries, brand.id, name);
    const names = await people.describe([row?.changedBy ?? [], peopleIn({ versions, publications })].flat());
    const consent = row && (await consentOf(brand, row));
    const asked = versions.find((each) => each.version === (version ?? row?.version));
    if (version !== undefined && !asked) throw new Refusal('not_found');
    return {
      ...summarise(brand, { name, row, texts: versions[0]?.texts, names }),
      texts: asked?.texts ?? {},
      builtIn: builtInTexts(name, brand.settings),
      consent: consent ?? null,
      ...describeHistory({ versions, publications }, names),
    };
  }

  /** What members are asked for now, and how many have agreed. */
  async function consentOf(brand: Brand, { page, consentVersion, publishedVersion, version }: PageRow) {
    if (consentVersion === null || publishedVersion === null || !isOneOf(CONSENT_PAGES, page)) return null;
    const asked = (await listAsked(database.queries, brand.id, page)).find(
      (each) => each.version === consentVersion,
    );
    return {
      version: consentVersion,
      askedAt: asked?.publishedAt.getTime() ?? 0,
      changes: asked?.changes ?? {},
      agreed: await newTerms.countAgreed(brand, { name: page, from: consentVersion, until: version }),
      members: await segments.countReal(brand.id, EVERYBODY),
    };
  }

  return {
    detail,

    async list(brand: Brand) {
      const rows = new Map((await listPages(database.queries, brand.id)).map((row) => [row.page, row]));
      const names = await people.describe([...rows.values()].flatMap(({ changedBy }) => changedBy ?? []));
      const items = BRAND_PAGES.map((name) => {
        const row = rows.get(name);
        return summarise(brand, { name, row, texts: row?.texts, names });
      });
      return { items, next: null };
    },

    async save(brand: Brand, { texts, reason, ...wanted }: BodyOf<Calls['savePage']>, actor: Actor) {
      const clean = sanitiseTexts(texts, { pictures: pictures.pathOf(brand) });
      const fields = faultsOf(clean);
      if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', { fields });
      await database.transaction(async (tx) => {
        const row = await nextVersion(tx, brand, wanted, actor);
        const [before] = await listVersions(tx, brand.id, wanted.name);
        await keep(tx, row, { texts: clean, reason });
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'messages.save_page',
          target: { kind: 'page', id: wanted.name },
          brandId: brand.id,
          changes: changesBetween(before?.texts ?? {}, clean),
          reason,
        });
      });
      return detail(brand, { name: wanted.name });
    },

    publish: (brand: Brand, body: BodyOf<Calls['publishPage']>, actor: Actor) =>
      change(brand, body, { actor, isPublic: true }),

    withdraw: (brand: Brand, body: BodyOf<Calls['withdrawPage']>, actor: Actor) =>
      change(brand, { ...body, changes: null }, { actor, isPublic: false }),

    /** Writes pages and makes them public, without an operator: for the demonstration. */
    putDemo: (brand: Brand, pages: Partial<Record<BrandPageName, PageTexts>>): Promise<void> =>
      database.transaction(async (tx) => {
        const reason = 'seeded for the demonstration';
        for (const name of BRAND_PAGES) {
          const texts = pages[name];
          if (!texts) continue;
          const row = await nextVersion(tx, brand, { name, version: 0 }, null);
          await keep(tx, row, { texts: sanitiseTexts(texts, { pictures: pictures.pathOf(brand) }), reason });
          await show(tx, row, { isPublic: true, changes: null, reason });
        }
      }),
  };
}

/** Members agree to terms and the like, after they were told what is new. */
function refuseChanges(name: BrandPageName, changes: PageChanges): void {
  if (!isOneOf(CONSENT_PAGES, name))
    throw new Refusal('invalid_input', { fields: { changes: 'not_allowed' } });
  if (Object.keys(changes).length === 0)
    throw new Refusal('invalid_input', { fields: { changes: 'required' } });
}

const EVERYBODY = { registeredFrom: null, registeredUntil: null, among: null };

type Summarised = {
  name: BrandPageName;
  row: PageRow | undefined;
  texts: PageTexts | undefined;
  names: Awaited<ReturnType<People['describe']>>;
};

const summarise = (brand: Brand, { name, row, texts, names }: Summarised) => ({
  name,
  gaps: texts ? gapsOf(texts, brand.settings) : [],
  version: row?.version ?? 0,
  publishedVersion: row?.publishedVersion ?? null,
  changedAt: row?.changedAt.getTime() ?? null,
  changedBy: names.get(row?.changedBy ?? '') ?? null,
});
