import { Box, Button, Stack, TextField } from '@mui/material';
import type { RoomLine } from '@parlour/client/console';
import { newUuid } from '@parlour/client/idempotency-keys';
import { ROOM_TEXT_MAX } from '@parlour/contract/values/messages/room.rules';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Card } from '../../../parts/layout/Card.tsx';
import { EmptyState } from '../../../parts/layout/PageStates.tsx';
import { useRefusal } from '../../../parts/useRefusal.ts';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import type { RoomAct } from './RoomDialog.tsx';
import { RoomEntry } from './RoomEntry.tsx';

type Props = {
  merchant: string;
  lines: readonly RoomLine[];
  onAct(act: RoomAct): void;
  /** Null: these are all. */
  onEarlier: (() => void) | null;
};

/** The messages as they come, each with what can be done about it; below it the house speaks. */
export function RoomTalkCard({ merchant, lines, onAct, onEarlier }: Props) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.sequence;
  useEffect(() => {
    if (last) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [last]);
  return (
    <Card title={text('room.talk')}>
      <Stack
        ref={box}
        role="log"
        aria-label={text('room.talk')}
        tabIndex={0}
        sx={{ height: 'calc(100vh - 400px)', minHeight: 320, overflowY: 'auto', pr: 1, mb: 2 }}
      >
        {onEarlier ? (
          <Button onClick={onEarlier} sx={{ alignSelf: 'center' }}>
            {text('room.earlier')}
          </Button>
        ) : null}
        {lines.length === 0 ? (
          <EmptyState glyph="chat" title={text('room.empty')} hint={text('room.empty.hint')} />
        ) : null}
        {lines.map((line) => (
          <Box key={line.sequence} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <RoomEntry line={line} onAct={onAct} />
          </Box>
        ))}
      </Stack>
      <HouseComposer merchant={merchant} />
    </Card>
  );
}

/** What was not sent stays in the field under its id, so that it is never said twice. */
function HouseComposer({ merchant }: { merchant: string }) {
  const text = useText();
  const refusal = useRefusal();
  const { messages } = useConsole().client;
  const [draft, setDraft] = useState('');
  const [id, setId] = useState(newUuid);
  const say = useMutation({
    mutationFn: () => messages.speakInRoom({ body: { id, text: draft.trim() }, merchant }),
    onSuccess: () => {
      setDraft('');
      setId(newUuid());
    },
  });
  return (
    <Stack
      component="form"
      direction="row"
      sx={{ gap: 1, alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.trim() && !say.isPending) say.mutate();
      }}
    >
      <TextField
        label={text('room.say')}
        value={draft}
        error={say.isError}
        helperText={say.isError ? refusal(say.error) : undefined}
        onChange={({ target }) => {
          // Another text is another message; the one that failed may have arrived.
          if (say.isError) setId(newUuid());
          say.reset();
          setDraft(target.value);
        }}
        slotProps={{ htmlInput: { maxLength: ROOM_TEXT_MAX } }}
        sx={{ flex: 1 }}
      />
      <Button type="submit" variant="contained" disabled={say.isPending || !draft.trim()}>
        {text('room.send')}
      </Button>
    </Stack>
  );
}
