import type { Clock } from '@parlour/clock/clock';
import type { AnswerOf, BodyOf, ConsoleContract } from '@parlour/contract';
import type { Database, Queries, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import {
  type Catalogues,
  describeTitleForOperators,
  findLobby,
  listHotTitles,
  lockLobby,
  readTitlesForOperators,
  rerank,
  updateLobby,
  updateTitle,
} from '../catalogue/catalogue.ts';
import { tabsOf } from '../lobby.rules.ts';
import { listVendors, placeVendor, type VendorRow } from '../vendors/vendors.ts';

type Calls = ConsoleContract['games'];
type Lobby = AnswerOf<Calls['lobby']>;
type LobbyBody = BodyOf<Calls['saveLobby']>;
type OperatorSideNeeds = { database: Database; clock: Clock; catalogues: Catalogues; audit: AuditWriter };
export type LobbyForOperators = ReturnType<typeof createLobbyForOperators>;

/**
 * The order of a brand's lobby: tabs, vendors, hot titles. One document with one version, so of two concurrent changes
 * the second is refused as stale.
 */
export function createLobbyForOperators({ database, clock, catalogues, audit }: OperatorSideNeeds) {
  async function read({ id: brandId }: Brand): Promise<Lobby> {
    const { byCategory, titles } = await catalogues.of(brandId);
    const lobby = await findLobby(database.queries, brandId);
    const vendors = await listVendors(database.queries, brandId);
    const titlesOf = (code: string) => titles.filter(({ vendor }) => vendor.code === code).length;
    return {
      version: lobby?.version ?? 0,
      tabs: tabsOf(lobby).map((tab) => ({ ...tab, titles: byCategory.get(tab.category)?.length ?? 0 })),
      vendors: vendors.map(({ code, name, displayName, tag, isOpen }) => ({
        code,
        name,
        displayName,
        tag,
        isOpen,
        titles: titlesOf(code),
      })),
      hot: (await listHotTitles(database.queries, brandId)).map(describeTitleForOperators),
    };
  }

  async function write(tx: Tx, brandId: string, { version, tabs, vendors, hot }: LobbyBody): Promise<void> {
    const now = new Date(clock.now());
    const before = await lockLobby(tx, brandId, now);
    if (before.version !== version) throw new Refusal('stale', { version: before.version });
    const known = await readTitlesForOperators(tx, brandId, hot);
    if (known.length !== hot.length) throw new Refusal('invalid_input', { fields: { hot: 'not_allowed' } });
    for (const { nodeId, hotRank } of rerank(await listHotTitles(tx, brandId), hot))
      await updateTitle(tx, { brandId, nodeId }, { hotRank });
    for (const vendor of inOrder(await listVendors(tx, brandId), vendors))
      await placeVendor(tx, brandId, vendor);
    await updateLobby(tx, brandId, {
      version: version + 1,
      tabs: tabs.map(({ category }) => category),
      hiddenTabs: tabs.filter(({ isHidden }) => isHidden).map(({ category }) => category),
      changedAt: now,
    });
  }

  return {
    read,

    async save(brand: Brand, body: LobbyBody, actor: Actor): Promise<Lobby> {
      await database.transaction(async (tx) => {
        const before = await orderOf(tx, brand.id);
        await write(tx, brand.id, body);
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'games.save_lobby',
          target: { kind: 'lobby', id: brand.settings.merchantCode },
          brandId: brand.id,
          changes: changesBetween(before, await orderOf(tx, brand.id)),
          reason: body.reason,
        });
        catalogues.announce(tx, brand.id);
      });
      return read(brand);
    },
  };
}

/** The order as it is recorded. */
async function orderOf(queries: Queries, brandId: string) {
  const vendors = await listVendors(queries, brandId);
  const tabs = tabsOf(await findLobby(queries, brandId));
  return {
    tabs: tabs.map(({ category }) => category),
    hiddenTabs: tabs.filter(({ isHidden }) => isHidden).map(({ category }) => category),
    vendors: vendors.map(({ code }) => code),
    vendorNames: Object.fromEntries(vendors.map(({ code, displayName }) => [code, displayName])),
    vendorTags: Object.fromEntries(vendors.map(({ code, tag }) => [code, tag])),
    hot: (await listHotTitles(queries, brandId)).map(({ nodeId }) => nodeId),
  };
}

/** The named vendors in the given order; then the others in theirs. */
function inOrder(known: readonly VendorRow[], asked: LobbyBody['vendors']) {
  const byCode = new Map(known.map((vendor) => [vendor.code, vendor]));
  const named = asked.filter(({ code }) => byCode.has(code));
  const others = known.filter(({ code }) => !named.some((vendor) => vendor.code === code));
  return [...named, ...others].map(({ code, displayName, tag }, sort) => ({ code, displayName, tag, sort }));
}
