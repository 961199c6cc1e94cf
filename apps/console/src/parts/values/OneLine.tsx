import { Box } from '@mui/material';

/** Text that must not make a row taller; the tooltip has all of it. */
export function OneLine({ words, width = 300 }: { words: string | null; width?: number }) {
  if (!words) return null;
  return (
    <Box
      title={words}
      sx={{ maxWidth: width, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
    >
      {words}
    </Box>
  );
}
