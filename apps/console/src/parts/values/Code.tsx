import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Text for machines: ids, codes, addresses. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <Box component="code" sx={{ fontSize: '0.75rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}

const SHOWN_CHARS = 8;

/** The end of an id; the tooltip has all of it. */
export function ShortId({ id }: { id: string }) {
  if (id.length <= SHOWN_CHARS * 2) return <Code>{id}</Code>;
  return (
    <Box
      component="code"
      title={id}
      sx={{ fontSize: '0.75rem', color: 'text.secondary', whiteSpace: 'nowrap' }}
    >
      {`…${id.slice(-SHOWN_CHARS)}`}
    </Box>
  );
}
