import { Link } from '@mui/material';
import type { Approval } from '@parlour/client/console';
import { APPROVAL_STATES } from '@parlour/contract/values/operators';
import { Link as RouterLink } from 'react-router';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../parts/lists/CursorList.tsx';
import { ChoiceFilter } from '../../parts/lists/ListFilters.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { OneLine } from '../../parts/values/OneLine.tsx';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useLabel, useText } from '../../platform/texts.tsx';
import { useMe } from '../../platform/usePermission.ts';
import { APPROVAL_TONE } from './approvals.rules.ts';

/** The requests that need a second person. */
export function ApprovalsPage() {
  const text = useText();
  const label = useLabel();
  return (
    <>
      <PageHead title={text('approvals.title')} hint={text('approvals.hint')} />
      <CursorList<Approval>
        resource="approvals"
        label={text('approvals.title')}
        filters={
          <ChoiceFilter
            source="state"
            label={text('approvals.state')}
            options={APPROVAL_STATES.map((state) => ({
              value: state,
              label: label('approvals.state', state),
            }))}
          />
        }
        columns={useColumns()}
        empty={
          <EmptyState glyph="approve" title={text('approvals.empty')} hint={text('approvals.empty.hint')} />
        }
      />
    </>
  );
}

function useColumns(): Column<Approval>[] {
  const text = useText();
  const label = useLabel();
  const me = useMe();
  return [
    {
      id: 'kind',
      head: text('approvals.kind'),
      cell: ({ id, kind }) => (
        <Link component={RouterLink} to={`/approvals/${id}`} underline="hover">
          {label('approvals.kind', kind)}
        </Link>
      ),
    },
    { id: 'target', head: text('approvals.target'), cell: ({ target }) => target.name },
    {
      id: 'state',
      head: text('approvals.state'),
      cell: ({ state }) => <StateChip tone={APPROVAL_TONE[state]} label={label('approvals.state', state)} />,
    },
    {
      id: 'by',
      head: text('approvals.requestedBy'),
      cell: ({ requestedBy }) => (requestedBy.id === me.id ? text('approvals.you') : requestedBy.displayName),
    },
    { id: 'at', head: text('approvals.requestedAt'), cell: ({ requestedAt }) => <Moment at={requestedAt} /> },
    {
      id: 'expires',
      head: text('approvals.expiresAt'),
      cell: ({ state, expiresAt }) => (state === 'requested' ? <Moment at={expiresAt} relative /> : null),
    },
    { id: 'reason', head: text('approvals.reason'), cell: ({ reason }) => <OneLine words={reason} /> },
  ];
}
