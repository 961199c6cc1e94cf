import { Card } from '../../parts/layout/Card.tsx';
import { type Column, RowsTable } from '../../parts/lists/RowsTable.tsx';
import { useLabel, useText } from '../../platform/texts.tsx';
import { useMe } from '../../platform/usePermission.ts';
import { TILES, type TodayLine } from './today.rules.ts';
import { useWriteTile } from './useWriteTile.ts';

/** The day so far brand by brand. */
export function BrandRows({ lines, currency }: { lines: readonly TodayLine[]; currency: string }) {
  const text = useText();
  const label = useLabel();
  const me = useMe();
  const write = useWriteTile(currency);
  const names = new Map(me.brands.map(({ merchantCode, name }) => [merchantCode, name]));
  const columns: Column<TodayLine>[] = [
    {
      id: 'brand',
      head: text('reports.brand'),
      isRowHead: true,
      cell: ({ merchantCode }) => names.get(merchantCode) ?? merchantCode,
    },
    ...TILES.map((tile) => ({
      id: tile,
      head: label('today.figure', tile),
      align: 'right' as const,
      cell: ({ soFar }: TodayLine) => write(tile, soFar[tile]),
    })),
  ];
  return (
    <Card title={text('today.brands')}>
      <RowsTable
        label={text('today.brands')}
        columns={columns}
        rows={lines}
        idOf={({ merchantCode }) => merchantCode}
      />
    </Card>
  );
}
