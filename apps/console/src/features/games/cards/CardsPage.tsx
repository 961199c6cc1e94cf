import { Alert, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../../parts/layout/Card.tsx';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState, FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { RangeFields } from '../../../parts/lists/RangeFields.tsx';
import { type Column, RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { lastDays, type Range } from '../../../parts/lists/range.rules.ts';
import { Amount } from '../../../parts/values/Amount.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useText } from '../../../platform/texts.tsx';
import { MemberName } from '../rounds/MemberName.tsx';
import { CardFindings } from './CardFindings.tsx';
import { CARD_SPANS, type RakeDay, type RakeMember, type RakeReport } from './cards.rules.ts';

/** Games that members play against each other: what the house took, and who should be looked at. */
export function CardsPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('games.cards')} hint={text('games.cards.hint')} />
      <ChooseBrand>{(merchant) => <CardReports merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function CardReports({ merchant }: { merchant: string }) {
  const { client, clock } = useConsole();
  const [range, setRange] = useState<Range>(() => lastDays(CARD_SPANS[0], clock.now()));
  const isChosen = range.from !== '' && range.to !== '';
  const rake = useQuery({
    queryKey: ['cardRake', merchant, range],
    queryFn: () => client.games.cardRake({ query: range, merchant }),
    enabled: isChosen,
  });
  const findings = useQuery({
    queryKey: ['cardFindings', merchant, range],
    queryFn: () => client.games.cardFindings({ query: range, merchant }),
    enabled: isChosen,
  });
  const error = rake.error ?? findings.error;
  const retry = () => Promise.all([rake.refetch(), findings.refetch()]);
  return (
    <>
      <RangeFields range={range} onRange={setRange} spans={CARD_SPANS} />
      {error ? <FailedState error={error} onRetry={retry} /> : null}
      {!error && !(rake.data && findings.data) ? <LoadingBlock rows={10} /> : null}
      {rake.data && findings.data && !error ? (
        <Stack sx={{ gap: 2 }}>
          <Silent vendors={rake.data.silent} />
          <CardFindings merchant={merchant} findings={findings.data.items} />
          <Rake merchant={merchant} report={rake.data} />
        </Stack>
      ) : null}
    </>
  );
}

function Silent({ vendors }: { vendors: readonly string[] }) {
  const text = useText();
  const formats = useFormats();
  if (vendors.length === 0) return null;
  return <Alert severity="warning">{text('games.cards.silent', { vendors: formats.list(vendors) })}</Alert>;
}

function Rake({ merchant, report: { days, members } }: { merchant: string; report: RakeReport }) {
  const text = useText();
  const dayColumns = useDayColumns();
  const memberColumns = useMemberColumns(merchant);
  if (days.length === 0) return <EmptyState glyph="report" title={text('games.cards.empty')} />;
  return (
    <>
      <Card title={text('games.cards.rake')}>
        <RowsTable
          label={text('games.cards.rake')}
          columns={dayColumns}
          rows={days}
          idOf={({ day, vendor, gameCode, currency }) => `${day} ${vendor} ${gameCode} ${currency}`}
        />
      </Card>
      <Card title={text('games.cards.members')}>
        <RowsTable
          label={text('games.cards.members')}
          columns={memberColumns}
          rows={members}
          idOf={({ member, currency }) => `${member.id} ${currency}`}
        />
      </Card>
    </>
  );
}

function useDayColumns(): Column<RakeDay>[] {
  const text = useText();
  const formats = useFormats();
  return [
    { id: 'day', head: text('reports.day'), cell: ({ day }) => day, isRowHead: true, width: 130 },
    { id: 'name', head: text('games.cards.game'), cell: ({ name, vendorName }) => `${name} · ${vendorName}` },
    {
      id: 'hands',
      head: text('games.cards.hands'),
      align: 'right',
      cell: ({ hands }) => formats.number(hands),
    },
    {
      id: 'rake',
      head: text('games.cards.rake'),
      align: 'right',
      cell: ({ rake, currency }) => <Amount value={rake} currency={currency} isNamed />,
    },
  ];
}

function useMemberColumns(merchant: string): Column<RakeMember>[] {
  const text = useText();
  const formats = useFormats();
  return [
    {
      id: 'member',
      head: text('games.member'),
      isRowHead: true,
      cell: ({ member }) => <MemberName member={member} merchant={merchant} />,
    },
    {
      id: 'hands',
      head: text('games.cards.hands'),
      align: 'right',
      cell: ({ hands }) => formats.number(hands),
    },
    {
      id: 'rake',
      head: text('games.cards.rake'),
      align: 'right',
      cell: ({ rake, currency }) => <Amount value={rake} currency={currency} isNamed />,
    },
    {
      id: 'net',
      head: text('games.cards.net'),
      align: 'right',
      cell: ({ net, currency }) => <Amount value={net} currency={currency} isNamed />,
    },
  ];
}
