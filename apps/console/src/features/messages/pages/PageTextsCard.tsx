import { Alert, Button, Stack, TextField } from '@mui/material';
import { PAGE_CONTENT_MAX, TITLE_MAX } from '@parlour/contract/values/messages/messages.rules';
import type { Language } from '@parlour/texts/languages';
import { Card } from '../../../parts/layout/Card.tsx';
import { LanguageTabs } from '../../../parts/writing/LanguageTabs.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { NO_WORDS, type Page, type PageWords, type Texts, withWords } from './pages.rules.ts';

type Props = {
  texts: Texts;
  change(texts: Texts): void;
  builtIn: Page['builtIn'];
  languages: readonly Language[];
  language: Language;
  onLanguage(language: Language): void;
  errorAt(field: string): string | undefined;
  canEdit: boolean;
};

/** The words of each language; a language without any shows another, and is marked as a gap. */
export function PageTextsCard(props: Props) {
  const { texts, change, builtIn, language, errorAt, canEdit } = props;
  const text = useText();
  const label = useLabel();
  const words = texts[language] ?? NO_WORDS;
  const standing = builtIn[language];
  const set = (changed: Partial<PageWords>) => change(withWords(texts, language, { ...words, ...changed }));
  const at = (field: keyof PageWords) => errorAt(`${language}.${field}`);
  const hasText = Object.keys(texts).length > 0;
  return (
    <Card title={text('announcements.texts')}>
      <LanguageTabs {...props} isGap={(each) => hasText && !texts[each]} />
      {hasText ? null : (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {text('pages.builtIn.hint')}
        </Alert>
      )}
      <Stack sx={{ gap: 2, alignItems: 'stretch' }}>
        {canEdit && standing && !texts[language] ? (
          <Button
            variant="outlined"
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => change(withWords(texts, language, standing))}
          >
            {text('pages.builtIn.use')}
          </Button>
        ) : null}
        <TextField
          label={label('announcements.field', 'title')}
          value={words.title}
          disabled={!canEdit}
          error={at('title') !== undefined}
          helperText={at('title')}
          onChange={({ target }) => set({ title: target.value })}
          slotProps={{ htmlInput: { maxLength: TITLE_MAX } }}
        />
        <TextField
          label={label('announcements.field', 'content')}
          value={words.content}
          disabled={!canEdit}
          error={at('content') !== undefined}
          helperText={at('content') ?? text('announcements.content.hint')}
          onChange={({ target }) => set({ content: target.value })}
          multiline
          minRows={12}
          maxRows={28}
          slotProps={{ htmlInput: { maxLength: PAGE_CONTENT_MAX } }}
        />
      </Stack>
    </Card>
  );
}
