import { Button, Menu, MenuItem, Stack, TextField, Typography } from '@mui/material';
import type { DeskChat } from '@parlour/client/console';
import { newUuid } from '@parlour/client/idempotency-keys';
import { CHAT_TEXT_MAX, TYPING_EVERY_MS } from '@parlour/contract/values/messages/chat.rules';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRefusal } from '../../../parts/useRefusal.ts';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import { CannedAnswersDialog } from './CannedAnswersDialog.tsx';
import { answerFor } from './desk.rules.ts';

/** Where an operator answers. What was not sent stays in the field under its id, so that it is never sent twice. */
export function DeskComposer({ merchant, chat }: { merchant: string; chat: DeskChat }) {
  const text = useText();
  const refusal = useRefusal();
  const { client, clock } = useConsole();
  const { memberId, language } = chat;
  const [draft, setDraft] = useState('');
  const [id, setId] = useState(newUuid);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [isEditing, setEditing] = useState(false);
  const toldAt = useRef(0);
  const chooser = useRef<HTMLInputElement>(null);
  const answers = useQuery({
    queryKey: ['cannedAnswers', merchant],
    queryFn: () => client.messages.cannedAnswers(),
  });
  const sent = {
    onSuccess: () => {
      setDraft('');
      setId(newUuid());
    },
  };
  const send = useMutation({
    mutationFn: () => client.messages.answerChat({ body: { memberId, id, text: draft.trim() } }),
    ...sent,
  });
  const sendPicture = useMutation({
    mutationFn: async (file: File) =>
      client.messages.answerChatPicture({ body: { memberId, id: newUuid(), image: await bytesOf(file) } }),
  });
  const isBusy = send.isPending || sendPicture.isPending;
  const submit = () => {
    if (draft.trim() && !isBusy) send.mutate();
  };
  const write = (next: string) => {
    // Another text is another message; the one that failed may have arrived.
    if (send.isError) setId(newUuid());
    send.reset();
    setDraft(next);
    if (clock.now() - toldAt.current < TYPING_EVERY_MS) return;
    toldAt.current = clock.now();
    // Nobody misses it.
    client.messages.deskTyping({ body: { memberId } }).catch(() => {});
  };
  const failed = send.isError ? send.error : sendPicture.error;
  return (
    <Stack
      component="form"
      sx={{ gap: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={text('chat.write')}
        value={draft}
        multiline
        minRows={2}
        maxRows={8}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          submit();
        }}
        slotProps={{ htmlInput: { maxLength: CHAT_TEXT_MAX } }}
      />
      {failed ? (
        <Typography variant="caption" color="error" role="alert">
          {[send.isError ? text('chat.notSent') : '', refusal(failed)].filter(Boolean).join(' ')}
        </Typography>
      ) : null}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={isBusy || !draft.trim()}>
          {text('chat.send')}
        </Button>
        <Button variant="outlined" onClick={({ currentTarget }) => setMenu(currentTarget)}>
          {text('chat.answers')}
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => chooser.current?.click()}>
          {text('chat.picture')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept="image/png,image/jpeg"
          aria-label={text('chat.picture')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) sendPicture.mutate(file);
            target.value = '';
          }}
        />
      </Stack>
      <Menu anchorEl={menu} open={menu !== null} onClose={() => setMenu(null)}>
        {(answers.data?.items ?? []).map((answer) => (
          <MenuItem
            key={answer.id}
            onClick={() => {
              setMenu(null);
              write(draft ? `${draft}\n${answerFor(answer, language)}` : answerFor(answer, language));
            }}
          >
            {answer.title}
          </MenuItem>
        ))}
        <MenuItem
          divider={false}
          onClick={() => {
            setMenu(null);
            setEditing(true);
          }}
        >
          {text('chat.answers.edit')}
        </MenuItem>
      </Menu>
      {isEditing ? (
        <CannedAnswersDialog
          merchant={merchant}
          answers={answers.data?.items ?? []}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </Stack>
  );
}

const bytesOf = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};
