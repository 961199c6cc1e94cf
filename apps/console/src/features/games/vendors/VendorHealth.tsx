import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useLabel } from '../../../platform/texts.tsx';
import type { VendorDetail } from '../games.rules.ts';

const TONES = { well: 'good', failing: 'waiting', resting: 'bad' } as const;

export function VendorHealth({ health: { state } }: { health: VendorDetail['health'] }) {
  const label = useLabel();
  return <StateChip tone={TONES[state]} label={label('games.health', state)} />;
}
