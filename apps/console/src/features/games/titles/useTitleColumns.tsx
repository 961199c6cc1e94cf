import { Button, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { Column } from '../../../parts/lists/CursorList.tsx';
import { titleName } from '../../../parts/titles/title-name.rules.ts';
import { Volatility } from '../../../parts/titles/Volatility.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { usePreferences } from '../../../platform/preferences.store.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { type TitleLine, titlePlace } from '../games.rules.ts';
import { StatedReturn } from '../StatedReturn.tsx';
import { ActualReturn } from './ActualReturn.tsx';
import { TitleState } from './TitleState.tsx';

/** `onEdit` null: the operator may not change anything. */
export function useTitleColumns(
  merchant: string,
  onEdit: ((title: TitleLine) => void) | null,
): Column<TitleLine>[] {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const language = usePreferences((preferences) => preferences.language);
  const columns: Column<TitleLine>[] = [
    {
      id: 'title',
      head: text('games.title'),
      cell: (title) => (
        <Stack>
          <Link component={RouterLink} to={titlePlace(merchant, title.nodeId)} underline="hover">
            {titleName(title, language)}
          </Link>
          <Typography variant="caption" color="textSecondary">
            {title.nodeId}
          </Typography>
        </Stack>
      ),
    },
    {
      id: 'vendor',
      head: text('games.vendor'),
      cell: ({ vendorName, category }) => (
        <Stack>
          <span>{vendorName}</span>
          <Typography variant="caption" color="textSecondary">
            {label('games.category', category)}
          </Typography>
        </Stack>
      ),
    },
    {
      id: 'model',
      head: text('games.model'),
      cell: ({ mechanic, model, volatility }) =>
        mechanic === null ? (
          '–'
        ) : (
          <Stack>
            <span>{mechanic}</span>
            <Typography variant="caption" color="textSecondary" noWrap>
              {model} {volatility === null ? null : <Volatility level={volatility} />}
            </Typography>
          </Stack>
        ),
    },
    {
      id: 'marks',
      head: text('games.marks'),
      cell: ({ hotRank, isNew }) => (
        <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
          {hotRank === null ? null : (
            <StateChip tone="waiting" label={text('games.hot.at', { rank: hotRank })} />
          )}
          {isNew ? <StateChip tone="good" label={text('games.isNew')} /> : null}
        </Stack>
      ),
    },
    { id: 'state', head: text('games.state'), cell: (title) => <TitleState title={title} /> },
    {
      id: 'return',
      head: text('games.return'),
      align: 'right',
      cell: ({ returnToPlayer, returnLeast }) => (
        <StatedReturn least={returnLeast} highest={returnToPlayer} />
      ),
    },
    {
      id: 'actual',
      head: text('games.observed'),
      align: 'right',
      cell: ({ actual }) => <ActualReturn actual={actual} />,
    },
    { id: 'sort', head: text('games.sort'), align: 'right', cell: ({ sort }) => formats.number(sort) },
  ];
  if (!onEdit) return columns;
  return [
    ...columns,
    {
      id: 'edit',
      head: '',
      align: 'right',
      cell: (title) => (
        <Button
          onClick={() => onEdit(title)}
          aria-label={text('games.edit.of', { title: titleName(title, language) })}
        >
          {text('games.edit')}
        </Button>
      ),
    },
  ];
}
