import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { ChooseBrand } from '../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../parts/lists/CursorList.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useLabel, useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import { MatchDialog } from './MatchDialog.tsx';
import { type Match, stateOf } from './matches.rules.ts';

const TONE = { now: 'good', not: 'quiet', hidden: 'quiet', untitled: 'waiting' } as const;

/** Which matches members see first, when, and what a press on each opens. */
export function HotMatchesPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('matches.title')} hint={text('matches.hint')} />
      <ChooseBrand>{(merchant) => <MatchesList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function MatchesList({ merchant }: { merchant: string }) {
  const text = useText();
  const canEdit = usePermission({ permission: 'brands.texts', scope: 'brand' }, merchant);
  const [editing, setEditing] = useState<Match | 'new' | null>(null);
  return (
    <>
      <CursorList<Match>
        resource="matches"
        label={text('matches.title')}
        fixed={{ merchant }}
        filters={
          canEdit ? (
            <Button variant="contained" onClick={() => setEditing('new')}>
              {text('matches.add')}
            </Button>
          ) : null
        }
        columns={useColumns(canEdit ? setEditing : null)}
        empty={<EmptyState glyph="brand" title={text('matches.empty')} />}
      />
      {editing ? (
        <MatchDialog
          merchant={merchant}
          match={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </>
  );
}

function useColumns(edit: ((match: Match) => void) | null): Column<Match>[] {
  const text = useText();
  const label = useLabel();
  return [
    { id: 'order', head: text('matches.order'), align: 'right', cell: ({ order }) => order, width: 80 },
    {
      id: 'match',
      head: text('matches.match'),
      cell: ({ homeTeam, awayTeam }) => text('matches.versus', { home: homeTeam, away: awayTeam }),
    },
    { id: 'league', head: text('matches.league'), cell: ({ league }) => league },
    { id: 'time', head: text('matches.time'), cell: ({ matchTime }) => <Moment at={matchTime} /> },
    {
      id: 'shown',
      head: text('matches.shown'),
      cell: ({ shownFrom, shownUntil }) => (
        <>
          <Moment at={shownFrom} /> – <Moment at={shownUntil} />
        </>
      ),
    },
    {
      id: 'opens',
      head: text('matches.opens'),
      cell: ({ nodeId, nodeName }) => (
        <>
          {nodeName ?? '–'}
          <Typography variant="body2" color="textSecondary">
            {nodeId}
          </Typography>
        </>
      ),
    },
    {
      id: 'state',
      head: text('matches.state'),
      cell: (match) => (
        <StateChip tone={TONE[stateOf(match)]} label={label('matches.state', stateOf(match))} />
      ),
    },
    {
      id: 'edit',
      head: '',
      align: 'right',
      cell: (match) =>
        edit ? (
          <Button variant="outlined" size="small" onClick={() => edit(match)}>
            {text('matches.edit')}
          </Button>
        ) : null,
    },
  ];
}
