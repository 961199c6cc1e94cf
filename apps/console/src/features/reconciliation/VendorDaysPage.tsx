import { Button, Link, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ChooseBrand } from '../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../parts/lists/CursorList.tsx';
import { useRefusal } from '../../parts/useRefusal.ts';
import { Moment } from '../../parts/values/Moment.tsx';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useConsole } from '../../platform/console.ts';
import { useFormats } from '../../platform/formats.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import { differencesPlace, type ReconciledDay } from './reconciliation.rules.ts';

const TONE = { equal: 'good', different: 'bad', unanswered: 'waiting' } as const;

/** Whether the vendors' reports match the books, day by day. */
export function VendorDaysPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('vendorBooks.title')} hint={text('vendorBooks.hint')} />
      <ChooseBrand>{(merchant) => <DaysList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function DaysList({ merchant }: { merchant: string }) {
  const text = useText();
  return (
    <CursorList<ReconciledDay>
      resource="vendorDays"
      label={text('vendorBooks.title')}
      fixed={{ merchant }}
      filters={
        <Button component={RouterLink} to={differencesPlace({ state: 'open' })} variant="outlined">
          {text('vendorBooks.differences.all')}
        </Button>
      }
      columns={useColumns(merchant)}
      empty={<EmptyState glyph="scales" title={text('vendorBooks.empty')} />}
    />
  );
}

function useColumns(merchant: string): Column<ReconciledDay>[] {
  const text = useText();
  const formats = useFormats();
  return [
    { id: 'day', head: text('vendorBooks.day'), cell: ({ day }) => day, width: 120 },
    { id: 'vendor', head: text('vendorBooks.vendor'), cell: ({ vendorName }) => vendorName, width: 150 },
    { id: 'at', head: text('vendorBooks.at'), cell: ({ at }) => <Moment at={at} />, width: 190 },
    {
      id: 'compared',
      head: text('vendorBooks.compared'),
      align: 'right',
      width: 110,
      cell: ({ compared }) => formats.number(compared),
    },
    { id: 'totals', head: text('vendorBooks.totals'), cell: (line) => <Totals day={line} /> },
    { id: 'result', head: text('vendorBooks.result'), cell: (line) => <Result day={line} /> },
    {
      id: 'again',
      head: '',
      align: 'right',
      cell: (line) => <CompareAgain merchant={merchant} day={line} />,
      width: 150,
    },
  ];
}

function Totals({ day: { totals } }: { day: ReconciledDay }) {
  const text = useText();
  if (totals.length === 0) return '–';
  return (
    <Stack sx={{ gap: 0.5, py: 0.5 }}>
      {totals.map(({ currency, ours, theirs }) => (
        <Typography key={currency} variant="body2" component="div">
          <div>{`${currency} · ${text('vendorBooks.ours')}: ${text('vendorBooks.side', ours)}`}</div>
          <div>{`${currency} · ${text('vendorBooks.theirs')}: ${text('vendorBooks.side', theirs)}`}</div>
        </Typography>
      ))}
    </Stack>
  );
}

function Result({ day: { state, vendor, day, differences } }: { day: ReconciledDay }) {
  const text = useText();
  const label = useLabel();
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <StateChip tone={TONE[state]} label={label('vendorBooks.state', state)} />
      {differences > 0 ? (
        <Link component={RouterLink} to={differencesPlace({ vendor, day })} variant="body2">
          {text('vendorBooks.show', { count: differences })}
        </Link>
      ) : null}
    </Stack>
  );
}

function CompareAgain({
  merchant,
  day: { vendor, vendorName, day },
}: {
  merchant: string;
  day: ReconciledDay;
}) {
  const text = useText();
  const notify = useNotify();
  const refusal = useRefusal();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const canRun = usePermission({ permission: 'ledger.check', scope: 'brand' }, merchant);
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.games.reconcileVendor({ body: { vendor, day }, merchant }),
    onSuccess: ({ state }) => {
      const about = { vendor: vendorName, day };
      if (state === 'equal') notify(text('vendorBooks.done.equal', about), { type: 'success' });
      else notify(text('vendorBooks.done.different', about), { type: 'warning' });
    },
    onError: (error) => notify(refusal(error), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['vendorDays'] }),
  });
  if (!canRun) return null;
  return (
    <Button variant="outlined" size="small" loading={isPending} onClick={() => mutate()}>
      {text('vendorBooks.again')}
    </Button>
  );
}
