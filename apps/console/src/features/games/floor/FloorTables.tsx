import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { Card } from '../../../parts/layout/Card.tsx';
import { type Column, RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { busyTables, type FloorTable, pathOfTable } from './floor.rules.ts';

/** Where members are now; each row leads to the table. */
export function FloorTables({ merchant, tables }: { merchant: string; tables: readonly FloorTable[] }) {
  const text = useText();
  const columns = useColumns(merchant);
  const busy = busyTables(tables);
  return (
    <Card title={text('games.floor.tables')}>
      {busy.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {text('games.floor.tables.none')}
        </Typography>
      ) : (
        <RowsTable
          label={text('games.floor.tables')}
          columns={columns}
          rows={busy}
          idOf={({ vendor, table }) => `${vendor} ${table}`}
        />
      )}
    </Card>
  );
}

function useColumns(merchant: string): Column<FloorTable>[] {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  return [
    {
      id: 'name',
      head: text('games.floor.table'),
      isRowHead: true,
      minWidth: 200,
      cell: (table) => (
        <Link component={RouterLink} to={pathOfTable(merchant, table)} underline="hover">
          {table.name}
        </Link>
      ),
    },
    { id: 'kind', head: text('games.floor.kind'), cell: ({ kind }) => label('games.floor.kind', kind) },
    {
      id: 'stake',
      head: text('games.floor.stake'),
      cell: ({ stake, currency, isPractice }) =>
        isPractice ? (
          text('games.floor.practice')
        ) : stake && currency ? (
          <Amount value={stake} currency={currency} isNamed />
        ) : (
          '–'
        ),
    },
    { id: 'phase', head: text('games.floor.phase'), cell: ({ phase }) => label('games.floor.phase', phase) },
    {
      id: 'number',
      head: text('games.floor.number'),
      align: 'right',
      cell: ({ number }) => (number === null ? '–' : formats.number(number)),
    },
    {
      id: 'seated',
      head: text('games.floor.seated'),
      align: 'right',
      cell: ({ seated, seats }) =>
        seats === null ? formats.number(seated) : text('games.floor.seatedOf', { seated, seats }),
    },
  ];
}
