import { Button, Link, Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState, FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { type Column, RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { usePreferences } from '../../../platform/preferences.store.ts';
import { useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { type LotteryLine, lotteryPlace, nameOf, newLotteryPlace } from '../lottery.rules.ts';
import { useLotteries } from '../useLotteries.ts';
import { usePlayWords } from '../usePlayWords.ts';
import { useWriteSchedule } from '../useWriteSchedule.ts';

/** The lotteries of a brand, on or off. */
export function LotteriesPage() {
  const text = useText();
  const brand = usePreferences((preferences) => preferences.brand);
  return (
    <>
      <PageHead
        title={text('lottery.games')}
        hint={text('lottery.games.hint')}
        actions={brand === null ? null : <NewButton merchant={brand} />}
      />
      <ChooseBrand>{(merchant) => <Lotteries merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function NewButton({ merchant }: { merchant: string }) {
  const text = useText();
  const canSetUp = usePermission({ permission: 'lottery.setup', scope: 'brand' }, merchant);
  return canSetUp ? (
    <Button component={RouterLink} to={newLotteryPlace(merchant)} variant="contained">
      {text('lottery.new')}
    </Button>
  ) : null;
}

function Lotteries({ merchant }: { merchant: string }) {
  const text = useText();
  const columns = useColumns(merchant);
  const { data, error, refetch } = useQuery(useLotteries(merchant));
  if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />;
  return (
    <Paper sx={{ overflow: 'hidden' }}>
      {data.items.length === 0 ? (
        <EmptyState
          glyph="grid"
          title={text('lottery.games.empty')}
          hint={text('lottery.games.empty.hint')}
        />
      ) : (
        <RowsTable
          label={text('lottery.games')}
          columns={columns}
          rows={data.items}
          idOf={({ code }) => code}
        />
      )}
    </Paper>
  );
}

function useColumns(merchant: string): Column<LotteryLine>[] {
  const text = useText();
  const formats = useFormats();
  const words = usePlayWords();
  const writeSchedule = useWriteSchedule();
  return [
    {
      id: 'name',
      head: text('lottery.game'),
      isRowHead: true,
      cell: (line) => (
        <>
          <Link component={RouterLink} to={lotteryPlace(merchant, line.code)} underline="hover">
            {nameOf(line)}
          </Link>
          <Typography variant="caption" color="textSecondary" component="div">
            {`${line.code} · ${words.family(line.setup.family)}`}
          </Typography>
        </>
      ),
    },
    {
      id: 'state',
      head: text('lottery.state'),
      cell: ({ setup, planned }) => (
        <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
          <StateChip
            tone={setup.isOn ? 'good' : 'quiet'}
            label={setup.isOn ? text('lottery.on') : text('lottery.off')}
          />
          {setup.isHot ? <StateChip tone="quiet" label={text('lottery.hot')} /> : null}
          {planned ? <StateChip tone="waiting" label={text('lottery.planned')} /> : null}
        </Stack>
      ),
    },
    {
      id: 'schedule',
      head: text('lottery.schedule'),
      cell: ({ setup: { schedule } }) => writeSchedule(schedule),
    },
    {
      id: 'series',
      head: text('lottery.series'),
      align: 'right',
      cell: ({ setup }) => formats.number(setup.series),
    },
    {
      id: 'version',
      head: text('lottery.version'),
      align: 'right',
      cell: ({ version }) => formats.number(version),
    },
    { id: 'at', head: text('lottery.updatedAt'), cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
  ];
}
