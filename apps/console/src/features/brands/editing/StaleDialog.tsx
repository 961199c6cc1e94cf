import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { Changes } from '../../../parts/values/Changes.tsx';
import { changesBetween } from '../../../parts/values/changes.rules.ts';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import { rebase } from '../draft.rules.ts';
import { dropDraft, keepDraft, useDrafts } from '../drafts.store.ts';
import { useEditor } from '../editor.ts';

/** Somebody saved meanwhile: shows their changes, and lets the operator take them or continue on top of them. */
export function StaleDialog({ onClose }: { onClose(): void }) {
  const text = useText();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const { document: brand, draft: mine } = useEditor();
  const { merchantCode } = brand;
  const base = useDrafts(({ byBrand }) => byBrand[merchantCode]?.base) ?? brand.settings;
  const [isShown, setShown] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['brand', merchantCode, 'newest'],
    queryFn: () => client.system.brand({ merchant: merchantCode }),
    staleTime: 0,
  });
  const take = () => {
    dropDraft(merchantCode);
    queryClient.setQueryData(['brand', merchantCode], data);
    onClose();
  };
  const goOn = () => {
    if (!data) return;
    const settings = rebase({ base, mine, theirs: data.settings });
    queryClient.setQueryData(['brand', merchantCode], data);
    keepDraft(merchantCode, { version: data.version, base: data.settings, settings });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby="stale">
      <DialogTitle id="stale">{text('brands.stale')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ mb: 2 }}>
          {text('brands.stale.hint')}
        </Typography>
        {error ? <FailedState error={error} /> : null}
        {!data && !error ? <LoadingBlock rows={3} /> : null}
        {isShown && data ? <Changes changes={changesBetween(base, data.settings)} /> : null}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={!data} onClick={() => setShown(!isShown)}>
          {isShown ? text('brands.stale.hide') : text('brands.stale.show')}
        </Button>
        <Button variant="outlined" color="error" disabled={!data} onClick={take}>
          {text('brands.stale.take')}
        </Button>
        <Button variant="contained" disabled={!data} onClick={goOn}>
          {text('brands.stale.goOn')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
