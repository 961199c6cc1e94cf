import type { KeyObject } from 'node:crypto';
import type { ReportItem } from '../gateway.ts';
import { ReportRow } from './sandbox-wire.rules.ts';
import { isSigned } from './signed-form.rules.ts';

const HEAD = 'kind;trade;ref;status;sum;currency;doneAt';
const NAMES = HEAD.split(';');
/** `end;from;to;page;pages;signature`: over everything before the signature, as it was sent. */
const END =
  /^(?<signed>[\s\S]*\n?end;(?<from>[^;\n]+);(?<to>[^;\n]+);(?<page>\d{1,4});(?<pages>\d{1,4}));(?<signature>[\w-]+)\n$/;

type Asked = { from: string; to: string; page: number };

/** One page of a report; null unless it is complete, signed, and the requested one. */
export function readReportPage(
  text: string,
  { from, to, page, publicKey }: Asked & { publicKey: KeyObject },
): { items: ReportItem[]; pages: number } | null {
  const end = END.exec(text)?.groups;
  if (!end?.signed || !isSigned(end.signed, end.signature ?? '', publicKey)) return null;
  if (end.from !== from || end.to !== to || Number(end.page) !== page) return null;
  const [head, ...lines] = end.signed.split('\n').slice(0, -1);
  if (head !== HEAD) return null;
  const rows = lines.map((line) => ReportRow.safeParse(fieldsOf(line)));
  const items = rows.flatMap(({ data }) => data ?? []);
  return items.length === rows.length ? { items, pages: Number(end.pages) } : null;
}

function fieldsOf(line: string): Record<string, string> | null {
  const values = line.split(';');
  if (values.length !== NAMES.length) return null;
  return Object.fromEntries(NAMES.map((name, place) => [name, values[place] ?? '']));
}
