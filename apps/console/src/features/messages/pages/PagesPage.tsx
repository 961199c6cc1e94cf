import { Chip, Link, Stack } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../../parts/lists/CursorList.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { type PageLine, placeOf } from './pages.rules.ts';

/** Terms, privacy and the like: which of them the brand has written itself. */
export function PagesPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('pages.title')} hint={text('pages.hint')} />
      <ChooseBrand>{(merchant) => <PagesList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function PagesList({ merchant }: { merchant: string }) {
  const text = useText();
  return (
    <CursorList<PageLine>
      resource="pages"
      label={text('pages.title')}
      fixed={{ merchant }}
      columns={useColumns(merchant)}
      empty={<EmptyState glyph="report" title={text('pages.title')} />}
    />
  );
}

function useColumns(merchant: string): Column<PageLine>[] {
  const text = useText();
  const label = useLabel();
  return [
    {
      id: 'name',
      head: text('pages.page'),
      cell: ({ name }) => (
        <Link component={RouterLink} to={placeOf(merchant, name)} underline="hover">
          {label('pages.name', name)}
        </Link>
      ),
    },
    {
      id: 'state',
      head: text('announcements.state'),
      cell: ({ version, publishedVersion }) => (
        <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
          {publishedVersion === null ? (
            <StateChip tone="quiet" label={text('pages.builtIn')} />
          ) : (
            <StateChip tone="good" label={text('pages.public', { version: publishedVersion })} />
          )}
          {version > 0 && publishedVersion !== version ? (
            <StateChip tone="waiting" label={text('announcements.unpublished')} />
          ) : null}
        </Stack>
      ),
    },
    {
      id: 'gaps',
      head: text('announcements.gaps'),
      cell: ({ gaps }) => (
        <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
          {gaps.map((language) => (
            <Chip key={language} size="small" variant="outlined" label={label('language', language)} />
          ))}
        </Stack>
      ),
    },
    {
      id: 'changed',
      head: text('pages.changed'),
      cell: ({ changedAt, changedBy }) =>
        changedAt === null ? null : (
          <Stack>
            <Moment at={changedAt} merchant={merchant} />
            <span>{changedBy?.displayName ?? text('announcements.machine')}</span>
          </Stack>
        ),
    },
  ];
}
