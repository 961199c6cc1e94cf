import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useLabel } from '../../../platform/texts.tsx';
import { type TitleLine, whyUnseen } from '../games.rules.ts';

const TONES = { gone: 'quiet', closed: 'quiet', hidden: 'waiting', disabled: 'bad' } as const;

/** Whether members see it, and if not, why. */
export function TitleState({ title }: { title: Omit<TitleLine, 'id' | 'actual'> }) {
  const label = useLabel();
  const why = whyUnseen(title);
  return <StateChip tone={why ? TONES[why] : 'good'} label={label('games.state', why ?? 'shown')} />;
}
