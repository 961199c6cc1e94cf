import { Button, Chip, Link, Stack } from '@mui/material';
import { ANNOUNCEMENT_KINDS, ANNOUNCEMENT_STATES } from '@parlour/contract/values/messages';
import { Link as RouterLink } from 'react-router';
import { ChooseBrand } from '../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../parts/lists/CursorList.tsx';
import { ChoiceFilter } from '../../parts/lists/ListFilters.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import { type AnnouncementLine, NEW_ANNOUNCEMENT, placeOf, TONE } from './announcements.rules.ts';

/** What a brand announces, has announced and is going to. */
export function AnnouncementsPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('announcements.title')} hint={text('announcements.hint')} />
      <ChooseBrand>{(merchant) => <AnnouncementsList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function AnnouncementsList({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  const canEdit = usePermission({ permission: 'messages.edit', scope: 'brand' }, merchant);
  return (
    <CursorList<AnnouncementLine>
      resource="announcements"
      label={text('announcements.title')}
      fixed={{ merchant }}
      filters={
        <>
          <ChoiceFilter
            source="kind"
            label={text('announcements.kind')}
            options={ANNOUNCEMENT_KINDS.map((value) => ({
              value,
              label: label('announcements.kind', value),
            }))}
          />
          <ChoiceFilter
            source="state"
            label={text('announcements.state')}
            options={ANNOUNCEMENT_STATES.map((value) => ({
              value,
              label: label('announcements.state', value),
            }))}
          />
          {canEdit ? (
            <Button component={RouterLink} to={placeOf(merchant, NEW_ANNOUNCEMENT)} variant="contained">
              {text('announcements.add')}
            </Button>
          ) : null}
        </>
      }
      columns={useColumns(merchant)}
      empty={<EmptyState glyph="report" title={text('announcements.empty')} />}
    />
  );
}

function useColumns(merchant: string): Column<AnnouncementLine>[] {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  return [
    {
      id: 'title',
      head: text('announcements.name'),
      cell: ({ id, title }) => (
        <Link component={RouterLink} to={placeOf(merchant, id)} underline="hover">
          {title}
        </Link>
      ),
    },
    {
      id: 'kind',
      head: text('announcements.kind'),
      cell: ({ kind, groupName }) =>
        groupName
          ? text('announcements.bannerIn', { group: label('announcements.group', groupName) })
          : label('announcements.kind', kind),
    },
    {
      id: 'audiences',
      head: text('announcements.audiences'),
      cell: ({ audiences }) =>
        formats.list(audiences.map((audience) => label('announcements.audience', audience))),
    },
    {
      id: 'starts',
      head: text('announcements.startsAt'),
      cell: ({ startsAt }) => <Moment at={startsAt} merchant={merchant} />,
    },
    {
      id: 'ends',
      head: text('announcements.endsAt'),
      cell: ({ endsAt }) =>
        endsAt === null ? text('announcements.open') : <Moment at={endsAt} merchant={merchant} />,
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
      id: 'state',
      head: text('announcements.state'),
      cell: ({ state, version, publishedVersion }) => (
        <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
          <StateChip tone={TONE[state]} label={label('announcements.state', state)} />
          {publishedVersion !== null && publishedVersion !== version ? (
            <StateChip tone="waiting" label={text('announcements.unpublished')} />
          ) : null}
        </Stack>
      ),
    },
  ];
}
