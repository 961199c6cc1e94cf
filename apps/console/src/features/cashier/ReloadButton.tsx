import { Button } from '@mui/material';
import { Glyph } from '../../parts/values/Glyph.tsx';
import { useText } from '../../platform/texts.tsx';

/** Pages with bank details reload only on a press, since every view is recorded. */
export function ReloadButton({ isLooking, onPress }: { isLooking: boolean; onPress(): unknown }) {
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
