import type { Clock } from '@parlour/clock/clock';
import type { GameCategory } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import type { VendorTitle } from '@parlour/wallet-protocol';
import type { Log } from '../../../observability/log.ts';
import { NEW_SPAN_MS } from '../lobby.rules.ts';
import type { Catalogues } from './catalogue.service.ts';
import { endNewness, lockVendor, markGone, noteListed, rankFirst, upsertTitles } from './import.repo.ts';
import {
  LEFT_OUT_NAMED_MAX,
  nodeIdOf,
  readVendorTitles,
  SHOWCASE_TITLES,
  TITLES_PER_STATEMENT,
} from './import.rules.ts';

type ImportNeeds = { catalogues: Catalogues; clock: Clock; log: Log };
type Imported = { added: number; updated: number; gone: number; leftOut: number };

/** Imports the whole list of a vendor. Operators' marks on a title stay, even while it is gone. */
export function createTitleImport({ catalogues, clock, log }: ImportNeeds) {
  return async (
    tx: Tx,
    brandId: string,
    vendor: string,
    titles: readonly VendorTitle[],
  ): Promise<Imported> => {
    const key = { brandId, vendor };
    const now = clock.now();
    const before = await lockVendor(tx, key);
    if (!before) throw new Error(`the brand ${brandId} has no vendor ${vendor}`);
    const { listed, leftOut } = readVendorTitles(titles, { vendor, nowMs: now });
    if (leftOut.length > 0)
      log.warn(
        { vendor, brandId, leftOut: leftOut.length, such: leftOut.slice(0, LEFT_OUT_NAMED_MAX) },
        'titles of a vendor were left out: an unknown category or classification, twice the same, or not to be kept',
      );
    const imported = { added: 0, updated: 0, gone: 0, leftOut: leftOut.length };
    imported.gone = await markGone(
      tx,
      key,
      listed.map(({ node_id }) => node_id),
    );
    for (let from = 0; from < listed.length; from += TITLES_PER_STATEMENT) {
      const { added, updated } = await upsertTitles(tx, key, listed.slice(from, from + TITLES_PER_STATEMENT));
      imported.added += added;
      imported.updated += updated;
    }
    // Each title is changed once when its time passes, so a mark that an operator sets later stays.
    const ended = before.listedAt
      ? await endNewness(tx, key, {
          from: new Date(before.listedAt.getTime() - NEW_SPAN_MS),
          until: new Date(now - NEW_SPAN_MS),
        })
      : 0;
    await noteListed(tx, key, new Date(now));
    if (imported.added + imported.updated + imported.gone + ended > 0) catalogues.announce(tx, brandId);
    return imported;
  };
}

/** A title of a domain of ours. */
export type HouseTitle = {
  readonly code: string;
  readonly names: Readonly<Record<string, string>>;
  readonly category: GameCategory;
  /** The path of its picture. */
  readonly iconUrl: string;
  readonly minBet: bigint;
  readonly groupId: string;
  readonly lottoMode: string;
};

/** The whole list of a vendor that is a domain of ours. */
export function createHouseImport({ catalogues, clock }: Pick<ImportNeeds, 'catalogues' | 'clock'>) {
  return async (tx: Tx, brandId: string, vendor: string, titles: readonly HouseTitle[]): Promise<void> => {
    const key = { brandId, vendor };
    const listed = titles.map(({ code, names, category, iconUrl, minBet, groupId, lottoMode }, sort) => ({
      node_id: nodeIdOf(vendor, code),
      game_code: code,
      category,
      classification: 'lottery' as const,
      names: { EN: code, ...names },
      icon_url: iconUrl,
      return_to_player: null,
      return_least: null,
      return_deviation: null,
      return_most: null,
      min_bet: minBet.toString(),
      lines: 0,
      has_trial: true,
      has_free_rounds: false,
      sort,
      is_new: false,
      added_at: new Date(clock.now()).toISOString(),
      group_id: groupId,
      lotto_mode: lottoMode,
      mechanic: null,
      model: null,
      model_sheet: null,
    }));
    await markGone(
      tx,
      key,
      listed.map(({ node_id }) => node_id),
    );
    await upsertTitles(tx, key, listed);
    catalogues.announce(tx, brandId);
  };
}

/** For a demonstration, where no operator has chosen hot titles. */
export function createShowcase({ catalogues, joinJackpot }: ShowcaseNeeds) {
  return async (tx: Tx, brandId: string, vendors: readonly string[]): Promise<void> => {
    await rankFirst(tx, brandId, SHOWCASE_TITLES);
    await joinJackpot(tx, brandId, vendors);
    catalogues.announce(tx, brandId);
  };
}

type ShowcaseNeeds = Pick<ImportNeeds, 'catalogues'> & {
  joinJackpot(tx: Tx, brandId: string, vendors: readonly string[]): Promise<void>;
};
