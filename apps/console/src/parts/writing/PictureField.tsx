import { Box, Button, Stack, Typography } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { PICTURE_MAX_MB } from '@parlour/contract/values/messages/messages.rules';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import { useRefusal } from '../useRefusal.ts';

type Picture = Awaited<ReturnType<ConsoleClient['messages']['uploadPicture']>>;
type Props = {
  merchant: string;
  canEdit: boolean;
  pictures: readonly Picture[];
  onPicture(picture: Picture): void;
  chosen: string | null;
  error: string | undefined;
  onChange(picture: string | null): void;
};

/** The picture of what is written, uploaded as it is chosen. */
export function PictureField({ merchant, canEdit, pictures, onPicture, chosen, error, onChange }: Props) {
  const text = useText();
  const refusal = useRefusal();
  const { client } = useConsole();
  const inputId = useId();
  const known = pictures.find(({ digest }) => digest === chosen);
  const upload = useMutation({
    mutationFn: async (file: File) =>
      client.messages.uploadPicture({ body: { image: await toBase64(file) }, merchant }),
    onSuccess(picture) {
      onPicture(picture);
      onChange(picture.digest);
    },
  });
  const problem = upload.error ? refusal(upload.error) : error;
  return (
    <Box>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button component="label" variant="outlined" loading={upload.isPending} disabled={!canEdit}>
          {known ? text('announcements.picture.replace') : text('announcements.picture.add')}
          <input
            id={inputId}
            type="file"
            accept="image/png,image/jpeg"
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) upload.mutate(file);
              target.value = '';
            }}
          />
        </Button>
        {chosen && canEdit ? (
          <Button variant="text" onClick={() => onChange(null)}>
            {text('announcements.picture.remove')}
          </Button>
        ) : null}
        <Typography variant="body2" color="textSecondary">
          {known
            ? text('announcements.picture.size', { width: known.width, height: known.height })
            : text('announcements.picture.hint', { megabytes: PICTURE_MAX_MB })}
        </Typography>
      </Stack>
      {problem ? (
        <Typography variant="body2" color="error" role="alert" sx={{ mt: 0.5 }}>
          {problem}
        </Typography>
      ) : null}
    </Box>
  );
}

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  // In parts: so many arguments at once are too many.
  for (let at = 0; at < bytes.length; at += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}
