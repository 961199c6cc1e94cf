import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { LANGUAGE_NAMES } from '@parlour/texts/languages';
import { findingAt } from '../../../parts/fields/findings.rules.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { setText } from '../draft.rules.ts';
import { useEditor } from '../editor.ts';
import { overridesOf, type TextLine } from './texts.rules.ts';

/** One text in every language of the brand. Changes are saved with the brand, like all others. */
export function TextDialog({ line, onClose }: { line: TextLine; onClose(): void }) {
  const text = useText();
  const label = useLabel();
  const { document: brand, draft, findings, change } = useEditor();
  const { overrides, gaps } = overridesOf(draft, line.key);
  const isLocked = !brand.editable.includes('texts') || !line.canOverride;
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby="text-key">
      <DialogTitle id="text-key">{line.key}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          {line.canOverride ? null : (
            <Alert severity="info" variant="outlined">
              {text('brands.texts.fixed')}
            </Alert>
          )}
          {draft.languages.map((language) => {
            const finding = findingAt(findings, `texts.${language}.${line.key}`);
            const hint = gaps.includes(language) ? text('brands.texts.missing') : undefined;
            return (
              <TextField
                key={language}
                multiline
                label={label('language', language)}
                placeholder={line.standard[language] ?? ''}
                value={overrides[language] ?? ''}
                disabled={isLocked}
                error={finding !== undefined}
                helperText={finding === undefined ? hint : label('fieldError', finding)}
                onChange={({ target }) =>
                  change(setText(draft, { language, key: line.key, words: target.value }))
                }
                slotProps={{
                  htmlInput: { lang: LANGUAGE_NAMES[language].tag },
                  inputLabel: { shrink: true },
                }}
              />
            );
          })}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {text('frame.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
