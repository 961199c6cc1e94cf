import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Cards side by side where there is room for two. */
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
