import { Stack, TextField, Typography } from '@mui/material';
import { useText } from '../../platform/texts.tsx';
import { oddsOf, type PlayLine, type Setup, withOdds } from './lottery.rules.ts';

type Props = { setup: Setup; plays: readonly PlayLine[]; onChange(setup: Setup): void };

/** The odds of every play that has its own, tier by tier; below each, what was delivered. */
export function OddsFields({ setup, plays, onChange }: Props) {
  const text = useText();
  const own = plays.filter(({ shipped, oddsFrom }) => shipped !== null && oddsFrom === null);
  if (own.length === 0) return null;
  return (
    <Stack sx={{ gap: 1.5, maxHeight: 360, overflowY: 'auto', pt: 1 }} tabIndex={0}>
      {own.map((play) => (
        <Stack key={play.id} sx={{ gap: 1 }}>
          <Typography variant="body2">{play.id}</Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {Object.entries(oddsOf(setup, play)).map(([tier, odds]) => (
              <TextField
                key={tier}
                label={tier === '*' ? text('lottery.odds.all') : tier}
                value={odds}
                onChange={(event) => onChange(withOdds(setup, play, { tier, value: event.target.value }))}
                helperText={text('lottery.odds.shipped', { odds: play.shipped?.[tier] ?? '–' })}
                slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12, autoComplete: 'off' } }}
                sx={{ width: 150 }}
              />
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
