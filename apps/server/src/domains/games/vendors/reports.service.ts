import {
  CardFindingsAnswer,
  type CardFindingsCall,
  CardHandsAnswer,
  type CardHandsCall,
  CardRakeAnswer,
  type CardRakeCall,
  FloorChangeAnswer,
  type FloorChangeCall,
  FloorListAnswer,
  FloorStopAnswer,
  type FloorStopCall,
  FloorViewAnswer,
  type FloorViewCall,
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

/** The vendor has read the call and does not do it: asking again changes nothing. */
export class VendorRefused extends VendorUnavailable {
  constructor({ code }: Vendor, status: number) {
    super(`${code} refused with ${status}`);
  }
}

/** Vendors' own reports. No member waits for one, so failures do not count towards the vendor's health. */
export function createVendorReports({ privateVendors }: { privateVendors: readonly string[] }) {
  async function ask<Shape>(
    vendor: Vendor,
    { path, asked, schema }: { path: string; asked: object; schema: z.ZodType<Shape> },
  ): Promise<Shape> {
    const body = { operator_id: vendor.operatorId, ...asked };
    try {
      const { status, text } = await postJson({
        url: `${vendor.apiUrl}${path}`,
        body,
        deadlineMs: REPORT_DEADLINE_MS,
        answerMaxBytes: LONG_ANSWER_MAX_BYTES,
        requestId: null,
        headers: { [SIGNATURE_HEADER]: await signBody(JSON.stringify(body), vendor.ownKey) },
        privateHosts: privateVendors,
      });
      if (status >= 400 && status < 500 && status !== 429) throw new VendorRefused(vendor, status);
      if (status !== 200) throw new Error(`answered with ${status}`);
      // Amounts may be larger than a float holds.
      return schema.parse(readJson(text));
    } catch (error) {
      if (error instanceof VendorRefused) throw error;
      throw new VendorUnavailable(`${vendor.code} gave no report`, { cause: error });
    }
  }

  return {
    /** A page of what the vendor did to the wallet. */
    transactions: (vendor: Vendor, asked: ReportQuestion) =>
      ask(vendor, { path: OPERATOR_PATHS.transactions, asked, schema: TransactionsAnswer }),
    cardRake: (vendor: Vendor, asked: Omit<CardRakeCall, 'operator_id'>) =>
      ask(vendor, { path: OPERATOR_PATHS.cardRake, asked, schema: CardRakeAnswer }),
    cardFindings: (vendor: Vendor, asked: Omit<CardFindingsCall, 'operator_id'>) =>
      ask(vendor, { path: OPERATOR_PATHS.cardFindings, asked, schema: CardFindingsAnswer }),
    cardHands: (vendor: Vendor, asked: Omit<CardHandsCall, 'operator_id'>) =>
      ask(vendor, { path: OPERATOR_PATHS.cardHands, asked, schema: CardHandsAnswer }),
    floorList: (vendor: Vendor) =>
      ask(vendor, { path: OPERATOR_PATHS.floorList, asked: {}, schema: FloorListAnswer }),
    floorView: (vendor: Vendor, asked: Omit<FloorViewCall, 'operator_id'>) =>
      ask(vendor, { path: OPERATOR_PATHS.floorView, asked, schema: FloorViewAnswer }),
    floorChange: (vendor: Vendor, asked: Omit<FloorChangeCall, 'operator_id'>) =>
      ask(vendor, { path: OPERATOR_PATHS.floorChange, asked, schema: FloorChangeAnswer }),
    floorStop: (vendor: Vendor, asked: Omit<FloorStopCall, 'operator_id'>) =>
      ask(vendor, { path: OPERATOR_PATHS.floorStop, asked, schema: FloorStopAnswer }),
  };
}
