import { Button, Link, Stack } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { CHANGE_SHOWN_SECONDS } from '@parlour/contract/values/system.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../../parts/lists/CursorList.tsx';
import { Code } from '../../../parts/values/Code.tsx';
import { Glyph } from '../../../parts/values/Glyph.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { CreateBrandDialog } from './CreateBrandDialog.tsx';

type BrandSummary = Awaited<ReturnType<ConsoleClient['system']['brands']>>['items'][number];
type BrandRow = BrandSummary & { id: string };

export function BrandsPage() {
  const text = useText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const canCreate = usePermission({ permission: 'brands.create', scope: 'platform' });
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <PageHead
        title={text('brands.title')}
        hint={text('brands.hint', { seconds: CHANGE_SHOWN_SECONDS })}
        actions={
          canCreate ? (
            <Button
              variant="contained"
              startIcon={<Glyph name="plus" size={17} />}
              onClick={() => setCreating(true)}
            >
              {text('brands.create')}
            </Button>
          ) : null
        }
      />
      <CursorList<BrandRow>
        resource="brands"
        label={text('brands.title')}
        columns={useColumns()}
        empty={<EmptyState glyph="brand" title={text('brands.empty')} hint={text('brands.empty.hint')} />}
      />
      {isCreating ? (
        <CreateBrandDialog
          onClose={() => setCreating(false)}
          onDone={({ merchantCode }) => {
            void queryClient.invalidateQueries();
            void navigate(`/brands/${merchantCode}`);
          }}
        />
      ) : null}
    </>
  );
}

function useColumns(): Column<BrandRow>[] {
  const text = useText();
  return [
    {
      id: 'name',
      head: text('brands.name'),
      cell: ({ merchantCode, name }) => (
        <Stack>
          <Link component={RouterLink} to={`/brands/${merchantCode}`} underline="hover">
            {name}
          </Link>
          <Code>{merchantCode}</Code>
        </Stack>
      ),
    },
    {
      id: 'state',
      head: text('brands.state'),
      cell: ({ maintenance }) =>
        maintenance ? (
          <StateChip tone="waiting" label={text('brands.closed')} />
        ) : (
          <StateChip tone="good" label={text('brands.isOpen')} />
        ),
    },
    { id: 'hosts', head: text('brands.hosts'), cell: ({ hosts }) => <Code>{hosts.join(', ') || '–'}</Code> },
    { id: 'currency', head: text('brands.currency'), cell: ({ currency }) => currency },
    { id: 'languages', head: text('brands.languages'), cell: ({ languages }) => languages.join(' ') },
    { id: 'version', head: text('brands.versionShort'), cell: ({ version }) => version, align: 'right' },
    {
      id: 'changed',
      head: text('brands.changed'),
      cell: ({ changedAt }) => <Moment at={changedAt} relative />,
    },
  ];
}
