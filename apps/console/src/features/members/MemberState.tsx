import { Stack } from '@mui/material';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useConsole } from '../../platform/console.ts';
import { useFormats } from '../../platform/formats.ts';
import { useText } from '../../platform/texts.tsx';
import type { MemberSummary } from './members.rules.ts';

type Props = {
  member: Pick<MemberSummary, 'state' | 'exclusion' | 'isDemo'> & { pausedUntil?: number | null };
};

export function MemberState({ member: { state, exclusion, isDemo, pausedUntil = null } }: Props) {
  const text = useText();
  const { clock } = useConsole();
  const formats = useFormats();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {state === 'locked' ? <StateChip tone="bad" label={text('members.state.locked')} /> : null}
      {exclusion ? (
        <StateChip
          tone="bad"
          label={
            exclusion.until === null
              ? text('members.excludedForever')
              : text('members.excludedUntil', { until: formats.moment(exclusion.until) })
          }
        />
      ) : null}
      {state === 'active' && !exclusion ? (
        <StateChip tone="good" label={text('members.state.active')} />
      ) : null}
      {pausedUntil !== null && pausedUntil > clock.now() ? (
        <StateChip tone="waiting" label={text('members.paused')} />
      ) : null}
      {isDemo ? <StateChip tone="quiet" label={text('members.demo')} /> : null}
    </Stack>
  );
}
