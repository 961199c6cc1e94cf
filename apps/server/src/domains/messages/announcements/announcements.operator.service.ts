import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { AnswerOf, BodyOf, ConsoleContract, OperatorAnnouncement, QueryOf } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { describeHistory, gapsOf, peopleIn, textIn } from '../content/content.ts';
import type { Pictures } from '../pictures/pictures.ts';
import {
  type AnnouncementRow,
  addPublication,
  addVersion,
  countAnnouncements,
  endPublication,
  findAnnouncement,
  type Kept,
  listAnnouncements,
  listPublications,
  listVersions,
  lockAnnouncement,
  putAnnouncement,
} from './announcements.repo.ts';
import { ANNOUNCEMENTS_MAX, faultsOf, stateOf } from './announcements.rules.ts';
import { type ShownAnnouncements, sanitiseAll } from './shown.service.ts';

type Calls = ConsoleContract['messages'];
type Summary = AnswerOf<Calls['announcements']>['items'][number];
type People = {
  describe(ids: string[]): Promise<Map<string, { id: string; name: string; displayName: string }>>;
};
type Names = Awaited<ReturnType<People['describe']>>;
type OperatorSideNeeds = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  people: People;
  pictures: Pick<Pictures, 'describe' | 'pathOf'>;
  shown: Pick<ShownAnnouncements, 'announce'>;
};
export type AnnouncementsForOperators = ReturnType<typeof createAnnouncementsForOperators>;

/**
 * Announcements as operators keep them. Every save is a version; members see the one that was published, until another
 * is or it is withdrawn.
 */
