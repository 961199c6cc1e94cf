import { Box, Checkbox, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import type { Language, PresenterDocument } from '@parlour/client/console';
import { LINK_MAX } from '@parlour/contract/values/messages/messages.rules';
import { PRESENTER_NAME_MAX, PRESENTS_MAX } from '@parlour/contract/values/messages/presenters.rules';
import { LANGUAGE_NAMES } from '@parlour/texts/languages';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { toggled } from './presenters.rules.ts';

const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

type Props = { draft: PresenterDocument; onChange(draft: PresenterDocument): void };

/** Who they are, what they present and where. */
export function PresenterFields({ draft, onChange }: Props) {
  const text = useText();
  const label = useLabel();
  const set = (changed: Partial<PresenterDocument>) => onChange({ ...draft, ...changed });
  return (
    <>
      <TextField
        label={text('presenters.name')}
        value={draft.name}
        onChange={({ target }) => set({ name: target.value })}
        slotProps={{ htmlInput: { maxLength: PRESENTER_NAME_MAX } }}
      />
      <Box role="group" aria-label={text('presenters.languages')}>
        <Typography variant="body2" color="textSecondary">
          {text('presenters.languages')}
        </Typography>
        {LANGUAGES.map((language) => (
          <FormControlLabel
            key={language}
            label={label('language', language)}
            control={
              <Checkbox
                size="small"
                checked={draft.languages.includes(language)}
                onChange={(_event, isOn) => set({ languages: toggled(draft.languages, language, isOn) })}
              />
            }
          />
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={text('presenters.presents.in', { language: label('language', language) })}
            value={draft.presents[language] ?? ''}
            onChange={({ target }) => set({ presents: { ...draft.presents, [language]: target.value } })}
            slotProps={{ htmlInput: { maxLength: PRESENTS_MAX } }}
          />
        ))}
        <TextField
          label={text('presenters.href')}
          helperText={text('presenters.href.hint')}
          value={draft.href}
          onChange={({ target }) => set({ href: target.value })}
          slotProps={{ htmlInput: { maxLength: LINK_MAX } }}
        />
        <TextField
          label={text('presenters.order')}
          helperText={text('presenters.order.hint')}
          type="number"
          value={draft.order}
          onChange={({ target }) => set({ order: Number(target.value) })}
        />
      </Box>
      <FormControlLabel
        label={text('presenters.shown')}
        control={<Switch checked={draft.isShown} onChange={(_event, isShown) => set({ isShown })} />}
      />
    </>
  );
}
