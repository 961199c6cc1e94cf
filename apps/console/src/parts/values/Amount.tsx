import { Box } from '@mui/material';
import type { MINUS } from '@parlour/money';
import { useFormats } from '../../platform/formats.ts';

type Props = { value: string; currency: string; sign?: '+' | typeof MINUS | undefined; isNamed?: boolean };

/** Money in figures of equal width, so that columns are easy to compare. */
export function Amount({ value, currency, sign, isNamed = false }: Props) {
  const formats = useFormats();
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {sign ?? ''}
      {formats.amount(value, currency)}
      {isNamed ? ` ${currency}` : ''}
    </Box>
  );
}
