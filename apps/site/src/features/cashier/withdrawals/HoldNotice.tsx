import { WITHDRAWAL_HOLD_HOURS } from '@parlour/contract/values/identity.rules';
import { Notice } from '@parlour/ui';
import { useFormats } from '../../../platform/texts/texts.tsx';
import { useCashierText } from '../cashier-text.ts';

export function HoldNotice({ until }: { until: number }) {
  const text = useCashierText();
  const { moment } = useFormats();
  return (
    <Notice
      icon="shield"
      title={text('cashier.hold.title', { moment: moment(until) })}
      detail={text('cashier.hold.detail', { hours: WITHDRAWAL_HOLD_HOURS })}
    />
  );
}
