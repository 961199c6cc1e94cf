import type { Database } from '@parlour/database/database';
import { REPORT_PAGE_MAX, type ReportedTransaction, writeUtc } from '@parlour/wallet-protocol';
import {
  type ReportQuestion,
  type Vendor,
  type VendorReports,
  VendorUnavailable,
} from '../vendors/vendors.ts';
import { findOwn, listOwn } from './reconciliation.repo.ts';
import {
  addUp,
  CLOCKS_APART_MS,
  compareOne,
  DIFFERENCES_KEPT,
  type Difference,
  isOfSlice,
  type OwnTransaction,
  REPORT_PAGES_MAX,
  ROUNDS_ASKED_MAX,
  SLICE_MS,
  type Slice,
  sliceDay,
  type Totals,
} from './reconciliation.rules.ts';

export type Compared = { compared: number; found: number; differences: Difference[]; totals: Totals };
type Work = Compared & { roundsAsked: number };

/** Compares a span of our transactions with a vendor's report: by slices, in pages, writing nothing. */
export function createComparison({
  database,
  askForReport,
}: {
  database: Database;
  askForReport: VendorReports['transactions'];
}) {
  const { queries } = database;

  async function readAll(vendor: Vendor, asked: ReportQuestion): Promise<ReportedTransaction[]> {
    const read: ReportedTransaction[] = [];
    let after: string | undefined;
    for (let page = 0; page < REPORT_PAGES_MAX; page += 1) {
      const { transactions, next } = await askForReport(vendor, {
        ...asked,
        limit: REPORT_PAGE_MAX,
        ...(after === undefined ? {} : { after }),
      });
      read.push(...transactions);
      if (!next || next === after) return read;
      after = next;
    }
    throw new VendorUnavailable(`${vendor.code} has a report without end`);
  }

  async function compareSlice(vendor: Vendor, slice: Slice, work: Work): Promise<void> {
    const { brandId, code } = vendor;
    const reported = await readAll(vendor, {
      start_time: writeUtc(slice.fromMs - CLOCKS_APART_MS),
      end_time: writeUtc(slice.untilMs + CLOCKS_APART_MS),
    });
    const theirs = new Map(reported.map((one) => [one.transaction_uuid, one]));
    const named = new Map<string, OwnTransaction>();
    for (const one of await findOwn(queries, { brandId, vendor: code }, [...theirs.keys()]))
      named.set(one.transactionId, one);
    for (const [id, one] of theirs) judge(one, named.get(id), { slice, work });
    for await (const page of listOwn(queries, { brandId, vendor: code }, slice))
      for (const one of page)
        if (!theirs.has(one.transactionId)) judge(await findLate(vendor, one, work), one, { slice, work });
  }

  /** Transactions missing in the report at our time for them; the vendor may have sent them long after. */
  async function findLate(
    vendor: Vendor,
    { transactionId, round, kind }: OwnTransaction,
    work: Work,
  ): Promise<ReportedTransaction | undefined> {
    if (kind === 'tombstone' || work.roundsAsked >= ROUNDS_ASKED_MAX) return undefined;
    work.roundsAsked += 1;
    const ofRound = await readAll(vendor, { round });
    return ofRound.find((one) => one.transaction_uuid === transactionId);
  }

  return async function compare(vendor: Vendor, day: Slice): Promise<Compared> {
    const work: Work = { compared: 0, found: 0, differences: [], totals: new Map(), roundsAsked: 0 };
    for (const slice of sliceDay(day, SLICE_MS)) await compareSlice(vendor, slice, work);
    return work;
  };
}

function judge(
  theirs: ReportedTransaction | undefined,
  ours: OwnTransaction | undefined,
  { slice, work }: { slice: Slice; work: Work },
): void {
  if (!isOfSlice(theirs, ours, slice)) return;
  work.compared += 1;
  addUp(work.totals, theirs, ours);
  const difference = compareOne(theirs, ours);
  if (!difference) return;
  work.found += 1;
  if (work.differences.length < DIFFERENCES_KEPT) work.differences.push(difference);
}
