import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** What is written for machines: ids, codes, addresses. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <Box component="code" sx={{ fontSize: '0.75rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}
