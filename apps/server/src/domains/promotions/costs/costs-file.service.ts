import { COST_FIGURES, type CostReport } from '@parlour/contract';
import { stringify } from 'csv-stringify';
import { FileAnswer } from '../../../http/documents/file-answer.ts';
import { asPlainText } from '../../operators/operators.module.ts';

const COLUMNS = ['day', 'source', 'offer', 'title', 'kind', 'currency', ...COST_FIGURES];

/** One line per day, source and kind. */
export function costsFile(
  { currency, days }: CostReport,
  { from, to }: { from: string; to: string },
): FileAnswer {
  const csv = stringify({ header: true, columns: COLUMNS, bom: true });
  for (const { day, source, offer, kind, ...figures } of days)
    csv.write([
      day,
      source,
      offer?.id ?? '',
      asPlainText(offer?.title ?? ''),
      kind,
      currency,
      ...COST_FIGURES.map((figure) => figures[figure]),
    ]);
  csv.end();
  return new FileAnswer({
    name: `promotions-${from}-${to}.csv`,
    type: 'text/csv; charset=utf-8',
    content: csv,
  });
}
