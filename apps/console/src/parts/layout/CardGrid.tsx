import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Cards, two side by side if there is room. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(380px, 100%), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}
