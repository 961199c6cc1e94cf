import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { CONTENT_MAX, PICTURE_MAX_MB, TITLE_MAX } from '@parlour/contract/values/messages/messages.rules';
import type { Language } from '@parlour/texts/languages';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Card } from '../../parts/layout/Card.tsx';
import { useRefusal } from '../../parts/useRefusal.ts';
import { useConsole } from '../../platform/console.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { NO_WORDS, type Picture, type Words, withWords } from './announcements.rules.ts';
import { LanguageTabs } from './LanguageTabs.tsx';
import type { Editing } from './SettingsCard.tsx';

type Props = Editing & {
  merchant: string;
  languages: readonly Language[];
  language: Language;
  onLanguage(language: Language): void;
  /** Absent: the text has no picture beside it. */
  pictures?: readonly Picture[];
  onPicture?(picture: Picture): void;
};

/** The words and pictures of each language; a language without any shows another, and is marked as a gap. */
export function TextsCard(props: Props) {
  const { draft, change, errorAt, canEdit, language, pictures, onPicture } = props;
  const text = useText();
  const label = useLabel();
  const words = draft.texts[language] ?? NO_WORDS;
  const set = (changed: Partial<Words>) => change(withWords(draft, language, { ...words, ...changed }));
  const at = (field: keyof Words) => errorAt(`texts.${language}.${field}`);
  const isBanner = draft.kind === 'banner';
  const field = (name: 'title' | 'content' | 'linkage' | 'href', hint: string, max: number) => (
    <TextField
      label={label('announcements.field', name)}
      value={words[name]}
      disabled={!canEdit}
      error={at(name) !== undefined}
      helperText={at(name) ?? hint}
      onChange={({ target }) => set({ [name]: target.value })}
      slotProps={{ htmlInput: { maxLength: max } }}
      {...(name === 'content' ? { multiline: true, minRows: 8, maxRows: 20 } : {})}
    />
  );
  return (
    <Card title={text('announcements.texts')}>
      <LanguageTabs {...props} isGap={(each) => !draft.texts[each]} />
      {errorAt('texts') && Object.keys(draft.texts).length === 0 ? (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          {text('announcements.texts.needed')}
        </Alert>
      ) : null}
      <Stack sx={{ gap: 2 }}>
        {field('title', text('announcements.title.hint'), TITLE_MAX)}
        {isBanner ? null : field('content', text('announcements.content.hint'), CONTENT_MAX)}
        {draft.groupName === 'm_video_home'
          ? field('linkage', text('announcements.linkage.hint'), 500)
          : null}
        {isBanner ? field('href', text('announcements.href.hint'), 500) : null}
        {pictures && onPicture ? (
          <PictureField
            {...props}
            pictures={pictures}
            onPicture={onPicture}
            words={words}
            error={at('picture')}
            onChange={(picture) => set({ picture })}
          />
        ) : null}
      </Stack>
    </Card>
  );
}

type PictureProps = Required<Pick<Props, 'merchant' | 'canEdit' | 'pictures' | 'onPicture'>> & {
  words: Words;
  error: string | undefined;
  onChange(picture: string | null): void;
};

function PictureField({ merchant, canEdit, pictures, onPicture, words, error, onChange }: PictureProps) {
  const text = useText();
  const refusal = useRefusal();
  const { client } = useConsole();
  const inputId = useId();
  const known = pictures.find(({ digest }) => digest === words.picture);
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
        {words.picture && canEdit ? (
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
