import { Alert, Stack } from '@mui/material';
import { useLabel } from '../../platform/texts.tsx';
import type { Finding } from './lottery.rules.ts';

/** Of a spread, so many of its bets. */
const BETS_SHOWN = 6;

/** What the guard found: which bets, and how much they bring. */
export function FindingsList({ findings }: { findings: readonly Finding[] }) {
  const label = useLabel();
  return (
    <Stack sx={{ gap: 1 }}>
      {findings.map(({ kind, bets, percent }) => (
        <Alert key={`${kind} ${bets[0]?.play} ${bets[0]?.selection}`} severity="warning" variant="outlined">
          {label('lottery.finding', kind, {
            percent,
            bets: bets
              .slice(0, BETS_SHOWN)
              .map(({ play, selection }) => `${play} ${selection}`)
              .join(', '),
          })}
        </Alert>
      ))}
    </Stack>
  );
}
