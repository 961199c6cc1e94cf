import { Link, Stack, Typography } from '@mui/material';
import { RETURN_WINDOWS } from '@parlour/contract/values/games';
import { RETURN_MARGIN_PERCENT } from '@parlour/contract/values/games.rules';
import { Link as RouterLink } from 'react-router';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../../parts/lists/CursorList.tsx';
import { ChoiceFilter, TextFilter } from '../../../parts/lists/ListFilters.tsx';
import { listPlace } from '../../../parts/tasks.rules.ts';
import { Volatility } from '../../../parts/titles/Volatility.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { StatedReturn } from '../StatedReturn.tsx';
import { ReturnCheck } from './ReturnCheck.tsx';
import type { ModelLine } from './returns.rules.ts';

/** What the titles of each model brought back together. */
export function ModelsPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('games.models')} hint={text('games.models.hint')} />
      <ChooseBrand>{(merchant) => <ModelsList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function ModelsList({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  return (
    <CursorList<ModelLine>
      resource="models"
      label={text('games.models')}
      fixed={{ merchant }}
      filters={
        <>
          <ChoiceFilter
            source="window"
            label={text('games.window')}
            options={RETURN_WINDOWS.map((value) => ({
              value,
              label: label('games.window', value, { count: Number(value) }),
            }))}
          />
          <TextFilter source="vendor" label={text('games.vendor.code')} width={150} />
          <TextFilter source="mechanic" label={text('games.mechanic')} width={150} />
        </>
      }
      columns={useColumns()}
      empty={<EmptyState glyph="chart" title={text('games.models.empty')} />}
    />
  );
}

function useColumns(): Column<ModelLine>[] {
  const text = useText();
  const formats = useFormats();
  const percent = (value: string | null) => (value === null ? '–' : text('games.percent', { value }));
  return [
    {
      id: 'model',
      head: text('games.model'),
      cell: ({ mechanic, model, volatility }) => (
        <Stack>
          <Link component={RouterLink} to={listPlace('/games/titles', { mechanic, model })} underline="hover">
            {model}
          </Link>
          <Typography variant="caption" color="textSecondary">
            {mechanic} {volatility === null ? null : <Volatility level={volatility} />}
          </Typography>
        </Stack>
      ),
    },
    {
      id: 'titles',
      head: text('games.titles'),
      align: 'right',
      cell: ({ titles, mechanic, model }) => (
        <Link component={RouterLink} to={listPlace('/games/returns', { mechanic, model })} underline="hover">
          {formats.number(titles)}
        </Link>
      ),
    },
    { id: 'vendors', head: text('games.vendors'), cell: ({ vendorNames }) => vendorNames.join(', ') },
    {
      id: 'rounds',
      head: text('games.rounds'),
      align: 'right',
      cell: ({ rounds }) => formats.decimal(rounds),
    },
    {
      id: 'stated',
      head: text('games.return'),
      align: 'right',
      cell: ({ stated, statedLeast }) => <StatedReturn least={statedLeast} highest={stated} />,
    },
    {
      id: 'observed',
      head: text('games.observed'),
      align: 'right',
      cell: ({ observed, margin }) => (
        <Stack sx={{ alignItems: 'flex-end' }}>
          <span>{percent(observed)}</span>
          {margin === null ? null : (
            <Typography variant="caption" color="textSecondary">
              {text('games.margin', { value: margin, percent: RETURN_MARGIN_PERCENT })}
            </Typography>
          )}
        </Stack>
      ),
    },
    { id: 'money', head: text('games.ofMoney'), align: 'right', cell: ({ ofMoney }) => percent(ofMoney) },
    {
      id: 'check',
      head: text('games.check'),
      cell: ({ check }) => <ReturnCheck title={{ check, disabledAt: null }} />,
    },
  ];
}
