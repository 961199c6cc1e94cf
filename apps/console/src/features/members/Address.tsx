import { Stack, Typography } from '@mui/material';
import { Code } from '../../parts/values/Code.tsx';
import { useFormats } from '../../platform/formats.ts';

/** An address and, if known, its country. */
export function Address({ ip, country }: { ip: string; country: string | null }) {
  const formats = useFormats();
  return (
    <Stack>
      <Code>{ip}</Code>
      {country === null ? null : (
        <Typography variant="caption" color="textSecondary">
          {formats.country(country)}
        </Typography>
      )}
    </Stack>
  );
}
