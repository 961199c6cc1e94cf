import { StateChip, type Tone } from '../../../parts/values/StateChip.tsx';
import { useLabel } from '../../../platform/texts.tsx';
import type { VendorDetail } from '../games.rules.ts';

const TONES: Record<VendorDetail['health']['state'], Tone> = {
  well: 'good',
  failing: 'waiting',
  resting: 'bad',
};

export function VendorHealth({ health: { state } }: { health: VendorDetail['health'] }) {
  const label = useLabel();
  return <StateChip tone={TONES[state]} label={label('games.health', state)} />;
}
