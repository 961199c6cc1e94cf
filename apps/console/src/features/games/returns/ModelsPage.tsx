import { Link, Stack, Typography } from '@mui/material';
import { RETURN_WINDOWS } from '@parlour/contract/values/games';
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
import { ReturnCheck } from './ReturnCheck.tsx';
import type { ModelLine } from './returns.rules.ts';
import { useReturnFigures } from './useReturnFigures.tsx';

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
  const figures = useReturnFigures();
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
    { id: 'vendors', head: text('games.vendors'), cell: ({ vendorNames }) => formats.list(vendorNames) },
    ...figures,
    {
      id: 'check',
      head: text('games.check'),
      cell: ({ check }) => <ReturnCheck title={{ check, disabledAt: null }} />,
    },
  ];
}
