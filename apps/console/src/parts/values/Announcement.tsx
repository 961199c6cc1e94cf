import { Box } from '@mui/material';

/** Says something to those who hear the page instead of seeing it. */
export function Announcement({ words }: { words: string }) {
  return (
    <Box
      role="status"
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        m: '-1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {words}
    </Box>
  );
}
