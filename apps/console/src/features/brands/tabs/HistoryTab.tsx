import { Button, Link } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { useState } from 'react';
import { EmptyState } from '../../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../../parts/lists/CursorList.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { useText } from '../../../platform/texts.tsx';
import { useEditor } from '../editor.ts';
import { VersionDialog } from './VersionDialog.tsx';

type Version = Awaited<ReturnType<ConsoleClient['system']['brandVersions']>>['items'][number];
type VersionRow = Version & { id: number };

/** Every version of the brand, what it changed and why, and how to restore it. */
export function HistoryTab() {
  const text = useText();
  const { document: brand } = useEditor();
  const [opened, setOpened] = useState<number | null>(null);
  const columns: Column<VersionRow>[] = [
    {
      id: 'version',
      head: text('brands.versionShort'),
      cell: ({ version }) => (
        <Link component="button" type="button" underline="hover" onClick={() => setOpened(version)}>
          {version === brand.version ? text('brands.history.now', { version }) : version}
        </Link>
      ),
    },
    { id: 'at', head: text('brands.history.at'), cell: ({ at }) => <Moment at={at} /> },
    { id: 'by', head: text('brands.history.by'), cell: ({ by }) => by?.displayName ?? text('audit.machine') },
    {
      id: 'what',
      head: text('brands.history.what'),
      cell: ({ changes, restoredFrom }) =>
        restoredFrom === null
          ? text('brands.history.changes', { count: changes.length })
          : text('brands.history.restored', { version: restoredFrom }),
    },
    { id: 'reason', head: text('brands.history.reason'), cell: ({ reason }) => reason },
    {
      id: 'open',
      head: '',
      align: 'right',
      cell: ({ version }) => (
        <Button onClick={() => setOpened(version)} aria-label={text('brands.history.openOne', { version })}>
          {text('brands.history.open')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <CursorList<VersionRow>
        isEmbedded
        resource="brandVersions"
        label={text('brands.tab.history')}
        fixed={{ merchant: brand.merchantCode }}
        columns={columns}
        empty={<EmptyState glyph="audit" title={text('brands.history.empty')} />}
      />
      {opened === null ? null : <VersionDialog version={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
