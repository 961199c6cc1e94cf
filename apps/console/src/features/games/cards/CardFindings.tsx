import { Stack, Typography } from '@mui/material';
import { Card } from '../../../parts/layout/Card.tsx';
import { type Column, RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import type { CardFinding } from './cards.rules.ts';
import { usePairColumns } from './usePairColumns.tsx';

type Props = { merchant: string; findings: readonly CardFinding[] };

/** Members who may play together. They prove nothing: people look at the hands and judge. */
export function CardFindings({ merchant, findings }: Props) {
  const text = useText();
  const columns = useColumns(merchant);
  return (
    <Card title={text('games.cards.findings')}>
      {findings.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {text('games.cards.findings.none')}
        </Typography>
      ) : (
        <RowsTable
          label={text('games.cards.findings')}
          columns={columns}
          rows={findings}
          idOf={({ day, kind, gameCode, currency, from, to }) =>
            `${day} ${kind} ${gameCode} ${currency} ${from.id} ${to.id}`
          }
        />
      )}
    </Card>
  );
}

function useColumns(merchant: string): Column<CardFinding>[] {
  const text = useText();
  const label = useLabel();
  return [
    { id: 'day', head: text('reports.day'), cell: ({ day }) => day, isRowHead: true, width: 130 },
    {
      id: 'kind',
      head: text('games.cards.finding'),
      minWidth: 260,
      cell: ({ kind, figures }) => (
        <Stack>
          {label('games.cards.kind', kind)}
          <Figures figures={figures} />
        </Stack>
      ),
    },
    ...usePairColumns<CardFinding>(merchant),
  ];
}

/** What was noticed, in figures. */
export function Figures({ figures }: Pick<CardFinding, 'figures'>) {
  const label = useLabel();
  const formats = useFormats();
  const shown = Object.entries(figures).map(
    ([name, value]) => `${label('games.cards.figure', name)} ${formats.number(value)}`,
  );
  return (
    <Typography variant="caption" color="textSecondary">
      {shown.join(' · ')}
    </Typography>
  );
}
