import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { THEME_MODES, type ThemeMode } from '@parlour/contract/values/system';
import { useState } from 'react';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { useEditor } from '../editor.ts';
import { ChoiceRow } from '../fields/ChoiceRow.tsx';
import { ColourRow } from '../fields/ColourRow.tsx';
import { Section } from '../fields/Section.tsx';
import { TextRow } from '../fields/TextRow.tsx';
import { SitePreview } from './SitePreview.tsx';

/** Every colour, radius and font of the site, beside the site itself. */
export function ThemeTab() {
  const text = useText();
  const label = useLabel();
  const { draft } = useEditor();
  const [mode, setMode] = useState<ThemeMode>(draft.theme.default);
  const modes = THEME_MODES.map((value) => ({ value, label: label('brands.theme', value) }));
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 330px' } }}>
      <div>
        <Section title={text('brands.theme.colours')}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <ToggleButtonGroup
              exclusive
              size="small"
              value={mode}
              onChange={(_, next: ThemeMode | null) => next && setMode(next)}
              aria-label={text('brands.theme.set')}
            >
              {modes.map(({ value, label: name }) => (
                <ToggleButton key={value} value={value}>
                  {name}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <Box sx={{ width: 220 }}>
              <ChoiceRow path="theme.default" label={text('brands.theme.default')} options={modes} />
            </Box>
          </Box>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(215px, 1fr))' }}>
            {Object.keys(draft.theme[mode]).map((token) => (
              <ColourRow
                key={`${mode}-${token}`}
                path={`theme.${mode}.${token}`}
                label={label('token', token)}
              />
            ))}
          </Box>
        </Section>
        <Section title={text('brands.theme.shape')} columns={3}>
          {Object.keys(draft.theme.shape).map((token) => (
            <TextRow key={token} path={`theme.shape.${token}`} label={label('token', token)} />
          ))}
        </Section>
      </div>
      <SitePreview mode={mode} />
    </Box>
  );
}
