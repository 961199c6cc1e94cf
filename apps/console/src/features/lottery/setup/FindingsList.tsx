import { Alert, Stack, Typography } from '@mui/material';
import { useLabel } from '../../../platform/texts.tsx';
import type { Finding } from '../lottery.rules.ts';
import { usePlayWords } from '../usePlayWords.ts';

/** Of a spread, so many of its bets. */
const BETS_SHOWN = 6;

/** Why a setup was refused; where the guard did, which bets and how much they bring. */
export function FindingsList({ findings, words }: { findings: readonly Finding[]; words: string }) {
  const label = useLabel();
  const plays = usePlayWords();
  return (
    <Alert severity="error" variant="outlined" sx={{ alignItems: 'flex-start' }}>
      <Stack sx={{ gap: 0.75 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {words}
        </Typography>
        {findings.map(({ kind, bets, percent }) => (
          <Typography key={`${kind} ${bets[0]?.play} ${bets[0]?.selection}`} variant="body2">
            {label('lottery.finding', kind, {
              percent,
              bets: bets
                .slice(0, BETS_SHOWN)
                .map(({ play, selection }) => `${plays.play(play)}: ${plays.selection(play, selection)}`)
                .join('; '),
            })}
          </Typography>
        ))}
      </Stack>
    </Alert>
  );
}
