import { Button } from '@mui/material';
import { MONEY_TASKS } from '@parlour/contract/values/promotions/chance';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../../parts/layout/Card.tsx';
import { EmptyState, FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { type Column, RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import type { Task } from './chance.rules.ts';
import { TaskDialog } from './TaskDialog.tsx';
import { usePrizeWords } from './usePrizeWords.ts';

/** The brand's tasks: what each asks for and brings, and how often it was claimed. */
export function TasksCard({ merchant }: { merchant: string }) {
  const text = useText();
  const { client } = useConsole();
  const canEdit = usePermission({ permission: 'promotions.edit', scope: 'brand' }, merchant);
  const [editing, setEditing] = useState<Task | 'new' | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['chance', 'tasks', merchant],
    queryFn: () => client.promotions.taskList({ merchant }),
  });
  const place = { merchant, currency: data?.currency ?? '' };
  const columns = useColumns(place, data?.items ?? [], canEdit ? setEditing : null);
  const add = canEdit ? (
    <Button variant="contained" onClick={() => setEditing('new')}>
      {text('chance.tasks.add')}
    </Button>
  ) : null;
  return (
    <Card title={text('chance.tasks')} action={add}>
      {data ? (
        <RowsTable label={text('chance.tasks')} columns={columns} rows={data.items} idOf={({ id }) => id} />
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : (
        <LoadingBlock rows={4} />
      )}
      {data?.items.length === 0 ? <EmptyState glyph="grid" title={text('chance.tasks.none')} /> : null}
      {editing ? (
        <TaskDialog
          merchant={merchant}
          task={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </Card>
  );
}

function useColumns(
  place: { merchant: string; currency: string },
  tasks: readonly Task[],
  edit: ((task: Task) => void) | null,
): Column<Task>[] {
  const text = useText();
  const label = useLabel();
  const { currency } = place;
  const prizeWords = usePrizeWords(
    place,
    tasks.map(({ prize }) => prize),
  );
  return [
    { id: 'order', head: text('chance.order'), align: 'right', cell: ({ order }) => order, width: 70 },
    {
      id: 'kind',
      head: text('chance.tasks.kind'),
      isRowHead: true,
      cell: ({ kind }) => label('chance.task', kind),
    },
    {
      id: 'target',
      head: text('chance.tasks.target'),
      align: 'right',
      cell: ({ kind, target }) =>
        MONEY_TASKS.includes(kind) ? <Amount value={target} currency={currency} /> : Number(target),
    },
    { id: 'prize', head: text('chance.prize'), cell: ({ prize }) => prizeWords(prize) },
    { id: 'claims', head: text('chance.tasks.claims'), align: 'right', cell: ({ claims }) => claims },
    {
      id: 'state',
      head: text('chance.state'),
      cell: ({ isOn }) => (
        <StateChip tone={isOn ? 'good' : 'quiet'} label={text(isOn ? 'chance.on' : 'chance.off')} />
      ),
    },
    {
      id: 'edit',
      head: '',
      align: 'right',
      cell: (task) =>
        edit ? (
          <Button variant="outlined" size="small" onClick={() => edit(task)}>
            {text('chance.change')}
          </Button>
        ) : null,
    },
  ];
}
