import { Link, Stack, Typography } from '@mui/material';
import { CARD_CASE_STATES } from '@parlour/contract/values/games';
import { Link as RouterLink } from 'react-router';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../../parts/lists/CursorList.tsx';
import { ChoiceFilter } from '../../../parts/lists/ListFilters.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { Figures } from './CardFindings.tsx';
import { CASE_TONE, type CardCase, pathOfCase } from './cards.rules.ts';
import { usePairColumns } from './usePairColumns.tsx';

/** Members who may play together against others: every finding waits here for somebody's judgement. */
export function CasesPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('games.cases')} hint={text('games.cases.hint')} />
      <ChooseBrand>{(merchant) => <CaseList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function CaseList({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  return (
    <CursorList<CardCase>
      resource="cardCases"
      label={text('games.cases')}
      fixed={{ merchant }}
      filters={
        <ChoiceFilter
          source="state"
          label={text('games.held.state')}
          options={CARD_CASE_STATES.map((value) => ({ value, label: label('games.case.state', value) }))}
        />
      }
      columns={useColumns(merchant)}
      empty={<EmptyState glyph="shield" title={text('games.cases.empty')} />}
    />
  );
}

function useColumns(merchant: string): Column<CardCase>[] {
  const text = useText();
  const label = useLabel();
  return [
    { id: 'foundAt', head: text('games.at'), cell: ({ foundAt }) => <Moment at={foundAt} />, width: 190 },
    {
      id: 'kind',
      head: text('games.cards.finding'),
      cell: (found) => (
        <Stack>
          <Link component={RouterLink} to={pathOfCase(merchant, found)} underline="hover">
            {label('games.cards.kind', found.kind)}
          </Link>
          <Figures figures={found.figures} />
        </Stack>
      ),
    },
    ...usePairColumns<CardCase>(merchant),
    {
      id: 'state',
      head: text('games.held.state'),
      cell: ({ state, takenBy, decidedBy }) => (
        <Stack sx={{ alignItems: 'flex-start' }}>
          <StateChip tone={CASE_TONE[state]} label={label('games.case.state', state)} />
          <Typography variant="caption" color="textSecondary">
            {(decidedBy ?? takenBy)?.displayName ?? ''}
          </Typography>
        </Stack>
      ),
    },
  ];
}
