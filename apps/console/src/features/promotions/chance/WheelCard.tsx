import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../../parts/layout/Card.tsx';
import { EmptyState, FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { type Column, RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { mostOf, type Version } from './chance.rules.ts';
import { usePrizeWords } from './usePrizeWords.ts';
import { WheelDialog } from './WheelDialog.tsx';

/** The versions of the wheel, the latest first: each for ever as it was published. */
export function WheelCard({ merchant }: { merchant: string }) {
  const text = useText();
  const { client } = useConsole();
  const canEdit = usePermission({ permission: 'promotions.edit', scope: 'brand' }, merchant);
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['chance', 'wheel', merchant],
    queryFn: () => client.promotions.wheelVersions({ merchant }),
  });
  const publish =
    canEdit && data ? (
      <Button variant="contained" onClick={() => setOpen(true)}>
        {text('chance.wheel.new')}
      </Button>
    ) : null;
  return (
    <Card title={text('chance.wheel')} action={publish}>
      {data ? (
        <Stack sx={{ gap: 3 }}>
          {data.items.map((version) => (
            <OneVersion
              key={version.version}
              version={version}
              merchant={merchant}
              currency={data.currency}
            />
          ))}
        </Stack>
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : (
        <LoadingBlock rows={6} />
      )}
      {data?.items.length === 0 ? <EmptyState glyph="grid" title={text('chance.wheel.none')} /> : null}
      {isOpen && data ? (
        <WheelDialog merchant={merchant} latest={data.items[0] ?? null} onClose={() => setOpen(false)} />
      ) : null}
    </Card>
  );
}

type Row = Version['sectors'][number] & { place: number };

type VersionProps = { version: Version; merchant: string; currency: string };

function OneVersion({ version, merchant, currency }: VersionProps) {
  const text = useText();
  const formats = useFormats();
  const prizeWords = usePrizeWords(
    { merchant, currency },
    version.sectors.flatMap(({ prize, substitute }) => (substitute ? [prize, substitute] : [prize])),
  );
  const sum = version.sectors.reduce((total, { weight }) => total + weight, 0);
  const most = mostOf(version.sectors);
  const columns: Column<Row>[] = [
    {
      id: 'place',
      head: text('chance.wheel.sector'),
      align: 'right',
      cell: ({ place }) => place + 1,
      width: 80,
    },
    { id: 'prize', head: text('chance.prize'), isRowHead: true, cell: ({ prize }) => prizeWords(prize) },
    {
      id: 'chance',
      head: text('chance.wheel.chance'),
      align: 'right',
      cell: ({ weight }) =>
        text('chance.wheel.share', { weight, sum, percent: ((weight / sum) * 100).toFixed(2) }),
    },
    {
      id: 'stock',
      head: text('chance.wheel.stock'),
      align: 'right',
      cell: ({ stock, left }) =>
        stock === null ? text('chance.wheel.endless') : text('chance.wheel.left', { left: left ?? 0, stock }),
    },
    {
      id: 'substitute',
      head: text('chance.wheel.substitute'),
      cell: ({ substitute }) => (substitute ? prizeWords(substitute) : '–'),
    },
  ];
  return (
    <Box>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', mb: 1 }}>
        <Typography variant="h3">{text('chance.wheel.version', { version: version.version })}</Typography>
        <Typography variant="body2" color="textSecondary">
          <Moment at={version.publishedAt} /> · {text('chance.wheel.turns', { count: version.turns })}
          {most === null
            ? ''
            : ` · ${text('chance.wheel.most', { amount: `${formats.amount(most, currency)} ${currency}` })}`}
        </Typography>
      </Stack>
      <RowsTable
        label={text('chance.wheel.version', { version: version.version })}
        columns={columns}
        rows={version.sectors.map((sector, place) => ({ ...sector, place }))}
        idOf={({ place }) => String(place)}
      />
    </Box>
  );
}
