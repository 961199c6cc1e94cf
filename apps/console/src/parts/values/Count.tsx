import { Box } from '@mui/material';
import { useFormats } from '../../platform/formats.ts';

/** The number of waiting items beside a name; nothing for zero. */
export function Count({ of: count }: { of: number }) {
  const formats = useFormats();
  if (count === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        px: 0.75,
        minWidth: 20,
        borderRadius: 5,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: '0.6875rem',
        fontWeight: 700,
        lineHeight: '18px',
        textAlign: 'center',
      }}
    >
      {formats.number(count)}
    </Box>
  );
}
