import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { type BrandDocument, type BrandSettings, CallRefused, type Change } from '@parlour/client/console';
import { CHANGE_SHOWN_SECONDS } from '@parlour/contract/values/system.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { fieldsOf, isRefusal } from '../../../parts/useRefusal.ts';
import { Changes } from '../../../parts/values/Changes.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import { findingsOfSettings, isForTwo, type Tab, tabOfPath } from '../draft.rules.ts';
import { dropDraft, useDrafts } from '../drafts.store.ts';
import { useEditor } from '../editor.ts';
import { StaleDialog } from './StaleDialog.tsx';

type Props = {
  changes: Change[];
  isBehind: boolean;
  onFindings(findings: Record<string, string>): void;
  onOpenTab(tab: Tab): void;
};

/** The unsaved changes, always in view; saving shows them and asks for a reason. */
export function SaveBar({ changes, isBehind, onFindings, onOpenTab }: Props) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const { document: brand, draft } = useEditor();
  const { merchantCode } = brand;
  const version = useDrafts(({ byBrand }) => byBrand[merchantCode]?.version) ?? brand.version;
  const [isSaving, setSaving] = useState(false);
  const [isStale, setStale] = useState(false);
  if (changes.length === 0) return null;
  const forTwo = changes.filter(({ path }) => isForTwo(path, brand.forTwo)).length;
  const finish = (saved: BrandDocument) => {
    setSaving(false);
    dropDraft(merchantCode);
    queryClient.setQueryData(['brand', merchantCode], saved);
    void queryClient.invalidateQueries({ queryKey: ['brandVersions'] });
    const isWaiting = saved.waiting.length > brand.waiting.length;
    if (isWaiting) void queryClient.invalidateQueries({ queryKey: ['approvals'] });
    notify(
      isWaiting ? text('brands.saved.waiting') : text('brands.saved', { seconds: CHANGE_SHOWN_SECONDS }),
      {
        type: 'success',
      },
    );
  };
  const showRefusal = (error: unknown): boolean => {
    if (isRefusal(error, 'stale')) setStale(true);
    const findings = refusedFields(error);
    onFindings(findings);
    const [first] = Object.keys(findings);
    if (first !== undefined) onOpenTab(tabOfPath(first));
    if (first !== undefined && error instanceof CallRefused) notify(error.message, { type: 'error' });
    return first !== undefined || isRefusal(error, 'stale');
  };
  return (
    <>
      <Paper
        component="section"
        aria-label={text('brands.unsaved.label')}
        sx={{
          position: 'sticky',
          bottom: 16,
          zIndex: 5,
          px: 2.5,
          py: 1.5,
          boxShadow: '0 10px 40px rgb(0 0 0 / 0.35)',
        }}
      >
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
          <Typography variant="body2" sx={{ flex: 1 }} role="status">
            {text('brands.unsaved', { count: changes.length })}
          </Typography>
          <Button variant="outlined" onClick={() => dropDraft(merchantCode)}>
            {text('brands.discard')}
          </Button>
          <Button variant="contained" onClick={() => (isBehind ? setStale(true) : setSaving(true))}>
            {text('brands.review')}
          </Button>
        </Stack>
      </Paper>
      {isSaving ? (
        <ReasonDialog
          title={text('brands.save')}
          confirm={text('brands.save.confirm')}
          maxWidth="md"
          act={(reason) =>
            client.system.saveBrand({
              merchant: merchantCode,
              body: { version, settings: asJson(draft), reason },
            })
          }
          onDone={finish}
          onClose={() => setSaving(false)}
          onRefused={showRefusal}
        >
          {forTwo > 0 ? (
            <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
              {text('brands.forTwo', { count: forTwo })}
            </Alert>
          ) : null}
          <Changes changes={changes} />
        </ReasonDialog>
      ) : null}
      {isStale ? <StaleDialog onClose={() => setStale(false)} /> : null}
    </>
  );
}

/** In wire format: undefined fields are absent. */
function asJson(settings: BrandSettings): Record<string, NonNullable<Change['before']>> {
  return JSON.parse(JSON.stringify(settings));
}

/** Refusals about a field are shown at that field. */
function refusedFields(error: unknown): Record<string, string> {
  if (isRefusal(error, 'host_taken')) return { hosts: 'taken' };
  if (isRefusal(error, 'part_not_permitted')) {
    const parts = (error.value.parts ?? []) as string[];
    return Object.fromEntries(parts.map((part) => [part, 'not_permitted']));
  }
  return findingsOfSettings(fieldsOf(error));
}
