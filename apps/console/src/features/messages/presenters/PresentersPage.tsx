import { Alert, Avatar, Button, Stack } from '@mui/material';
import type { OperatorPresenter } from '@parlour/client/console';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Card } from '../../../parts/layout/Card.tsx';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState, FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { PresenterDialog } from './PresenterDialog.tsx';

/** Who presents for the brand. */
export function PresentersPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('presenters.title')} hint={text('presenters.hint')} />
      <ChooseBrand>{(merchant) => <Presenters key={merchant} merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function Presenters({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const canEdit = usePermission({ permission: 'messages.edit', scope: 'brand' }, merchant);
  const [edited, setEdited] = useState<OperatorPresenter | 'new' | null>(null);
  const queryKey = ['presenters', merchant];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => client.messages.presenters({ merchant }),
  });
  // Portraits are files of the site.
  const brand = useQuery({
    queryKey: ['brand', merchant],
    queryFn: () => client.system.brand({ merchant }),
  });
  const site = brand.data ? new URL(brand.data.siteUrl).origin : null;
  if (error) return <FailedState error={error} onRetry={refetch} />;
  if (!data) return <LoadingBlock />;
  const stateOf = ({ document, isNow }: OperatorPresenter) => {
    if (!document.isShown) return <StateChip tone="quiet" label={text('presenters.hidden')} />;
    return isNow ? (
      <StateChip tone="good" label={text('presenters.now')} />
    ) : (
      <StateChip tone="quiet" label={text('presenters.away')} />
    );
  };
  return (
    <Stack sx={{ gap: 2 }}>
      {data.isOn ? null : (
        <Alert severity="info" variant="outlined">
          {text('presenters.off')}
        </Alert>
      )}
      <Card
        title={text('presenters.title')}
        action={
          canEdit ? (
            <Button variant="contained" onClick={() => setEdited('new')}>
              {text('presenters.add')}
            </Button>
          ) : null
        }
      >
        {data.items.length === 0 ? (
          <EmptyState glyph="operator" title={text('presenters.empty')} />
        ) : (
          <RowsTable<OperatorPresenter>
            label={text('presenters.title')}
            rows={data.items}
            idOf={({ id }) => id}
            columns={[
              {
                id: 'name',
                head: text('presenters.name'),
                isRowHead: true,
                cell: (presenter) => (
                  <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
                    <Avatar
                      {...(site && presenter.picture ? { src: `${site}${presenter.picture.url}` } : {})}
                      alt=""
                      variant="rounded"
                    >
                      {presenter.document.name.slice(0, 1)}
                    </Avatar>
                    <Button
                      variant="text"
                      sx={{ justifyContent: 'flex-start' }}
                      disabled={!canEdit}
                      aria-label={text('presenters.edit', { name: presenter.document.name })}
                      onClick={() => setEdited(presenter)}
                    >
                      {presenter.document.name}
                    </Button>
                  </Stack>
                ),
              },
              {
                id: 'presents',
                head: text('presenters.presents'),
                cell: ({ document: { presents } }) => presents.EN ?? Object.values(presents)[0],
              },
              {
                id: 'languages',
                head: text('presenters.languages'),
                cell: ({ document: { languages } }) =>
                  formats.list(languages.map((language) => label('language', language))),
              },
              { id: 'order', head: text('presenters.order'), cell: ({ document: { order } }) => order },
              { id: 'state', head: text('presenters.state'), cell: stateOf },
            ]}
          />
        )}
      </Card>
      {edited ? (
        <PresenterDialog
          merchant={merchant}
          presenter={edited === 'new' ? null : edited}
          onDone={(told) => {
            notify(told, { type: 'success' });
            setEdited(null);
            void queryClient.invalidateQueries({ queryKey });
          }}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Stack>
  );
}
