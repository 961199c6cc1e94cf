import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  head: string;
  cell(row: Row): ReactNode;
  align?: 'right';
  /** Marks the column that names the row. */
  isRowHead?: true;
  width?: number | string;
  /** Of words that would otherwise stand one below the other in a narrow place. */
  minWidth?: number;
};
export type TableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf(row: Row): string;
  /** Drawn in place of rows while they load. */
  pending?: ReactNode;
};

/** Rows that are all loaded; in a narrow place they scroll sideways, also by keyboard. */
export function RowsTable<Row>({ label, columns, rows, idOf, pending }: TableProps<Row>) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table size="small" aria-label={label} aria-busy={pending !== undefined}>
        <TableHead>
          <TableRow>
            {columns.map(({ id, head, align, width, minWidth }) => (
              <TableCell key={id} align={align ?? 'left'} sx={sizeOf({ width, minWidth })}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {pending}
          {rows.map((row) => (
            <TableRow key={idOf(row)} hover>
              {columns.map(({ id, cell, align, isRowHead }) => (
                <TableCell
                  key={id}
                  align={align ?? 'left'}
                  {...(isRowHead ? { component: 'th', scope: 'row' } : {})}
                >
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const sizeOf = (size: { width: number | string | undefined; minWidth: number | undefined }) =>
  Object.fromEntries(Object.entries(size).filter(([, given]) => given !== undefined));
