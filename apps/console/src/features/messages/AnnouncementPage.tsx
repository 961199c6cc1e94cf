import { Button, Paper, Stack, Typography } from '@mui/material';
import type { BrandDocument } from '@parlour/client/console';
import type { Language } from '@parlour/texts/languages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { ReasonDialog } from '../../parts/dialogs/ReasonDialog.tsx';
import { findingAt } from '../../parts/fields/findings.rules.ts';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { fieldsOf } from '../../parts/useRefusal.ts';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { BesidePreview } from '../../parts/writing/BesidePreview.tsx';
import { HistoryCard } from '../../parts/writing/HistoryCard.tsx';
import { useConsole } from '../../platform/console.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import {
  type Announcement,
  type Draft,
  NEW_ANNOUNCEMENT,
  newDraft,
  type Picture,
  placeOf,
  TONE,
} from './announcements.rules.ts';
import { PhonePreview } from './PhonePreview.tsx';
import { PublishButtons } from './PublishButtons.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { TextsCard } from './TextsCard.tsx';

/** One announcement, or a new one. The address names the brand. */
export function AnnouncementPage() {
  const { merchantCode: merchant = '', id = NEW_ANNOUNCEMENT } = useParams();
  const text = useText();
  const { client, clock } = useConsole();
  const isNew = id === NEW_ANNOUNCEMENT;
  const { data, error, refetch } = useQuery({
    queryKey: ['announcement', merchant, id],
    queryFn: () => client.messages.announcement({ query: { id }, merchant }),
    enabled: !isNew,
  });
  const brand = useQuery({
    queryKey: ['brand', merchant],
    queryFn: () => client.system.brand({ merchant }),
  });
  const failed = error ?? brand.error;
  if (failed) return <FailedState error={failed} onRetry={refetch} />;
  if (!brand.data || (!isNew && !data)) return <LoadingBlock />;
  const start = data?.document ?? newDraft(clock.now());
  return (
    <Editor
      // A saved version is the start of the next.
      key={data?.version ?? 0}
      merchant={merchant}
      announcement={data ?? null}
      start={start}
      brand={brand.data}
      title={data?.title || text('announcements.add')}
    />
  );
}

type EditorProps = {
  merchant: string;
  announcement: Announcement | null;
  start: Draft;
  brand: BrandDocument;
  title: string;
};
type Act = 'save' | 'publish' | 'withdraw';

function Editor({ merchant, announcement, start, brand, title }: EditorProps) {
  const text = useText();
  const label = useLabel();
  const canEdit = usePermission({ permission: 'messages.edit', scope: 'brand' }, merchant);
  const [draft, setDraft] = useState(start);
  const [pictures, setPictures] = useState<readonly Picture[]>(announcement?.pictures ?? []);
  const [language, setLanguage] = useState<Language>(brand.settings.defaultLanguage);
  const [acting, setActing] = useState<Act | null>(null);
  const [refused, setRefused] = useState<unknown>(null);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  const fields = fieldsOf(refused);
  const errorAt = (field: string) => {
    const finding = findingAt(fields, `document.${field}`);
    return finding === undefined ? undefined : label('fieldError', finding);
  };
  const editing = { draft, change: setDraft, errorAt, canEdit };
  const isPublic = announcement?.publishedVersion != null;
  const isLatest = announcement?.publishedVersion === announcement?.version;
  return (
    <>
      <PageHead
        title={title}
        back={{ to: '/announcements', label: text('announcements.title') }}
        hint={
          announcement ? (
            <StateChip
              tone={TONE[announcement.state]}
              label={label('announcements.state', announcement.state)}
            />
          ) : null
        }
        actions={
          canEdit && announcement ? (
            <PublishButtons
              isPublic={isPublic}
              mayPublish={!isChanged && !(isPublic && isLatest)}
              onAct={setActing}
            />
          ) : null
        }
      />
      <BesidePreview>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <TextsCard
            {...editing}
            merchant={merchant}
            languages={brand.settings.languages}
            language={language}
            onLanguage={setLanguage}
            pictures={pictures}
            onPicture={(picture) => setPictures([...pictures, picture])}
          />
          <SettingsCard {...editing} merchant={merchant} />
          {announcement ? <HistoryCard history={announcement} merchant={merchant} /> : null}
          {canEdit ? (
            <Paper
              component="section"
              aria-label={text('announcements.save')}
              sx={{ position: 'sticky', bottom: 16, zIndex: 5, px: 2.5, py: 1.5 }}
            >
              <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
                <Typography variant="body2" sx={{ flex: 1 }} role="status">
                  {isChanged ? text('announcements.changed') : text('announcements.unchanged')}
                </Typography>
                <Button variant="contained" disabled={!isChanged} onClick={() => setActing('save')}>
                  {text('announcements.save')}
                </Button>
              </Stack>
            </Paper>
          ) : null}
        </Stack>
        <PhonePreview
          draft={draft}
          language={language}
          pictures={pictures}
          brand={brand}
          {...(announcement ? { id: announcement.id } : {})}
        />
      </BesidePreview>
      {acting ? (
        <ActDialog
          act={acting}
          merchant={merchant}
          announcement={announcement}
          draft={draft}
          onRefused={setRefused}
          onClose={() => setActing(null)}
        />
      ) : null}
    </>
  );
}

type ActProps = {
  act: Act;
  merchant: string;
  announcement: Announcement | null;
  draft: Draft;
  onRefused(error: unknown): void;
  onClose(): void;
};

function ActDialog({ act, merchant, announcement, draft, onRefused, onClose }: ActProps) {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { messages } = useConsole().client;
  const { id, version = 0 } = announcement ?? {};
  const words = {
    save: [text('announcements.save'), text('announcements.save.effect'), text('announcements.saved')],
    publish: [
      text('announcements.publish'),
      text('announcements.publish.effect'),
      text('announcements.published'),
    ],
    withdraw: [
      text('announcements.withdraw'),
      text('announcements.withdraw.effect'),
      text('announcements.withdrawn'),
    ],
  }[act];
  const perform = (reason: string) => {
    if (act === 'save')
      return messages.saveAnnouncement({
        body: { ...(id ? { id } : {}), version, document: draft, reason },
        merchant,
      });
    const body = { id: id ?? '', version, reason };
    return act === 'publish'
      ? messages.publishAnnouncement({ body, merchant })
      : messages.withdrawAnnouncement({ body, merchant });
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
        queryClient.setQueryData(['announcement', merchant, saved.id], saved);
        void queryClient.invalidateQueries({ queryKey: ['announcements'] });
        onClose();
        if (!id) void navigate(placeOf(merchant, saved.id), { replace: true });
      }}
      onClose={onClose}
    >
      {words[1]}
    </ReasonDialog>
  );
}
