import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import type { BrandDocument } from '@parlour/client/console';
import { BRAND_PAGES } from '@parlour/contract/values/messages';
import { isOneOf } from '@parlour/contract/values/one-of';
import type { Language } from '@parlour/texts/languages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
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
import { ConsentCard } from './ConsentCard.tsx';
import { type PageAct, PageActDialog } from './PageActDialog.tsx';
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

function Editor({ merchant, page, shownVersion, brand }: EditorProps) {
  const text = useText();
  const label = useLabel();
  const [, setSearch] = useSearchParams();
  const mayEdit = usePermission({ permission: 'messages.edit', scope: 'brand' }, merchant);
  const isLatest = shownVersion === page.version;
  const canEdit = mayEdit && isLatest;
  const [texts, setTexts] = useState<Texts>(page.texts);
  const [language, setLanguage] = useState<Language>(brand.settings.defaultLanguage);
  const [acting, setActing] = useState<PageAct | null>(null);
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
          {page.consent ? <ConsentCard consent={page.consent} merchant={merchant} /> : null}
          {version > 0 ? <HistoryCard history={page} merchant={merchant} onOpen={open} /> : null}
          {canEdit ? <SaveBar isChanged={isChanged} onSave={() => setActing('save')} /> : null}
        </Stack>
        <PagePreview page={{ texts, builtIn: page.builtIn }} language={language} brand={brand} />
      </BesidePreview>
      {acting ? (
        <PageActDialog
          act={acting}
          merchant={merchant}
          page={page}
          texts={texts}
          languages={brand.settings.languages}
          defaultLanguage={brand.settings.defaultLanguage}
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
