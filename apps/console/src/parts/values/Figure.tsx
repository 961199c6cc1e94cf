import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Amount } from './Amount.tsx';

/** Figures side by side, below each other where there is no room. */
export function FigureGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(170px, 100%), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}

/** One amount that everything below it explains. */
export function Figure({ name, value, currency }: { name: string; value: string; currency: string }) {
  return (
    <Box sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'var(--surface-2)' }}>
      <Typography variant="caption" color="textSecondary" component="p">
        {name}
      </Typography>
      <Typography variant="h3" component="p">
        <Amount value={value} currency={currency} isNamed />
      </Typography>
    </Box>
  );
}
