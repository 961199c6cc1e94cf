import { Readable } from 'node:stream';
import type { Language, OwnTransfer, PurseType, RecordGroup, TransferKind } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import { RECORDS_TEXTS } from '@parlour/texts/whole/records';
import { stringify } from 'csv-stringify';
import { Refusal } from '../../../http/calls/refusal.ts';
import { EXPORT_MAX, EXPORT_PAGE } from '../../../lists/exports.rules.ts';
import { type AskedPage, readPage } from '../../../lists/pages.rules.ts';
import { wrongPlace } from '../../../lists/places.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { type Calendar, nextDate } from '../../../tenancy/calendar.rules.ts';
import { asPlainText } from '../../operators/operators.module.ts';
import { RECORD_COLUMNS, recordLine } from './csv.rules.ts';
import { type MoneyOwner, purseId } from './purses.rules.ts';
import { findLastBefore, listNewest, type OwnLine } from './records.repo.ts';
import { codesOf, groupOf, RECORD_CODES } from './records.rules.ts';
import type { Rollups } from './rollup.service.ts';
import type { RoundTitles } from './round-titles.service.ts';

const CURSOR = /^\d{1,18}$/;

export type Days = { from?: string | undefined; to?: string | undefined };
export type Which = Days & {
  wallet: PurseType;
  codes?: readonly TransferKind[] | undefined;
  kinds?: readonly RecordGroup[] | undefined;
};
/** A member's money, and the brand that defines the business days. */
export type Asker = { brand: Brand; owner: MoneyOwner };

type RecordNeeds = {
  database: Database;
  rollups: Pick<Rollups, 'readyHeads'>;
  calendarOf(brand: Brand): Promise<Calendar>;
  titlesOf: RoundTitles['titlesOf'];
  exportMax?: number;
};
export type Records = ReturnType<typeof createRecords>;

/** A member's own transfers. Nothing is counted or skipped, so a long history is as quick as a new one. */
export function createRecords({
  database,
  rollups,
  calendarOf,
  titlesOf,
  exportMax = EXPORT_MAX,
}: RecordNeeds) {
  const { queries } = database;

  /** The range of an account's line numbers that falls into the days. */
  async function stretchOf({ brand }: Asker, accountId: string, { from, to }: Days) {
    const [head] = await rollups.readyHeads(brand, [accountId]);
    if (!head) return null;
    const calendar = from || to ? await calendarOf(brand) : null;
    const lastBefore = async (day: string) => {
      const startsMs = (calendar as Calendar).startOf(day);
      const found = await findLastBefore(
        queries,
        { brandId: brand.id, accountIds: [accountId] },
        { day, startsMs },
      );
      return found.get(accountId) ?? 0n;
    };
    return {
      afterSeq: from ? await lastBefore(from) : 0n,
      upToSeq: to ? await lastBefore(nextDate(to)) : head.seq,
    };
  }

  /** Some lines of one purse, newest first, and where to continue. */
  async function pageOf(asker: Asker, { wallet, from, to, limit, after, ...filter }: Which & AskedPage) {
    if (after !== undefined && !CURSOR.test(after)) throw wrongPlace();
    refuseBackwards({ from, to });
    const accountId = purseId(asker.owner, wallet);
    const stretch = await stretchOf(asker, accountId, { from, to });
    if (!stretch) return { lines: [], next: null };
    const cursor = after === undefined ? stretch.upToSeq : BigInt(after);
    const wanted = {
      afterSeq: stretch.afterSeq,
      upToSeq: cursor < stretch.upToSeq ? cursor : stretch.upToSeq,
      kinds: codesOf(filter),
    };
    const { rows: lines, next } = await readPage(
      limit,
      (count) => listNewest(queries, { brandId: asker.brand.id, accountId }, { ...wanted, limit: count }),
      ({ seq }) => String(seq - 1n),
    );
    return { lines, next };
  }

  async function* exported(asker: Asker, which: Which, language: Language): AsyncGenerator<string[]> {
    let after: string | undefined;
    for (let left = exportMax; left > 0; left -= EXPORT_PAGE) {
      const page = await pageOf(asker, { ...which, after, limit: Math.min(left, EXPORT_PAGE) });
      for (const line of page.lines)
        yield recordLine(asTransfer(line), {
          currency: asker.owner.currency,
          name: nameOf(line.kind, language),
          timeZone: asker.brand.settings.timeZone,
          asText: asPlainText,
        });
      if (page.next === null) return;
      after = page.next;
    }
  }

  return {
    pageOf,

    async list(asker: Asker & { language: Language }, asked: Which & AskedPage) {
      const { lines, next } = await pageOf(asker, asked);
      const titles = await titlesOf(asker, lines);
      const items = lines.map((line) => ({ ...asTransfer(line), title: titles.get(line.reference) ?? null }));
      return { items, next, currency: asker.owner.currency };
    },

    export(asker: Asker, which: Which, language: Language): Readable {
      // Before anything is sent: once a file has begun it cannot be refused.
      refuseBackwards(which);
      const csv = stringify({ header: true, columns: [...RECORD_COLUMNS], bom: true });
      const source = Readable.from(exported(asker, which, language));
      source.on('error', (error) => csv.destroy(error));
      return source.pipe(csv);
    },

    codes: (language: Language) => ({
      items: RECORD_CODES.map((code) => ({
        code,
        name: nameOf(code, language),
        kind: groupOf(code),
        kindName: RECORDS_TEXTS[language][`records.kind.${groupOf(code)}`],
      })),
    }),
  };
}

function refuseBackwards({ from, to }: Days): void {
  if (from && to && from > to) throw new Refusal('invalid_input', { fields: { to: 'too_small' } });
}

const nameOf = (code: TransferKind, language: Language) => RECORDS_TEXTS[language][`records.code.${code}`];

function asTransfer(row: OwnLine): Omit<OwnTransfer, 'title'> {
  const code = row.kind;
  return {
    id: `${row.postingId}.${row.line}`,
    postingId: row.postingId,
    time: row.atMs,
    code,
    kind: groupOf(code),
    amount: writeDecimal(row.moneyIn - row.moneyOut),
    balanceAfter: writeDecimal(row.balance),
    reference: row.reference,
  };
}
