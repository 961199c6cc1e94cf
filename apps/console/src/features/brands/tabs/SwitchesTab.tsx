import { Box, TextField, Typography } from '@mui/material';
import { SWITCH_NAMES } from '@parlour/contract/values/switches';
import { useState } from 'react';
import { useLabel, useLocale, useText } from '../../../platform/texts.tsx';
import { useEditor } from '../editor.ts';
import { Section } from '../fields/Section.tsx';
import { SwitchRow } from '../fields/SwitchRow.tsx';

/** What the site offers, by readable name; the codes are the wire's. */
export function SwitchesTab() {
  const text = useText();
  const label = useLabel();
  const locale = useLocale();
  const { document: brand } = useEditor();
  const [query, setQuery] = useState('');
  const word = query.trim().toLowerCase();
  const switches = SWITCH_NAMES.map((name) => ({
    name,
    label: label('switch', name),
    code: brand.switchCodes[name],
  }))
    .filter(({ name, label: readable, code }) => `${name} ${readable} ${code}`.toLowerCase().includes(word))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <Section title={text('brands.tab.switches')} hint={text('brands.switches.hint')}>
      <TextField
        label={text('brands.switches.search')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ maxWidth: 360 }}
      />
      <Box
        sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))' }}
      >
        {switches.map(({ name, label: readable, code }) => (
          <SwitchRow key={name} path={`switches.${name}`} label={readable} code={code} />
        ))}
      </Box>
      {switches.length === 0 ? (
        <Typography variant="body2" color="textSecondary" role="status">
          {text('brands.switches.none')}
        </Typography>
      ) : null}
    </Section>
  );
}
