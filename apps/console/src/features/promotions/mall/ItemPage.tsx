import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import type { BrandDocument } from '@parlour/client/console';
import type { Language } from '@parlour/texts/languages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { findingAt } from '../../../parts/fields/findings.rules.ts';
import { Card } from '../../../parts/layout/Card.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { fieldsOf } from '../../../parts/useRefusal.ts';
import { BesidePreview } from '../../../parts/writing/BesidePreview.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { Forecast } from '../forecast/Forecast.tsx';
import { ItemPreview } from './ItemPreview.tsx';
import { ItemSettings } from './ItemSettings.tsx';
import { ItemWords } from './ItemWords.tsx';
import { type Item, NEW_DRAFT, NEW_ITEM, writtenCredit } from './mall.rules.ts';
import { useMallItems } from './useMallItems.ts';
import { useSaved } from './useSaved.ts';

const LIST = '/promotions/mall';

/** One item, or a new one. The address names the brand. */
export function ItemPage() {
  const { merchantCode: merchant = '', id = NEW_ITEM } = useParams();
  const text = useText();
  const { client } = useConsole();
  const { data, error, refetch } = useMallItems(merchant);
  const brand = useQuery({
    queryKey: ['brand', merchant],
    queryFn: () => client.system.brand({ merchant }),
  });
  const failed = error ?? brand.error;
  if (failed) return <FailedState error={failed} onRetry={refetch} />;
  if (!brand.data || !data) return <LoadingBlock />;
  const item = data.items.find((each) => each.id === id) ?? null;
  if (!item && id !== NEW_ITEM) return <Alert severity="info">{text('mall.unknown')}</Alert>;
  return <Editor key={item?.version ?? 0} merchant={merchant} item={item} brand={brand.data} />;
}

type EditorProps = { merchant: string; item: Item | null; brand: BrandDocument };

function Editor({ merchant, item, brand }: EditorProps) {
  const text = useText();
  const label = useLabel();
  const navigate = useNavigate();
  const { client } = useConsole();
  const canEdit = usePermission({ permission: 'promotions.edit', scope: 'brand' }, merchant);
  const start = item?.document ?? NEW_DRAFT;
  const [draft, setDraft] = useState(start);
  const [pictures, setPictures] = useState(item?.picture ? [item.picture] : []);
  const [language, setLanguage] = useState<Language>(brand.settings.defaultLanguage);
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  const done = useSaved(() => {
    setSaving(false);
    if (!item) void navigate(LIST);
  });
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  const fields = fieldsOf(refused);
  const errorAt = (field: string) => {
    const finding = findingAt(fields, `document.${field}`);
    return finding === undefined ? undefined : label('fieldError', finding);
  };
  const written = writtenCredit(item?.id ?? null, draft, 0);
  const editing = { draft, change: setDraft, errorAt, canEdit };
  return (
    <>
      <PageHead title={item?.title || text('mall.add')} back={{ to: LIST, label: text('mall.title') }} />
      <BesidePreview>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {item?.isWaiting ? <Alert severity="info">{text('offers.waiting.detail')}</Alert> : null}
          {draft.credit ? <Alert severity="info">{text('mall.twoHint')}</Alert> : null}
          <ItemWords
            {...editing}
            merchant={merchant}
            languages={brand.settings.languages}
            language={language}
            onLanguage={setLanguage}
            pictures={pictures}
            onPicture={(picture) => setPictures([...pictures, picture])}
          />
          <ItemSettings {...editing} merchant={merchant} isNew={!item} />
          {written ? (
            <Card title={text('forecast.title')}>
              <Forecast merchant={merchant} of={written} />
            </Card>
          ) : null}
          {canEdit ? (
            <Paper
              component="section"
              aria-label={text('mall.save')}
              sx={{ position: 'sticky', bottom: 16, zIndex: 5, px: 2.5, py: 1.5 }}
            >
              <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
                <Typography variant="body2" sx={{ flex: 1 }} role="status">
                  {isChanged ? text('announcements.changed') : text('announcements.unchanged')}
                </Typography>
                <Button variant="contained" disabled={!isChanged} onClick={() => setSaving(true)}>
                  {text('mall.save')}
                </Button>
              </Stack>
            </Paper>
          ) : null}
        </Stack>
        <ItemPreview draft={draft} language={language} pictures={pictures} brand={brand} />
      </BesidePreview>
      {isSaving ? (
        <ReasonDialog
          title={text('mall.save')}
          confirm={text('mall.save')}
          act={(reason) =>
            client.promotions.saveMallItem({
              body: {
                id: item?.id ?? null,
                version: item?.version ?? 0,
                document: draft,
                addStock: 0,
                reason,
              },
              merchant,
            })
          }
          onRefused={(error) => {
            setRefused(error);
            return Object.keys(fieldsOf(error)).length > 0;
          }}
          onDone={done}
          onClose={() => setSaving(false)}
        >
          {text(item ? 'mall.save.effect' : 'mall.save.new')}
        </ReasonDialog>
      ) : null}
    </>
  );
}
