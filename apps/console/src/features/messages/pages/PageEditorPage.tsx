import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import type { BrandDocument } from '@parlour/client/console';
import { BRAND_PAGES, type BrandPageName } from '@parlour/contract/values/messages';
import { isOneOf } from '@parlour/contract/values/one-of';
import type { Language } from '@parlour/texts/languages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { findingAt } from '../../../parts/fields/findings.rules.ts';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { fieldsOf } from '../../../parts/useRefusal.ts';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { BesidePreview } from '../../../parts/writing/BesidePreview.tsx';
import { HistoryCard } from '../../../parts/writing/HistoryCard.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { PublishButtons } from '../PublishButtons.tsx';
import { PagePreview } from './PagePreview.tsx';
import { PageTextsCard } from './PageTextsCard.tsx';
import type { Page, Texts } from './pages.rules.ts';

/** One page of a brand: the latest version to be edited, or an old one to be read. */
export function PageEditorPage() {
  const { merchantCode: merchant = '', name = '' } = useParams();
  const [search] = useSearchParams();
  const { client } = useConsole();
  const asked = Number(search.get('version')) || undefined;
  const known = isOneOf(BRAND_PAGES, name) ? name : BRAND_PAGES[0];
  const { data, error, refetch } = useQuery({
    queryKey: ['page', merchant, known, asked],
    queryFn: () =>
      client.messages.page({
        query: { name: known, ...(asked === undefined ? {} : { version: asked }) },
        merchant,
      }),
  });
  const brand = useQuery({
    queryKey: ['brand', merchant],
    queryFn: () => client.system.brand({ merchant }),
  });
  const failed = error ?? brand.error;
  if (failed) return <FailedState error={failed} onRetry={refetch} />;
  if (!brand.data || !data) return <LoadingBlock />;
  return (
    <Editor
      // A saved version is the start of the next.
      key={`${known} ${asked ?? 0} ${data.version}`}
      merchant={merchant}
      page={data}
      shownVersion={asked ?? data.version}
      brand={brand.data}
    />
  );
}

type EditorProps = { merchant: string; page: Page; shownVersion: number; brand: BrandDocument };
type Act = 'save' | 'publish' | 'withdraw';

function Editor({ merchant, page, shownVersion, brand }: EditorProps) {
  const text = useText();
  const label = useLabel();
  const [, setSearch] = useSearchParams();
  const mayEdit = usePermission({ permission: 'messages.edit', scope: 'brand' }, merchant);
  const isLatest = shownVersion === page.version;
  const canEdit = mayEdit && isLatest;
  const [texts, setTexts] = useState<Texts>(page.texts);
  const [language, setLanguage] = useState<Language>(brand.settings.defaultLanguage);
  const [acting, setActing] = useState<Act | null>(null);
  const [refused, setRefused] = useState<unknown>(null);
  const isChanged = JSON.stringify(texts) !== JSON.stringify(page.texts);
  const { version, publishedVersion } = page;
  const errorAt = (field: string) => {
    const finding = findingAt(fieldsOf(refused), `texts.${field}`);
    return finding === undefined ? undefined : label('fieldError', finding);
  };
  const open = (wanted: number) => setSearch(wanted === version ? {} : { version: String(wanted) });
  return (
    <>
      <PageHead
        title={label('pages.name', page.name)}
        back={{ to: '/pages', label: text('pages.title') }}
        hint={
          publishedVersion === null ? (
            <StateChip tone="quiet" label={text('pages.builtIn')} />
          ) : (
            <StateChip tone="good" label={text('pages.public', { version: publishedVersion })} />
          )
        }
        actions={
          canEdit && version > 0 ? (
            <PublishButtons
              isPublic={publishedVersion !== null}
              mayPublish={!isChanged && publishedVersion !== version}
              onAct={setActing}
            />
          ) : null
        }
      />
      <BesidePreview>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {isLatest ? null : (
            <Alert
              severity="info"
              variant="outlined"
              action={<Button onClick={() => open(version)}>{text('pages.latest')}</Button>}
            >
              {text('pages.old', { version: shownVersion })}
            </Alert>
          )}
          <PageTextsCard
            texts={texts}
            change={setTexts}
            builtIn={page.builtIn}
            languages={brand.settings.languages}
            language={language}
            onLanguage={setLanguage}
            errorAt={errorAt}
            canEdit={canEdit}
          />
          {version > 0 ? <HistoryCard history={page} merchant={merchant} onOpen={open} /> : null}
          {canEdit ? <SaveBar isChanged={isChanged} onSave={() => setActing('save')} /> : null}
        </Stack>
        <PagePreview page={{ texts, builtIn: page.builtIn }} language={language} brand={brand} />
      </BesidePreview>
      {acting ? (
        <ActDialog
          act={acting}
          merchant={merchant}
          page={page}
          texts={texts}
          onRefused={setRefused}
          onClose={() => setActing(null)}
        />
      ) : null}
    </>
  );
}

function SaveBar({ isChanged, onSave }: { isChanged: boolean; onSave(): void }) {
  const text = useText();
  return (
    <Paper
      component="section"
      aria-label={text('announcements.save')}
      sx={{ position: 'sticky', bottom: 16, zIndex: 5, px: 2.5, py: 1.5 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Typography variant="body2" sx={{ flex: 1 }} role="status">
          {isChanged ? text('announcements.changed') : text('announcements.unchanged')}
        </Typography>
        <Button variant="contained" disabled={!isChanged} onClick={onSave}>
          {text('announcements.save')}
        </Button>
      </Stack>
    </Paper>
  );
}

type ActProps = {
  act: Act;
  merchant: string;
  page: Page;
  texts: Texts;
  onRefused(error: unknown): void;
  onClose(): void;
};

function ActDialog({ act, merchant, page, texts, onRefused, onClose }: ActProps) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { messages } = useConsole().client;
  const { name, version } = page;
  const words = {
    save: [text('announcements.save'), text('announcements.save.effect'), text('announcements.saved')],
    publish: [text('announcements.publish'), text('pages.publish.effect'), text('pages.published')],
    withdraw: [text('announcements.withdraw'), text('pages.withdraw.effect'), text('pages.withdrawn')],
  }[act];
  const perform = (reason: string) => {
    const body: { name: BrandPageName; version: number; reason: string } = { name, version, reason };
    if (act === 'save') return messages.savePage({ body: { ...body, texts }, merchant });
    return act === 'publish'
      ? messages.publishPage({ body, merchant })
      : messages.withdrawPage({ body, merchant });
  };
  return (
    <ReasonDialog
      title={words[0] ?? ''}
      confirm={words[0] ?? ''}
      isDangerous={act === 'withdraw'}
      act={perform}
      onRefused={(error) => {
        onRefused(error);
        return Object.keys(fieldsOf(error)).length > 0;
      }}
      onDone={(saved) => {
        notify(words[2] ?? '', { type: 'success' });
        queryClient.setQueryData(['page', merchant, name, undefined], saved);
        void queryClient.invalidateQueries({ queryKey: ['pages'] });
        onClose();
      }}
      onClose={onClose}
    >
      {words[1]}
    </ReasonDialog>
  );
}
