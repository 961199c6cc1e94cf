import { Button } from '@mui/material';
import { Glyph } from '../../parts/values/Glyph.tsx';
import { useText } from '../../platform/texts.tsx';

/** Whose bank account is whose is looked at by somebody and not by the page itself: looks are on record. */
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
