import { Button } from '@parlour/ui';
import { useText } from '../../platform/texts/texts.tsx';

export function CancelButton({ onPress }: { onPress: () => void }) {
  return <Button kind="quiet" label={useText()('member.cancel')} onPress={onPress} />;
}
