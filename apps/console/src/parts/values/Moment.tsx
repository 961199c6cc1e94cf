import { Box } from '@mui/material';
import { useConsole } from '../../platform/console.ts';
import { useFormats } from '../../platform/formats.ts';
import { useZoneOf } from '../../platform/useZoneOf.ts';

type Props = {
  at: number | null;
  relative?: boolean;
  /** The brand it belongs to, where that is not the chosen one. */
  merchant?: string | null;
};

/**
 * A time to the second with its zone: the brand's, in which its days are counted, and below it the operator's own where
 * the clocks differ. The tooltip says how long ago; `relative` swaps the two.
 */
export function Moment({ at, relative = false, merchant }: Props) {
  const { clock } = useConsole();
  const ofBrand = useFormats(useZoneOf(merchant));
  const own = useFormats();
  if (at === null) return <span aria-hidden="true">–</span>;
  const exact = ofBrand.moment(at);
  const here = own.zone(at) === ofBrand.zone(at) ? null : own.moment(at);
  const distance = own.relative({ at, now: clock.now() });
  return (
    <Box
      component="time"
      dateTime={new Date(at).toISOString()}
      title={relative ? [exact, here].filter(Boolean).join(' · ') : distance}
      sx={{ whiteSpace: 'nowrap', display: 'inline-block', verticalAlign: 'top' }}
    >
      {relative ? distance : exact}
      {relative || here === null ? null : (
        <Box component="span" sx={{ display: 'block', fontSize: '0.6875rem', color: 'text.secondary' }}>
          {here}
        </Box>
      )}
    </Box>
  );
}
