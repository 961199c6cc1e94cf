import { Box, Stack, Typography } from '@mui/material';
import { Moment } from '../../parts/values/Moment.tsx';
import { StateChip, type Tone } from '../../parts/values/StateChip.tsx';
import { useFind, useLabel, useText } from '../../platform/texts.tsx';
import type { Step } from './cashier.rules.ts';

type Props = { steps: readonly Step[]; family: string; toneOf(state: string): Tone };

/** What happened, in order, by whom and why. */
export function Steps({ steps, family, toneOf }: Props) {
  const label = useLabel();
  const text = useText();
  const find = useFind();
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {steps.map(({ state, at, by, reason }, index) => (
        <Box
          component="li"
          key={`${state}-${at}-${index.toString()}`}
          sx={{
            position: 'relative',
            pl: 3,
            pb: index === steps.length - 1 ? 0 : 2,
            '&::before': {
              content: '""',
              position: 'absolute',
              left: 4,
              top: 8,
              width: 9,
              height: 9,
              borderRadius: '50%',
              bgcolor: index === steps.length - 1 ? 'var(--accent-text)' : 'var(--text-muted)',
            },
            '&:not(:last-of-type)::after': {
              content: '""',
              position: 'absolute',
              left: 8,
              top: 21,
              bottom: -5,
              borderLeft: '1px solid',
              borderColor: 'divider',
            },
          }}
        >
          <Stack direction="row" sx={{ gap: 1.25, alignItems: 'center', flexWrap: 'wrap' }}>
            <StateChip tone={toneOf(state)} label={label(family, state)} />
            <Typography variant="body2">{label('cashier.by', by)}</Typography>
            <Typography variant="caption" color="textSecondary">
              <Moment at={at} />
            </Typography>
          </Stack>
          {reason ? (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              {find(`cashier.review.${reason}`) ?? text('cashier.reason.quoted', { reason })}
            </Typography>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}
