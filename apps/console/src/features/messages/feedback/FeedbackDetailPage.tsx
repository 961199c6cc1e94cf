import { Alert, Box, Button, Link, Stack, TextField, Typography } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { ANSWER_LENGTH } from '@parlour/contract/values/messages/messages.rules';
import { LANGUAGE_NAMES } from '@parlour/texts/languages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { Card } from '../../../parts/layout/Card.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { useRefusal } from '../../../parts/useRefusal.ts';
import { Facts } from '../../../parts/values/Facts.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';

type Feedback = Awaited<ReturnType<ConsoleClient['messages']['feedbackDetail']>>;
const TONE = { open: 'waiting', answered: 'good', closed: 'quiet' } as const;

/** One feedback, with its pictures and the answer. */
export function FeedbackDetailPage() {
  const { merchantCode: merchant = '', id = '' } = useParams();
  const text = useText();
  const label = useLabel();
  const { client } = useConsole();
  const queryKey = ['feedback', merchant, id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => client.messages.feedbackDetail({ query: { id }, merchant }),
  });
  const canAnswer = usePermission({ permission: 'members.manage', scope: 'brand' }, merchant);
  if (error) return <FailedState error={error} onRetry={refetch} />;
  if (!data) return <LoadingBlock />;
  return (
    <>
      <PageHead
        title={text('feedback.title')}
        back={{ to: '/feedback', label: text('feedback.title') }}
        hint={<StateChip tone={TONE[data.state]} label={label('feedback.state', data.state)} />}
      />
      <Stack sx={{ gap: 2, maxWidth: 860 }}>
        <Sent feedback={data} merchant={merchant} />
        {data.state === 'open' && canAnswer ? (
          <AnswerCard feedback={data} merchant={merchant} queryKey={queryKey} />
        ) : null}
      </Stack>
    </>
  );
}

function Sent({ feedback, merchant }: { feedback: Feedback; merchant: string }) {
  const text = useText();
  const label = useLabel();
  const { member, content, comment, images, language, sentAt, answer, handledAt, handledBy } = feedback;
  return (
    <Card title={text('feedback.words')}>
      <Typography lang={LANGUAGE_NAMES[language].tag} sx={{ whiteSpace: 'pre-line', mb: 2 }}>
        {content}
      </Typography>
      {images.length > 0 ? (
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', mb: 2 }}>
          {images.map((image, at) => (
            <Box
              key={image.slice(-40)}
              component="img"
              src={`data:image/webp;base64,${image}`}
              alt={text('feedback.picture', { number: at + 1 })}
              sx={{ maxWidth: '100%', maxHeight: 360, borderRadius: 1, border: 1, borderColor: 'divider' }}
            />
          ))}
        </Stack>
      ) : null}
      <Facts
        facts={[
          [
            text('feedback.member'),
            <Link
              key="member"
              component={RouterLink}
              to={`/members/${merchant}/${member.id}`}
              underline="hover"
            >
              {member.account}
            </Link>,
          ],
          [text('feedback.sentAt'), <Moment key="sent" at={sentAt} merchant={merchant} />],
          [text('feedback.language'), label('language', language)],
          ...(comment ? [[text('feedback.comment'), comment] as const] : []),
          ...(answer ? [[text('feedback.answer'), answer] as const] : []),
          ...(handledAt === null
            ? []
            : [
                [
                  text('feedback.by'),
                  <Stack key="by" direction="row" sx={{ columnGap: 2, flexWrap: 'wrap' }}>
                    <span>{handledBy?.displayName}</span>
                    <Moment at={handledAt} merchant={merchant} />
                  </Stack>,
                ] as const,
              ]),
        ]}
      />
    </Card>
  );
}

type AnswerProps = { feedback: Feedback; merchant: string; queryKey: readonly string[] };

function AnswerCard({ feedback, merchant, queryKey }: AnswerProps) {
  const text = useText();
  const refusal = useRefusal();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { messages } = useConsole().client;
  const [words, setWords] = useState('');
  const [isClosing, setClosing] = useState(false);
  const { id } = feedback;
  const onDone = (told: string) => (changed: Feedback) => {
    notify(told, { type: 'success' });
    queryClient.setQueryData(queryKey, changed);
    void queryClient.invalidateQueries({ queryKey: ['feedback', 'getList'] });
  };
  const answer = useMutation({
    mutationFn: () => messages.answerFeedback({ body: { id, answer: words.trim() }, merchant }),
    onSuccess: onDone(text('feedback.answered')),
  });
  return (
    <Card title={text('feedback.answer')}>
      <Stack sx={{ gap: 2 }}>
        <TextField
          label={text('feedback.answer.label')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          helperText={text('feedback.answer.hint')}
          multiline
          minRows={4}
          maxRows={16}
          slotProps={{ htmlInput: { maxLength: ANSWER_LENGTH.max } }}
        />
        {answer.error ? (
          <Alert severity="error" variant="outlined">
            {refusal(answer.error)}
          </Alert>
        ) : null}
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            disabled={words.trim().length < ANSWER_LENGTH.min}
            loading={answer.isPending}
            onClick={() => answer.mutate()}
          >
            {text('feedback.answer')}
          </Button>
          <Button variant="outlined" onClick={() => setClosing(true)}>
            {text('feedback.close')}
          </Button>
        </Stack>
      </Stack>
      {isClosing ? (
        <ReasonDialog
          title={text('feedback.close')}
          confirm={text('feedback.close')}
          act={(reason) => messages.closeFeedback({ body: { id, reason }, merchant })}
          onDone={onDone(text('feedback.closed'))}
          onClose={() => setClosing(false)}
        >
          {text('feedback.close.effect')}
        </ReasonDialog>
      ) : null}
    </Card>
  );
}
