import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** What is written, and beside it, where there is room, how members see it. */
export function BesidePreview({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
