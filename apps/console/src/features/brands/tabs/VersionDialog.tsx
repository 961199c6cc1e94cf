import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Tab, Tabs } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { Changes } from '../../../parts/values/Changes.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import { dropDraft, useDrafts } from '../drafts.store.ts';
import { useEditor } from '../editor.ts';

type View = 'then' | 'now';

/** One version: what it changed, how it differs from now, and a button to restore it. */
export function VersionDialog({ version, onClose }: { version: number; onClose(): void }) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const { document: brand } = useEditor();
  const { merchantCode } = brand;
  const hasDraft = useDrafts(({ byBrand }) => byBrand[merchantCode] !== undefined);
  const [view, setView] = useState<View>('then');
  const [isRestoring, setRestoring] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['brand', merchantCode, 'version', version, brand.version],
    queryFn: () => client.system.brandVersion({ merchant: merchantCode, query: { version } }),
  });
  const canRestore = brand.editable.length > 0 && version !== brand.version;
  if (isRestoring && data)
    return (
      <ReasonDialog
        title={text('brands.history.restoreOne', { version })}
        confirm={text('brands.history.restore')}
        maxWidth="md"
        isDangerous
        act={(reason) =>
          client.system.restoreBrand({
            merchant: merchantCode,
            body: { version: brand.version, restore: version, reason },
          })
        }
        onDone={(restored) => {
          dropDraft(merchantCode);
          queryClient.setQueryData(['brand', merchantCode], restored);
          void queryClient.invalidateQueries({ queryKey: ['brandVersions'] });
          notify(text('brands.history.done', { version }), { type: 'success' });
          onClose();
        }}
        onClose={() => setRestoring(false)}
      >
        {hasDraft ? (
          <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
            {text('brands.history.draft')}
          </Alert>
        ) : null}
        <Changes changes={data.changesToNow.map(({ path, before, after }) => turn(path, before, after))} />
      </ReasonDialog>
    );
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby="version">
      <DialogTitle id="version">{text('brands.version', { version })}</DialogTitle>
      <DialogContent>
        <Tabs
          value={view}
          onChange={(_, next: View) => setView(next)}
          sx={{ mb: 2 }}
          aria-label={text('brands.history.view')}
        >
          <Tab value="then" label={text('brands.history.then')} />
          <Tab value="now" label={text('brands.history.toNow')} />
        </Tabs>
        {error ? <FailedState error={error} onRetry={refetch} /> : null}
        {!data && !error ? <LoadingBlock rows={4} /> : null}
        {data ? <Changes changes={view === 'then' ? data.changes : data.changesToNow} /> : null}
      </DialogContent>
      <DialogActions>
        {canRestore ? (
          <Button variant="outlined" color="error" disabled={!data} onClick={() => setRestoring(true)}>
            {text('brands.history.restore')}
          </Button>
        ) : null}
        <Button variant="contained" onClick={onClose}>
          {text('frame.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Restoring goes the other way: from now back to then. */
function turn<Value>(path: string, before: Value, after: Value) {
  return {
    path,
    ...(after === undefined ? {} : { before: after }),
    ...(before === undefined ? {} : { after: before }),
  };
}
