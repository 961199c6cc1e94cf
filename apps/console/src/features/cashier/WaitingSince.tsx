import { Box } from '@mui/material';
import { Moment } from '../../parts/values/Moment.tsx';
import { useConsole } from '../../platform/console.ts';
import { urgencyOf } from './cashier.rules.ts';

const COLOUR = { fresh: 'inherit', late: 'var(--warning)', overdue: 'var(--danger)' } as const;

/** Since when an item waits; the colour marks a long wait. */
export function WaitingSince({ createdAt, isWaiting }: { createdAt: number; isWaiting: boolean }) {
  const { clock } = useConsole();
  const urgency = isWaiting ? urgencyOf({ createdAt, now: clock.now() }) : 'fresh';
  return (
    <Box component="span" sx={{ color: COLOUR[urgency], fontWeight: urgency === 'fresh' ? 400 : 600 }}>
      <Moment at={createdAt} relative />
    </Box>
  );
}
