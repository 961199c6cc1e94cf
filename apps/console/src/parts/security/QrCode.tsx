import { Box } from '@mui/material';
import { encode } from 'uqr';

const QUIET_ZONE = 2;

/** Drawn as one path, always dark on light, as scanners expect. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { data, size } = encode(value, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      sx={{ width: 190, height: 190, display: 'block', bgcolor: '#fff', borderRadius: 2, color: '#0b0c12' }}
    >
      <path d={path} fill="currentColor" />
    </Box>
  );
}
