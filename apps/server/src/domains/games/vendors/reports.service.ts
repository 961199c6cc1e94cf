import {
  OPERATOR_PATHS,
  readJson,
  SIGNATURE_HEADER,
  signBody,
  TransactionsAnswer,
  type TransactionsCall,
} from '@parlour/wallet-protocol';
import type { z } from 'zod';
import { postJson } from '../../../outbound/outbound.ts';
import { LONG_ANSWER_MAX_BYTES, REPORT_DEADLINE_MS } from './calls.rules.ts';
import { VendorUnavailable } from './calls.service.ts';
import type { Vendor } from './vendors.service.ts';

/** What a report covers: a span of time or a round, from a page on. */
export type ReportQuestion = Omit<TransactionsCall, 'operator_id'>;
export type VendorReports = ReturnType<typeof createVendorReports>;

/** A page of a vendor's own report. Nobody waits for it, so its failures do not count towards the vendor's health. */
export function createVendorReports({ privateVendors }: { privateVendors: readonly string[] }) {
  return async (vendor: Vendor, asked: ReportQuestion): Promise<z.infer<typeof TransactionsAnswer>> => {
    const body: TransactionsCall = { operator_id: vendor.operatorId, ...asked };
    try {
      const { status, text } = await postJson({
        url: `${vendor.apiUrl}${OPERATOR_PATHS.transactions}`,
        body,
        deadlineMs: REPORT_DEADLINE_MS,
        answerMaxBytes: LONG_ANSWER_MAX_BYTES,
        requestId: null,
        headers: { [SIGNATURE_HEADER]: await signBody(JSON.stringify(body), vendor.ownKey) },
        privateHosts: privateVendors,
      });
      if (status !== 200) throw new Error(`answered with ${status}`);
      // Amounts may be larger than a float holds.
      return TransactionsAnswer.parse(readJson(text));
    } catch (error) {
      throw new VendorUnavailable(`${vendor.code} gave no report`, { cause: error });
    }
  };
}
