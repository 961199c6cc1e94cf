import { Box, Button, Stack } from '@mui/material';
import { LANGUAGE_NAMES, type Language } from '@parlour/texts/languages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useParams } from 'react-router';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { Card } from '../../../parts/layout/Card.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { Facts } from '../../../parts/values/Facts.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { ShownHtml } from '../../../parts/writing/ShownHtml.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { useRefreshMs } from '../../../platform/useRefreshMs.ts';
import { ComposePage } from './ComposePage.tsx';
import { Progress } from './Progress.tsx';
import { NEW_SENDING, type Sending, TONE } from './sendings.rules.ts';

const REFRESH_MS = 1_000;

/** One sending, or a new one. The address names the brand. */
export function SendingPage() {
  const { merchantCode: merchant = '', id = NEW_SENDING } = useParams();
  return id === NEW_SENDING ? <ComposePage merchant={merchant} /> : <Sent merchant={merchant} id={id} />;
}

function Sent({ merchant, id }: { merchant: string; id: string }) {
  const text = useText();
  const label = useLabel();
  const { client } = useConsole();
  const refreshMs = useRefreshMs(REFRESH_MS);
  const canEdit = usePermission({ permission: 'messages.edit', scope: 'brand' }, merchant);
  const [isStopping, setStopping] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['sending', merchant, id],
    queryFn: () => client.messages.sending({ query: { id }, merchant }),
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? refreshMs : false),
  });
  if (error) return <FailedState error={error} onRetry={refetch} />;
  if (!data) return <LoadingBlock />;
  return (
    <>
      <PageHead
        title={data.title}
        back={{ to: '/sendings', label: text('sendings.title') }}
        hint={<StateChip tone={TONE[data.state]} label={label('sendings.state', data.state)} />}
        actions={
          canEdit && data.state === 'sending' ? (
            <Button variant="outlined" color="error" onClick={() => setStopping(true)}>
              {text('sendings.stop')}
            </Button>
          ) : null
        }
      />
      <Stack sx={{ gap: 2 }}>
        <Card title={text('sendings.delivery')}>
          <Box sx={{ mb: 2 }}>
            <Progress sending={data} />
          </Box>
          <SendingFacts sending={data} merchant={merchant} />
        </Card>
        {Object.entries(data.texts).map(([language, words]) => (
          <Card key={language} title={label('language', language)}>
            <Box lang={LANGUAGE_NAMES[language as Language].tag}>
              <Box component="h3" sx={{ m: 0, mb: 1, fontSize: 16 }}>
                {words.title}
              </Box>
              <ShownHtml html={words.content} site="" link="inherit" />
            </Box>
          </Card>
        ))}
      </Stack>
      {isStopping ? <StopDialog merchant={merchant} id={id} onClose={() => setStopping(false)} /> : null}
    </>
  );
}

function SendingFacts({ sending, merchant }: { sending: Sending; merchant: string }) {
  const text = useText();
  const label = useLabel();
  const { recipients, endedAt, stoppedBy } = sending;
  const who =
    recipients.to === 'accounts' ? recipients.accounts.join(', ') : label('sendings.to', recipients.to);
  return (
    <Facts
      facts={[
        [text('sendings.kind'), label('sendings.kind', sending.kind)],
        [text('sendings.recipients'), who],
        [text('sendings.read'), String(sending.read)],
        [text('sendings.leftOut'), String(sending.leftOut)],
        [text('sendings.queuedAt'), <Moment key="queued" at={sending.queuedAt} merchant={merchant} />],
        [text('sendings.by'), sending.queuedBy?.displayName ?? ''],
        [text('sendings.reason'), sending.reason],
        ...(endedAt === null
          ? []
          : [[text('sendings.endedAt'), <Moment key="ended" at={endedAt} merchant={merchant} />] as const]),
        ...(stoppedBy
          ? [[text('sendings.stoppedBy'), `${stoppedBy.displayName}: ${sending.stopReason}`] as const]
          : []),
      ]}
    />
  );
}

function StopDialog({ merchant, id, onClose }: { merchant: string; id: string; onClose(): void }) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { messages } = useConsole().client;
  return (
    <ReasonDialog
      title={text('sendings.stop')}
      confirm={text('sendings.stop')}
      isDangerous
      act={(reason) => messages.stopSending({ body: { id, reason }, merchant })}
      onDone={(stopped) => {
        notify(text('sendings.stopped'), { type: 'success' });
        queryClient.setQueryData(['sending', merchant, id], stopped);
        onClose();
      }}
      onClose={onClose}
    >
      {text('sendings.stop.effect')}
    </ReasonDialog>
  );
}
