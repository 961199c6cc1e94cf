import { Link, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState, FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../../parts/lists/CursorList.tsx';
import { ChoiceFilter, DayFilter } from '../../../parts/lists/ListFilters.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import {
  ISSUE_SPANS,
  ISSUE_STATES,
  ISSUE_TONE,
  type IssueLine,
  issuePlace,
  keptOf,
  nameOf,
} from '../lottery.rules.ts';
import { useLotteries } from '../useLotteries.ts';

/** Issues of one lottery at a time, with what was staked and paid and what is left of it. */
export function IssuesPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('lottery.issues')} hint={text('lottery.issues.hint')} />
      <ChooseBrand>{(merchant) => <Issues key={merchant} merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function Issues({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useQuery(useLotteries(merchant));
  if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />;
  const span = params.get('span') === 'coming' ? 'coming' : 'begun';
  const game = params.get('game') ?? data.items[0]?.code;
  if (game === undefined)
    return (
      <EmptyState glyph="grid" title={text('lottery.games.empty')} hint={text('lottery.games.empty.hint')} />
    );
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <SelectField
          label={text('lottery.game')}
          value={game}
          options={data.items.map((line) => ({ value: line.code, label: nameOf(line) }))}
          onChange={(code) => setParams({ game: code, span })}
          width={260}
        />
        <SelectField
          label={text('lottery.span')}
          value={span}
          options={ISSUE_SPANS.map((value) => ({ value, label: label('lottery.span', value) }))}
          onChange={(value) => setParams({ game, span: value })}
          width={220}
        />
      </Stack>
      <IssuesList key={`${game} ${span}`} merchant={merchant} game={game} span={span} />
    </Stack>
  );
}

type ListProps = { merchant: string; game: string; span: string };

function IssuesList({ merchant, game, span }: ListProps) {
  const text = useText();
  const label = useLabel();
  return (
    <CursorList<IssueLine>
      resource="lotteryIssues"
      label={text('lottery.issues')}
      fixed={{ merchant, game, span }}
      filters={
        <>
          <ChoiceFilter
            source="state"
            label={text('lottery.state')}
            options={ISSUE_STATES.map((state) => ({
              value: state,
              label: label('lottery.issue.state', state),
            }))}
          />
          <DayFilter source="day" label={text('lottery.day')} />
        </>
      }
      columns={useColumns(merchant)}
      empty={
        <EmptyState
          glyph="grid"
          title={text('lottery.issues.empty')}
          hint={text('lottery.issues.empty.hint')}
        />
      }
    />
  );
}

function useColumns(merchant: string): Column<IssueLine>[] {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  return [
    {
      id: 'numero',
      head: text('lottery.issue'),
      cell: (issue) => (
        <>
          <Link
            component={RouterLink}
            to={issuePlace(merchant, issue)}
            underline="hover"
            sx={{ whiteSpace: 'nowrap' }}
          >
            {issue.numero}
          </Link>
          <Typography variant="caption" color="textSecondary" component="div">
            {issue.result?.join(' ') ?? ''}
          </Typography>
        </>
      ),
    },
    {
      id: 'state',
      head: text('lottery.state'),
      cell: ({ state }) => <StateChip tone={ISSUE_TONE[state]} label={label('lottery.issue.state', state)} />,
    },
    { id: 'draws', head: text('lottery.drawsAt'), cell: ({ drawsAt }) => <Moment at={drawsAt} /> },
    {
      id: 'tickets',
      head: text('lottery.tickets'),
      align: 'right',
      cell: ({ figures }) => formats.number(figures.tickets),
    },
    {
      id: 'stake',
      head: text('lottery.stake'),
      align: 'right',
      cell: ({ figures, currency }) => <Amount value={figures.stake} currency={currency} />,
    },
    {
      id: 'paid',
      head: text('lottery.paid'),
      align: 'right',
      cell: ({ figures, currency }) => <Amount value={figures.paid} currency={currency} />,
    },
    {
      id: 'refunded',
      head: text('lottery.refunded'),
      align: 'right',
      cell: ({ figures, currency }) => <Amount value={figures.refunded} currency={currency} />,
    },
    {
      id: 'kept',
      head: text('lottery.kept'),
      align: 'right',
      cell: ({ figures, currency }) => <Amount value={keptOf(figures)} currency={currency} isNamed />,
    },
  ];
}
