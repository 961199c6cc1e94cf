import { Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { useFormats } from '../../../platform/formats.ts';
import { useText } from '../../../platform/texts.tsx';
import type { ReturnsMeta } from './returns.rules.ts';

/** The same per vendor, one line each. */
export function VendorReturns() {
  const text = useText();
  const formats = useFormats();
  const meta = useListContext().meta as ReturnsMeta | undefined;
  if (!meta || meta.vendors.length === 0) return null;
  return (
    <Stack component="dl" direction="row" sx={{ m: 0, gap: 3, flexWrap: 'wrap', width: '100%' }}>
      {meta.vendors.map(({ vendor, vendorName, rounds, ofMoney }) => (
        <div key={vendor}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {text('games.vendor.rounds', { vendor: vendorName, rounds: formats.decimal(rounds) })}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            {ofMoney === null ? '–' : text('games.percent', { value: ofMoney })}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
