import { Box } from '@mui/material';
import type { DepositLine } from '../../../parts/cashier-states.rules.ts';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Glyph } from '../../../parts/values/Glyph.tsx';
import { useText } from '../../../platform/texts.tsx';
import { isOtherThanAsked } from '../cashier.rules.ts';

/** The amount the gateway reports, marked if it differs from the requested one. */
export function ReceivedAmount({ deposit }: { deposit: Pick<DepositLine, 'came' | 'amount' | 'currency'> }) {
  const text = useText();
  const { came } = deposit;
  if (came === null) return <span aria-hidden="true">–</span>;
  const amount = <Amount value={came.amount} currency={came.currency} isNamed />;
  if (!isOtherThanAsked(deposit)) return amount;
  return (
    <Box
      component="span"
      title={text('cashier.came.other')}
      sx={{
        color: 'var(--warning)',
        fontWeight: 650,
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
      }}
    >
      <Glyph name="warning" size={15} />
      {amount}
    </Box>
  );
}
