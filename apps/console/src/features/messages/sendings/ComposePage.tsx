import { Box, Button, Stack } from '@mui/material';
import type { BrandDocument } from '@parlour/client/console';
import { SENDING_KINDS, type SendingKind } from '@parlour/contract/values/messages/inbox';
import type { Language } from '@parlour/texts/languages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { findingAt } from '../../../parts/fields/findings.rules.ts';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { Card } from '../../../parts/layout/Card.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { fieldsOf } from '../../../parts/useRefusal.ts';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { type Draft, newDraft } from '../announcements.rules.ts';
import { PhonePreview } from '../PhonePreview.tsx';
import { TextsCard } from '../TextsCard.tsx';
import { RecipientsCard } from './RecipientsCard.tsx';
import { accountsIn, EVERYBODY, placeOf, queryOf, recipientsOf } from './sendings.rules.ts';

/** Writes a message in the languages of the brand and sends it. */
export function ComposePage({ merchant }: { merchant: string }) {
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['brand', merchant],
    queryFn: () => client.system.brand({ merchant }),
  });
  if (error) return <FailedState error={error} onRetry={refetch} />;
  return data ? <Composer merchant={merchant} brand={data} /> : <LoadingBlock />;
}

function Composer({ merchant, brand }: { merchant: string; brand: BrandDocument }) {
  const text = useText();
  const label = useLabel();
  const { client } = useConsole();
  // Made once, so that pressing twice, or again after a lost answer, sends one message.
  const [id] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState<Draft>(() => newDraft(0));
  const [kind, setKind] = useState<SendingKind>('system');
  const [choice, setChoice] = useState(EVERYBODY);
  const [language, setLanguage] = useState<Language>(brand.settings.defaultLanguage);
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  const fields = fieldsOf(refused);
  const errorAt = (field: string) => {
    const finding = findingAt(fields, field);
    return finding === undefined ? undefined : label('fieldError', finding);
  };
  const counted = useQuery({
    queryKey: ['recipients', merchant, queryOf(choice)],
    queryFn: () => client.messages.countRecipients({ query: queryOf(choice), merchant }),
    enabled: choice.to === 'segment',
  });
  const count = choice.to === 'accounts' ? accountsIn(choice.accounts).length : counted.data?.count;
  return (
    <>
      <PageHead
        title={text('sendings.add')}
        back={{ to: '/sendings', label: text('sendings.title') }}
        actions={
          <Button variant="contained" disabled={!count} onClick={() => setAsking(true)}>
            {text('sendings.send')}
          </Button>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
          alignItems: 'start',
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <TextsCard
            draft={draft}
            change={setDraft}
            errorAt={errorAt}
            canEdit
            merchant={merchant}
            languages={brand.settings.languages}
            language={language}
            onLanguage={setLanguage}
          />
          <Card title={text('sendings.kind')}>
            <SelectField
              label={text('sendings.kind')}
              value={kind}
              options={SENDING_KINDS.map((value) => ({ value, label: label('sendings.kind', value) }))}
              onChange={setKind}
            />
          </Card>
          <RecipientsCard
            merchant={merchant}
            languages={brand.settings.languages}
            choice={choice}
            change={setChoice}
            count={count}
          />
        </Stack>
        <PhonePreview draft={draft} language={language} pictures={[]} brand={brand} />
      </Box>
      {isAsking ? (
        <SendDialog
          merchant={merchant}
          message={{ id, kind, texts: textsOf(draft), recipients: recipientsOf(choice) }}
          count={count ?? 0}
          onRefused={setRefused}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

const textsOf = ({ texts }: Draft) =>
  Object.fromEntries(
    Object.entries(texts).map(([language, { title, content }]) => [language, { title, content }]),
  );

type SendProps = {
  merchant: string;
  message: {
    id: string;
    kind: SendingKind;
    texts: ReturnType<typeof textsOf>;
    recipients: ReturnType<typeof recipientsOf>;
  };
  count: number;
  onRefused(error: unknown): void;
  onClose(): void;
};

function SendDialog({ merchant, message, count, onRefused, onClose }: SendProps) {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { messages } = useConsole().client;
  return (
    <ReasonDialog
      title={text('sendings.send')}
      confirm={text('sendings.send')}
      act={(reason) => messages.sendMessage({ body: { ...message, reason }, merchant })}
      onRefused={(error) => {
        onRefused(error);
        return Object.keys(fieldsOf(error)).length > 0;
      }}
      onDone={(sent) => {
        notify(text('sendings.queued'), { type: 'success' });
        onClose();
        void navigate(placeOf(merchant, sent.id), { replace: true });
      }}
      onClose={onClose}
    >
      {text('sendings.send.effect', { count })}
    </ReasonDialog>
  );
}
