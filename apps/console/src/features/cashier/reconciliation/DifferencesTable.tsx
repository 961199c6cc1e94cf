import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { Code } from '../../../parts/values/Code.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import type { Reconciliation } from '../cashier.rules.ts';

/** Line by line: what the books say, and what the gateway says. */
export function DifferencesTable({ differences }: Pick<Reconciliation, 'differences'>) {
  const text = useText();
  const label = useLabel();
  return (
    <TableContainer tabIndex={0} role="region" aria-label={text('cashier.differences')}>
      <Table size="small" aria-label={text('cashier.differences')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('cashier.difference')}</TableCell>
            <TableCell>{text('cashier.difference.what')}</TableCell>
            <TableCell>{text('cashier.difference.reference')}</TableCell>
            <TableCell align="right">{text('cashier.difference.ours')}</TableCell>
            <TableCell align="right">{text('cashier.difference.theirs')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {differences.map(({ kind, what, reference, ours, theirs }) => (
            <TableRow key={`${kind}-${what}-${reference}`}>
              <TableCell>{label('cashier.difference.kind', kind)}</TableCell>
              <TableCell>{label('cashier.difference.what', what)}</TableCell>
              <TableCell>
                <Code>{reference}</Code>
              </TableCell>
              <TableCell align="right">{ours ?? '–'}</TableCell>
              <TableCell align="right">{theirs ?? '–'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
