import { Alert, Stack, TextField } from '@mui/material';
import { CONTENT_MAX, TITLE_MAX } from '@parlour/contract/values/messages/messages.rules';
import type { Language } from '@parlour/texts/languages';
import { Card } from '../../parts/layout/Card.tsx';
import { LanguageTabs } from '../../parts/writing/LanguageTabs.tsx';
import { PictureField } from '../../parts/writing/PictureField.tsx';
import { useLabel, useText } from '../../platform/texts.tsx';
import { NO_WORDS, type Picture, type Words, withWords } from './announcements.rules.ts';
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
            merchant={props.merchant}
            canEdit={canEdit}
            pictures={pictures}
            onPicture={onPicture}
            chosen={words.picture}
            error={at('picture')}
            onChange={(picture) => set({ picture })}
          />
        ) : null}
      </Stack>
    </Card>
  );
}
