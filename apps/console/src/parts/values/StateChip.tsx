import { Box, Chip } from '@mui/material';

export type Tone = 'good' | 'bad' | 'waiting' | 'quiet';

const COLOUR: Record<Tone, string> = {
  good: 'var(--success)',
  bad: 'var(--danger)',
  waiting: 'var(--warning)',
  quiet: 'var(--text-muted)',
};

/** A state in words; the colour only repeats it. */
export function StateChip({ tone, label }: { tone: Tone; label: string }) {
  return (
    <Chip
      variant="outlined"
      label={label}
      icon={<Box component="span" sx={{ width: 7, height: 7, borderRadius: '50%', bgcolor: COLOUR[tone] }} />}
      sx={{ borderColor: 'divider', color: COLOUR[tone], '& .MuiChip-icon': { ml: 1, mr: -0.25 } }}
    />
  );
}
