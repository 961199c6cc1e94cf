import { Stack, Typography } from '@mui/material';
import { RETURN_MARGIN_PERCENT } from '@parlour/contract/values/games.rules';
import type { Column } from '../../../parts/lists/CursorList.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useText } from '../../../platform/texts.tsx';
import { StatedReturn } from '../StatedReturn.tsx';
import type { ReturnLine } from './returns.rules.ts';

type Figures = Pick<ReturnLine, 'rounds' | 'stated' | 'statedLeast' | 'observed' | 'margin' | 'ofMoney'>;

/** The columns of a return, of one title or of all of a model. */
export function useReturnFigures(): Column<Figures>[] {
  const text = useText();
  const formats = useFormats();
  const percent = (value: string | null) => (value === null ? '–' : text('games.percent', { value }));
  return [
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
  ];
}
