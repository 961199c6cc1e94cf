import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

/** One row for each thing that levels have; the first column names it. */
export function PlanTable({ head: [first, ...others], children }: { head: string[]; children: ReactNode }) {
  return (
    <TableContainer>
      <Table size="small" sx={{ '& tbody th': { whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{first}</TableCell>
            {others.map((name) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}
