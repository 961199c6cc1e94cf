import { Stack } from '@mui/material';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import type { OperatorSummary } from './operators.rules.ts';

export function OperatorState({ operator }: { operator: OperatorSummary }) {
  const text = useText();
  const { clock } = useConsole();
  const { state, lockedUntil, mustChangePassword } = operator;
  const isLocked = lockedUntil !== null && lockedUntil > clock.now();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {state === 'active' ? (
        <StateChip tone="good" label={text('operators.state.active')} />
      ) : (
        <StateChip tone="bad" label={text('operators.state.disabled')} />
      )}
      {isLocked ? <StateChip tone="waiting" label={text('operators.locked')} /> : null}
      {mustChangePassword ? <StateChip tone="quiet" label={text('operators.firstPassword')} /> : null}
    </Stack>
  );
}
