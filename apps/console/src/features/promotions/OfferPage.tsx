import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
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
import { GiftCard } from './GiftCard.tsx';
import { OfferPreview } from './OfferPreview.tsx';
import { OfferSettings } from './OfferSettings.tsx';
import { OfferWords } from './OfferWords.tsx';
import { type Draft, NEW_OFFER, newDraft, type Offer, placeOf, TONE } from './offers.rules.ts';
import { SimulationCard } from './SimulationCard.tsx';

const SIMULATION_LOOK_MS = 1_000;

/** One offer, or a new one. The address names the brand. */
export function OfferPage() {
  const { merchantCode: merchant = '', id = NEW_OFFER } = useParams();
  const { client, clock } = useConsole();
  const isNew = id === NEW_OFFER;
  const { data, error, refetch } = useQuery({
    queryKey: ['offer', merchant, id],
    queryFn: () => client.promotions.offerDetail({ query: { id }, merchant }),
    enabled: !isNew,
    // A simulation takes seconds; whoever waits for it looks on.
    refetchInterval: ({ state }) => (state.data?.simulated === 'running' ? SIMULATION_LOOK_MS : false),
  });
  const brand = useQuery({
    queryKey: ['brand', merchant],
    queryFn: () => client.system.brand({ merchant }),
  });
  const failed = error ?? brand.error;
  if (failed) return <FailedState error={failed} onRetry={refetch} />;
  if (!brand.data || (!isNew && !data)) return <LoadingBlock />;
  return (
    <Editor
      // A saved version is the start of the next.
      key={data?.version ?? 0}
      merchant={merchant}
      offer={data ?? null}
      start={data?.document ?? newDraft(clock.now())}
      brand={brand.data}
    />
  );
}

type EditorProps = { merchant: string; offer: Offer | null; start: Draft; brand: BrandDocument };
type Act = 'save' | 'submit' | 'pause' | 'resume' | 'end';

function Editor({ merchant, offer, start, brand }: EditorProps) {
  const text = useText();
  const label = useLabel();
  const mayEdit = usePermission({ permission: 'promotions.edit', scope: 'brand' }, merchant);
  const [draft, setDraft] = useState(start);
  const [pictures, setPictures] = useState(offer?.picture ? [offer.picture] : []);
  const [language, setLanguage] = useState<Language>(brand.settings.defaultLanguage);
  const [acting, setActing] = useState<Act | null>(null);
  const [refused, setRefused] = useState<unknown>(null);
  const canEdit = mayEdit && offer?.state !== 'ended';
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  const fields = fieldsOf(refused);
  const errorAt = (field: string) => {
    const finding = findingAt(fields, `document.${field}`);
    return finding === undefined ? undefined : label('fieldError', finding);
  };
  const editing = { draft, change: setDraft, errorAt, canEdit };
  const maySubmit =
    offer?.simulated === 'done' && !isChanged && !offer.isWaiting && offer.liveVersion !== offer.version;
  return (
    <>
      <PageHead
        title={offer?.title || text('offers.add')}
        back={{ to: '/promotions/offers', label: text('offers.title') }}
        hint={
          offer ? <StateChip tone={TONE[offer.state]} label={label('offers.state', offer.state)} /> : null
        }
        actions={
          canEdit && offer ? (
            <>
              {offer.state === 'live' || offer.state === 'paused' ? (
                <>
                  <Button
                    variant="outlined"
                    onClick={() => setActing(offer.state === 'live' ? 'pause' : 'resume')}
                  >
                    {label('offers.act', offer.state === 'live' ? 'pause' : 'resume')}
                  </Button>
                  <Button variant="outlined" onClick={() => setActing('end')}>
                    {label('offers.act', 'end')}
                  </Button>
                </>
              ) : null}
              <Button variant="contained" disabled={!maySubmit} onClick={() => setActing('submit')}>
                {label('offers.act', 'submit')}
              </Button>
            </>
          ) : null
        }
      />
      <BesidePreview>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {offer?.isWaiting ? <Alert severity="info">{text('offers.waiting.detail')}</Alert> : null}
          {offer?.code ? <Alert severity="info">{text('offers.code', { code: offer.code })}</Alert> : null}
          <OfferWords
            {...editing}
            merchant={merchant}
            languages={brand.settings.languages}
            language={language}
            onLanguage={setLanguage}
            pictures={pictures}
            onPicture={(picture) => setPictures([...pictures, picture])}
          />
          <OfferSettings {...editing} merchant={merchant} isNew={!offer} />
          <GiftCard {...editing} merchant={merchant} />
          {offer ? (
            <SimulationCard offer={offer} merchant={merchant} canEdit={canEdit} isChanged={isChanged} />
          ) : null}
          {offer ? <HistoryCard history={offer} merchant={merchant} /> : null}
          {canEdit ? (
            <Paper
              component="section"
              aria-label={label('offers.act', 'save')}
              sx={{ position: 'sticky', bottom: 16, zIndex: 5, px: 2.5, py: 1.5 }}
            >
              <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
                <Typography variant="body2" sx={{ flex: 1 }} role="status">
                  {isChanged ? text('announcements.changed') : text('announcements.unchanged')}
                </Typography>
                <Button variant="contained" disabled={!isChanged} onClick={() => setActing('save')}>
                  {label('offers.act', 'save')}
                </Button>
              </Stack>
            </Paper>
          ) : null}
        </Stack>
        <OfferPreview draft={draft} language={language} pictures={pictures} brand={brand} />
      </BesidePreview>
      {acting ? (
        <ActDialog
          act={acting}
          merchant={merchant}
          offer={offer}
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
  offer: Offer | null;
  draft: Draft;
  onRefused(error: unknown): void;
  onClose(): void;
};

function ActDialog({ act, merchant, offer, draft, onRefused, onClose }: ActProps) {
  const label = useLabel();
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { promotions } = useConsole().client;
  const { id, version = 0 } = offer ?? {};
  const perform = (reason: string) => {
    if (act === 'save')
      return promotions.saveOffer({
        body: { ...(id ? { id } : {}), version, document: draft, reason },
        merchant,
      });
    const asked = { body: { id: id ?? '', version, reason }, merchant };
    if (act === 'submit') return promotions.submitOffer(asked);
    if (act === 'pause') return promotions.pauseOffer(asked);
    return act === 'resume' ? promotions.resumeOffer(asked) : promotions.endOffer(asked);
  };
  return (
    <ReasonDialog
      title={label('offers.act', act)}
      confirm={label('offers.act', act)}
      isDangerous={act === 'end'}
      act={perform}
      onRefused={(error) => {
        onRefused(error);
        return Object.keys(fieldsOf(error)).length > 0;
      }}
      onDone={(saved) => {
        notify(label('offers.done', act), { type: 'success' });
        queryClient.setQueryData(['offer', merchant, saved.id], saved);
        void queryClient.invalidateQueries({ queryKey: ['offers'] });
        onClose();
        if (!id) void navigate(placeOf(merchant, saved.id), { replace: true });
      }}
      onClose={onClose}
    >
      {label('offers.effect', act)}
    </ReasonDialog>
  );
}
