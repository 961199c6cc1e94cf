import { Box, Stack, Typography } from '@mui/material';
import { useFormats } from '../../platform/formats.ts';
import { heightOf } from './day-bars.rules.ts';

type Props = { label: string; days: readonly { day: string; amount: string }[]; currency: string };

/** An amount by day, as bars; the figures are read in words as well. */
export function DayBars({ label, days, currency }: Props) {
  const formats = useFormats();
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const most = Math.max(0, ...days.map(({ amount }) => Number(amount)));
  return (
    <Box role="img" aria-label={label}>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ textAlign: 'right', mb: 0.5 }}>
        {`${formats.amount(String(most), currency)} ${currency}`}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'flex-end', gap: '2px', height: 96 }}>
        {days.map(({ day, amount }) => (
          <Box
            key={day}
            title={`${day}: ${formats.amount(amount, currency)} ${currency}`}
            sx={{
              flex: 1,
              minWidth: 2,
              maxWidth: 28,
              height: `${heightOf(Number(amount), most)}%`,
              borderRadius: '3px 3px 0 0',
              bgcolor: 'primary.main',
            }}
          />
        ))}
      </Stack>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', borderTop: 1, borderColor: 'divider', pt: 0.5 }}
      >
        <Typography variant="caption" color="textSecondary">
          {first}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {first === last ? '' : last}
        </Typography>
      </Stack>
    </Box>
  );
}
