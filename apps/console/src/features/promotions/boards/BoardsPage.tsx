import { Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../../parts/layout/Card.tsx';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState, FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { type Column, RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip, type Tone } from '../../../parts/values/StateChip.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { BoardDialog } from './BoardDialog.tsx';
import type { Board } from './boards.rules.ts';

const TONE: Record<Board['state'], Tone> = {
  coming: 'waiting',
  running: 'good',
  closing: 'waiting',
  paid: 'quiet',
};
/** So many of the leading are named in the table. */
const NAMED = 5;

export function BoardsPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('boards.title')} hint={text('boards.hint')} />
      <ChooseBrand>{(merchant) => <BoardsCard key={merchant} merchant={merchant} />}</ChooseBrand>
    </>
  );
}

/** Leaderboards: published by two, and who leads or has won. */
function BoardsCard({ merchant }: { merchant: string }) {
  const text = useText();
  const { client } = useConsole();
  const canEdit = usePermission({ permission: 'promotions.edit', scope: 'brand' }, merchant);
  const [isWriting, setWriting] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['boards', merchant],
    queryFn: () => client.promotions.boardList({ merchant }),
  });
  const columns = useColumns(merchant, data?.currency ?? '');
  const write =
    canEdit && data ? (
      <Button variant="contained" onClick={() => setWriting(true)}>
        {text('boards.new')}
      </Button>
    ) : null;
  return (
    <Card title={text('boards.title')} action={write}>
      {data ? (
        <RowsTable label={text('boards.title')} columns={columns} rows={data.items} idOf={({ id }) => id} />
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : (
        <LoadingBlock rows={4} />
      )}
      {data?.items.length === 0 ? <EmptyState glyph="trophy" title={text('boards.empty')} /> : null}
      {isWriting && data ? (
        <BoardDialog merchant={merchant} currency={data.currency} onClose={() => setWriting(false)} />
      ) : null}
    </Card>
  );
}

function useColumns(merchant: string, currency: string): Column<Board>[] {
  const text = useText();
  const formats = useFormats();
  const label = useLabel();
  return [
    { id: 'title', head: text('boards.board'), minWidth: 120, isRowHead: true, cell: ({ title }) => title },
    {
      id: 'measure',
      head: text('boards.measure'),
      cell: ({ document }) => label('boards.measure', document.measure),
    },
    {
      id: 'span',
      head: text('boards.span'),
      cell: ({ document }) => (
        <Stack>
          <Moment at={document.startsAt} merchant={merchant} />
          <Moment at={document.endsAt} merchant={merchant} />
        </Stack>
      ),
    },
    {
      id: 'state',
      head: text('boards.state'),
      cell: ({ state }) => <StateChip tone={TONE[state]} label={label('boards.state', state)} />,
    },
    { id: 'members', head: text('boards.members'), align: 'right', cell: ({ members }) => members },
    {
      id: 'counted',
      head: text('boards.counted'),
      cell: ({ state, countedUntil }) => (
        <Moment at={state === 'coming' ? null : countedUntil} merchant={merchant} />
      ),
    },
    {
      id: 'best',
      head: text('boards.best'),
      minWidth: 190,
      cell: ({ places, document: { measure } }) => (
        <Stack>
          {places.slice(0, NAMED).map(({ rank, member, score }) => (
            <Typography key={rank} variant="body2">
              {text('boards.place', {
                rank,
                account: member.account,
                score: measure === 'stake' ? formats.amount(score, currency) : score,
              })}
            </Typography>
          ))}
        </Stack>
      ),
    },
  ];
}