export function createAnnouncementsForOperators(needs: OperatorSideNeeds) {
  const { database, clock, audit, people, pictures, shown } = needs;

  async function requireVersion(tx: Tx, brand: Brand, wanted: { id: string; version: number }) {
    const row = await lockAnnouncement(tx, brand.id, wanted.id);
    if (!row) throw new Refusal('not_found');
    if (row.version !== wanted.version) throw new Refusal('stale', { version: row.version });
    const [latest] = await listVersions(tx, brand.id, row.id);
    if (!latest) throw new Error(`announcement ${row.id} has no version`);
    return { row, document: latest.document };
  }

  async function write(
    tx: Tx,
    brand: Brand,
    { row, document, reason }: { row: AnnouncementRow; document: Kept['document']; reason: string },
  ): Promise<void> {
    await putAnnouncement(tx, row);
    await addVersion(tx, {
      brandId: brand.id,
      announcementId: row.id,
      version: row.version,
      document,
      savedAt: row.changedAt,
      savedBy: row.changedBy,
      reason,
    });
  }

  /** Ends what was public, if anything, and makes this version public in its place. */
  async function publish(
    tx: Tx,
    { row, document, reason }: { row: AnnouncementRow; document: Kept['document']; reason: string },
  ): Promise<void> {
    const { brandId, id, version, changedAt, changedBy } = row;
    await endPublication(tx, { brandId, id }, { endedAt: changedAt, endedBy: changedBy, endReason: reason });
    const endsAt = document.endsAt === null ? null : new Date(document.endsAt);
    await putAnnouncement(tx, { ...row, publishedVersion: version, endsAt });
    await addPublication(tx, {
      brandId,
      id: newId(clock),
      announcementId: id,
      version,
      publishedAt: changedAt,
      publishedBy: changedBy,
      reason,
      endedAt: null,
      endedBy: null,
      endReason: null,
    });
    shown.announce(tx, brandId);
  }

  async function refuseImpossible(brand: Brand, document: Kept['document']): Promise<void> {
    const faults = faultsOf(document, brand.settings);
    const named = Object.entries(document.texts).flatMap(([language, { picture }]) =>
      picture ? [{ path: `texts.${language}.picture`, picture }] : [],
    );
    const known = await pictures.describe(
      brand,
      named.map(({ picture }) => picture),
    );
    for (const { path, picture } of named) if (!known.has(picture)) faults[path] = 'not_allowed';
    if (Object.keys(faults).length > 0)
      throw new Refusal('invalid_input', {
        fields: Object.fromEntries(Object.entries(faults).map(([path, code]) => [`document.${path}`, code])),
      });
  }

  const changedNow = (actor: Actor) => ({ changedAt: new Date(clock.now()), changedBy: actor.operatorId });

  function summarise(brand: Brand, kept: Kept, names: Names): Summary {
    const { document } = kept;
    const found = textIn(document.texts, brand.settings.defaultLanguage, brand.settings);
    return {
      id: kept.id,
      kind: document.kind,
      audiences: document.audiences,
      groupName: document.groupName,
      title: found?.text.title ?? '',
      gaps: gapsOf(document.texts, brand.settings),
      order: document.order,
      startsAt: document.startsAt,
      endsAt: document.endsAt,
      state: stateOf(kept.published, clock.now()),
      version: kept.version,
      publishedVersion: kept.publishedVersion,
      changedAt: kept.changedAt.getTime(),
      changedBy: names.get(kept.changedBy ?? '') ?? null,
    };
  }

  async function detail(
    brand: Brand,
    { id, version }: QueryOf<Calls['announcement']>,
  ): Promise<OperatorAnnouncement> {
    const row = await findAnnouncement(database.queries, brand.id, id);
    if (!row) throw new Refusal('not_found');
    const versions = await listVersions(database.queries, brand.id, id);
    const publications = await listPublications(database.queries, brand.id, id);
    const kept = { versions, publications };
    const names = await people.describe([row.changedBy ?? [], peopleIn(kept)].flat());
    const find = (wanted: number | null) =>
      versions.find((each) => each.version === wanted)?.document ?? null;
    const document = find(version ?? row.version);
    const latest = find(row.version);
    if (!document || !latest) throw new Refusal('not_found');
    const current = { ...row, document: latest, published: find(row.publishedVersion) };
    const digests = Object.values(document.texts).flatMap(({ picture }) => picture ?? []);
    return {
      ...summarise(brand, current, names),
      document,
      pictures: [...(await pictures.describe(brand, digests)).values()],
      ...describeHistory(kept, names),
    };
  }

  return {
    detail,

    async list(brand: Brand, { kind, state }: QueryOf<Calls['announcements']>) {
      const kept = await listAnnouncements(database.queries, brand.id);
      const names = await people.describe(kept.map(({ changedBy }) => changedBy).filter((id) => id !== null));
      const items = kept
        .map((each) => summarise(brand, each, names))
        .filter((each) => (!kind || each.kind === kind) && (!state || each.state === state));
      return { items, next: null };
    },

    async save(
      brand: Brand,
      { id, version, document, reason }: BodyOf<Calls['saveAnnouncement']>,
      actor: Actor,
    ) {
      await refuseImpossible(brand, document);
      const clean = sanitiseAll(document, { pictures: pictures.pathOf(brand) });
      const saved = await database.transaction(async (tx) => {
        const before = id === undefined ? null : await requireVersion(tx, brand, { id, version });
        if (!before && (await countAnnouncements(tx, brand.id)) >= ANNOUNCEMENTS_MAX)
          throw new Refusal('too_many_announcements');
        const changed = changedNow(actor);
        const row = before
          ? { ...before.row, ...changed, version: before.row.version + 1 }
          : newAnnouncement(brand, newId(clock), changed);
        await write(tx, brand, { row, document: clean, reason });
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'messages.save_announcement',
          target: { kind: 'announcement', id: row.id },
          brandId: brand.id,
          changes: changesBetween(before?.document ?? {}, clean),
          reason,
        });
        return row.id;
      });
      return detail(brand, { id: saved });
    },

    async publish(brand: Brand, { reason, ...wanted }: BodyOf<Calls['publishAnnouncement']>, actor: Actor) {
      await database.transaction(async (tx) => {
        const { row, document } = await requireVersion(tx, brand, wanted);
        await publish(tx, { row: { ...row, ...changedNow(actor) }, document, reason });
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'messages.publish_announcement',
          target: { kind: 'announcement', id: row.id },
          brandId: brand.id,
          changes: [{ path: 'publishedVersion', before: row.publishedVersion, after: row.version }],
          reason,
        });
      });
      return detail(brand, { id: wanted.id });
    },

    async withdraw(brand: Brand, { reason, ...wanted }: BodyOf<Calls['withdrawAnnouncement']>, actor: Actor) {
      await database.transaction(async (tx) => {
        const { row } = await requireVersion(tx, brand, wanted);
        const { changedAt, changedBy } = changedNow(actor);
        await endPublication(
          tx,
          { brandId: brand.id, id: row.id },
          { endedAt: changedAt, endedBy: changedBy, endReason: reason },
        );
        await putAnnouncement(tx, { ...row, changedAt, changedBy, publishedVersion: null, endsAt: null });
        shown.announce(tx, brand.id);
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'messages.withdraw_announcement',
          target: { kind: 'announcement', id: row.id },
          brandId: brand.id,
          changes: [{ path: 'publishedVersion', before: row.publishedVersion, after: null }],
          reason,
        });
      });
      return detail(brand, { id: wanted.id });
    },

    /** Adds announcements and makes them public, without an operator: for the demonstration. */
    putDemo: (brand: Brand, documents: readonly Kept['document'][]): Promise<void> =>
      database.transaction(async (tx) => {
        const reason = 'seeded for the demonstration';
        for (const document of documents) {
          const changed = { changedAt: new Date(clock.now()), changedBy: null };
          const row = newAnnouncement(brand, newId(clock), changed);
          await write(tx, brand, {
            row,
            document: sanitiseAll(document, { pictures: pictures.pathOf(brand) }),
            reason,
          });
          await publish(tx, { row, document, reason });
        }
      }),
  };
}

const newAnnouncement = (
  brand: Brand,
  id: string,
  changed: Pick<AnnouncementRow, 'changedAt' | 'changedBy'>,
): AnnouncementRow => ({
  brandId: brand.id,
  id,
  version: 1,
  publishedVersion: null,
  endsAt: null,
  createdAt: changed.changedAt,
  ...changed,
});
