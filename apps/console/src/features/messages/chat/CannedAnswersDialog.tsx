import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItemButton,
  ListItemText,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import type { CannedAnswer, Language } from '@parlour/client/console';
import { CANNED_TITLE_MAX, CHAT_TEXT_MAX } from '@parlour/contract/values/messages/chat.rules';
import { LANGUAGE_NAMES } from '@parlour/texts/languages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefusal } from '../../../parts/useRefusal.ts';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';

const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

type Draft = { id?: string; title: string; texts: Partial<Record<Language, string>> };
type Props = { merchant: string; answers: readonly CannedAnswer[]; onClose(): void };

/** The brand's ready answers: one is chosen, written in each language, saved or removed. */
export function CannedAnswersDialog({ merchant, answers, onClose }: Props) {
  const text = useText();
  const label = useLabel();
  const refusal = useRefusal();
  const { client } = useConsole();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<Draft | null>(null);
  const act = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['cannedAnswers', merchant] });
      setDraft(null);
    },
  });
  const save = ({ texts, ...rest }: Draft) => {
    const written = Object.entries(texts).filter(([, words]) => words?.trim());
    return client.messages.saveCannedAnswer({ body: { ...rest, texts: Object.fromEntries(written) } });
  };
  const isWritten = draft?.title.trim() && Object.values(draft.texts).some((words) => words?.trim());
  const removable = draft?.id;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{text('chat.answers')}</DialogTitle>
      <DialogContent>
        {act.isError ? (
          <Typography variant="body2" color="error" role="alert" sx={{ mb: 1 }}>
            {refusal(act.error)}
          </Typography>
        ) : null}
        {draft ? (
          <Stack sx={{ gap: 2, pt: 1 }}>
            <TextField
              label={text('chat.answer.title')}
              value={draft.title}
              onChange={({ target }) => setDraft({ ...draft, title: target.value })}
              slotProps={{ htmlInput: { maxLength: CANNED_TITLE_MAX } }}
            />
            {LANGUAGES.map((language) => (
              <TextField
                key={language}
                label={label('language', language)}
                value={draft.texts[language] ?? ''}
                multiline
                maxRows={6}
                onChange={({ target }) =>
                  setDraft({ ...draft, texts: { ...draft.texts, [language]: target.value } })
                }
                slotProps={{ htmlInput: { maxLength: CHAT_TEXT_MAX } }}
              />
            ))}
          </Stack>
        ) : (
          <List dense>
            {answers.length === 0 ? (
              <Typography variant="body2" color="textSecondary">
                {text('chat.answers.none')}
              </Typography>
            ) : null}
            {answers.map((answer) => (
              <ListItemButton key={answer.id} onClick={() => setDraft(answer)}>
                <ListItemText primary={answer.title} secondary={Object.keys(answer.texts).join(', ')} />
              </ListItemButton>
            ))}
          </List>
        )}
      </DialogContent>
      <DialogActions>
        {draft ? (
          <>
            {removable ? (
              <Button
                color="error"
                disabled={act.isPending}
                onClick={() =>
                  act.mutate(() => client.messages.removeCannedAnswer({ body: { id: removable } }))
                }
              >
                {text('chat.answer.remove')}
              </Button>
            ) : null}
            <Button onClick={() => setDraft(null)}>{text('chat.answer.back')}</Button>
            <Button
              variant="contained"
              disabled={act.isPending || !isWritten}
              onClick={() => act.mutate(() => save(draft))}
            >
              {text('chat.answer.save')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setDraft({ title: '', texts: {} })}>{text('chat.answer.add')}</Button>
            <Button onClick={onClose}>{text('chat.answer.back')}</Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
