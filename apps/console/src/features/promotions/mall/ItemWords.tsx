import { Alert, Stack, TextField } from '@mui/material';
import type { Picture } from '@parlour/client/console';
import { TITLE_MAX } from '@parlour/contract/values/messages/messages.rules';
import { MALL_DETAILS_MAX } from '@parlour/contract/values/promotions/mall.rules';
import { SUMMARY_MAX } from '@parlour/contract/values/promotions/promotions.rules';
import type { Language } from '@parlour/texts/languages';
import { Card } from '../../../parts/layout/Card.tsx';
import { LanguageTabs } from '../../../parts/writing/LanguageTabs.tsx';
import { PictureField } from '../../../parts/writing/PictureField.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { type Draft, NO_WORDS, type Words, withWords } from './mall.rules.ts';

const MAX: Record<keyof Words, number> = {
  title: TITLE_MAX,
  summary: SUMMARY_MAX,
  details: MALL_DETAILS_MAX,
};

export type Editing = {
  draft: Draft;
  change(draft: Draft): void;
  errorAt(field: string): string | undefined;
  canEdit: boolean;
};
type Props = Editing & {
  merchant: string;
  languages: readonly Language[];
  language: Language;
  onLanguage(language: Language): void;
  pictures: readonly Picture[];
  onPicture(picture: Picture): void;
};

/** The words of each language, and the picture of all. */
export function ItemWords(props: Props) {
  const { draft, change, errorAt, canEdit, language, merchant, pictures, onPicture } = props;
  const text = useText();
  const label = useLabel();
  const words = draft.texts[language] ?? NO_WORDS;
  return (
    <Card title={text('announcements.texts')}>
      <LanguageTabs {...props} isGap={(each) => !draft.texts[each]} />
      {errorAt('texts') && Object.keys(draft.texts).length === 0 ? (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          {text('announcements.texts.needed')}
        </Alert>
      ) : null}
      <Stack sx={{ gap: 2 }}>
        {(['title', 'summary', 'details'] as const).map((name) => (
          <TextField
            key={name}
            label={label('mall.field', name)}
            value={words[name]}
            disabled={!canEdit}
            error={errorAt(`texts.${language}.${name}`) !== undefined}
            helperText={errorAt(`texts.${language}.${name}`)}
            onChange={({ target }) => change(withWords(draft, language, { ...words, [name]: target.value }))}
            slotProps={{ htmlInput: { maxLength: MAX[name] } }}
            {...(name === 'details' ? { multiline: true, minRows: 4, maxRows: 16 } : {})}
          />
        ))}
        <PictureField
          merchant={merchant}
          canEdit={canEdit}
          known={pictures.find(({ digest }) => digest === draft.picture)}
          error={errorAt('picture')}
          onUploaded={(picture) => {
            onPicture(picture);
            change({ ...draft, picture: picture.digest });
          }}
          onRemove={() => change({ ...draft, picture: null })}
        />
      </Stack>
    </Card>
  );
}
