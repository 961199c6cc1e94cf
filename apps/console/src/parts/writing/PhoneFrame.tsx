import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { BrandDocument } from '@parlour/client/console';
import { THEME_MODES, type ThemeMode } from '@parlour/contract/values/system';
import { type ReactNode, useState } from 'react';
import { useLabel, useText } from '../../platform/texts.tsx';

type Props = { brand: Pick<BrandDocument, 'settings'>; children(mode: ThemeMode): ReactNode };

/** A phone whose screen is drawn in the colours of the brand, dark or light. */
export function PhoneFrame({ brand, children }: Props) {
  const text = useText();
  const label = useLabel();
  const [mode, setMode] = useState(brand.settings.theme.default);
  return (
    <Box component="aside" aria-label={text('announcements.preview')} sx={{ position: 'sticky', top: 76 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        onChange={(_event, next: ThemeMode | null) => next && setMode(next)}
        aria-label={text('announcements.preview.theme')}
        sx={{ mb: 1.5 }}
      >
        {THEME_MODES.map((each) => (
          <ToggleButton key={each} value={each} sx={{ '&, &.Mui-selected': { color: 'text.primary' } }}>
            {label('brands.theme', each)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        sx={{
          width: 340,
          maxWidth: '100%',
          height: 640,
          p: '10px',
          border: 1,
          borderColor: 'divider',
          borderRadius: '40px',
          bgcolor: 'var(--surface-2)',
        }}
      >
        {children(mode)}
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {text('announcements.preview.hint')}
      </Typography>
    </Box>
  );
}
