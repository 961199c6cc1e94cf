import { Accordion, AccordionDetails, AccordionSummary } from '@mui/material';
import { RowsTable } from '../../parts/lists/RowsTable.tsx';
import { Amount } from '../../parts/values/Amount.tsx';
import { Glyph } from '../../parts/values/Glyph.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useText } from '../../platform/texts.tsx';
import type { LedgerAccountDetail } from './ledger.rules.ts';

/** The rows that a busy account is spread over; unused rows are left out. */
export function BalanceRows({ rows, currency }: Pick<LedgerAccountDetail, 'rows' | 'currency'>) {
  const text = useText();
  const formats = useFormats();
  return (
    <Accordion variant="outlined" disableGutters sx={{ mt: 2 }}>
      <AccordionSummary expandIcon={<Glyph name="chevron" size={18} />} sx={{ fontFamily: 'inherit' }}>
        {text('ledger.rows', { count: rows.length })}
      </AccordionSummary>
      <AccordionDetails sx={{ p: 0 }}>
        <RowsTable
          label={text('ledger.rows', { count: rows.length })}
          rows={rows.filter(({ movedAt }) => movedAt !== null)}
          idOf={({ stripe }) => `${stripe}`}
          columns={[
            { id: 'row', head: text('ledger.row'), cell: ({ stripe }) => stripe },
            {
              id: 'balance',
              head: text('ledger.balance'),
              align: 'right',
              cell: ({ balance }) => <Amount value={balance} currency={currency} />,
            },
            {
              id: 'lines',
              head: text('ledger.row.lines'),
              align: 'right',
              cell: ({ seq }) => formats.decimal(seq),
            },
            { id: 'movedAt', head: text('ledger.movedAt'), cell: ({ movedAt }) => <Moment at={movedAt} /> },
          ]}
        />
      </AccordionDetails>
    </Accordion>
  );
}
