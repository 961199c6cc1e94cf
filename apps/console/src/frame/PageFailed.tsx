import { Button } from '@mui/material';
import { EmptyState } from '../parts/layout/PageStates.tsx';
import { useText } from '../platform/texts.tsx';

/** A page broke; the frame around it still works. */
export function PageFailed() {
  const text = useText();
  return (
    <EmptyState
      glyph="warning"
      title={text('frame.failed.page')}
      hint={text('frame.failed.page.hint')}
      action={
        <Button variant="contained" onClick={() => location.reload()} sx={{ mt: 1 }}>
          {text('frame.reload')}
        </Button>
      }
    />
  );
}
