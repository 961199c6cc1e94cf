import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useFind, useLabel, useText } from '../../../platform/texts.tsx';
import { useEditor } from '../editor.ts';
import { Section } from '../fields/Section.tsx';
import { type FieldRule, tryValue } from './registration.rules.ts';

/** What a visitor would be told, by the rules currently in the editor. */
export function TryRegistration() {
  const text = useText();
  const label = useLabel();
  const find = useFind();
  const { draft } = useEditor();
  const fields = draft.registration.fields as Record<string, FieldRule>;
  const [field, setField] = useState('username');
  const [value, setValue] = useState('');
  const rule = fields[field];
  const verdict = rule ? tryValue(rule, value) : 'notAsked';
  const values = { min: rule?.minLength ?? 0, max: rule?.maxLength ?? 0 };
  return (
    <Section title={text('brands.try')} hint={text('brands.try.hint')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <SelectField
          label={text('brands.try.field')}
          value={field}
          options={Object.keys(fields).map((name) => ({
            value: name,
            label: label('registrationField', name),
          }))}
          onChange={setField}
          width={220}
        />
        <TextField
          label={text('brands.try.value')}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          sx={{ width: 320 }}
          slotProps={{ htmlInput: { spellCheck: false, autoComplete: 'off' } }}
        />
        <Typography component="div" role="status" aria-live="polite">
          <StateChip
            tone={verdict === 'passes' ? 'good' : value === '' || verdict === 'notAsked' ? 'quiet' : 'bad'}
            label={find(`brands.try.${verdict}`, values) ?? verdict}
          />
        </Typography>
      </Box>
    </Section>
  );
}
