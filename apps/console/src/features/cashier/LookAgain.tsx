import { Button } from '@mui/material';
import { Glyph } from '../../parts/Glyph.tsx';
import { useText } from '../../platform/texts.tsx';

/** Every look is on record, so the page does not look again by itself. */
export function LookAgain({ isLooking, onPress }: { isLooking: boolean; onPress(): unknown }) {
  const text = useText();
  return (
    <Button
      variant="outlined"
      loading={isLooking}
      onClick={() => void onPress()}
      startIcon={<Glyph name="reload" size={16} />}
    >
      {text('cashier.lookAgain')}
    </Button>
  );
}
