import { Stack } from '@mui/material';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import type { MemberSummary } from './members.rules.ts';

type Props = { member: Pick<MemberSummary, 'state' | 'isDemo'> & { pausedUntil?: number | null } };

export function MemberState({ member: { state, isDemo, pausedUntil = null } }: Props) {
  const text = useText();
  const { clock } = useConsole();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {state === 'active' ? (
        <StateChip tone="good" label={text('members.state.active')} />
      ) : (
        <StateChip tone="bad" label={text('members.state.locked')} />
      )}
      {pausedUntil !== null && pausedUntil > clock.now() ? (
        <StateChip tone="waiting" label={text('members.paused')} />
      ) : null}
      {isDemo ? <StateChip tone="quiet" label={text('members.demo')} /> : null}
    </Stack>
  );
}
