import { Stack, Typography } from '@mui/material';
import { Moment } from '../../../parts/values/Moment.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useText } from '../../../platform/texts.tsx';
import type { ReturnLine } from './returns.rules.ts';

/** Whether the title is disabled, and whether its return is within the allowed band. */
export function ReturnCheck({ title }: { title: Pick<ReturnLine, 'check' | 'disabledAt'> }) {
  const text = useText();
  const formats = useFormats();
  const { check, disabledAt } = title;
  return (
    <Stack sx={{ gap: 0.25, alignItems: 'flex-start' }}>
      {disabledAt === null ? null : (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <StateChip tone="bad" label={text('games.play.disabled')} />
          <Typography variant="caption" color="textSecondary">
            <Moment at={disabledAt} />
          </Typography>
        </Stack>
      )}
      {disabledAt === null && check ? (
        <StateChip
          tone={check.isWithin ? 'good' : 'waiting'}
          label={check.isWithin ? text('games.check.within') : text('games.check.outside')}
        />
      ) : null}
      {check ? (
        <Typography variant="caption" color="textSecondary">
          {text('games.check.band', {
            low: check.low,
            high: check.high,
            rounds: formats.decimal(check.rounds),
          })}
        </Typography>
      ) : null}
    </Stack>
  );
}
