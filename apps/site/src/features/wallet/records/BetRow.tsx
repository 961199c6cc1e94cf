import type { Written } from '@parlour/money';
import { useRecordText } from '../../../platform/texts/record-texts.ts';
import { useFormats } from '../../../platform/texts/texts.tsx';
import { RecordRow } from './RecordRow.tsx';
import { type Bet, ICON_OF, resultOf } from './record.rules.ts';
import { useVendorName } from './useVendorName.ts';

type Props = { bet: Bet; written: Written; onOpen: () => void };

export function BetRow({ bet, written, onOpen }: Props) {
  const name = useRecordText();
  const { time } = useFormats();
  const vendorName = useVendorName();
  const mark = bet.isFree ? [name('records.free')] : [];
  const what = name(bet.state ? `records.state.${bet.state}` : `records.code.${bet.code}`);
  return (
    <RecordRow
      icon={ICON_OF[bet.code]}
      name={bet.title ?? what}
      detail={[time(bet.time), ...mark, bet.title ? what : (bet.vendorName ?? vendorName(bet.vendor))].join(
        ' · ',
      )}
      amount={resultOf(bet)}
      written={written}
      onOpen={onOpen}
    />
  );
}
