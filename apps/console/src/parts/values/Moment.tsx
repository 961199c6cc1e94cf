import { Box } from '@mui/material';
import { useConsole } from '../../platform/console.ts';
import { useFormats } from '../../platform/formats.ts';

/** A time to the second, with how long ago as the tooltip; `relative` swaps the two. */
export function Moment({ at, relative = false }: { at: number | null; relative?: boolean }) {
  const { clock } = useConsole();
  const formats = useFormats();
  if (at === null) return <span aria-hidden="true">–</span>;
  const exact = formats.moment(at);
  const distance = formats.relative({ at, now: clock.now() });
  return (
    <Box
      component="time"
      dateTime={new Date(at).toISOString()}
      title={relative ? exact : distance}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {relative ? distance : exact}
    </Box>
  );
}
