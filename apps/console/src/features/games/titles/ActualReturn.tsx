import { Box, Stack, Typography } from '@mui/material';
import { useFormats } from '../../../platform/formats.ts';
import { useText } from '../../../platform/texts.tsx';
import type { TitleLine } from '../games.rules.ts';

/** What came back, how far it may be off by chance, of how many rounds, and whether that is as stated. */
export function ActualReturn({ actual }: Pick<TitleLine, 'actual'>) {
  const text = useText();
  const formats = useFormats();
  if (!actual || actual.observed === null) return '–';
  const isOff = actual.isWithin === false;
  return (
    <Stack sx={{ alignItems: 'flex-end' }}>
      <span>
        {text('games.percent', { value: actual.observed })}
        {actual.isWithin === null ? null : (
          <Box component="span" sx={{ ml: 0.75, color: isOff ? 'var(--danger)' : 'var(--success)' }}>
            {isOff ? text('games.check.outside') : text('games.check.within')}
          </Box>
        )}
      </span>
      <Typography variant="caption" color="textSecondary">
        {text('games.rounds.count', { rounds: formats.decimal(actual.rounds) })}
      </Typography>
    </Stack>
  );
}
