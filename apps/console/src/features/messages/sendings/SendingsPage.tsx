import { Button, Link } from '@mui/material';
import { SENDING_STATES } from '@parlour/contract/values/messages/inbox';
import { Link as RouterLink } from 'react-router';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../../parts/lists/CursorList.tsx';
import { ChoiceFilter } from '../../../parts/lists/ListFilters.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { Progress } from './Progress.tsx';
import { NEW_SENDING, placeOf, type SendingLine, TONE } from './sendings.rules.ts';

const REFRESH_MS = 2_000;

/** What was sent to the inboxes of members, and what is on its way. */
export function SendingsPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('sendings.title')} hint={text('sendings.hint')} />
      <ChooseBrand>{(merchant) => <SendingsList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function SendingsList({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  const canEdit = usePermission({ permission: 'messages.edit', scope: 'brand' }, merchant);
  return (
    <CursorList<SendingLine>
      resource="sendings"
      label={text('sendings.title')}
      fixed={{ merchant }}
      refreshMs={REFRESH_MS}
      filters={
        <>
          <ChoiceFilter
            source="state"
            label={text('sendings.state')}
            options={SENDING_STATES.map((value) => ({ value, label: label('sendings.state', value) }))}
          />
          {canEdit ? (
            <Button component={RouterLink} to={placeOf(merchant, NEW_SENDING)} variant="contained">
              {text('sendings.add')}
            </Button>
          ) : null}
        </>
      }
      columns={useColumns(merchant)}
      empty={<EmptyState glyph="report" title={text('sendings.empty')} />}
    />
  );
}

function useColumns(merchant: string): Column<SendingLine>[] {
  const text = useText();
  const label = useLabel();
  return [
    {
      id: 'title',
      head: text('sendings.name'),
      cell: ({ id, title }) => (
        <Link component={RouterLink} to={placeOf(merchant, id)} underline="hover">
          {title}
        </Link>
      ),
    },
    { id: 'kind', head: text('sendings.kind'), cell: ({ kind }) => label('sendings.kind', kind) },
    {
      id: 'to',
      head: text('sendings.recipients'),
      cell: ({ recipients }) => label('sendings.to', recipients.to),
    },
    {
      id: 'queued',
      head: text('sendings.queuedAt'),
      cell: ({ queuedAt }) => <Moment at={queuedAt} merchant={merchant} />,
    },
    { id: 'by', head: text('sendings.by'), cell: ({ queuedBy }) => queuedBy?.displayName ?? '' },
    { id: 'progress', head: text('sendings.progress'), cell: (line) => <Progress sending={line} /> },
    {
      id: 'state',
      head: text('sendings.state'),
      cell: ({ state }) => <StateChip tone={TONE[state]} label={label('sendings.state', state)} />,
    },
  ];
}
