import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { Amount } from '../../parts/values/Amount.tsx';
import { Glyph } from '../../parts/values/Glyph.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useText } from '../../platform/texts.tsx';
import type { LedgerAccountDetail } from './ledger.rules.ts';

/** The rows a busy account is spread over, for whoever wants to know; those that nothing touched yet are left out. */
export function BalanceRows({ rows, currency }: Pick<LedgerAccountDetail, 'rows' | 'currency'>) {
  const text = useText();
  const formats = useFormats();
  return (
    <Accordion variant="outlined" disableGutters sx={{ mt: 2 }}>
      <AccordionSummary expandIcon={<Glyph name="chevron" size={18} />} sx={{ fontFamily: 'inherit' }}>
        {text('ledger.rows', { count: rows.length })}
      </AccordionSummary>
      <AccordionDetails sx={{ p: 0 }}>
        <TableContainer tabIndex={0} role="region" aria-label={text('ledger.rows', { count: rows.length })}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{text('ledger.row')}</TableCell>
                <TableCell align="right">{text('ledger.balance')}</TableCell>
                <TableCell align="right">{text('ledger.row.lines')}</TableCell>
                <TableCell>{text('ledger.movedAt')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows
                .filter(({ movedAt }) => movedAt !== null)
                .map(({ stripe, balance, seq, movedAt }) => (
                  <TableRow key={stripe}>
                    <TableCell>{stripe}</TableCell>
                    <TableCell align="right">
                      <Amount value={balance} currency={currency} />
                    </TableCell>
                    <TableCell align="right">{formats.decimal(seq)}</TableCell>
                    <TableCell>
                      <Moment at={movedAt} />
                    </TableCell>
                  </TableRow>
                ))}
            </TableBody>
          </Table>
        </TableContainer>
      </AccordionDetails>
    </Accordion>
  );
}
