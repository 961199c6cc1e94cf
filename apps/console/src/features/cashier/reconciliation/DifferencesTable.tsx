import { RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { Code } from '../../../parts/values/Code.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import type { Reconciliation } from '../cashier.rules.ts';

/** Line by line: the books against the gateway. */
export function DifferencesTable({ differences }: Pick<Reconciliation, 'differences'>) {
  const text = useText();
  const label = useLabel();
  return (
    <RowsTable
      label={text('cashier.differences')}
      rows={differences}
      idOf={({ kind, what, reference }) => `${kind}-${what}-${reference}`}
      columns={[
        {
          id: 'kind',
          head: text('cashier.difference'),
          cell: ({ kind }) => label('cashier.difference.kind', kind),
        },
        {
          id: 'what',
          head: text('cashier.difference.what'),
          cell: ({ what }) => label('cashier.difference.what', what),
        },
        {
          id: 'reference',
          head: text('cashier.difference.reference'),
          cell: ({ reference }) => <Code>{reference}</Code>,
        },
        {
          id: 'ours',
          head: text('cashier.difference.ours'),
          align: 'right',
          cell: ({ ours }) => ours ?? '–',
        },
        {
          id: 'theirs',
          head: text('cashier.difference.theirs'),
          align: 'right',
          cell: ({ theirs }) => theirs ?? '–',
        },
      ]}
    />
  );
}
