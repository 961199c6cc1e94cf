import { Box, LinearProgress, Typography } from '@mui/material';
import { useFormats } from '../../../platform/formats.ts';
import { useText } from '../../../platform/texts.tsx';
import { progressOf, type SendingLine } from './sendings.rules.ts';

/** How many have it, of how many. */
export function Progress({ sending }: { sending: SendingLine }) {
  const text = useText();
  const { number } = useFormats();
  const { delivered, total } = sending;
  return (
    <Box sx={{ minWidth: 140 }}>
      <LinearProgress
        variant="determinate"
        value={progressOf(sending)}
        aria-label={text('sendings.progress')}
        sx={{ height: 6, borderRadius: 3 }}
      />
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
        {text('sendings.delivered', { delivered: number(delivered), total: number(total) })}
      </Typography>
    </Box>
  );
}
